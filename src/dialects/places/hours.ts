import { type Fields, isFields } from '#schema/values/fields.ts';
import { madeFrom, type Reshaped, type Shape, withKeySources } from '../form/shape.ts';

/**
 * Opening hours in other forms than a list of entries. Each becomes such a list:
 *
 * - a text, or a list of texts: `"Mo-Fr 11:00-22:00; Su off"`
 * - by weekday: `{ "monday": "11:00-22:00", "tuesday": { "isClosed": true }, "friday": { "openIntervals": [{ "start": "17:00", "end": "23:00" }] } }`
 * - by weekday, flat: `{ "monday_open": "11:00", "monday_close": "22:00" }`
 * - periods: `{ "periods": [{ "openDay": "FRIDAY", "openTime": { "hours": 18 }, "closeDay": "SATURDAY", "closeTime": { "hours": 2 } }] }`, or with
 *   `{ "open": { "day": 5, "hour": 18, "minute": 0 }, "close": { … } }`
 */
export const hoursShape: Shape = (value) => {
  if (typeof value === 'string') return { value: [madeFrom({ hours: value })] };
  if (Array.isArray(value))
    return fromList(value, (element) => (isFields(element) ? tidyEntry(element) : wordsOf(element)));
  if (!isFields(value)) return undefined;
  if (Array.isArray(value['periods']) && value['periods'].length > 0) return fromPeriods(value, value['periods']);
  const texts = ['weekdayDescriptions', 'weekday_text'].find((key) => Array.isArray(value[key]));
  if (texts !== undefined) return fromTexts(value, texts);
  return fromWeekdays(value) ?? fromEntry(value);
};

/**
 * Special hours in other forms: `{ "specialHourPeriods": [{ "startDate": { "year": 2026, "month": 12, "day": 25 }, "closed": true }] }`, or by date:
 * `{ "2026-12-25": "closed", "2026-12-31": "11:00-15:00" }`.
 */
export const specialHoursShape: Shape = (value) => {
  if (Array.isArray(value))
    return fromList(value, (element) => (isFields(element) ? tidyEntry(element) : datedWords(element)));
  if (typeof value === 'string') return { value: [madeFrom(datedWords(value))] };
  if (!isFields(value)) return undefined;
  const periods = value['specialHourPeriods'];
  if (Array.isArray(periods)) {
    const made = periods.map((period, index) =>
      madeFrom(isFields(period) ? (tidyEntry(period) ?? period) : wordsOf(period), 'specialHourPeriods', index),
    );
    return { value: made, unused: othersOf(value, 'specialHourPeriods') };
  }
  const dates = Object.keys(value).filter((key) => DATE.test(key));
  if (dates.length === 0) return fromEntry(value);
  const made = dates.map((date) => madeFrom({ ...ofDay(value[date]), date }, date));
  return { value: made, unused: othersOf(value, ...dates) };
};

/** Hours for pickup as any other hours: `{ "monday": "12:00-20:00" }`. */
export const pickupShape: Shape = (value) => {
  if (isFields(value) ? hoursShape(value) === undefined : typeof value !== 'string' && !Array.isArray(value))
    return undefined;
  return { value: withKeySources({ customHours: value }, new Map([['customHours', []]])) };
};

const DATE = /^(?:\d{4}-|--)?\d{2}-\d{2}$/;

/** Undefined where each element is in our own form already, so that warnings name the keys as they were written. */
function fromList(list: unknown[], reshape: (element: unknown) => object | undefined): Reshaped | undefined {
  let isSame = true;
  const value = list.map((element, index) => {
    const made = element === null || element === undefined ? undefined : reshape(element);
    if (made === undefined) return element;
    isSame = false;
    return madeFrom(made, index);
  });
  return isSame ? undefined : { value };
}

function fromEntry(entry: Fields): Reshaped | undefined {
  const tidied = tidyEntry(entry);
  return tidied && { value: [madeFrom(tidied)] };
}

/** Whatever is no object is kept as words, so that the days it was meant for are not taken for closed ones. */
function wordsOf(value: unknown): { hours: string } {
  return { hours: typeof value === 'string' ? value : (JSON.stringify(value) ?? '') };
}

