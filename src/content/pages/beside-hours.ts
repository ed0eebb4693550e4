import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { stopsAhead, type StopView } from '../hours/stops.ts';
import { type Texts, textsOf } from '../texts/texts.ts';

/** Where a food truck stands, and when. */
export function stopsOf(
  site: Site,
  { stops = [], timezone = site.timezone }: Pick<Location, 'stops' | 'timezone'>,
): StopView[] {
  return stopsAhead(stops, { buildDate: site.buildDate, timezone }, textsOf(site));
}

/** "Last seating 9:00 PM", and what the brand writes beside the hours. */
export function hoursNotesOf(
  { lastSeating, hoursNote }: Pick<Location, 'lastSeating' | 'hoursNote'>,
  texts: Texts,
): string[] {
  const seating = typeof lastSeating === 'number' ? texts.hours.time(lastSeating) : lastSeating;
  return [
    ...(seating === undefined ? [] : [texts.lastSeating(seating)]),
    ...(hoursNote === undefined ? [] : [hoursNote]),
  ];
}
