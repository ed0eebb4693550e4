import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { addressLines } from './address.ts';
import { anchor, type Anchor } from '../links/anchor.ts';
import { directionsHref } from './directions.ts';
import { weekLines } from '../hours/hours-lines.ts';
import { type MapView, mapOf } from './map.ts';
import { type OpeningTimes, openingTimesOf } from '../hours/opening-times.ts';
import { telHref } from '../links/phone.ts';
import { placeLabel } from './location-name.ts';
import { locationPath, menuPath } from '../pages/routes.ts';

/** A place as the locations section shows it. */
export interface PlaceCard {
  /** On its tab: the area, or the name; never what another tab says. */
  label: string;
  name: string;
  /** Where the name does not say it already. */
  area?: string;
  page: string;
  address: string[];
  phone?: Anchor;
  email?: Anchor;
  hours: { day: string; times: string[] }[];
  /** Missing where no hours are known. */
  times?: OpeningTimes;
  order: Anchor;
  directions?: Anchor;
  map?: MapView;
}

export function placeCardsOf(site: Site, locations: Location[]): PlaceCard[] {
  const shortest = locations.map(({ name, area }) => area ?? name);
  return locations.map((location, index) => {
    const isUnique = shortest.filter((label) => label === shortest[index]).length === 1;
    return placeCardOf(site, location, (isUnique && shortest[index]) || placeLabel(site, location));
  });
}

function placeCardOf(site: Site, location: Location, label: string): PlaceCard {
  const { name, area, address, phone, email, hours } = location;
  const times = openingTimesOf(site, location);
  const directions = directionsHref(address, location.coordinates);
  const order = location.orderingLink ?? location.menuUrl ?? site.orderingLink ?? menuPath(location);
  const map = mapOf(name, location);
  return {
    label,
    name,
    ...(area !== undefined && area !== name && { area }),
    page: locationPath(location),
    address: addressLines(address),
    ...(phone !== undefined && { phone: anchor(phone, telHref(phone)) }),
    ...(email !== undefined && { email: anchor(email, `mailto:${email}`) }),
    hours: hours ? weekLines(hours) : [],
    ...(times && { times }),
    order: anchor('Order Now', order),
    ...(directions !== undefined && { directions: anchor('Get Directions', directions) }),
    ...(map && { map }),
  };
}
