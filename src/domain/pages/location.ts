import type { Faq, Feature, Review } from '../../model/content.ts';
import type { Hours } from '../../model/hours.ts';
import type { Address, GalleryImage, Location } from '../../model/location.ts';
import type { Image } from '../../model/picture.ts';
import type { Site } from '../../model/site.ts';
import { addressLine, addressLines } from '../locations/address.ts';
import { anchor, type Anchor } from '../links/anchor.ts';
import { directionsHref } from '../locations/directions.ts';
import { galleryRows } from '../look/gallery-rows.ts';
import { type MapView, mapOf } from '../locations/map.ts';
import { locationMenuPlan } from '../menu/menu-plan.ts';
import { isKnown } from '../hours/hours-lines.ts';
import { type OpeningTimes, openingTimesOf } from '../hours/opening-times.ts';
import { orderAnchor, reserveAnchor } from '../links/order.ts';
import { telHref, whatsappHref } from '../links/phone.ts';
import { pictureOf } from '../look/pictures.ts';
import { menuPath, PATHS } from './routes.ts';
import { type Timetable, timetableOf } from '../hours/timetable.ts';

/** Everything `/location/…/` shows. */
export interface LocationContent {
  trail: { label: string; href?: string }[];
  name: string;
  /** The part of town, else the town. */
  kicker?: string;
  image?: Image;
  /** What the hero's picture is called where it is one of the gallery. */
  imageTitle?: string;
  rating?: { score: number; count?: number };

  /** The one primary action. */
  order: Anchor;
  reserve?: Anchor;
  menu?: Anchor;
  catering: Anchor;

  address: Address;
  addressLines: string[];
  directions?: Anchor;
  phone?: Anchor;
  email?: Anchor;
  whatsapp?: Anchor;
  services: string[];
  features: Feature[];
  deliveryAreas: string[];

  /** IANA zone of the location's clock. Undefined: only the visitor's own is known. */
  timezone?: string;
  hours?: Hours;
  timetable?: Timetable;
  /** Only where pickup has hours of its own; they may be unreadable. */
  pickupTimetable?: Timetable | 'unknown';
  /** For the clock. Missing where no hours are known. */
  times?: OpeningTimes;

  /** The gallery without the hero's picture, in rows of equal height. */
  gallery: GalleryImage[][];
  map?: MapView;
  reviews: { score?: { average: number; count: number }; shown: Review[] };
  faqs: Faq[];
  /** Leads on where there are several. */
  all?: Anchor;
}

export function locationPageOf(site: Site, location: Location): LocationContent {
  const isOnly = site.locations.length <= 1;
  const place = isOnly ? withSiteFacts(site, location) : location;
  const { name, area, address, hours, pickupHours, services, features, deliveryAreas } = place;
  const kicker = area ?? address.locality;
  const timezone = location.timezone ?? site.timezone;
  const { image, imageTitle, gallery } = picturesOf(site, location);
  const map = mapOf(name, place);
  const times = openingTimesOf(site, place);
  const hasOwnPickup = pickupHours !== undefined && JSON.stringify(pickupHours) !== JSON.stringify(hours);
  return {
    trail: [{ label: 'Home', href: PATHS.home }, { label: 'Locations', href: PATHS.locations }, { label: name }],
    name,
    ...(kicker !== undefined && kicker !== name && { kicker }),
    ...(image && { image }),
    ...(imageTitle !== undefined && { imageTitle }),
    ...ratingOf(location),
    ...actionsOf(site, location),
    address,
    addressLines: addressLines(address),
    ...contactsOf(site, place),
    services,
    features,
    deliveryAreas,
    ...(timezone !== undefined && { timezone }),
    ...(hours && { hours, timetable: timetableOf(hours, site.buildDate) }),
    ...(hasOwnPickup && {
      pickupTimetable: isKnown(pickupHours) ? timetableOf(pickupHours, site.buildDate) : 'unknown',
    }),
    ...(times && { times }),
    gallery: galleryRows(gallery),
    ...(map && { map }),
    reviews: reviewsOf(location),
    faqs: isOnly ? location.faqs : withoutDoubles([...location.faqs, ...site.faqs]),
    ...(!isOnly && { all: anchor('All locations', PATHS.locations) }),
  };
}

