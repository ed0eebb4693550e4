import { textsOf } from '#i18n/texts.ts';
import type { RestaurantLeaf } from 'schema-dts';
import type { Hours } from '#schema/hours/hours.ts';
import type { Address, Coordinates, Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import type { LocationContent } from '../../pages/location.ts';
import type { PictureView } from '#core/theme/pictures.ts';
import { brandMenuPlan, locationMenuPlan } from '#core/menu/menu-plan.ts';
import { linkToReserve } from '#core/links/link.ts';
import type { Link } from '#core/links/link.ts';
import { linesOf, telephoneOf } from '#core/links/contact.ts';
import { internationalNumber } from '#core/links/phone.ts';
import { statedRating } from '#core/locations/rating.ts';
import { onlyLocation } from '#core/locations/only-location.ts';
import { businessName } from '#core/locations/location-name.ts';
import { locationPath, menuPath, pathsOf } from '#core/routes/routes.ts';
import { upcomingHours } from '#core/hours/special-hours.ts';
import { organizationId, restaurantId } from './ids.ts';
import { openingHours } from './opening-hours.ts';
import { brandFacts } from './organization.ts';
import { addressNode, geoNode, makeNode, pictureUrl, ratingNode } from './parts.ts';

/** More than a search result can choose from; the questions behind them need room, too. */
const IMAGES_TOLD = 8;

/** The one restaurant of a site as home tells it, with or without an entry in `locations`. Values that the entry leaves out come from the site. */
export function soleRestaurantOf(site: Site, picture: PictureView | undefined): RestaurantLeaf {
  const location = onlyLocation(site);
  const hasAddress = location !== undefined && Object.values(location.address).some((part) => part !== undefined);
  return restaurantNode(site, location, {
    url: `${site.origin}${pathsOf(site).home}`,
    phone: linesOf({ phone: telephoneOf(site) }, textsOf(site)).phone,
    address: hasAddress ? location.address : site.address,
    coordinates: location?.coordinates ?? site.coordinates,
    hours: hoursTold(site, location?.hours ?? site.hours),
    pictures: [picture],
  });
}

/** A location as its own page tells it, with the pictures that the page shows. */
export function restaurantOf(
  site: Site,
  location: Location,
  { phone, address, hours, picture, gallery, deliveryAreas }: LocationContent,
): RestaurantLeaf {
  const coordinates = location.coordinates ?? (onlyLocation(site) && site.coordinates);
  const pictures = [picture, ...gallery.flat().map((entry) => entry.picture)];
  const url = `${site.origin}${locationPath(site, location)}`;
  const restaurant = restaurantNode(site, location, {
    url,
    phone,
    address,
    coordinates,
    hours: hoursTold(site, hours),
    pictures,
  });
  return deliveryAreas.length > 0 ? { ...restaurant, areaServed: deliveryAreas } : restaurant;
}

/** What a page that names several locations says of one: which it is, where, and how to call. The rest stands on its own page under the same `@id`. */
export function listedRestaurantOf(site: Site, location: Location): RestaurantLeaf {
  const phone = linesOf({ phone: location.phone }, textsOf(site)).phone;
  return makeNode<RestaurantLeaf>({
    '@type': 'Restaurant',
    '@id': restaurantId(site, location),
    name: businessName(site, location),
    url: `${site.origin}${locationPath(site, location)}`,
    telephone: phone && internationalNumber(phone),
    address: addressNode(location.address),
    parentOrganization: { '@id': organizationId(site) },
  });
}

/** The properties that differ between the pages of one restaurant. */
interface Telling {
  url: string;
  phone?: Link;
  address: Address;
  coordinates?: Coordinates;
  hours?: Hours;
  pictures: (PictureView | undefined)[];
}

/**
 * A location among several has only what is configured for it: the brand's own address or hours would be wrong on a map, and
 * the brand's facts stand on the brand.
 */
function restaurantNode(site: Site, location: Location | undefined, telling: Telling): RestaurantLeaf {
  const isAmongSeveral = location !== undefined && site.locations.length > 1;
  return makeNode<RestaurantLeaf>({
    '@type': 'Restaurant',
    '@id': restaurantId(site, location),
    name: isAmongSeveral ? businessName(site, location) : site.name,
    url: telling.url,
    telephone: telling.phone && internationalNumber(telling.phone),
    address: addressNode(telling.address),
    geo: telling.coordinates && geoNode(telling.coordinates),
    openingHoursSpecification: telling.hours && openingHours(telling.hours, (location ?? site).opensOn),
    priceRange: site.priceRange,
    servesCuisine: site.cuisines,
    hasMenu: menuUrl(site, location),
    acceptsReservations: reservationUrl(site, location),
    aggregateRating: ratingNode(isAmongSeveral ? location : statedRating(site)),
    parentOrganization: isAmongSeveral ? { '@id': organizationId(site) } : undefined,
    image: telling.pictures.flatMap((picture) => pictureUrl(site, picture) ?? []).slice(0, IMAGES_TOLD),
    ...(!isAmongSeveral && brandFacts(site)),
  });
}

/** Without the special hours that are over. */
function hoursTold({ buildDate }: Site, hours: Hours | undefined): Hours | undefined {
  return hours && upcomingHours(hours, buildDate);
}

function menuUrl(site: Site, location: Location | undefined): string | undefined {
  if (site.locations.length > 1 && location !== undefined) {
    return locationMenuPlan(site, location).kind === 'none' ? undefined : `${site.origin}${menuPath(site, location)}`;
  }
  return brandMenuPlan(site).kind === 'none' ? undefined : `${site.origin}${pathsOf(site).menu}`;
}

function reservationUrl(site: Site, location: Location | undefined): string | undefined {
  const href = linkToReserve(site, location)?.href;
  return href?.startsWith('/') ? `${site.origin}${href}` : href;
}
