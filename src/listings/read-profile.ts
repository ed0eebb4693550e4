import { z } from 'zod';
import { UsageError } from '#brand/errors/usage-error.ts';
import type { Span } from '#core/hours/spans.ts';
import { WEEKDAYS } from '#core/hours/hours-lines.ts';
import type { Weekday } from '#schema/hours/hours.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { isFields } from '#schema/values/fields.ts';

/** What we compare of a profile. A key that is missing, the profile does not have. */
export interface Profile {
  /** What it is called, else its id at Google. */
  name: string;
  title?: string;
  storeCode?: string;
  placeId?: string;
  phone?: string;
  website?: string;
  /** By weekday, Sunday first. */
  week?: Span[][];
  /** By date, `YYYY-MM-DD`. */
  special: Map<string, Span[]>;
  status?: string;
}

/** v1 writes `{ "hours": 9 }` and leaves out what is 0; v4 wrote "09:00". */
const time = z.union([
  z
    .string()
    .regex(/^\d{1,2}:\d{2}/)
    .transform((text) => Number(text.split(':')[0]) * 60 + Number(text.slice(text.indexOf(':') + 1).slice(0, 2))),
  z
    .object({ hours: z.number().min(0).max(24).default(0), minutes: z.number().min(0).max(59).default(0) })
    .transform(({ hours, minutes }) => hours * 60 + minutes),
]);
const DAY_NAMES = WEEKDAYS.map((day) => day.toUpperCase());
const day = z.enum(DAY_NAMES as [string, ...string[]]).transform((name) => DAY_NAMES.indexOf(name) as Weekday);
const date = z
  .object({
    year: z.number().int().min(1).max(9999),
    month: z.number().int().min(1).max(12),
    day: z.number().int().min(1).max(31),
  })
  .transform(({ year, month, day: ofMonth }) => Date.UTC(year, month - 1, ofMonth));

const MIDNIGHT = 0;
const periodSchema = z.object({
  openDay: day,
  openTime: time.default(MIDNIGHT),
  closeDay: day,
  closeTime: time.default(MIDNIGHT),
});
type Period = z.output<typeof periodSchema>;
const specialSchema = z.object({
  startDate: date,
  endDate: date.optional(),
  openTime: time.optional(),
  closeTime: time.optional(),
  closed: z.boolean().optional(),
  isClosed: z.boolean().optional(),
});

const locationSchema = z.object({
  name: z.string().optional(),
  title: z.string().optional(),
  locationName: z.string().optional(),
  storeCode: z.string().optional(),
  phoneNumbers: z.object({ primaryPhone: z.string().optional() }).optional(),
  primaryPhone: z.string().optional(),
  websiteUri: z.string().optional(),
  websiteUrl: z.string().optional(),
  regularHours: z.object({ periods: z.array(periodSchema).max(1000).default([]) }).optional(),
  specialHours: z
    .object({
      specialHourPeriods: z.array(specialSchema).max(10_000).optional(),
    })
    .optional(),
  openInfo: z.object({ status: z.string().optional() }).optional(),
  metadata: z.object({ placeId: z.string().optional() }).optional(),
  locationKey: z.object({ placeId: z.string().optional() }).optional(),
});

const KEYS = ['title', 'locationName', 'regularHours', 'specialHours', 'storeCode', 'phoneNumbers', 'metadata'];

/** The JSON of an export. Throws a UsageError where it is none. */
export function parseExport(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\u{feff}/u, ''));
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
}

/** `path`: where the value stands that can't be read. */
export function notAsAnswered(file: string, path: readonly PropertyKey[]): UsageError {
  const place = path.length === 0 ? '' : ` at ${path.map(String).join('.')}`;
  return new UsageError(
    `${file} is not what Google’s API answers${place}: a location of Business Information v1, a list of them, or its FoodMenus.`,
  );
}

