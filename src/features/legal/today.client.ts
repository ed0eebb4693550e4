import { formatDate } from '../../domain/hours/date.ts';

/** The HTML has the date of the build. A text that is "last updated today" should show the visitor's date. */
function showToday(now: Date): void {
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-now=date]')) {
    time.dateTime = today;
    time.textContent = formatDate(today);
  }
}

export function start(): void {
  showToday(new Date());
}
