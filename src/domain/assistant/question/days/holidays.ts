import { foldText } from '../../../text/fold.ts';
import { DAY_MS } from '../../../hours/time-of-day.ts';
import type { Day } from './day.ts';

/** A holiday in one year. */
export interface Holiday {
  day: Day;
  /** In English, as the calendar of its country calls it: "Family Day". */
  name: string;
  /** Banks and offices are closed. Other days, like Halloween, are not closing days. */
  isPublic: boolean;
}

/** The holidays of a region, and those that only other calendars name: Easter Sunday is no public holiday in British Columbia. */
export interface RegionHolidays {
  own: readonly Holiday[];
  others: () => readonly Holiday[];
}

/** The holidays of this year and the two after it. `country` and `region` as an address has them: "CA" or "Canada", "BC". */
export type HolidayCalendar = (country: string | undefined, region: string | undefined) => RegionHolidays;

/** Words that occur in names of holidays. The other calendars take long to make, so they are made only for a text with such a word. */
const HOLIDAY_WORD =
  /\b(day|eve|year|years|nye|xmas|christmas|easter|thanksgiving|holiday|jean|juneteenth|deepavali|diwali|hari|weekend)\b/;

/** The names of the holidays that a text names, in its order, those of the region's own before others'. */
export function holidaysIn({ own, others }: RegionHolidays, text: string): string[] {
  const padded = ` ${plain(text)} `;
  const found = namesIn(own, padded);
  return HOLIDAY_WORD.test(found.rest) ? [...found.names, ...namesIn(others(), found.rest).names] : found.names;
}

/** The longest names first: "Christmas Eve" must not be read as Christmas Day. `rest`: the text without them. */
function namesIn(holidays: readonly Holiday[], padded: string): { names: string[]; rest: string } {
  const phrases = [...new Set(holidays.map(({ name }) => name))]
    .flatMap((name) => phrasesOf(name).map((phrase) => ({ name, phrase })))
    .filter(({ phrase }) => padded.includes(` ${phrase} `))
    .sort((one, other) => other.phrase.length - one.phrase.length);
  const found = new Map<string, number>();
  let rest = padded;
  for (const { name, phrase } of phrases) {
    // New Year's Eve and the lunar new year are other days than New Year's Day, even if the calendar does not have them.
    const isOther =
      rest.includes(` ${phrase} eve `) ||
      /\b(?:lunar|chinese|american) $/.test(rest.slice(0, rest.indexOf(` ${phrase} `) + 1));
    if (!rest.includes(` ${phrase} `) || isOther) continue;
    found.set(name, padded.indexOf(` ${phrase} `));
    rest = rest.replaceAll(` ${phrase} `, ' ; ');
  }
  const names = [...found].sort(([, one], [, other]) => one - other).map(([name]) => name);
  return { names, rest };
}

/** The next day of that name, counted from today, or that of a year; undefined where no calendar has it. */
export function nextHoliday({ own, others }: RegionHolidays, name: string, today: Day, year?: number): Day | undefined {
  const daysIn = (holidays: readonly Holiday[]) =>
    holidays.flatMap(({ name: other, day }) => {
      const isOfYear = year === undefined || new Date(day * DAY_MS).getUTCFullYear() === year;
      return other === name && day >= today && isOfYear ? day : [];
    });
  const days = own.some((holiday) => holiday.name === name) ? daysIn(own) : daysIn(others());
  return days.toSorted((one, other) => one - other)[0];
}

/** The public holiday on a day. */
export function publicHolidayOn({ own }: RegionHolidays, day: Day): Holiday | undefined {
  return own.find((holiday) => holiday.isPublic && holiday.day === day);
}

const known = new Map<string, string[]>();

/** How guests write a holiday's name: "christmas day", "christmas", "xmas". */
function phrasesOf(name: string): string[] {
  const phrase = plain(name);
  const found = known.get(phrase) ?? [phrase, ...(SHORT_FORMS.get(phrase) ?? [])];
  known.set(phrase, found);
  return found;
}

/** The words of guests for the names in calendars. */
const SHORT_FORMS = new Map(
  Object.entries({
    'christmas day': ['christmas', 'xmas', 'xmas day', 'x mas'],
    'christmas eve': ['xmas eve'],
    'new years day': ['new years', 'new year', 'new year day'],
    'new years eve': ['new year eve', 'nye'],
    'easter sunday': ['easter'],
    thanksgiving: ['thanksgiving day'],
    'thanksgiving day': ['thanksgiving', 'american thanksgiving', 'us thanksgiving'],
    'labour day': ['labor day'],
    'valentines day': ['valentines', 'valentine'],
    'british columbia day': ['bc day', 'b c day'],
    'national patriots day': ['patriots day'],
    'national holiday': ['st jean', 'st jean baptiste', 'saint jean', 'saint jean baptiste', 'fete nationale'],
    'national day for truth and reconciliation': [
      'truth and reconciliation day',
      'truth and reconciliation',
      'orange shirt day',
    ],
    'chinese new year': ['lunar new year', 'spring festival'],
    'martin luther king jr day': ['martin luther king day', 'mlk day'],
    'washingtons birthday': ['presidents day'],
    'independence day': ['fourth of july', '4th of july', 'july 4th', 'july 4'],
    'canada day': ['july 1st', 'july 1', 'july first'],
    'st patricks day': ['st patricks', 'saint patricks day', 'st paddys day', 'paddys day'],
    'civic holiday': ['august long weekend'],
    'victoria day': ['may long weekend', 'may two four'],
  }),
);

function plain(text: string): string {
  return foldText(text)
    .replaceAll(/['’‘`´.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
