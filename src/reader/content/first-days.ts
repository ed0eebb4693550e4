import { dayIn } from '#core/hours/day-in.ts';
import { type LastDay, lastDayOf } from '#core/hours/last-day.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';
import type { ReadSite } from '#schema/warning.ts';

interface Dated {
  validFrom?: string | undefined;
}

/**
 * A site without offers, openings and questions whose first day has not come on the clock of their place, so that no page, feed or answer knows of them. `firstDays` says when
 * they come: the minute of that midnight, or the day where only the date of the build is known.
 */
export function withoutWhatIsToCome(site: ReadSite): ReadSite {
  const firstDays = new Set<string>();
  const { builtAt, buildDate, locations, timezone } = site;
  const now = builtAt ?? buildDate;
  const begunIn =
    <Entry extends Dated>(zoneOf: (entry: Entry) => string | undefined) =>
    ({ validFrom, ...entry }: Entry): Omit<Entry, 'validFrom'>[] => {
      if (validFrom === undefined) return [entry];
      const zone = zoneOf({ validFrom, ...entry } as Entry);
      const first = builtAt === undefined ? dayIn(zone, validFrom) : midnightOf(dayIn(zone, validFrom), zone);
      if (first <= now) return [entry];
      firstDays.add(first);
      return [];
    };
  const ofBrand = () => locations[0]?.timezone ?? timezone;
  const made = {
    ...site,
    deals: site.deals.flatMap(begunIn(ofBrand)),
    discounts: site.discounts.flatMap(begunIn(ofBrand)),
    jobs: site.jobs.flatMap(
      begunIn(({ restaurantId }) => {
        const location = locations.find((each) => restaurantId !== undefined && each.restaurantId === restaurantId);
        return location?.timezone ?? timezone;
      }),
    ),
    faqs: site.faqs.flatMap(begunIn(ofBrand)),
    locations: locations.map((location) => ({
      ...location,
      faqs: location.faqs.flatMap(begunIn(() => location.timezone ?? timezone)),
    })),
  };
  return firstDays.size === 0 ? made : { ...made, firstDays: [...firstDays].sort() };
}

/** The minute at which a day begins on the clock of a zone, `2026-12-25T05:00Z`; without a zone at midnight in UTC. */
function midnightOf(day: string, zone: string | undefined): string {
  const before = new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const { end }: LastDay = lastDayOf(before, zone);
  return end.endsWith('Z') ? end : `${end}Z`;
}
