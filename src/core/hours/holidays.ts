import { foldText } from '../text/fold.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';
import type { Day } from './day.ts';

/** A holiday in one year. */
export interface Holiday {
  day: Day;
  /** In English, as the calendar of its country calls it: "Family Day". */
  name: string;
  /** Banks and offices are closed. Other days, like Halloween, are not closing days. */
  isPublic: boolean;
}

/** The holidays of a region, and other calendars for those that it lacks: Easter Sunday is no public holiday in British Columbia. */
export interface RegionHolidays {
  own: readonly Holiday[];
  /** Of calendars with the same holiday the first counts. A calendar takes long to make: each is made when the ones before it lack a name. */
  others: () => Iterable<readonly Holiday[]>;
}

/** The holidays of this year and the two after it. `country` and `region` as an address has them: "CA" or "Canada", "BC". */
export type HolidayCalendar = (country: string | undefined, region: string | undefined) => RegionHolidays;

/** Words that occur in names of holidays. The other calendars are read only for a text with such a word: "family day", and not "the soup of the day". */
const HOLIDAY_WORD =
  /\b(?<!\b(?:a|all|another|any|each|every|next|of|one|other|per|public|same|stat|statutory|that|the|this|what|which) )(?:day|holiday)\b|\b(?:eve|new years?|nye|xmas|christmas|easter|thanksgiving|jean|juneteenth|deepavali|diwali|hari|long weekend)\b/;

/** The names of the holidays that a text names, in its order: those of the regions' own calendars before others'. */
export function holidaysIn(regions: readonly RegionHolidays[], text: string): string[] {
  const padded = ` ${plain(text)} `;
  const found = new Map<string, number>();
  let rest = padded;
  const read = (holidays: readonly Holiday[]) => {
    const named = namesIn(holidays, rest);
    for (const { name, phrase } of named.names) found.set(name, padded.indexOf(` ${phrase} `));
    rest = named.rest;
  };
  // Regions of a country have the same other calendars.
  const own = new Set(regions.map((region) => region.own));
  const known = new Set<readonly Holiday[]>(own);
  own.forEach(read);
  for (const region of regions)
    for (const other of HOLIDAY_WORD.test(rest) ? region.others() : []) {
      if (known.has(other)) continue;
      known.add(other);
      read(other);
      if (!HOLIDAY_WORD.test(rest)) break;
    }
  return [...found].sort(([, one], [, other]) => one - other).map(([name]) => name);
}

/** The longest names first: "Christmas Eve" must not be read as Christmas Day. `rest`: the text without them. */
function namesIn(
  holidays: readonly Holiday[],
  padded: string,
): { names: { name: string; phrase: string }[]; rest: string } {
  const phrases = [...new Set(holidays.map(({ name }) => name))]
    .flatMap((name) => phrasesOf(name).map((phrase) => ({ name, phrase })))
    .filter(({ phrase }) => padded.includes(` ${phrase} `))
    .sort((one, other) => other.phrase.length - one.phrase.length);
  const found: { name: string; phrase: string }[] = [];
  let rest = padded;
  for (const { name, phrase } of phrases) {
    // New Year's Eve, the lunar new year and Easter Monday are other days than New Year's Day and Easter, even if the calendar does not have them.
    const isOther =
      rest.includes(` ${phrase} eve `) ||
      (phrase === 'easter' && rest.includes(' easter monday ')) ||
      /\b(?:lunar|chinese|american) $/.test(rest.slice(0, rest.indexOf(` ${phrase} `) + 1));
    if (!rest.includes(` ${phrase} `) || isOther) continue;
    found.push({ name, phrase });
    rest = rest.replaceAll(` ${phrase} `, ' ; ');
  }
  return { names: found, rest };
}

/** The next day of that name, counted from today, or that of a year; undefined where no calendar has it. */
export function nextHoliday({ own, others }: RegionHolidays, name: string, today: Day, year?: number): Day | undefined {
  const daysIn = (holidays: readonly Holiday[]) =>
    holidays.flatMap(({ name: other, day }) => {
      const isOfYear = year === undefined || new Date(day * DAY_MS).getUTCFullYear() === year;
      return other === name && day >= today && isOfYear ? day : [];
    });
  const calendar = own.some((holiday) => holiday.name === name) ? own : firstWith(others(), name);
  const days = daysIn(calendar);
  return days.toSorted((one, other) => one - other)[0];
}

function firstWith(calendars: Iterable<readonly Holiday[]>, name: string): readonly Holiday[] {
  for (const holidays of calendars) if (holidays.some((holiday) => holiday.name === name)) return holidays;
  return [];
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
    deepavali: ['diwali'],
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
