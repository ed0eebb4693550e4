import { WEEKDAYS } from '../../hours/hours-lines.ts';
import { parseTime } from '../../hours/time-of-day.ts';
import type { Texts } from '../../texts/types.ts';
import { MONTHS } from './english.ts';

/** How a language writes what an answer has as an English page writes it. */
interface Figures {
  /** What its pages say, "December 24 – 26, 2026" among it. */
  texts: Pick<Texts, 'dates' | 'formats' | 'hours'>;
  /** `price('$', '1,250.00')` */
  price: (sign: string, amount: string) => string;
  /** The price of the smallest size. */
  from: (price: string) => string;
}

const TIME = /\d{1,2}:\d{2} [AP]M/.source;
const TIMES = new RegExp(String.raw`\b(${TIME})(?: – (${TIME}))?\b`, 'g');
const PRICE = /(\bfrom )?(\p{Sc}|\b[A-Z]{2}\$)(\d{1,3}(?:,\d{3})*(?:\.\d{2})?)(?![\d.,]*\d)/gu;

const MONTH = MONTHS.join('|');
const WEEKDAY = WEEKDAYS.join('|');
const DAY = /3[01]|[12]?\d/.source;
/** "October 3, 2026", "December 24 – 26, 2026", "December 24, 2026 – January 2, 2027 (Monday, Tuesday)" */
const DATES = new RegExp(
  String.raw`\b(${MONTH}) (${DAY})(?:(?:, (\d{4}))? – (?:(${MONTH}) )?(${DAY}))?, (\d{4})\b(?: \(((?:${WEEKDAY})(?:, (?:${WEEKDAY}))*)\))?`,
  'g',
);

/** What is written, and its parts. */
type Written = [string, ...(string | undefined)[]];

/** Rewrites the times, prices and dates of a text: "11:30 AM – 10:00 PM", "from $12.50", "October 3, 2026". */
export function makeFigures({ texts, price, from }: Figures): (text: string) => string {
  const { dates, formats, hours } = texts;
  const timeOf = (written: string): string => hours.time(parseTime(written) ?? 0);
  const datesOf = (
    ...[, month = '', day, year, lastMonth = month, last = day, lastYear, weekdays]: Written
  ): string => {
    const dateOf = (name: string, date = '', of = lastYear) =>
      new Date(Date.UTC(Number(of), MONTHS.indexOf(name), Number(date)));
    const period = dates.period(dateOf(month, day, year), dateOf(lastMonth, last));
    const names = weekdays
      ?.split(', ')
      .map((name) => formats.weekday(WEEKDAYS.findIndex((weekday) => weekday === name)));
    return names === undefined ? period : dates.onlyOn(period, names);
  };
  return (text) =>
    text
      .replaceAll(DATES, datesOf)
      .replaceAll(TIMES, (_, opens: string, closes: string | undefined) =>
        closes === undefined ? timeOf(opens) : hours.timeRange(timeOf(opens), timeOf(closes)),
      )
      .replaceAll(PRICE, (_, isLeast: string | undefined, sign: string, amount: string) =>
        isLeast === undefined ? price(sign, amount) : from(price(sign, amount)),
      );
}
