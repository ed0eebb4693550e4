import type { Period } from './periods.ts';

/** A part of a text about hours that is about dates: "May-Sep: Mo-Su 11:00-23:00". */
export interface DatedText extends Period {
  text: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])\\.?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[:h]\\d|h)(?! ?[ap]\\.?m)';
const DATE = `(?:(\\d{4}) )?${MONTH}(?: ${DAY}(?:,? (\\d{4})(?!:))?)?`;
/** "May-Sep", "Mar 15-Oct 31", "2026 Dec 24-26", "Dec 25" */
const PERIOD = new RegExp(`^${DATE}(?: ?(?:[-–—]|to|through) ?(?:${DATE}|${DAY}))?(?=$|[ ,:])`, 'i');

/** "Dec 25,Jan 1 off": the parts are about the same hours. */
const BETWEEN = /^,? ?(?:and )?/;

/**
 * The parts of a text about hours that are about dates, as OpenStreetMap and people write them, and the rest of the text, which is about the week. Dates
 * without a year are those of each year. Undefined where it names no dates.
 */
export function splitDatedText(text: string): { dated: DatedText[]; rest: string } | undefined {
  const parts = text.split(';').map((part) => part.trim());
  const split = parts.map(datedParts);
  if (split.every((dated) => dated.length === 0)) return undefined;
  return { dated: split.flat(), rest: parts.filter((_, index) => split[index]?.length === 0).join('; ') };
}

function datedParts(part: string): DatedText[] {
  const periods: Period[] = [];
  let rest = part;
  for (;;) {
    const [matched, ...groups] = PERIOD.exec(rest) ?? [];
    const period = matched === undefined ? undefined : periodOf(groups);
    if (matched === undefined || period === undefined) break;
    periods.push(period);
    rest = rest.slice(matched.length).replace(BETWEEN, '');
  }
  const hours = rest.replace(/^[ :,]+/, '');
  return hours === '' ? [] : periods.map((period) => ({ ...period, text: hours }));
}

function periodOf(groups: (string | undefined)[]): Period | undefined {
  // "Mar 11 h – 14 h" is French, for Tuesday.
  if (/^mar$/i.test(groups[1] ?? '') && groups[2] === undefined && groups[5] === undefined) return undefined;
  const [yearBefore, month = '', day, yearAfter, lastYearBefore, lastMonth, lastDay, lastYearAfter, dayAlone] = groups;
  const first = { year: yearBefore ?? yearAfter, month: monthOf(month), day };
  const last = {
    year: lastYearBefore ?? lastYearAfter,
    month: lastMonth === undefined ? first.month : monthOf(lastMonth),
    day: dayAlone ?? (lastMonth === undefined ? day : lastDay),
  };
  // "2026 Dec 24-Jan 2", "Dec 24-Jan 2, 2027": the year is written once.
  const turns = last.month < first.month ? 1 : 0;
  const firstYear = first.year ?? (last.year && String(Number(last.year) - turns));
  const lastYear = last.year ?? (first.year && String(Number(first.year) + turns));
  const from = dateOf(firstYear, first.month, first.day ?? '1');
  const through = dateOf(lastYear, last.month, last.day ?? String(lengthOf(lastYear, last.month)));
  return from === undefined || through === undefined ? undefined : { from, through };
}

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase());

/** Of a month without a year: February ends on the 29th, if there is one. */
const lengthOf = (year = '2024', month: number): number => new Date(Date.UTC(Number(year), month + 1, 0)).getUTCDate();

function dateOf(year: string | undefined, month: number, day: string): string | undefined {
  const date = new Date(Date.UTC(Number(year ?? 2024), month, Number(day)));
  if (date.getUTCMonth() !== month) return undefined;
  return `${year ?? '-'}${date.toISOString().slice('YYYY'.length, 'YYYY-MM-DD'.length)}`;
}
