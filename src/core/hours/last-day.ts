import { DAY_MS } from '#schema/hours/time-of-day.ts';
import { type ClockTime, instantOf } from './zone-clock.ts';

/** The last day of an offer or an opening. */
export interface LastDay {
  /** `2026-12-31` */
  date: string;
  /** The midnight that ends it: `2027-01-01T05:00Z`, or `2027-01-01T00:00` on the visitor's clock. */
  end: string;
}

/** Ends at the midnight of the zone; without a zone at the visitor's midnight. */
export function lastDayOf(date: string, zone: string | undefined): LastDay {
  const next = Date.parse(date) + DAY_MS;
  const midnight = zone === undefined ? undefined : getInstantOf(next / 60_000, zone);
  return { date, end: midnight === undefined ? withoutSeconds(next) : `${withoutSeconds(midnight)}Z` };
}

/** Undefined for a date years ahead in a zone that is newer than the zone data of this machine. */
function getInstantOf(time: ClockTime, zone: string): number | undefined {
  try {
    return instantOf(time, zone);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const withoutSeconds = (instant: number): string => new Date(instant).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/**
 * Whether something runs on the build's date or on the day before it. On the day of the build it is still the day before in some zones,
 * so the HTML keeps what has a last day for one day more. The page itself removes it on time.
 */
export function mayStillRun(lastDay: string | undefined, buildDate: string): boolean {
  return runsOn(lastDay, new Date(Date.parse(buildDate) - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length));
}

/** Whether something still runs on a date, `2026-12-31`, whatever the hour. */
export function runsOn(lastDay: string | undefined, date: string): boolean {
  return lastDay === undefined || lastDay >= date;
}

/** `now` as `Date.now()` has it. */
export function isOver({ end }: Pick<LastDay, 'end'>, now: number): boolean {
  return Date.parse(end) <= now;
}
