import { textsOf } from '#i18n/texts.ts';
import type { Faq, Feature } from '#schema/content.ts';
import type { Hours } from '#schema/hours/hours.ts';
import type { Address, GalleryImage, Location } from '#schema/location.ts';
import type { Service } from '#schema/hours/service-hours.ts';
import type { Site } from '#schema/site.ts';
import { isKnown } from '#core/hours/hours-lines.ts';
import { type OpeningTimes, openingTimesOf } from '#core/hours/opening-times.ts';
import type { StopView } from '#core/hours/stops.ts';
import { type OpeningHoursTable, openingHoursTableOf } from '#core/hours/opening-hours-table.ts';
import { counted, linkTo, type Link, linkToOrder, linkToReserve } from '#core/links/link.ts';
import { linesOf } from '#core/links/contact.ts';
import { reservationFormOf } from '#core/links/reservation.ts';
import { addressLine, addressLines } from '#core/locations/address.ts';
import { directionsHref } from '#core/locations/directions.ts';
import { type MapView, mapOf } from '#core/links/map.ts';
import { ratingOf, type RatingView, statedRating } from '#core/locations/rating.ts';
import { galleryRows } from '#core/theme/gallery-rows.ts';
import { pictureOf, pictureViewOf, type PictureView } from '#core/theme/pictures.ts';
import { locationMenuPlan } from '#core/menu/menu-plan.ts';
import { hoursNotesOf, stopsOf } from './beside-hours.ts';
import { configuredScore, type ReviewsContent, reviewsOf } from '../sections/reviews.ts';
import { hasPage, menuPath, pathsOf } from '#core/routes/routes.ts';

/** What `/location/…/` shows. */
export interface LocationContent {
  trail: { label: string; href?: string }[];
  name: string;
  /** The part of town, else the town. */
  kicker?: string;
  picture?: PictureView;
  /** It is closed for good: the page has no way to get there. */
  permanentlyClosed?: true;
  /** What the hero's picture is called where it is one of the gallery. */
  pictureTitle?: string;
  rating?: RatingView;

  /** The one primary action, else the menu is. */
  order?: Link;
  reserve?: Link;
  reserveHere?: ReserveHere;
  menu?: Link;
  catering?: Link;

  /** In the form of structured data, and as the page shows it. */
  address: Address;
  addressLines: string[];
  directions?: Link;
  phone?: Link;
  email?: Link;
  whatsapp?: Link;
  services: string[];
  features: Feature[];
  deliveryAreas: string[];

  /** In the form of structured data; missing where none are known. */
  hours?: Hours;
  /** The week and, where they have hours of their own, those of pickup, the kitchen and the like. */
  timetables: HoursTable[];
  /** "Last seating 9:00 PM", and what the brand writes beside the hours. */
  hoursNotes: string[];
  /** Of a food truck, the next one first. */
  stops: StopView[];
  /** For the clock. Missing where no hours are known. */
  times?: OpeningTimes;

  /** The gallery without the hero's picture, in rows of equal height. */
  gallery: GalleryPicture[][];
  map?: MapView;
  reviews: ReviewsContent;
  faqs: Faq[];
  /** A link to the other locations, where there are several. */
  all?: Link;
}

/** The form of a reservation service, which a page shows in a dialog to a guest who asks for it. */
export interface ReserveHere {
  url: string;
  /** "OpenTable" */
  who: string;
  title: string;
  /** The way out: the page of the restaurant there. */
  link: Link;
}

/** Without a table the hours are not known. */
export interface HoursTable {
  of: 'week' | 'pickup' | Service;
  title: string;
  table?: OpeningHoursTable;
}

export interface GalleryPicture {
  picture: PictureView;
  title?: string;
  orientation: GalleryImage['orientation'];
}

