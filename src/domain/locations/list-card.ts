import type { Location } from '../../model/location.ts';
import { FEATURES_SHOWN, SERVICES_SHOWN } from '../finder/finder-limits.ts';
import { anchor, type Anchor } from '../links/anchor.ts';
import { linesOf } from '../links/contact.ts';
import { omitUndefined } from '../omit-undefined.ts';
import { addressLines } from './address.ts';
import { formatDistance } from './distance.ts';
import type { ShownRating } from './rating.ts';

/** What the card of a location says in a list, whether the page brought it or the finder made it. */
export interface ListCard {
  name: string;
  /** "Queen West" */
  area?: string;
  /** Root-relative path of its page. */
  page: string;
  rating?: ShownRating;
  address: string[];
  phone?: Anchor;
  distance?: string;
  /** Services, then features. */
  offers: string[];
  /** Only an ordering page elsewhere. */
  order?: Anchor;
}

interface CardFacts extends Pick<Location, 'name' | 'area' | 'address' | 'phone'> {
  page: string;
  rating: ShownRating | undefined;
  /** Kilometres. */
  distance?: number | undefined;
  services: string[];
  features: string[];
  order?: string | undefined;
}

export function listCardOf(facts: CardFacts): ListCard {
  const { name, area, page, rating, address, phone, distance, services, features, order } = facts;
  return omitUndefined({
    name,
    area,
    page,
    rating,
    address: addressLines(address),
    ...linesOf({ phone }),
    distance: distance === undefined ? undefined : formatDistance(distance),
    offers: [...services.slice(0, SERVICES_SHOWN), ...features.slice(0, FEATURES_SHOWN)],
    order: order === undefined ? undefined : anchor('Order Online', order),
  });
}
