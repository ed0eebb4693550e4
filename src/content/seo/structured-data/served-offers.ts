import type { OfferLeaf } from 'schema-dts';
import { upcomingHours } from '#core/hours/special-hours.ts';
import type { DayHours, Hours } from '#schema/hours/hours.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { makeNode } from './parts.ts';

const MAX_OFFERS = 8;

/**
 * When a menu is served, as schema.org's own example of a menu says it: offers without a price, from one time of the day to another. They have no days
 * of the week, which the description of the menu says. A season has its next dates.
 */
export function servedOffers(served: Hours, buildDate: string): OfferLeaf[] {
  const { week, seasons = [] } = upcomingHours(served, buildDate);
  const offers = [
    ...timesOf(week).map(([availabilityStarts, availabilityEnds]) => ({ availabilityStarts, availabilityEnds })),
    ...seasons.flatMap(({ from, through, week: ofSeason }) =>
      ofSeason.some(({ kind }) => kind === 'h24')
        ? [{ availabilityStarts: from, availabilityEnds: through }]
        : timesOf(ofSeason).map(([availabilityStarts, availabilityEnds]) => ({
            availabilityStarts,
            availabilityEnds,
            validFrom: from,
            validThrough: through,
          })),
    ),
  ];
  return offers.slice(0, MAX_OFFERS).map((offer) => makeNode<OfferLeaf>({ '@type': 'Offer', ...offer }));
}

/** `[['11:00', '15:00']]`, each once. */
function timesOf(week: DayHours[]): [starts: string, ends: string][] {
  const intervals = week.flatMap((day) => (day.kind === 'open' ? day.intervals : []));
  const unique = new Map(intervals.map(({ opens, closes }) => [`${opens} ${closes}`, [opens, closes] as const]));
  return Array.from(unique.values(), ([opens, closes]) => [clockText(opens), clockText(closes)]);
}

function clockText(minutes: number): string {
  const time = minutes % MINUTES_A_DAY;
  return [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
