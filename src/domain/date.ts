const LONG = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `formatDate('2026-10-03') // "October 3, 2026"`; what is no date shows as written. */
export function formatDate(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? LONG.format(new Date(date)) : date;
}
