const LONG = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** `formatDate('2026-10-03') // "October 3, 2026"`; a text that is not a date is returned as it is. */
export function formatDate(date: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(day) ? date : LONG.format(day);
}
