import type { z } from 'zod';
import { inOwnForm } from '#dialects/dialects.ts';
import { keysOf } from '#dialects/keys.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { closedDatesSchema, hoursSchema, specialHoursSchema } from '#schema/hours/hours.ts';
import { dayOfYearSchema } from '#schema/values/date.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { locationSchema } from '#schema/location.ts';

/** The lists of days that a group adds to those of its brands. */
export const DAYS = new Set(['closedDates', 'specialHours']);

/** Where days have a meaning: the configuration and its locations, each where it has opening hours; without any, the configuration. Paths lead there. */
export function placesOfDays(configuration: Fields): (readonly (string | number)[])[] {
  const locations = keyOf(configuration, 'locations');
  const list = locations === undefined ? [] : configuration[locations];
  const entries = (Array.isArray(list) ? list : []).flatMap((entry: unknown, index) =>
    isFields(entry) && keyMeaning(locationSchema, entry, 'openingHours') !== undefined
      ? [[locations as string, index]]
      : [],
  );
  const hasOwn = keyOf(configuration, 'openingHours') !== undefined || entries.length === 0;
  return hasOwn ? [[], ...entries] : entries;
}

const keyOf = (configuration: Fields, meant: string): string | undefined =>
  keyMeaning(configurationSchema, configuration, meant);

/** The key that is set and has this meaning. */
function keyMeaning(schema: Parameters<typeof keysOf>[0], value: Fields, meant: string): string | undefined {
  const { meantBy } = keysOf(schema);
  return Object.keys(value).find((key) => meantBy(key) === meant && value[key] !== null && value[key] !== undefined);
}

/** The configuration with the days of its group at one place. Days that the place names itself stay as they are there. */
export function joinDays(configuration: unknown, path: readonly (string | number)[], days: Fields): unknown {
  const [step, ...rest] = path;
  if (step !== undefined) {
    const inner = (configuration as Record<PropertyKey, unknown>)[step];
    const joined = joinDays(inner, rest, days);
    return Array.isArray(configuration)
      ? configuration.with(Number(step), joined)
      : { ...(configuration as Fields), [step]: joined };
  }
  const place = configuration as Fields;
  const spans = Object.entries(LISTS).flatMap(([meant, schema]) => {
    const key = keyMeaning(configurationSchema, place, meant);
    return key === undefined ? [] : entriesOf(place[key], schema, 'own form').flatMap(spanOf);
  });
  const joined: Fields = { ...place };
  for (const [meant, shared] of Object.entries(days)) {
    const key = keyMeaning(configurationSchema, place, meant) ?? meant;
    const schema = LISTS[meant] ?? closedDatesSchema;
    const added = entriesOf(shared, schema).flatMap((entry) => withoutDays(entry, spans));
    if (added.length > 0) joined[key] = [...entriesOf(place[key], schema), ...added];
  }
  return joined;
}

const LISTS: Partial<Record<string, z.ZodType>> = {
  closedDates: closedDatesSchema,
  specialHours: specialHoursSchema,
  openingHours: hoursSchema,
};

/** The entries as they are written, or in our own form: a till says the same days otherwise. A list may be its only entry without the brackets. */
function entriesOf(value: unknown, schema: z.ZodType | undefined, form: 'written' | 'own form' = 'written'): unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && form === 'written') return value;
  const own = schema === undefined ? value : inOwnForm(schema, value).value;
  return Array.isArray(own) ? own : [own];
}

/** Dates of which an entry speaks: `2026-12-25`, or `12-25` of each year. */
interface Span {
  from: string;
  through: string;
}

function spanOf(entry: unknown): Span[] {
  if (!isFields(entry)) {
    const day = dayOf(entry);
    return day === undefined ? [] : [{ from: day, through: day }];
  }
  if (isOfWeekdays(entry)) return [];
  const day = dayOf(entry['date']);
  const [from = day, through = from] = [dayOf(entry['validFrom']), dayOf(entry['validThrough'])];
  return from === undefined || through === undefined ? [] : [{ from, through }];
}

/** A season names the days of a week: it holds beside single dates. */
const isOfWeekdays = (entry: Fields): boolean => 'day' in entry || 'dayOfWeek' in entry;

const dayOf = (value: unknown): string | undefined => {
  const { data } = dayOfYearSchema.safeParse(value);
  if (typeof data !== 'string') return undefined;
  return data.startsWith('--') ? data.slice(2) : data.slice(0, 'YYYY-MM-DD'.length);
};

/** What is left of a group's entry where the brand speaks of some of its days itself: nothing, or an entry for each of the others. */
function withoutDays(entry: unknown, spans: readonly Span[]): unknown[] {
  const [span] = spanOf(entry);
  if (span === undefined || !spans.some((own) => isTouching(own, span))) return [entry];
  if (span.from === span.through || !isFields(entry)) return [];
  const { validFrom: _, validThrough: __, ...others } = entry;
  return daysOf(span)
    .filter((day) => !spans.some((own) => isTouching(own, { from: day, through: day })))
    .map((date) => ({ ...others, date }));
}

/** A date without a year is each year, so both are compared by month and day. */
function isTouching(one: Span, other: Span): boolean {
  const dates = [one.from, one.through, other.from, other.through];
  const isYearly = dates.some((date) => date.length === 'MM-DD'.length);
  const [from, through, otherFrom, otherThrough] = isYearly ? dates.map((date) => date.slice(-5)) : dates;
  if (from === undefined || through === undefined || otherFrom === undefined || otherThrough === undefined)
    return false;
  // Over New Year.
  if (from > through) return otherThrough >= from || otherFrom <= through;
  if (otherFrom > otherThrough) return through >= otherFrom || from <= otherThrough;
  return from <= otherThrough && otherFrom <= through;
}

/** Longer is no holiday. */
const MAX_DAYS = 366;

function daysOf({ from, through }: Span): string[] {
  const isYearly = from.length === 'MM-DD'.length;
  const day = new Date(`${isYearly ? '2028-' : ''}${from}T00:00Z`);
  const days: string[] = [];
  for (let count = 0; count < MAX_DAYS; count++) {
    const date = day.toISOString().slice(0, 'YYYY-MM-DD'.length);
    days.push(isYearly ? date.slice(-5) : date);
    if (days.at(-1) === through) return days;
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return days;
}
