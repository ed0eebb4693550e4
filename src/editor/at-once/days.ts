import { type OpeningTimes, spansOn } from '#core/hours/opening-times.ts';
import { clockAt, instantOf } from '#core/hours/zone-clock.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';

/** When a place is open, and by which clock. */
export interface PlaceTimes {
  /** Undefined where its hours are not known. */
  times: OpeningTimes | undefined;
  zone: string;
}

/** A day of business: a night belongs to the day on which it began. */
export interface BusinessDay {
  /** Counted from 1970-01-01. */
  day: number;
  /** The instant at which it is over. */
  end: number;
}

/** Until then those who have closed after midnight still speak of the day before. */
const NIGHT_ENDS = 4 * 60;
/** Where nobody knows when it opens. */
const MORNING = 6 * 60;
const DAYS_AHEAD = 366;

export function businessDayAt({ times, zone }: PlaceTimes, now: number): BusinessDay {
  const clock = clockAt(now, zone);
  const today = Math.floor(clock / MINUTES_A_DAY);
  const yesterday = spansAt({ times, zone }, today - 1);
  const first = spansAt({ times, zone }, today)[0];
  const isNight = clock - today * MINUTES_A_DAY < NIGHT_ENDS && (first === undefined || now < first.start);
  const isStill = yesterday.some(({ start, end }) => start <= now && now < end);
  const day = isStill || (isNight && yesterday.length > 0) ? today - 1 : today;
  const ends = spansAt({ times, zone }, day).map(({ end }) => end);
  return { day, end: latest([instantOf((day + 1) * MINUTES_A_DAY, zone), ...ends]) };
}

/** The first opening on a later day of business, when the day is over at all of these places. Where the hours are not known, or it never closes, a morning. */
export function nextDayOf(places: readonly PlaceTimes[], now: number): number {
  const days = places.map((place) => ({ place, ...businessDayAt(place, now) }));
  const over = latest(days.map(({ end }) => end));
  return days.map(({ place, day }) => openingAfter(place, day, over)).reduce((one, other) => Math.min(one, other));
}

const latest = (instants: readonly number[]): number => instants.reduce((one, other) => Math.max(one, other));

function openingAfter(place: PlaceTimes, today: number, over: number): number {
  const morningOf = (day: number): number => instantOf(day * MINUTES_A_DAY + MORNING, place.zone);
  let end = over;
  for (let day = today + 1; day <= today + DAYS_AHEAD; day++) {
    const spans = place.times && spansOn(place.times, day);
    const isAlways = spans?.some(([opens, closes]) => opens === 0 && closes >= MINUTES_A_DAY) === true;
    if ((!spans || isAlways) && morningOf(day) > over) return morningOf(day);
    for (const span of spansAt(place, day)) {
      if (span.start > end) return span.start;
      // What begins when the night ends is the same night.
      if (!isAlways) end = Math.max(end, span.end);
    }
  }
  let day = today + 1;
  while (morningOf(day) <= over) day += 1;
  return morningOf(day);
}

function spansAt({ times, zone }: PlaceTimes, day: number): { start: number; end: number }[] {
  const spans = (times && spansOn(times, day)) ?? [];
  return spans.map(([opens, closes]) => ({
    start: instantOf(day * MINUTES_A_DAY + opens, zone),
    end: instantOf(day * MINUTES_A_DAY + closes, zone),
  }));
}
