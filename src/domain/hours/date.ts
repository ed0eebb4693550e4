const LONG = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** `formatDate('2026-10-03') // "October 3, 2026"`; a text that is not a date, or a day that no month has, is returned as it is. */
export function formatDate(date: string): string {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : Number.NaN);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  return exists ? LONG.format(day) : date;
}
