import type { Closure } from '../../model/closure.ts';
import type { DayHours, Hours, SpecialHours } from '../../model/hours.ts';
import type { Weekday } from '../../model/hours.ts';
import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { isKnown } from './hours-lines.ts';
import { hoursAhead } from './special-hours.ts';
import { DAY_MS, MINUTES_A_DAY } from './time-of-day.ts';

/** From when to when, in minutes from midnight: `[1080, 1560]` is 18:00 to 2:00 of the next day, `[0, 1440]` all day. */
export type Span = [opens: number, closes: number];

/** A week as a browser reads it: small, because it is in the HTML of every card, and without texts to parse. */
export interface WeekTimes {
  /** By weekday, Sunday first. A day without spans is closed; null is a day whose hours are not known. */
  week: (Span[] | null)[];
  /** Times that replace those of the week. Of several for a date the first counts. */
  special?: SpecialTimes[];
  /** It is closed whatever the hours, which are then not known. */
  closure?: Closure;
}

interface SpecialTimes {
  /** First and last day, counted from 1970-01-01. Missing: open-ended. */
  from?: number;
  through?: number;
  weekdays?: Weekday[];
  spans: Span[] | null;
}

/** When a location is open, for the clock in the browser. */
export interface OpeningTimes extends WeekTimes {
  /** IANA time zone of the location. Without it the visitor's clock counts. */
  zone?: string;
  /** The hours of pickup where they differ; null where they are not known. */
  pickup?: WeekTimes | null;
}

/** Undefined where the location's hours are not known, unless it is closed. */
export function openingTimesOf(
  { timezone, buildDate }: Pick<Site, 'timezone' | 'buildDate'>,
  location: Partial<Pick<Location, 'hours' | 'pickupHours' | 'timezone' | 'closure'>>,
): OpeningTimes | undefined {
  const { hours, pickupHours, closure } = location;
  if (closure) return { week: [], closure };
  if (!hours) return undefined;
  const zone = location.timezone ?? timezone;
  const times = weekTimesOf(hours, buildDate);
  const pickup = pickupHours && pickupTimesOf(pickupHours, buildDate);
  const hasOwnPickup = pickup !== undefined && JSON.stringify(pickup) !== JSON.stringify(times);
  return { ...times, pickup: hasOwnPickup ? pickup : undefined, zone };
}

function pickupTimesOf(hours: Hours, buildDate: string): WeekTimes | null {
  return isKnown(hours) ? weekTimesOf(hours, buildDate) : null;
}

export function weekTimesOf(hours: Hours, buildDate: string): WeekTimes {
  const { week, special } = hoursAhead(hours, buildDate);
  // The shorter period goes first: on a holiday in the summer season the holiday's hours count.
  const narrowFirst = special.toSorted((one, other) => widthOf(one) - widthOf(other));
  return {
    week: week.map(spansOf),
    special: special.length > 0 ? narrowFirst.map(specialTimesOf) : undefined,
  };
}

/** The spans that begin on a day, which is counted from 1970-01-01. Null: its hours are not known. */
export function spansOn({ week, special = [] }: WeekTimes, day: number): Span[] | null {
  // 1970-01-01 was a Thursday.
  const weekday = ((day + 4) % 7) as Weekday;
  const holding = special.find(
    ({ from = day, through = day, weekdays }) =>
      from <= day && day <= through && (weekdays === undefined || weekdays.includes(weekday)),
  );
  return (holding ? holding.spans : week[weekday]) ?? null;
}

function spansOf(day: DayHours): Span[] | null {
  switch (day.kind) {
    case 'unknown':
      return null;
    case 'closed':
      return [];
    case 'h24':
      return [[0, MINUTES_A_DAY]];
    case 'open':
      return day.intervals.map(({ opens, closes }) => [opens, closes]);
  }
}

function specialTimesOf({ from, through, weekdays, hours }: SpecialHours): SpecialTimes {
  return {
    from: from === undefined ? undefined : Date.parse(from) / DAY_MS,
    through: through === undefined ? undefined : Date.parse(through) / DAY_MS,
    weekdays,
    spans: spansOf(hours),
  };
}

/** The length of a period. Of periods of equal length the one for fewer weekdays is shorter. */
function widthOf({ from = '0001-01-01', through = '9999-12-31', weekdays }: SpecialHours): number {
  return Date.parse(through) - Date.parse(from) + (weekdays?.length ?? 7) * (DAY_MS / 8);
}
