import type { FinderLocation } from '../finder/finder-data.ts';
import type { OpeningTimes } from '#core/hours/opening-times.ts';
import type { HoursRow } from '#core/hours/hours-lines.ts';
import { counted, linkTo, type Link } from '#core/links/link.ts';
import { linesOf } from '#core/links/contact.ts';
import type { IslandTexts } from '#i18n/texts.ts';
import { addressLines } from '#core/locations/address.ts';
import { ratingOf, type RatingView } from '#core/locations/rating.ts';

/** The most a card shows; the location's own page has all. */
const SERVICES_SHOWN = 3;
const FEATURES_SHOWN = 2;

/** What the card of a location says in a list, whether the page brought it or the finder made it. */
export interface LocationCardView {
  name: string;
  /** "Queen West" */
  area?: string;
  /** Root-relative path of its page. */
  page: string;
  rating?: RatingView;
  address: string[];
  phone?: Link;
  distance?: string;
  /** Services, then features. */
  offers: string[];
  /** An ordering page elsewhere, else a table. */
  order?: Link & { description: string };
  /** Missing: the hours are not known. */
  times?: OpeningTimes;
  /** "Mon – Wed" and its shifts, for a page without scripts. Empty: nothing readable was configured. */
  hours?: HoursRow[];
}

/** `distance` is in kilometres. */
export function locationCardOf(
  location: FinderLocation,
  texts: IslandTexts,
  distance = location.distance,
): LocationCardView {
  const { name, area, address, phone, services, features, times, page } = location;
  return {
    name,
    area,
    page,
    rating: ratingOf(location, texts),
    address: addressLines(address),
    ...linesOf({ phone }, texts),
    distance: distance === undefined ? undefined : texts.distance(distance),
    offers: [...services.slice(0, SERVICES_SHOWN), ...features.slice(0, FEATURES_SHOWN)],
    order: firstOf(location, texts),
    times,
  };
}

function firstOf(location: FinderLocation, { actions }: IslandTexts): LocationCardView['order'] {
  const { name, order, reserve } = location;
  if (order !== undefined) {
    const link = counted(location, 'order', linkTo(actions.orderOnline, order));
    return { ...link, description: actions.orderFrom(name) };
  }
  if (reserve === undefined) return undefined;
  const link = counted(location, 'reserve', linkTo(actions.reserve, reserve));
  return { ...link, description: actions.reserveAt(name) };
}
