import { applied, type JsonPath } from '#brand/files/json-edit.ts';
import type { ChangeSet } from '#changes/change-set.ts';
import { learnClocks } from '#changes/due-configuration.ts';
import { parsePath, PathError, type PathStep, stepsTo, writePath } from '#changes/paths.ts';
import { dateOf } from '#core/hours/day.ts';
import { type OpeningTimes, spansOn } from '#core/hours/opening-times.ts';
import type { Span } from '#core/hours/spans.ts';
import { clockAt, instantOf } from '#core/hours/zone-clock.ts';
import type { SetEdit } from '#publishing/waiting/waiting-changes.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { type FieldPath, fieldPathAt, titleOf } from '../fields/field-path.ts';
import { inOwnForm, withConversions } from '../fields/own-form.ts';
import { editsForSpecialDay, editsWithout, isOnly, specialDayOn, specialDaysOf } from '../hours/special-days.ts';
import { toDay } from '../hours/week.ts';
import type { PublishingRequest } from '../publish/open-publishing.ts';
import { businessDayAt } from './days.ts';
import { addSet, type AtOnce, pathOf, setName } from './held-sets.ts';
import { isClosedEarlySet } from '../publish/set-kinds.ts';
import { placesOf } from './places.ts';
import { setEditsOf, withEdits } from '../publish/set-edits.ts';

/** How guests see a place now. */
export interface PlaceNow {
  /** The configuration, or a location of it, as a set names it: empty, or `locations[id=market]`. */
  key: string;
  /** Where it stands in the configuration that guests see. */
  path: JsonPath;
  times: OpeningTimes;
  zone: string;
  /** The day of business, counted from 1970-01-01, and when it is over. */
  day: number;
  end: number;
  spans: readonly Span[];
  /** The set by which it closes early. */
  early?: ChangeSet;
  /** Minutes from the midnight of the day at which it can be closed: now first, then the half hours of this shift. Empty where it can't. */
  closings: number[];
}

