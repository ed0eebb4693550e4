import { type Fields, isFields } from '#schema/values/fields.ts';
import { foldKey } from '#schema/values/fold-key.ts';
import { isGiven, keyIn, wordsOf } from '../form/key-words.ts';
import { madeFrom, type Path, type Shape } from '../form/shape.ts';
import { hoursShape } from './hours.ts';

/**
 * When a menu is served, in the timetables of other programs, as entries of hours:
 *
 * - Toast: `{ "alwaysAvailable": false, "schedule": [{ "days": ["MONDAY"], "timeRanges": [{ "start": "11:00", "end": "15:00" }] }] }`
 * - Wix: `{ "type": "WEEKLY_SCHEDULE", "weeklyScheduleOptions": { "availableTimes": [{ "dayOfWeek": "MON", "timeRanges": [{ "startTime": { "hours": 11 },
 *   "endTime": { "hours": 15 } }] }] } }`
 * - Uber Eats: `[{ "day_of_week": "monday", "time_periods": [{ "start_time": "11:00", "end_time": "15:00" }] }]`
 * - the forms of opening hours: a map by weekday, periods, `"Mo-Fr 11:00-15:00"`
 *
 * What is served all day on each day has no times. Other words stay words, and an object that is not understood is told as unused.
 */
export const servedShape: Shape = (value) => {
  if (typeof value === 'string') return RULES.test(value) ? { value: [madeFrom({ hours: value })] } : undefined;
  if (Array.isArray(value)) return reshapeList(value);
  if (!isFields(value)) return undefined;
  if (isAlways(value)) return { value: undefined };
  const listed = listIn(value);
  if (listed !== undefined) return timesOf(entriesOf(listed.list, listed.path), Object.keys(value));
  const isKnown = keyIn(value, ENTRY_KEYS) !== undefined || hoursShape(value) !== undefined;
  return isKnown ? undefined : { value: undefined, unused: Object.keys(value) };
};

/**
 * schema.org has no hours of a menu: it has those of an offer. `"offers": { "availabilityStarts": "T08:00", "availabilityEnds": "T11:00" }` is each day, and
 * dates in place of times are a season.
 */
export const menuOfferShape: Shape = (menu) => {
  if (!isFields(menu) || !isFields(menu['offers']) || isGiven(menu['served'])) return undefined;
  const { offers, ...rest } = menu;
  const ends = [offers['availabilityStarts'], offers['availabilityEnds']].map(String);
  const [from = '', to = ''] = ends.map((end) => /^T?(\d\d:\d\d)(?::\d\d)?$/.exec(end)?.[1]);
  const [first, last] = ends.map((end) => /^\d{4}-\d\d-\d\d(?=T|$)/.exec(end)?.[0]);
  if (from !== '' && to !== '' && from !== to)
    return { value: { ...rest, served: [madeFrom({ open: from, close: to }, 'offers')] } };
  if (first === undefined || last === undefined) return undefined;
  return { value: { ...rest, served: [madeFrom({ validFrom: first, validThrough: last }, 'offers')] } };
};

/** A text that only programs write: people write "Mon - Fri, 11 to 3". */
const RULES =
  /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su)){0,6} (?:\d\d:\d\d-\d\d:\d\d(?:,\d\d:\d\d-\d\d:\d\d){0,3}|off)(?:; ?|$)){1,14}$/;

const ENTRY_KEYS = wordsOf(
  'day days dayOfWeek weekday weekdays open opens openTime start startTime hours date validFrom startDate validThrough endDate h24 isClosed',
);
const DAYS = wordsOf('day days dayOfWeek weekday weekdays dayName dayOfTheWeek');
const RANGES = wordsOf(
  'timeRanges timePeriods intervals openIntervals shifts slots timeSlots periods ranges times hours',
);
const STARTS = wordsOf('start startTime startLocalTime open opens openTime from');
const ENDS = wordsOf('end endTime endLocalTime close closes closeTime to until');
const LISTS = ['schedule', 'schedules', 'availableTimes', 'availabilities', 'serviceAvailability'].map(foldKey);

const isAlways = (value: Fields): boolean => value['alwaysAvailable'] === true || value['type'] === 'ALWAYS_AVAILABLE';