export function locationPageOf(site: Site, location: Location): LocationContent {
  if (location.closure === 'permanent') return closedPageOf(site, location);
  const isOnly = site.locations.length <= 1;
  const facts = isOnly ? withSiteFacts(site, location) : location;
  const { name, area, address, hours, services, features, deliveryAreas } = facts;
  return {
    trail: trailTo(name, site),
    name,
    kicker: kickerOf(name, area ?? address.locality),
    ...picturesOf(site, location),
    rating: ratingOf(facts, textsOf(site)),
    ...actionsOf(site, location),
    address,
    addressLines: addressLines(address),
    ...contactsOf(site, facts),
    services,
    features,
    deliveryAreas,
    hours,
    timetables: timetablesOf(site, facts),
    hoursNotes: hoursNotesOf(facts, textsOf(site)),
    stops: stopsOf(site, facts),
    times: openingTimesOf(site, facts),
    map: mapOf(name, facts, textsOf(site)),
    reviews: reviewsOf(location.reviews, configuredScore(facts), textsOf(site)),
    faqs: isOnly ? location.faqs : withoutDoubles([...location.faqs, ...site.faqs]),
    all: isOnly ? undefined : linkTo(textsOf(site).go.allLocations, pathsOf(site).locations),
  };
}

/** Where it was and that it is closed: there is nothing to order, to call or to visit. */
function closedPageOf(site: Site, location: Location): LocationContent {
  const { name, area, address } = location;
  return {
    trail: trailTo(name, site),
    name,
    kicker: kickerOf(name, area ?? address.locality),
    permanentlyClosed: true as const,
    ...picturesOf(site, location),
    address,
    addressLines: addressLines(address),
    services: [],
    features: [],
    deliveryAreas: [],
    timetables: [],
    hoursNotes: [],
    stops: [],
    times: openingTimesOf(site, location),
    reviews: { shown: [] },
    faqs: [],
    all: linkTo(textsOf(site).go.allLocations, pathsOf(site).locations),
  };
}

function trailTo(name: string, site: Site): LocationContent['trail'] {
  const { navigation } = textsOf(site);
  return [
    { label: navigation.home, href: pathsOf(site).home },
    { label: navigation.locations, href: pathsOf(site).locations },
    { label: name },
  ];
}

const kickerOf = (name: string, place: string | undefined): string | undefined => (place === name ? undefined : place);

/** Where the restaurant is and when it is open: what the page of a location ends with, and all that a brand without locations has. */
export type VisitContent = Pick<
  LocationContent,
  | 'addressLines'
  | 'reserve'
  | 'reserveHere'
  | 'directions'
  | 'phone'
  | 'email'
  | 'whatsapp'
  | 'timetables'
  | 'hoursNotes'
  | 'stops'
  | 'map'
>;

/** Of a brand without locations, which is its own. */
export function visitOf(site: Site): VisitContent {
  const { name, address, telephone, email, hours, pickupHours, serviceHours, coordinates, closure, opensOn } = site;
  const facts = { address, phone: telephone, email, hours, pickupHours, serviceHours, coordinates, closure, opensOn };
  return {
    addressLines: addressLines(address),
    reserve: linkToReserve(site),
    reserveHere: reserveHereOf(site, name),
    ...contactsOf(site, facts),
    timetables: timetablesOf(site, facts),
    hoursNotes: hoursNotesOf(site, textsOf(site)),
    stops: stopsOf(site, site),
    map: mapOf(name, facts, textsOf(site)),
  };
}

/** Fills what the only location leaves out with the site's values. Among several locations the brand's own address or hours would be wrong. */
function withSiteFacts(site: Site, location: Location): Location {
  return {
    ...location,
    address: addressLine(location.address) === '' ? site.address : location.address,
    phone: location.phone ?? site.telephone,
    email: location.email ?? site.email,
    hours: location.hours ?? site.hours,
    pickupHours: location.pickupHours ?? site.pickupHours,
    serviceHours: location.serviceHours ?? site.serviceHours,
    lastSeating: location.lastSeating ?? site.lastSeating,
    hoursNote: location.hoursNote ?? site.hoursNote,
    stops: location.stops ?? site.stops,
    coordinates: location.coordinates ?? site.coordinates,
    ...statedRating(site),
  };
}

