import type { Site } from '#schema/site.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';
import { setTimeZoneData, QUARTER_MS, writeZoneOffsets, type ZonePeriod } from '#core/hours/zone-offsets.ts';

/**
 * The changes of UTC offset (daylight saving time) in the time zones of a site, from the newest zone data. This process uses them from then on, too. Undefined: no
 * time zone is known. Loading the data takes some milliseconds, so a brand without a time zone does not load it.
 */
export async function findZoneOffsets(
  site: Pick<Site, 'timezone' | 'locations' | 'buildDate'>,
): Promise<string | undefined> {
  const zones = zonesOf(site);
  if (zones.length === 0) return undefined;
  const { default: moment } = await import('moment-timezone');
  const tables = zones.flatMap((zone): [string, ZonePeriod[]][] => {
    const known = moment.tz.zone(zone);
    return known === null ? [] : [[zone, periodsOf(known, site.buildDate)]];
  });
  if (tables.length === 0) return undefined;
  const zoneOffsets = writeZoneOffsets(tables);
  setTimeZoneData(zoneOffsets);
  return zoneOffsets;
}

/** A zone of moment-timezone: each offset in minutes behind UTC, and until when it holds (milliseconds since 1970). */
interface KnownZone {
  untils: readonly number[];
  offsets: readonly number[];
}

/**
 * The periods from the end of the year before the build to the end of the third year after it. So a site has the same bytes all year long.
 */
export function periodsOf({ untils, offsets }: KnownZone, buildDate: string): ZonePeriod[] {
  const year = Number(buildDate.slice(0, 'YYYY'.length));
  // Two days earlier: for zones where the old year ends later than in UTC, and for questions about yesterday.
  const start = Date.UTC(year, 0, 1) - 2 * DAY_MS;
  const end = Date.UTC(year + 4, 0, 1);
  const periods: ZonePeriod[] = [];
  for (const [index, minutesBehind] of offsets.entries()) {
    const until = Math.min(untils[index] ?? Infinity, end);
    if (until <= start) continue;
    const period = { offset: Math.round(-minutesBehind / 15) + 0, until: until / QUARTER_MS };
    const last = periods.at(-1);
    // A new period may only rename the time and keep the offset.
    if (last?.offset === period.offset) last.until = period.until;
    else periods.push(period);
    if (until === end) break;
  }
  return periods;
}

function zonesOf({ timezone, locations }: Pick<Site, 'timezone' | 'locations'>): string[] {
  const zones = [timezone, ...locations.map((location) => location.timezone)];
  return [...new Set(zones)].filter((zone) => zone !== undefined).sort();
}