/** What the only location leaves out, the site knows. Among several the brand's own address or hours would be wrong. */
function withSiteFacts(site: Site, location: Location): Location {
  const phone = location.phone ?? site.telephone;
  const email = location.email ?? site.email;
  const hours = location.hours ?? site.hours;
  const pickupHours = location.pickupHours ?? site.pickupHours;
  const coordinates = location.coordinates ?? site.coordinates;
  return {
    ...location,
    address: addressLine(location.address) === '' ? site.address : location.address,
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(hours && { hours }),
    ...(pickupHours && { pickupHours }),
    ...(coordinates && { coordinates }),
  };
}

/** The hero shows the location's own picture, else its first, else the brand's; the gallery does not show it again. */
function picturesOf(site: Site, location: Location) {
  const gallery = location.gallery.filter(({ image }) => pictureOf(site, image));
  const candidates = [location.heroImage, gallery[0]?.image, site.hero.image];
  const image = candidates.find((candidate) => pictureOf(site, candidate));
  const shown = gallery.findIndex((entry) => entry.image.src === image?.src);
  return { image, imageTitle: gallery[shown]?.title, gallery: gallery.filter((_, index) => index !== shown) };
}

function ratingOf({ rating, reviewCount }: Location): Pick<LocationContent, 'rating'> {
  if (rating === undefined || rating === 0) return {};
  return { rating: { score: rating, ...(reviewCount && { count: reviewCount }) } };
}

/** Where nothing can be ordered online, the first button leads to the menu of this place, and there is no second one. */
function actionsOf(site: Site, location: Location): Pick<LocationContent, 'order' | 'reserve' | 'menu' | 'catering'> {
  const menu = locationMenuPlan(site, location).kind === 'none' ? undefined : menuPath(location);
  const order = orderAnchor(site, 'Order Online', location);
  const isMenu = order.href === PATHS.menu && menu !== undefined;
  const reserve = reserveAnchor(site, location);
  const { restaurantId } = location;
  const query = restaurantId === undefined ? '' : `?id=${encodeURIComponent(restaurantId)}`;
  return {
    order: isMenu ? anchor(order.label, menu) : order,
    ...(reserve && { reserve }),
    ...(menu !== undefined && !isMenu && { menu: anchor('See the menu', menu) }),
    catering: anchor('Catering', `${PATHS.catering}${query}`),
  };
}

function contactsOf(
  site: Site,
  { address, coordinates, phone, email, whatsapp = site.whatsapp }: Location,
): Pick<LocationContent, 'directions' | 'phone' | 'email' | 'whatsapp'> {
  const directions = directionsHref(address, coordinates);
  return {
    ...(directions !== undefined && { directions: anchor('Get Directions', directions) }),
    ...(phone !== undefined && { phone: anchor(phone, telHref(phone)) }),
    ...(email !== undefined && { email: anchor(email, `mailto:${email}`) }),
    ...(whatsapp !== undefined && { whatsapp: anchor('Chat on WhatsApp', whatsappHref(whatsapp)) }),
  };
}

/** The configured rating stands beside the reviews; a few quoted ones make no mean. */
function reviewsOf({ reviews, rating, reviewCount }: Location): LocationContent['reviews'] {
  const score = rating && reviewCount ? { average: rating, count: reviewCount } : undefined;
  return { ...(score && { score }), shown: reviews };
}

function withoutDoubles(faqs: Faq[]): Faq[] {
  const asked = new Set<string>();
  return faqs.filter(({ question }) => {
    const key = question.trim().toLocaleLowerCase('en');
    if (asked.has(key)) return false;
    asked.add(key);
    return true;
  });
}