/**
 * The profiles of an export: one location, a list, or the answer of `locations.list`. `isList`: it has all of an account, so that a location without a profile
 * has none. Throws a UsageError for another file.
 */
export function readProfiles(value: unknown, file: string): { profiles: Profile[]; isList: boolean } {
  const list = Array.isArray(value) ? (value as unknown[]) : isFields(value) ? value['locations'] : undefined;
  const isList = Array.isArray(list);
  const profiles = (isList ? (list as unknown[]) : [value]).map((location, index) => {
    const read = isLocation(location) ? locationSchema.safeParse(location) : undefined;
    if (read?.success) return profileOf(read.data);
    throw notAsAnswered(file, [...(isList ? ['locations', index] : []), ...(read?.error.issues[0]?.path ?? [])]);
  });
  return { profiles, isList };
}

const isLocation = (value: unknown): boolean => isFields(value) && KEYS.some((key) => Object.hasOwn(value, key));

function profileOf(location: z.output<typeof locationSchema>): Profile {
  const { name, title = location.locationName, storeCode, regularHours, specialHours, openInfo } = location;
  return omitUndefined({
    name: title ?? storeCode ?? name ?? 'A profile',
    title,
    storeCode,
    placeId: location.metadata?.placeId ?? location.locationKey?.placeId,
    phone: location.phoneNumbers?.primaryPhone ?? location.primaryPhone,
    website: location.websiteUri ?? location.websiteUrl,
    week: regularHours && weekOf(regularHours.periods),
    special: specialOf(specialHours?.specialHourPeriods ?? []),
    status: openInfo?.status,
  });
}

const WEEK = 7 * MINUTES_A_DAY;

/** Minutes from Sunday on. What goes past the end of a week goes on at its beginning. */
function weekOf(periods: readonly Period[]): Span[][] {
  return joinWeek(
    periods.map(({ openDay, openTime, closeDay, closeTime }): [number, number] => {
      const [from, to] = [openDay * MINUTES_A_DAY + openTime, closeDay * MINUTES_A_DAY + closeTime];
      return [from, to > from ? to : to + WEEK];
    }),
  );
}

/**
 * The spans of each day, Sunday first, however they were cut: to 24:00 and on from 0:00 of the next day is one night, and what is longer than a day is cut at each
 * midnight. So two weeks that mean the same are the same.
 */
export function joinWeek(stretches: readonly [from: number, to: number][]): Span[][] {
  const sorted = stretches.toSorted(([one], [other]) => one - other);
  const joined: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  const [first, last] = [joined[0], joined.at(-1)];
  if (first && last && first !== last && last[1] >= first[0] + WEEK) {
    last[1] = Math.max(last[1], first[1] + WEEK);
    joined.shift();
  }
  const week: Span[][] = Array.from({ length: 7 }, () => []);
  for (const [from, to] of joined) {
    const end = Math.min(to, from + WEEK);
    for (let at = from; at < end;) {
      const midnight = (Math.floor(at / MINUTES_A_DAY) + 1) * MINUTES_A_DAY;
      const until = end - at > MINUTES_A_DAY ? midnight : end;
      const start = Math.floor(at / MINUTES_A_DAY) * MINUTES_A_DAY;
      week[(start / MINUTES_A_DAY) % 7]?.push([at - start, until - start]);
      at = until;
    }
  }
  return week.map((spans) => spans.toSorted(([one], [other]) => one - other));
}

function specialOf(periods: readonly z.output<typeof specialSchema>[]): Map<string, Span[]> {
  const special = new Map<string, Span[]>();
  for (const { startDate, endDate = startDate, openTime = 0, closeTime = 0, closed, isClosed } of periods) {
    const key = new Date(startDate).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const spans = special.get(key) ?? [];
    const isNextDay = endDate > startDate;
    if (!closed && !isClosed) spans.push([openTime, closeTime + (isNextDay ? MINUTES_A_DAY : 0)]);
    special.set(key, spans);
  }
  return special;
}
