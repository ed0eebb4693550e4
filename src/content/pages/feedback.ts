import { textsOf } from '#i18n/texts.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { addressLine } from '#core/locations/address.ts';
import { linkTo, type Link } from '#core/links/link.ts';
import { inquiryOf, linesOf, mailHref, subjectOf } from '#core/links/contact.ts';
import { directionsHref } from '#core/locations/directions.ts';
import { listedLocations } from '#core/locations/listed-locations.ts';
import { locationLabel } from '#core/locations/location-name.ts';
import { type FeedbackStart, feedbackStartOf } from '../feedback/feedback-start.ts';
import { logoOf, type LogoView } from '#core/theme/logo.ts';
import { pathsOf } from '#core/routes/routes.ts';

/** What `/feedback/` shows. */
export interface FeedbackPageContent {
  brand: { name: string; logo?: LogoView };
  lede: string;
  /** The data that the form starts with. */
  start: FeedbackStart;
  /** One, the only location or the brand itself; or the first 24 of several. Empty where nothing is known of the only one. */
  locations: FeedbackLocation[];
  /** Set when the list leaves locations out. */
  all?: Link;
}

/** Where a guest was, and how to tell it. */
export interface FeedbackLocation {
  /** What `?id=` names it by. */
  restaurantId?: string;
  name: string;
  address: string;
  phone?: Link;
  email?: Link;
  whatsapp?: Link;
  /** What the page says where there is neither e-mail nor phone. */
  fallback: Link[];
}

export function feedbackPageOf(site: Site): FeedbackPageContent {
  const { feedbackPage, go } = textsOf(site);
  const { shown, isCut } = listedLocations(site.locations);
  const locations = shown.length > 0 ? shown.map((location) => waysTo(site, location)) : [brandOf(site)];
  return {
    brand: { name: site.name, logo: logoOf(site) },
    start: feedbackStartOf(site),
    lede: locations.length > 1 ? feedbackPage.chooseAndTell : feedbackPage.tell,
    locations: locations.length > 1 ? locations : locations.filter(hasSubstance),
    all: isCut ? linkTo(go.seeAllCount(site.locations.length), pathsOf(site).locations) : undefined,
  };
}

/** Where a location has no phone or email of its own, the brand's serve, but never another location's. */
function waysTo(site: Site, location: Location): FeedbackLocation {
  const texts = textsOf(site);
  const name = locationLabel(site, location);
  const address = addressLine(location.address);
  const email = location.email ?? site.email;
  const phone = location.phone ?? site.telephone;
  const whatsapp = location.whatsapp ?? site.whatsapp;
  const directions = directionsHref(location.address, location.coordinates);
  return {
    restaurantId: location.restaurantId,
    name,
    address,
    ...linesOf({ phone, whatsapp }, texts),
    email:
      email === undefined ? undefined : linkTo(email, mailHref(email, subjectOf(texts.feedbackPage.subject, name))),
    fallback: directions === undefined ? [] : [linkTo(texts.go.getDirections, directions)],
  };
}

function brandOf(site: Site): FeedbackLocation {
  const { fallback, ...ways } = inquiryOf(site, subjectOf(textsOf(site).feedbackPage.subject, site.name));
  return {
    restaurantId: site.restaurantId,
    name: site.name,
    address: addressLine(site.address),
    ...ways,
    fallback: fallback?.links ?? [],
  };
}

/** Whether a location has more than a name, which the wordmark above it says already. */
function hasSubstance(location: FeedbackLocation): boolean {
  return canBeTold(location) || location.address !== '' || location.fallback.length > 0;
}

function canBeTold({ phone, email, whatsapp }: FeedbackLocation): boolean {
  return (phone ?? email ?? whatsapp) !== undefined;
}