/** The hero shows the location's own picture, else its first, else the brand's; the gallery does not show it again. */
function picturesOf(site: Site, location: Location): Pick<LocationContent, 'picture' | 'pictureTitle' | 'gallery'> {
  const { gallery, heroImage } = location;
  const available = gallery.find(({ image }) => pictureOf(site, image));
  const hero = [heroImage, available?.image, site.hero.image].find((image) => pictureOf(site, image));
  const own = gallery.findIndex(({ image }) => image.src === hero?.src);
  const others = gallery.filter((_, index) => index !== own);
  return {
    picture: pictureOf(site, hero),
    pictureTitle: gallery[own]?.title,
    gallery: galleryRows(others.flatMap((entry) => galleryPictureOf(site, entry) ?? [])),
  };
}

function galleryPictureOf(site: Site, { image, title, orientation }: GalleryImage): GalleryPicture | undefined {
  const picture = pictureViewOf(site, image);
  return picture && { picture, title, orientation };
}

/** Of a brand without locations where none is given. */
function reserveHereOf(site: Site, name: string, location?: Location): ReserveHere | undefined {
  const form = reservationFormOf(site, location);
  if (form === undefined) return undefined;
  const { actions, facade } = textsOf(site);
  const { url, who, page } = form;
  return { url, who, title: actions.reserveAt(name), link: counted(site, 'reserve', linkTo(facade.openAt(who), page)) };
}

function actionsOf(
  site: Site,
  location: Location,
): Pick<LocationContent, 'order' | 'reserve' | 'reserveHere' | 'menu' | 'catering'> {
  const { actions, go, navigation } = textsOf(site);
  const menu = locationMenuPlan(site, location).kind === 'none' ? undefined : menuPath(site, location);
  const { restaurantId } = location;
  const query = restaurantId === undefined ? '' : `?id=${encodeURIComponent(restaurantId)}`;
  return {
    order: linkToOrder(site, actions.orderOnline, location),
    reserve: linkToReserve(site, location),
    reserveHere: reserveHereOf(site, location.name, location),
    menu: menu === undefined ? undefined : linkTo(go.seeMenu, menu),
    catering:
      hasPage(site, 'catering') && location.catering !== false
        ? linkTo(navigation.catering, `${pathsOf(site).catering}${query}`)
        : undefined,
  };
}

function contactsOf(
  site: Site,
  { address, coordinates, phone, email, whatsapp = site.whatsapp }: VisitFacts,
): Pick<LocationContent, 'directions' | 'phone' | 'email' | 'whatsapp'> {
  const texts = textsOf(site);
  const directions = directionsHref(address, coordinates);
  return {
    directions: directions === undefined ? undefined : linkTo(texts.go.getDirections, directions),
    ...linesOf({ phone, email, whatsapp }, texts),
  };
}

/** Without hours there is no section of that title: the page says so at its top. */
function timetablesOf(site: Site, facts: VisitFacts): LocationContent['timetables'] {
  const { buildDate, timezone } = site;
  const texts = textsOf(site);
  const { hours, pickupHours, serviceHours = [] } = facts;
  const { closure, opensOn } = facts;
  const when = { buildDate, timezone: facts.timezone ?? timezone, closure, opensOn };
  const hasOwnPickup = pickupHours !== undefined && JSON.stringify(pickupHours) !== JSON.stringify(hours);
  const ofPickup = hasOwnPickup && isKnown(pickupHours) ? openingHoursTableOf(pickupHours, when, texts) : undefined;
  return [
    ...(hours
      ? [{ of: 'week' as const, title: texts.location.hours, table: openingHoursTableOf(hours, when, texts) }]
      : []),
    ...(hasOwnPickup ? [{ of: 'pickup' as const, title: texts.pickupHours, table: ofPickup }] : []),
    ...serviceHours.map((each) => ({
      of: each.service,
      title: texts.serviceHours[each.service],
      table: openingHoursTableOf(each.hours, when, texts),
    })),
  ];
}

type VisitFacts = Pick<
  Location,
  | 'address'
  | 'coordinates'
  | 'phone'
  | 'email'
  | 'whatsapp'
  | 'hours'
  | 'pickupHours'
  | 'serviceHours'
  | 'timezone'
  | 'closure'
  | 'opensOn'
>;

function withoutDoubles(faqs: Faq[]): Faq[] {
  const asked = new Set<string>();
  return faqs.filter(({ question }) => {
    const key = question.trim().toLocaleLowerCase('en');
    if (asked.has(key)) return false;
    asked.add(key);
    return true;
  });
}
