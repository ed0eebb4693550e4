import { dateOf } from '#core/hours/date.ts';
import { type ClockTime, instantOf } from '#core/hours/zone-clock.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import type { ReadSite } from '#schema/warning.ts';

/** The clocks of a brand: its own, and those of its locations. Without a zone it is UTC. */
export interface Clocks {
  zone: string | undefined;
  /** Whether its locations have other clocks, and the brand names none: then `zone` is that of the first. */
  isOfFirst: boolean;
  /** The zone of a location, by its `restaurant_id`, `id` or slug; `missing` where there is none of that name. */
  zoneOf: (location: string) => { zone: string | undefined } | 'missing';
  /** The names that `zoneOf` knows. */
  names: string[];
}

export function clocksOf({ timezone, locations }: Pick<ReadSite, 'timezone' | 'locations'>): Clocks {
  const [first, ...others] = locations;
  const named = new Map<string, string | undefined>();
  for (const { restaurantId, id, slug, timezone: zone } of locations) {
    for (const name of [slug, id, restaurantId]) if (name !== undefined) named.set(name, zone ?? timezone);
  }
  return {
    zone: timezone ?? first?.timezone,
    isOfFirst: timezone === undefined && others.some((location) => location.timezone !== first?.timezone),
    zoneOf: (location) => (named.has(location) ? { zone: named.get(location) } : 'missing'),
    names: [...named.keys()],
  };
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * The instant of a written time, in milliseconds: of `2026-12-24T18:00` on the clock of the zone, of a date its midnight, of `2026-12-24T23:00Z` itself. A time that is
 * skipped when the clock is put forward comes at that moment, and one that comes twice counts the first time. Undefined for what is no time.
 */
export function instantOfTime(written: string, zone: string | undefined): number | undefined {
  const [, date = '', hours = '00', minutes = '00', offset] = TIME.exec(written.trim()) ?? [];
  const day = dateOf(date)?.getTime();
  const minute = Number(hours) * 60 + Number(minutes);
  if (day === undefined || minute > MINUTES_A_DAY || Number(minutes) > 59) return undefined;
  const time: ClockTime = day / MINUTE_MS + minute;
  if (offset !== undefined) return bounded(time * MINUTE_MS - offsetMs(offset));
  const instant = zone === undefined ? Number.NaN : instantOf(time, zone);
  return bounded(Number.isNaN(instant) ? time * MINUTE_MS : instant);
}

/** In years of other than four digits no clock can be read: `9999-12-31` is what many write for "never". */
const [FIRST, LAST] = [0, Date.UTC(9999, 11, 30)];
const bounded = (instant: number): number => Math.min(Math.max(instant, FIRST), LAST);

const MINUTE_MS = 60_000;

function offsetMs(offset: string): number {
  if (offset === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4));
  return (offset.startsWith('-') ? -minutes : minutes) * MINUTE_MS;
}
