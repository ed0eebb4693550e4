import { dayHoursOn, weekdayOf } from '../../domain/day-hours.ts';
import { dayHoursToText } from '../../domain/hours.ts';
import type { Hours } from '../../model/hours.ts';

/** Fills in what only a clock knows: today's hours, and which day of the week it is where the restaurant is. */
function showToday(timetable: HTMLElement, now: Date): void {
  const hours = JSON.parse(timetable.dataset['hours'] ?? '') as Hours;
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: timetable.dataset['zone'] || undefined }).format(now);
  const text = dayHoursToText(dayHoursOn(hours, date));
  const today = timetable.querySelector('[data-today] b');
  if (today) today.textContent = text;
  // A weekday that special hours replace today would contradict the line above.
  const isUsual = text === dayHoursToText(dayHoursOn({ ...hours, special: [] }, date));
  const mondayFirst = (weekdayOf(date) + 6) % 7;
  timetable.querySelectorAll('.hours:first-child > div').forEach((row, index) => {
    if (isUsual && index === mondayFirst) row.setAttribute('aria-current', 'date');
    else row.removeAttribute('aria-current');
  });
}

function showTodays(): void {
  const now = new Date();
  for (const timetable of document.querySelectorAll<HTMLElement>('[data-hours]')) showToday(timetable, now);
}

document.addEventListener('astro:page-load', showTodays);
// A page left open over midnight.
document.addEventListener('visibilitychange', showTodays);
