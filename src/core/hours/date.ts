import type { IslandTexts } from '#i18n/texts.ts';

/** `formatDate('2026-10-03', ENGLISH.formats) // "October 3, 2026"`; a text that is not a date, or a day that no month has, is returned as it is. */
export function formatDate(date: string, { date: format }: IslandTexts['formats']): string {
  const day = dateOf(date);
  return day ? format(day) : date;
}

/** The day as a Date in UTC. Undefined for a text that is not a date, or a day that no month has. */
export function dateOf(date: string): Date | undefined {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : Number.NaN);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? day : undefined;
}

/** The day from which on a check of the past says too little: a year after it. Both are `YYYY-MM-DD`. */
export function outdatedOn(date: string): string {
  const day = new Date(date);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The minute of an instant (milliseconds since 1970), as builds name it: `2026-12-25T05:00Z`. It compares as a text. */
export const minuteOf = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)}Z`;