/** Where what a key names stands in what is written. */
export const ownerAt = (key: string, { draft }: AtOnce): JsonPath | undefined => {
  try {
    return key === '' ? [] : pathOf(draft.configuration, parsePath(key));
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
};

const HALF_HOUR = 30;

/** Undefined where nobody knows its hours, or guests have no such place yet. `owner` is the whole configuration or a location. */
export async function placeNow(owner: FieldPath, atOnce: AtOnce): Promise<PlaceNow | undefined> {
  const { draft, guests, minute, now } = atOnce;
  const steps = stepsOf(draft.configuration, owner.path);
  const path = steps && pathOf(guests.configuration, steps);
  if (steps === undefined || path === undefined) return undefined;
  await learnClocks({ configuration: guests.configuration }, minute);
  const [place] = placesOf(guests.configuration, path, minute);
  const times = place?.times;
  if (place === undefined || times?.zone === undefined) return undefined;
  const { zone } = place;
  const { day, end } = businessDayAt(place, now);
  const spans = spansOn(times, day) ?? [];
  const early = earlyOf(owner, atOnce);
  const known = { key: writePath(steps), path, times, zone, day, end, spans, ...(early && { early }) };
  const time = clockAt(now, zone) - day * MINUTES_A_DAY;
  const [, closes] = spans.find(([from, to]) => from <= time && time < to) ?? [];
  if (early !== undefined || closes === undefined) return { ...known, closings: [] };
  if (closingEdits(known, time, atOnce) === undefined) return { ...known, closings: [] };
  const first = (Math.floor(time / HALF_HOUR) + 1) * HALF_HOUR;
  const halfHours = Array.from(
    { length: Math.ceil((closes - first) / HALF_HOUR) },
    (_, index) => first + index * HALF_HOUR,
  );
  return { ...known, closings: [time, ...halfHours] };
}

/** The set by which a place closes early. */
export function earlyOf({ path }: FieldPath, { draft, guests }: AtOnce): ChangeSet | undefined {
  const sets = guests.sets.filter(isClosedEarlySet);
  const steps = sets.length === 0 ? undefined : stepsOf(draft.configuration, path);
  return steps && sets.find((set) => isOf(set, steps));
}

/** Whether a set is about the special days of a place. */
const isOf = ({ edits: [edit] }: ChangeSet, owner: readonly PathStep[]): boolean =>
  edit !== undefined &&
  edit.steps.length - owner.length <= 2 &&
  JSON.stringify(edit.steps.slice(0, owner.length)) === JSON.stringify(owner);

function stepsOf(configuration: unknown, path: JsonPath): PathStep[] | undefined {
  try {
    return stepsTo(configuration, path);
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

/** The edits by which a day ends at a minute. Undefined where its hours can't be written so, or would not be read so. */
function closingEdits(
  { day, spans, path }: Pick<PlaceNow, 'day' | 'spans' | 'path'>,
  closes: number,
  { draft, guests, minute }: AtOnce,
): SetEdit[] | undefined {
  const { value, conversions } = inOwnForm(guests.configuration);
  const owner = fieldPathAt(value, path);
  if (owner === undefined) return undefined;
  const date = dateOf(day);
  const own = specialDayOn(specialDaysOf(owner), date);
  const isReplaced = own !== undefined && isOnly(own, date);
  const without = isReplaced ? editsWithout(value, own) : [];
  const kept = fieldPathAt(without.reduce<unknown>(applied, value), path);
  const wanted = endingAt(spans, closes);
  const intervals = wanted.map(([opens, to, isLate]) => ({
    opens,
    closes: to,
    ...(isLate && { isLate: true as const }),
  }));
  const hours = wanted.length === 0 ? toDay({ kind: 'closed' }) : toDay({ kind: 'open', intervals });
  const added = kept && editsForSpecialDay(kept, { from: date, through: date, day: hours, note: own?.note });
  if (added === undefined || (isReplaced && own.paths.length === 0)) return undefined;
  const edits = [...without, ...added];
  if (withConversions(edits, conversions).length > edits.length) return undefined;
  const made = setEditsOf(guests.configuration, edits);
  const then = made && withEdits(guests.configuration, made);
  if (then === undefined || withEdits(draft.configuration, made ?? []) === undefined) return undefined;
  const [place] = placesOf(then.configuration, path, minute);
  const read = place?.times && spansOn(place.times, day);
  return JSON.stringify(read) === JSON.stringify(wanted) ? made : undefined;
}

/** The hours of a day that ends at a minute of it. */
const endingAt = (spans: readonly Span[], closes: number): Span[] =>
  spans
    .filter(([from]) => from < closes)
    .map(([from, to, isLate]): Span => (to <= closes && isLate ? [from, to, isLate] : [from, Math.min(to, closes)]));

/** Closes a place at a minute of its day. Undefined where that can't be done any more. Throws a StoreError. */
export async function closeEarly(
  asked: PublishingRequest,
  atOnce: AtOnce,
  { owner, at }: { owner: FieldPath; at: number | 'now' },
): Promise<{ name: string; place: PlaceNow } | undefined> {
  const place = await placeNow(owner, atOnce);
  const closes = place?.closings.find((minutes, index) => (at === 'now' ? index === 0 : minutes === at));
  const edits = closes === undefined ? undefined : place && closingEdits(place, closes, atOnce);
  if (place === undefined || closes === undefined || edits === undefined) return undefined;
  const day = `closed-early-${dateOf(place.day)}`;
  const name = place.key === '' ? day : setName(day, titleOf(owner.value), place.key);
  if (!(await addSet(asked, atOnce, { name, until: place.end, edits }))) return undefined;
  return { name, place: { ...place, spans: endingAt(place.spans, closes) } };
}

/** When it closes on its day, as its hours have it. Undefined where it is not open on that day at all. */
export function closingOf({ spans, day, zone }: PlaceNow): { minutes: number; at: number } | undefined {
  const [, minutes] = spans.at(-1) ?? [];
  return minutes === undefined ? undefined : { minutes, at: instantOf(day * MINUTES_A_DAY + minutes, zone) };
}