/** "2026-12-31 11:00-15:00", "2026-12-25: closed" */
function datedWords(value: unknown): Fields {
  const { hours } = wordsOf(value);
  const [, date, rest = ''] = /^((?:\d{4}-|--)?\d{2}-\d{2})[: ](.*)$/.exec(hours.trim()) ?? [];
  return date === undefined ? { hours } : { date, hours: rest.trim() };
}

const TIME_KEYS = ['open', 'opens', 'openTime', 'start', 'close', 'closes', 'closeTime', 'end'];
const DATE_KEYS = ['startDate', 'endDate', 'date', 'validFrom', 'validThrough'];

/**
 * An entry whose times and dates are objects, or whose `open` says whether it opens at all. Undefined where nothing has to be rewritten.
 */
function tidyEntry(entry: Fields): Fields | undefined {
  const rewritten: Fields = {};
  for (const key of TIME_KEYS) if (isFields(entry[key])) rewritten[key] = clockText(entry[key]) ?? entry[key];
  for (const key of DATE_KEYS) if (isFields(entry[key])) rewritten[key] = dateText(entry[key]) ?? entry[key];
  if (typeof entry['open'] === 'boolean') rewritten['isOpen'] = entry['open'];
  const isGoogles = isFields(entry['startDate']);
  if (Object.keys(rewritten).length === 0) return undefined;
  const { open, endDate, ...rest } = { ...entry, ...rewritten };
  return {
    ...rest,
    ...(typeof open !== 'boolean' && open !== undefined && { open }),
    // The end of a night that goes past midnight, not of a period of days.
    ...(endDate !== undefined && !(isGoogles && rest['openTime'] !== undefined) && { endDate }),
    ...(isGoogles && { endDate: endDateOf(rest, endDate) }),
  };
}

function endDateOf(entry: Fields, endDate: unknown): unknown {
  return endDate === undefined || entry['openTime'] !== undefined || entry['closeTime'] !== undefined
    ? entry['startDate']
    : endDate;
}

const CLOCK_KEYS = ['hours', 'hour', 'minutes', 'minute', 'seconds', 'nanos', 'day', 'date', 'truncated'];

