import { openingWordsAt, todayAt } from '../../domain/hours/opening-words.ts';
import type { OpeningTimes } from '../../domain/hours/opening-times.ts';

/**
 * Says of every location on the page what only a clock knows. A location is an element with its OpeningTimes in `data-times`; what is
 * said of it goes into the elements inside that name it: `data-says="badge"`, "status", "pickup", "today".
 */
export function start(): void {
  clearTimeout(timer);
  const now = Date.now();
  // Midnight comes at a quarter of an hour in every zone, and a computer that slept has missed what it was waiting for.
  let next = (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS;
  for (const location of document.querySelectorAll<HTMLElement>('[data-times]')) {
    next = Math.min(next, tell(location, JSON.parse(location.dataset['times'] ?? '') as OpeningTimes, now));
  }
  timer = setTimeout(start, next - now);
}

const QUARTER_MS = 15 * 60_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the instant at which something else is to be said. */
function tell(location: HTMLElement, times: OpeningTimes, now: number): number {
  try {
    const { badge, status, pickup, until = Infinity } = openingWordsAt(times, now);
    const { hours, weekday } = todayAt(times, times.zone, now);
    location.dataset['open'] = badge;
    const words: Record<string, string | undefined> = { badge, status, pickup, today: hours };
    for (const element of location.querySelectorAll<HTMLElement>('[data-says]')) {
      const text = words[element.dataset['says'] ?? ''] ?? '';
      if (element.textContent !== text) element.textContent = text;
    }
    // A weekday that special hours replace today would contradict what is said of today.
    location.querySelectorAll('[data-week] > dl:first-child > div').forEach((row, mondayFirst) => {
      if ((mondayFirst + 1) % 7 === weekday) row.setAttribute('aria-current', 'date');
      else row.removeAttribute('aria-current');
    });
    return until;
  } catch (error) {
    // An older browser may not know the zone. Then its hours stand there, and nothing wrong.
    if (error instanceof RangeError) return Infinity;
    throw error;
  }
}

// A page that comes back, from behind other tabs or from the history.
document.addEventListener('visibilitychange', start);
window.addEventListener('pageshow', start);
