import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { addressLine } from '../locations/address.ts';
import { anchor, type Anchor } from '../links/anchor.ts';
import { inquiryOf, mailHref, subjectOf } from '../links/contact.ts';
import { directionsHref } from '../locations/directions.ts';
import { listedLocations } from '../locations/listed-locations.ts';
import { placeLabel } from '../locations/location-name.ts';
import { telHref, whatsappHref } from '../links/phone.ts';
import { PATHS } from './routes.ts';

/** What `/feedback/` shows (docs/behaviour.md#feedback-page). */
export interface FeedbackPageContent {
  lede: string;
  /** One, the only place or the brand itself; or the first 24 of several. None where nothing is known of the only one. */
  places: FeedbackPlace[];
  /** Set when the list leaves places out. */
  all?: Anchor;
}

/** Where a guest was, and how to tell it. */
export interface FeedbackPlace {
  /** What `?id=` names it by. */
  restaurantId?: string;
  name: string;
  address: string;
  phone?: Anchor;
  email?: Anchor;
  whatsapp?: Anchor;
  /** What is left where nobody can be written to or called. */
  instead: Anchor[];
}

const TELL = 'tell us what you loved, and what we could do better.';

export function feedbackPageOf(site: Site): FeedbackPageContent {
  const { shown, isCut } = listedLocations(site.locations);
  const places = shown.length > 0 ? shown.map((location) => placeOf(site, location)) : [brandOf(site)];
  return {
    lede: places.length > 1 ? `Choose the place you visited and ${TELL}` : `T${TELL.slice(1)}`,
    places: places.length > 1 ? places : places.filter(hasSubstance),
    ...(isCut && { all: anchor(`See all ${site.locations.length} locations`, PATHS.locations) }),
  };
}

/** Where a place has no phone or email of its own, the brand's serve, but never another place's. */
function placeOf(site: Site, location: Location): FeedbackPlace {
  const name = placeLabel(site, location);
  const address = addressLine(location.address);
  const email = location.email ?? site.email;
  const phone = location.phone ?? site.telephone;
  const whatsapp = location.whatsapp ?? site.whatsapp;
  const directions = directionsHref(location.address, location.coordinates);
  return {
    ...(location.restaurantId !== undefined && { restaurantId: location.restaurantId }),
    name,
    address,
    ...(phone !== undefined && { phone: anchor(phone, telHref(phone)) }),
    ...(email !== undefined && { email: anchor(email, mailHref(email, subjectOf('Feedback for', name))) }),
    ...(whatsapp !== undefined && { whatsapp: anchor('Chat on WhatsApp', whatsappHref(whatsapp)) }),
    instead: directions === undefined ? [] : [anchor('Get Directions', directions)],
  };
}

function brandOf(site: Site): FeedbackPlace {
  const { instead, ...ways } = inquiryOf(site, subjectOf('Feedback for', site.name));
  return {
    ...(site.restaurantId !== undefined && { restaurantId: site.restaurantId }),
    name: site.name,
    address: addressLine(site.address),
    ...ways,
    instead: instead?.links ?? [],
  };
}

/** A name alone says no more than the wordmark over it. */
function hasSubstance(place: FeedbackPlace): boolean {
  return canBeTold(place) || place.address !== '' || place.instead.length > 0;
}

function canBeTold({ phone, email, whatsapp }: FeedbackPlace): boolean {
  return (phone ?? email ?? whatsapp) !== undefined;
}