/** `{ hours: 9, minutes: 30 }`, `{ hour: 9, minute: 30 }`, `{ time: "0930" }`. Zeros are left out of some: `{}` is midnight. */
function clockText(time: Fields): string | undefined {
  if (typeof time['time'] === 'string') return time['time'];
  if (Object.keys(time).some((key) => !CLOCK_KEYS.includes(key))) return undefined;
  const [hour = 0, minute = 0] = [time['hours'] ?? time['hour'], time['minutes'] ?? time['minute']];
  if (typeof hour !== 'number' || typeof minute !== 'number') return undefined;
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** `{ year: 2026, month: 12, day: 25 }` */
function dateText({ year = 0, month, day }: Fields): string | undefined {
  if (typeof year !== 'number' || typeof month !== 'number' || typeof day !== 'number') return undefined;
  // Without a year, or with 0 for it, it is each year.
  return `${year === 0 ? '-' : year}-${twoDigits(month)}-${twoDigits(day)}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** What programs derive from the periods for the moment at which somebody asks. */
const OF_THE_MOMENT = ['openNow', 'open_now', 'weekdayDescriptions', 'weekday_text', 'nextOpenTime', 'nextCloseTime'];

function fromPeriods(value: Fields, periods: unknown[]): Reshaped {
  const entries = periods.flatMap((period, index) =>
    (isFields(period) ? entriesOfPeriod(period, periods.length === 1) : [wordsOf(period)]).map((entry) =>
      madeFrom(entry, 'periods', index),
    ),
  );
  return { value: entries, unused: othersOf(value, 'periods', ...OF_THE_MOMENT) };
}

/** "Monday: 11:00 AM – 10:00 PM", where the same hours do not stand as periods. */
function fromTexts(value: Fields, key: string): Reshaped {
  const texts = (value[key] as unknown[]).map((text, index) => madeFrom(wordsOf(text), key, index));
  return { value: texts, unused: othersOf(value, key, 'periods', ...OF_THE_MOMENT) };
}

/** A period may end on another day: the night of a Friday ends on Saturday, a festival three days later. */
function entriesOfPeriod(period: Fields, isOnly: boolean): Fields[] {
  const opens = endOf(period, 'open');
  const closes = endOf(period, 'close');
  if (opens === undefined)
    return [Object.keys(period).some((key) => /day/i.test(key)) ? { ...period } : wordsOf(period)];
  const first = opens.weekday;
  // A single period without an end is how "always open" is written.
  if (closes === undefined && isOnly && opens.time === '00:00') return [{ day: 'daily', h24: true }];
  if (closes === undefined || first === undefined) return [{ day: opens.day, open: opens.time }];
  const last = closes.weekday ?? first;
  const nights = (last - first + 7) % 7;
  if (nights === 0) return [{ day: opens.day, open: opens.time, close: closes.time }];
  if (nights === 1 && closes.time <= opens.time)
    return [{ day: opens.day, open: opens.time, close: closes.time === '00:00' ? '24:00' : closes.time }];
  const between = Array.from({ length: nights - 1 }, (_, index) => WEEKDAYS[(first + 1 + index) % 7]);
  return [
    { day: opens.day, open: opens.time, close: '24:00' },
    ...between.map((day) => ({ day, h24: true })),
    ...(closes.time === '00:00' ? [] : [{ day: closes.day, open: '00:00', close: closes.time }]),
  ];
}

/** When a period opens or closes: `openDay` and `openTime`, or an object `open` with both. */
function endOf(period: Fields, name: 'open' | 'close'): { day: string; weekday?: number; time: string } | undefined {
  const end = period[name];
  const [writtenDay, writtenTime] = isFields(end)
    ? [end['day'], end]
    : [period[`${name}Day`], period[`${name}Time`] ?? {}];
  const day = typeof writtenDay === 'number' ? WEEKDAYS[writtenDay] : writtenDay;
  const time = isFields(writtenTime) ? clockText(writtenTime) : writtenTime;
  if (typeof day !== 'string' || typeof time !== 'string') return undefined;
  return {
    day,
    ...weekdayNumber(day),
    time: /^\d{4}$/.test(time) ? `${time.slice(0, 2)}:${time.slice(2)}` : time,
  };
}

function weekdayNumber(day: string): { weekday?: number } {
  const weekday = WEEKDAYS.findIndex((name) => name.toLowerCase() === day.toLowerCase());
  return weekday === -1 ? {} : { weekday };
}

/** What a key of hours by weekday begins with. Whether the rest of it is understood too, `weekOf` decides. */
const DAY_NAME = new RegExp(
  `^(?:${[
    '(?:sun|mon|tues|wednes|thurs|fri|satur)days?|sun|mon|tues?|wed|thu(?:rs?)?|fri|sat|su|mo|tu|we|th|fr|sa',
    'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo',
    'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|daily|every ?day|weekdays?|weekends?',
  ].join('|')})(?![a-zé])`,
  'i',
);
/** `monday_open`, `mondayClose`, `tuesday hours` */
const PART = / (open|opens|start|from|close|closes|end|to|hours)$/i;
const PART_KEYS: Record<string, string> = { open: 'open', opens: 'open', start: 'open', from: 'open' };

function fromWeekdays(value: Fields): Reshaped | undefined {
  const days = new Map<string, { entry: Fields; key: string }>();
  const empty = new Map<string, string>();
  const unused: string[] = [];
  /** Under a key that is no weekday, such as a misspelt one: it may be any day. */
  const unnamed = new Map<string, Fields>();
  const special: { key: string; entries: unknown[] }[] = [];
  for (const [key, written] of Object.entries(value)) {
    const words = key
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .replace(BEFORE_DAY, '');
    if (key === 'reopenDate') continue;
    if (!DAY_NAME.test(words)) {
      const dated = SPECIAL_KEYS.includes(key) ? (specialHoursShape(written)?.value ?? written) : undefined;
      if (Array.isArray(dated)) special.push({ key, entries: dated });
      else if (looksLikeHours(written)) unnamed.set(key, ofDay(written));
      else unused.push(key);
      continue;
    }
    const part = PART.exec(words)?.[1]?.toLowerCase() ?? 'hours';
    // The shifts of a day are numbered at some: `mon_1_open`.
    const name = words.replace(PART, '');
    const day = name.replace(SHIFT, '');
    if (isGiven(written)) {
      const inDay = part === 'hours' ? ofDay(written) : { [PART_KEYS[part] ?? 'close']: written };
      days.set(name, { key, ...days.get(name), entry: { day, ...days.get(name)?.entry, ...inDay } });
    } else if (!empty.has(day)) empty.set(day, key);
  }
  if (days.size === 0) return empty.size === 0 ? undefined : { value: [], unused };
  const entries = Array.from(days.values(), ({ entry, key }) => madeFrom(withoutNamed(entry, days), key));
  const isNamed = (day: string) => Array.from(days.values()).some(({ entry }) => entry['day'] === day);
  // Nothing is not "closed": what the day has is not known, and the build asks for it.
  for (const [day, key] of empty) if (!isNamed(day) && !GROUP.test(day)) entries.push(madeFrom({ day }, key));
  const dated = special.flatMap((list) =>
    list.entries.map((entry, index) => madeFrom(Object(entry) as Fields, list.key, index)),
  );
  const ofNoDay = Array.from(unnamed, ([key, entry]) => madeFrom({ day: key, ...entry }, key));
  return { value: [...entries, ...ofNoDay, ...dated], unused };
}

/** "11:00-21:00", `{ "open": "11:00", "close": "21:00" }` */
function looksLikeHours(value: unknown): boolean {
  if (typeof value === 'string') return /^\d{1,2}(?:[:.h]\d{2})? ?(?:[ap]\.?m\.?)? ?(?:[-–—]|to\b)/i.test(value.trim());
  return isFields(value) && Object.keys(value).some((key) => /^(?:opens?|openIntervals|isClosed)$/.test(key));
}

/** `hours_weekday` */
const BEFORE_DAY = /^(?:opening )?hours /i;
const SHIFT = / \d$/;
const GROUP = /^(?:weekdays?|weekends?|daily|every ?day)$/i;
const DAYS_OF: [group: RegExp, days: string[]][] = [
  [/^weekdays?$/i, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  [/^weekends?$/i, ['Saturday', 'Sunday']],
  [/^(?:daily|every ?day)$/i, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']],
];

/** Of "weekend" beside "sunday" only Saturday is left: a day that has a key of its own has its own hours. */
function withoutNamed(entry: Fields, all: ReadonlyMap<string, { entry: Fields }>): Fields {
  const group = DAYS_OF.find(([name]) => name.test(String(entry['day'])))?.[1];
  if (group === undefined) return entry;
  const names = Array.from(all.values(), (other) => String(other.entry['day']).toLowerCase());
  const rest = group.filter(
    (day) => !names.some((name) => !GROUP.test(name) && day.toLowerCase().startsWith(name.slice(0, 3))),
  );
  return rest.length === group.length ? entry : { ...entry, day: rest };
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

const SPECIAL_KEYS = ['holidayHours', 'specialHours', 'exceptions'];

/** The hours of one day: words, shifts, pairs of times, whether it opens at all, or an entry without its day. */
function ofDay(value: unknown): Fields {
  if (typeof value === 'boolean') return { isOpen: value };
  if (!Array.isArray(value)) return isFields(value) ? (tidyEntry(value) ?? value) : wordsOf(value);
  if (value.every(isFields)) return { intervals: value };
  if (value.every((each) => typeof each === 'string'))
    return {
      hours:
        value.length === 2 && value.every((each) => !/[-–—]|\bto\b/.test(each)) ? value.join(' - ') : value.join(', '),
    };
  if (value.every((each) => Array.isArray(each) && each.length === 2))
    return { intervals: (value as unknown[][]).map(([open, close]) => ({ open, close })) };
  return wordsOf(value);
}

function othersOf(value: Fields, ...used: string[]): string[] {
  return Object.keys(value).filter((key) => !used.includes(key));
}

/** `{ year: 2027, month: 3, day: 15 }`. Without a day, or with 0 for it, as Google writes it, it is the month. */
export const dateInParts: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const { year, month = 0, day = 0 } = value;
  const parts = [year, month, day];
  if (!parts.every((part) => typeof part === 'number' && Number.isInteger(part) && part >= 0)) return undefined;
  const written = parts.slice(0, day === 0 ? (month === 0 ? 1 : 2) : 3);
  return { value: written.map((part) => String(part).padStart(2, '0')).join('-') };
};