/** The list of a timetable, which may stand in an object of its own. An empty list says nothing that a page can show. */
function listIn(value: Fields, path: Path = []): { list: unknown[]; path: Path } | undefined {
  for (const key of Object.keys(value)) {
    const inner = value[key];
    if (LISTS.includes(foldKey(key)) && Array.isArray(inner) && inner.length > 0 && inner.every(isFields))
      return { list: inner, path: [...path, key] };
    const inside = key === 'weeklyScheduleOptions' && isFields(inner) ? listIn(inner, [...path, key]) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function reshapeList(list: unknown[]) {
  if (list.length > 0 && list.every((each) => typeof each === 'string'))
    return list.every((text) => /\d/.test(text)) ? undefined : { value: list.join(', ') };
  return list.every(isFields) && list.some(isForeign) ? timesOf(entriesOf(list, []), []) : undefined;
}

/** Served all day on each day: whenever the restaurant is open. `keys` are told as unused where no entry names a day. */
function timesOf(entries: Fields[], keys: string[]) {
  if (entries.length === 0) return { value: undefined, unused: keys };
  return { value: isWholeWeek(entries) ? undefined : entries };
}

const isWholeWeek = (entries: Fields[]): boolean =>
  entries.length > 0 &&
  entries.every(
    (entry) => Object.keys(entry).every((key) => key === 'day' || key === 'h24') && entry['h24'] === true,
  ) &&
  new Set(entries.flatMap(({ day }) => [day].flat()).map((day) => String(day).slice(0, 3).toLowerCase())).size === 7;

/** Whether an entry is in a form that the reader of hours does not know. */
function isForeign(entry: Fields): boolean {
  const rangesKey = keyIn(entry, RANGES);
  const ranges = rangesKey === undefined ? undefined : entry[rangesKey];
  const isOwn = rangesKey === 'intervals' && !JSON.stringify(ranges).includes('"hours":');
  const days = [entry[keyIn(entry, DAYS) ?? '']].flat();
  return (
    (Array.isArray(ranges) && ranges.some(isFields) && !isOwn) ||
    days.length === 0 ||
    days.some((day) => typeof day === 'number')
  );
}

/** One entry for each time range of each element. An element whose list of days is empty gives no entry. */
function entriesOf(list: readonly unknown[], path: Path): Fields[] {
  const hasZero = list.some((each) => isFields(each) && [each[keyIn(each, DAYS) ?? '']].flat().includes(0));
  return list.flatMap((element, index) => {
    if (!isFields(element)) return [];
    const [dayKey, rangesKey] = [keyIn(element, DAYS), keyIn(element, RANGES)];
    const days = dayKey === undefined ? undefined : [element[dayKey]].flat().map((day) => nameOfDay(day, hasZero));
    if (days?.length === 0) return [];
    const [startKey, endKey] = [keyIn(element, STARTS), keyIn(element, ENDS)];
    const ranges = rangesKey === undefined ? undefined : element[rangesKey];
    const used = [dayKey, startKey, endKey, ...(Array.isArray(ranges) ? [rangesKey] : [])];
    const rest = Object.fromEntries(Object.entries(element).filter(([key]) => !used.includes(key)));
    const times = Array.isArray(ranges) ? ranges.map(hoursOfRange) : [hoursOfRange(element)];
    // An empty list of times: not on these days.
    return (times.length === 0 ? [{ isClosed: true }] : times).map((hours) =>
      madeFrom({ ...(days !== undefined && { day: days }), ...rest, ...hours }, ...path, index),
    );
  });
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** 1 is Monday at all who count days. 0 is Sunday at some and Monday at others: where it occurs, numbers stay as they are, and the reader tells of them. */
function nameOfDay(day: unknown, hasZero: boolean): unknown {
  if (typeof day === 'number') return hasZero ? day : (WEEK[day - 1] ?? day);
  const word = String(day).toLowerCase();
  return (word.length > 2 && WEEK.find((name) => name.toLowerCase().startsWith(word))) || day;
}

/** The last minute of a day is its end: Uber Eats writes 00:00 to 23:59 for all day. */
function hoursOfRange(range: unknown): Fields {
  if (!isFields(range)) return typeof range === 'string' ? { hours: range } : {};
  const [start, end] = [STARTS, ENDS].map((words) => clockOf(range[keyIn(range, words) ?? '']));
  if (start === undefined && end === undefined) return {};
  const close = end === '23:59' ? '24:00' : end;
  if (start === '00:00' && (close === '24:00' || close === '00:00')) return { h24: true };
  return { ...(start !== undefined && { open: start }), ...(close !== undefined && { close }) };
}

/** "11:00:00" and `{ "hours": 11 }` are 11:00. */
function clockOf(time: unknown): unknown {
  if (typeof time === 'string') return /^(\d{1,2}:\d\d):\d\d(?:\.\d+)?$/.exec(time)?.[1]?.padStart(5, '0') ?? time;
  if (!isFields(time)) return isGiven(time) ? time : undefined;
  const [hours, minutes] = [time['hours'] ?? time['hour'] ?? 0, time['minutes'] ?? time['minute'] ?? 0];
  const areNumbers = typeof hours === 'number' && typeof minutes === 'number';
  return areNumbers ? [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':') : JSON.stringify(time);
}
