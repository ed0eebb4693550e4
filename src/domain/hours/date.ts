/** By their number, from 1 on: `MONTHS[0]` is January. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `formatDate('2026-10-03') // "October 3, 2026"`; a text that is not a date is returned as it is. */
export function formatDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? date : `${name} ${Number(day)}, ${Number(year)}`;
}
