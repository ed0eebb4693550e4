import { DAY_MS, MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { clockAt } from './zone-clock.ts';

/** The day of a date, or of an instant on the clock of a zone: `dayIn('America/Toronto', '2026-12-26T04:59:59Z') // "2026-12-25"`. */
export function dayIn(zone: string | undefined, date: string): string {
  const written = date.slice(0, 'YYYY-MM-DD'.length);
  if (date === written || zone === undefined) return written;
  const day = Math.floor(clockAt(Date.parse(date), zone) / MINUTES_A_DAY);
  return new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
