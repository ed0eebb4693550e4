import { DAY_MS } from './time-of-day.ts';

/** The last day of something, and whose midnight ends it; without a zone it is the visitor's. */
export interface LastDay {
  /** `2026-12-31` */
  date: string;
  zone?: string;
}

/**
 * The build does not know the hour in the restaurant's zone, and somewhere it is still yesterday: what has a last day leaves the HTML a
 * day late. The page itself removes it on time.
 */
export function mayStillRun(lastDay: string | undefined, buildDate: string): boolean {
  return lastDay === undefined || Date.parse(lastDay) >= Date.parse(buildDate) - DAY_MS;
}

/** Whether it is over by the clock of its zone. */
export function isOver({ date, zone }: LastDay, now: Date): boolean {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now) > date;
}
