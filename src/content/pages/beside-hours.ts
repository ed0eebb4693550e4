import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { stopsAhead, type StopView } from '#core/hours/stops.ts';
import { type Texts, textsOf } from '#i18n/texts.ts';

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
