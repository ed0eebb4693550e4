import type { Closure } from '#schema/hours/closure.ts';
import type { DayHours, Hours, SpecialHours } from '#schema/hours/hours.ts';
import type { Weekday } from '#schema/hours/hours.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { weekdayOf } from './day.ts';
import { isKnown } from './hours-lines.ts';
import { daysIn, isWithin, type PeriodTimes, periodTimesOf } from './periods.ts';
import { seasonOn } from './seasons.ts';
import { byStart, makeIsAhead } from './special-hours.ts';
import { joinSpans, overlap, type Span } from './spans.ts';
import { DAY_MS, MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';

/** A week as a browser reads it: small, because it is in the HTML of every card, and without texts to parse. */
export interface WeekTimes {
  /** By weekday, Sunday first. A day without spans is closed; null is a day whose hours are not known. */
  week: (Span[] | null)[];
  /** Other weeks of parts of the year. Of several for a date the first counts. */
  seasons?: (PeriodTimes & Pick<WeekTimes, 'week'>)[];
  /** Which of them the page shows as its week. Missing: `week`. */
  shown?: number;
  /** Times that replace those of the week. Of several for a date the first counts. */
  special?: SpecialTimes[];
  /** It is closed whatever the hours, until the day `opens`. */
  closure?: Closure;
  /** The first day on which its hours count, counted from 1970-01-01. Missing: not known. */
  opens?: number;
  /** What is served at these times is served only while the restaurant is open. */
  within?: WeekTimes;
}

interface SpecialTimes extends PeriodTimes {
  weekdays?: Weekday[];
  spans: Span[] | null;
  note?: string;
}

/** When a location is open, for the clock in the browser. */
export interface OpeningTimes extends WeekTimes {
  /** IANA time zone of the location. Without it the visitor's clock counts. */
  zone?: string;
  /** The hours of pickup where they differ; null where they are not known. */
  pickup?: WeekTimes | null;
  /** The hours of the kitchen, where they are known. */
  kitchen?: WeekTimes;
}

/** Undefined where the location's hours are not known, unless it is closed. */
export function openingTimesOf(
  { timezone, buildDate }: Pick<Site, 'timezone' | 'buildDate'>,
  location: Partial<Pick<Location, 'hours' | 'pickupHours' | 'timezone' | 'closure' | 'opensOn' | 'serviceHours'>>,
): OpeningTimes | undefined {
  const { hours, pickupHours, closure, opensOn, serviceHours } = location;
  const zone = location.timezone ?? timezone;
  if (closure && opensOn === undefined) return { week: [], closure };
  if (!hours) return closure && { week: [], ...closingTimes(location), zone };
  const times = { ...weekTimesOf(hours, buildDate), ...closingTimes(location) };
  const pickup = pickupHours && pickupTimesOf(pickupHours, buildDate, location);
  const hasOwnPickup = pickup !== undefined && JSON.stringify(pickup) !== JSON.stringify(times);
  const kitchenHours = serviceHours?.find(({ service }) => service === 'kitchen')?.hours;
  const kitchen = kitchenHours && weekTimesOf(kitchenHours, buildDate);
  return { ...times, pickup: hasOwnPickup ? pickup : undefined, kitchen, zone };
}

function pickupTimesOf(hours: Hours, buildDate: string, closing: Closing): WeekTimes | null {
  return isKnown(hours) ? { ...weekTimesOf(hours, buildDate), ...closingTimes(closing) } : null;
}

export type Closing = Partial<Pick<Location, 'closure' | 'opensOn'>>;

/** For the clock, which knows whether the day has come. */
export function closingTimes({ closure, opensOn }: Closing): Pick<WeekTimes, 'closure' | 'opens'> {
  if (closure === undefined) return {};
  return { closure, ...(opensOn !== undefined && { opens: Date.parse(opensOn) / DAY_MS }) };
}

/** Whether it is closed on a day, whatever its hours. */
export function isShutOn({ closure, opens = Infinity }: WeekTimes, day: number): boolean {
  return closure !== undefined && day < opens;
}

export function weekTimesOf(hours: Hours, buildDate: string): WeekTimes {
  const { week, special, seasons = [] } = hours;
  const isAhead = makeIsAhead(buildDate);
  // The shorter period goes first: on a holiday in the summer season the holiday's hours count.
  const narrowFirst = special
    .filter(isAhead)
    .sort(byStart)
    .sort((one, other) => widthOf(one) - widthOf(other));
  const ahead = seasons.filter((season) => isAhead(season));
  const shown = seasonOn({ seasons: ahead }, buildDate);
  return {
    week: week.map(spansOf),
    seasons:
      ahead.length > 0
        ? ahead.map((season) => ({ ...periodTimesOf(season), week: season.week.map(spansOf) }))
        : undefined,
    shown: shown && ahead.indexOf(shown),
    special: narrowFirst.length > 0 ? narrowFirst.map(specialTimesOf) : undefined,
  };
}

/** The spans that begin on a day, which is counted from 1970-01-01. Null: its hours are not known. */
export function spansOn(times: WeekTimes, day: number): Span[] | null {
  const spans = ownSpansOn(times, day);
  return times.within && spans ? overlap(spans, openAround(times.within, day)) : spans;
}

/** The same, whether or not the restaurant is open. */
export function ownSpansOn(times: WeekTimes, day: number): Span[] | null {
  if (isShutOn(times, day)) return [];
  const holding = specialOn(times, day);
  if (holding) return holding.spans;
  const { week } = times.seasons?.find((season) => isWithin(season, day)) ?? times;
  return week[weekdayOf(day)] ?? null;
}

function specialOn({ special }: WeekTimes, day: number): SpecialTimes | undefined {
  const weekday = weekdayOf(day);
  return special?.find(
    (period) => (period.weekdays === undefined || period.weekdays.includes(weekday)) && isWithin(period, day),
  );
}

/** What guests shall read of a day with special hours. */
export const noteOn = (times: WeekTimes, day: number): string | undefined =>
  isShutOn(times, day) ? undefined : specialOn(times, day)?.note;

/** When it is open from the day before through the day after, in minutes from the midnight of the day. Where hours are not known it may be open all day. */
function openAround(within: WeekTimes, day: number): Span[] {
  return joinSpans(
    [-1, 0, 1].flatMap((days) =>
      (spansOn(within, day + days) ?? [ALL_DAY]).map(([opens, closes, isLate]): Span => {
        const midnight = days * MINUTES_A_DAY;
        return isLate ? [midnight + opens, midnight + closes, isLate] : [midnight + opens, midnight + closes];
      }),
    ),
  );
}

const ALL_DAY: Span = [0, MINUTES_A_DAY];

function spansOf(day: DayHours): Span[] | null {
  switch (day.kind) {
    case 'unknown':
      return null;
    case 'closed':
      return [];
    case 'h24':
      return [ALL_DAY];
    case 'open':
      return day.intervals.map(({ opens, closes, isLate }) => (isLate ? [opens, closes, 1] : [opens, closes]));
  }
}

function specialTimesOf({ weekdays, hours, note, ...period }: SpecialHours): SpecialTimes {
  return { ...periodTimesOf(period), weekdays, spans: spansOf(hours), ...(note !== undefined && { note }) };
}

const ALWAYS = 1e7;

/** The length of a period. Of periods of equal length the one for fewer weekdays is shorter. */
function widthOf(entry: SpecialHours): number {
  const days = daysIn(entry);
  return (days < Infinity ? days : ALWAYS) + (entry.weekdays?.length ?? 7) / 8;
}

const DAYS_AHEAD = 366;

/** How many days from a day on it stands there next. Undefined: never again, or not within a year. */
export function daysUntil(times: WeekTimes, today: number): number | undefined {
  for (let days = 0; days < DAYS_AHEAD; days++) if ((spansOn(times, today + days)?.length ?? 0) > 0) return days;
  return undefined;
}
