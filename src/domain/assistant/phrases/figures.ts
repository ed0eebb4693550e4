import { parseTime } from '../../hours/time-of-day.ts';
import type { HoursTexts } from '../../texts/types.ts';

/** How a language writes what an answer has as an English page writes it. */
interface Figures extends Pick<HoursTexts, 'time' | 'timeRange'> {
  /** `price('$', '1,250.00')` */
  price: (sign: string, amount: string) => string;
  /** The price of the smallest size. */
  from: (price: string) => string;
}

const TIME = /\d{1,2}:\d{2} [AP]M/.source;
const TIMES = new RegExp(String.raw`\b(${TIME})(?: – (${TIME}))?\b`, 'g');
const PRICE = /(\bfrom )?(\p{Sc}|\b[A-Z]{2}\$)(\d{1,3}(?:,\d{3})*(?:\.\d{2})?)(?![\d.,]*\d)/gu;

/** Rewrites the times and prices of a text: "11:30 AM – 10:00 PM", "from $12.50". */
export function makeFigures({ time, timeRange, price, from }: Figures): (text: string) => string {
  const timeOf = (written: string): string => time(parseTime(written) ?? 0);
  return (text) =>
    text
      .replaceAll(TIMES, (_, opens: string, closes: string | undefined) =>
        closes === undefined ? timeOf(opens) : timeRange(timeOf(opens), timeOf(closes)),
      )
      .replaceAll(PRICE, (_, isLeast: string | undefined, sign: string, amount: string) =>
        isLeast === undefined ? price(sign, amount) : from(price(sign, amount)),
      );
}
