import type { Location } from '../model/location.ts';
import type { Site } from '../model/site.ts';
import { addressLines } from './address.ts';
import { anchor, type Anchor } from './anchor.ts';
import { directionsHref } from './directions.ts';
import { weekLines } from './hours.ts';
import { type OpeningTimes, openingTimesOf } from './opening-times.ts';
import { telHref } from './phone.ts';
import { locationPath, menuPath } from './routes.ts';

/** A place as the locations section shows it. */
export interface PlaceCard {
  name: string;
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
}

export function placeCardOf(site: Site, location: Location): PlaceCard {
  const { name, area, address, phone, email, hours } = location;
  const times = openingTimesOf(site, location);
  const directions = directionsHref(address, location.coordinates);
  const order = location.orderingLink ?? location.menuUrl ?? site.orderingLink ?? menuPath(location);
  return {
    name,
    ...(area !== undefined && { area }),
    page: locationPath(location),
    address: addressLines(address),
    ...(phone !== undefined && { phone: anchor(phone, telHref(phone)) }),
    ...(email !== undefined && { email: anchor(email, `mailto:${email}`) }),
    hours: hours ? weekLines(hours) : [],
    ...(times && { times }),
    order: anchor('Order Now', order),
    ...(directions !== undefined && { directions: anchor('Get Directions', directions) }),
  };
}
