import { DAY_MS } from '#schema/hours/time-of-day.ts';

/** From a first through a last day: `2026-12-24`, or `--12-24` for each year. Missing: open-ended. */
export interface Period {
  from?: string;
  through?: string;
}

export const isYearly = ({ from = '', through = '' }: Period): boolean =>
  from.startsWith('--') || through.startsWith('--');

/** The period with its years: of a yearly one that which runs on a date, else the next. */
export function occurrenceOf<Dated extends Period>(period: Dated, date: string): Dated {
  const { from = '', through = '' } = period;
  if (!isYearly(period)) return period;
  const firstYear = Number(date.slice(0, 'YYYY'.length)) - 1;
  // 29 February may be eight years away: 2100 is no leap year.
  for (let year = firstYear; year < firstYear + 10; year++) {
    const start = dayIn(year, from);
    const end = dayIn(through < from ? year + 1 : year, through) ?? endOfFebruary(period, year);
    if (start !== undefined && end !== undefined && end >= date) return { ...period, from: start, through: end };
  }
  return period;
}

/** A period through 29 February ends on the 28th in other years. */
function endOfFebruary({ from, through }: Period, year: number): string | undefined {
  return from === through ? undefined : `${(through ?? '') < (from ?? '') ? year + 1 : year}-02-28`;
}

/** Undefined where that year does not have the day. */
function dayIn(year: number, monthAndDay: string): string | undefined {
  const date = `${year}${monthAndDay.slice(1)}`;
  const day = new Date(date);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? date : undefined;
}

/** The number of its days. */
export function daysIn(period: Period): number {
  const { from, through } = occurrenceOf(period, '2026-01-01');
  return from === undefined || through === undefined ? Infinity : (Date.parse(through) - Date.parse(from)) / DAY_MS + 1;
}

/** The same for the clock: days counted from 1970-01-01, or of each year the month and the day: 1224. */
export interface PeriodTimes {
  from?: number;
  through?: number;
  isYearly?: true;
}

export function periodTimesOf(period: Period): PeriodTimes {
  const { from, through } = period;
  if (isYearly(period)) return { from: monthAndDay(from), through: monthAndDay(through), isYearly: true };
  return { from: dayNumber(from), through: dayNumber(through) };
}

const dayNumber = (date: string | undefined) => (date === undefined ? undefined : Date.parse(date) / DAY_MS);
const monthAndDay = (date = '') => Number(date.slice(2, 4)) * 100 + Number(date.slice(5, 7));

/** Whether a day, counted from 1970-01-01, lies in the period. */
export function isWithin({ from, through, isYearly: isOfEachYear }: PeriodTimes, day: number): boolean {
  if (!isOfEachYear) return (from ?? day) <= day && day <= (through ?? day);
  const date = new Date(day * DAY_MS);
  const inYear = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  const [first, last] = [from ?? 0, through ?? 1231];
  return first <= last ? first <= inYear && inYear <= last : inYear >= first || inYear <= last;
}
