import { minuteOf } from '#core/hours/date.ts';
import { isShutOn, openingTimesOf, spansOn, type WeekTimes } from '#core/hours/opening-times.ts';
import { clockAt } from '#core/hours/zone-clock.ts';
import { ConfigurationError, read } from '#reader/read.ts';
import { UNPUBLISHED } from '#reader/site.ts';
import { DAY_MS, MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';

/** A day on which all locations of a brand are closed, and the next day on which at least one of them is open. Both are midnight in UTC. */
export interface ClosedDay {
  day: Date;
  /** Missing: they are closed on all days that were checked. */
  opens?: Date;
}

const DAYS_AHEAD = 31;

/** Says of an instant whether its day is a closed one, by what is written. Where the hours of a place are not known, no day is. */
export function closedDaysOf(configuration: unknown, now: Date): (at: Date) => ClosedDay | undefined {
  const site = readSite(configuration, minuteOf(now.getTime()));
  if (site === undefined) return () => undefined;
  const places = site.locations.length > 0 ? site.locations : [site];
  const known = places.flatMap((place) => openingTimesOf(site, place) ?? []);
  if (known.length < places.length) return () => undefined;
  const zone = site.timezone ?? site.locations[0]?.timezone;
  const areClosed = (day: number): boolean => known.every((each) => isClosed(each, day));
  return (at) => {
    const day = Math.floor(clockAt(at.getTime(), zone ?? 'UTC') / MINUTES_A_DAY);
    if (!areClosed(day)) return undefined;
    const ahead = Array.from({ length: DAYS_AHEAD }, (_, index) => day + index + 1).find((each) => !areClosed(each));
    // A day whose hours are not known may be one or the other.
    const opens = ahead !== undefined && known.some((each) => (spansOn(each, ahead)?.length ?? 0) > 0);
    return { day: new Date(day * DAY_MS), ...(opens && { opens: new Date(ahead * DAY_MS) }) };
  };
}

const isClosed = (times: WeekTimes, day: number): boolean => isShutOn(times, day) || spansOn(times, day)?.length === 0;

function readSite(configuration: unknown, minute: string) {
  try {
    return read(configuration, UNPUBLISHED, minute).site;
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}
