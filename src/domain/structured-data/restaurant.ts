import type { GeoCoordinatesLeaf, OrganizationLeaf, PostalAddressLeaf, RestaurantLeaf } from 'schema-dts';
import type { Address, Coordinates, Location } from '../../model/location.ts';
import type { Image } from '../../model/picture.ts';
import type { Site } from '../../model/site.ts';
import { countryCode } from '../address.ts';
import { brandMenuPlan, locationMenuPlan } from '../menu-plan.ts';
import { reserveAnchor } from '../order.ts';
import { pictureOf } from '../pictures.ts';
import { businessName } from '../place-name.ts';
import { locationPath, menuPath, PATHS } from '../routes.ts';
import { openingHours } from './opening-hours.ts';
import { AREAS_SHOWN } from '../footer.ts';
import { present } from './present.ts';

/**
 * The place as schema.org tells it. Without a location it is the site itself, or its only location. A place among several
 * says only what is configured for that place: the brand's own address or hours would be wrong on a map.
 */
export function restaurantOf(site: Site, location = onlyLocation(site)): RestaurantLeaf {
  const isAmongSeveral = location !== undefined && site.locations.length > 1;
  const place = isAmongSeveral ? location : mergedPlace(site, location);
  const home = `${site.origin}${PATHS.home}`;
  const menu = menuUrl(site, location);
  return present<RestaurantLeaf>({
    '@type': 'Restaurant',
    '@id': restaurantId(site, location),
    name: isAmongSeveral ? businessName(site, location) : site.name,
    // The page that speaks of this place alone.
    url: isAmongSeveral ? (menu ?? home) : home,
    telephone: place.phone,
    address: addressNode(place.address),
    geo: place.coordinates && geoNode(place.coordinates),
    openingHoursSpecification: place.hours && openingHours(place.hours),
    priceRange: site.priceRange,
    servesCuisine: site.cuisines,
    hasMenu: menu,
    acceptsReservations: reservationUrl(site, location),
    parentOrganization: isAmongSeveral ? { '@id': organizationId(site) } : undefined,
    image: pictureUrl(site, location?.heroImage ?? (isAmongSeveral ? undefined : site.hero.image)),
    // The brand's own facts stand on the brand when there are several places.
    ...(!isAmongSeveral && brandFacts(site)),
  });
}

/** The place as one of a list: where it is and when it is open. The rest stands on its own page, and many places have to fit. */
export function listedRestaurantOf(site: Site, location: Location): RestaurantLeaf {
  const {
    servesCuisine: _cuisines,
    hasMenu: _menu,
    acceptsReservations: _link,
    image: _image,
    ...listed
  } = restaurantOf(site, location);
  return listed;
}

/** The brand of several places. */
export function organizationOf(site: Site): OrganizationLeaf {
  return present<OrganizationLeaf>({
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: `${site.origin}/`,
    telephone: site.telephone,
    address: addressNode(site.address),
    image: pictureUrl(site, site.hero.image),
    ...brandFacts(site),
  });
}

/** Never changes while the location keeps its slug, whichever page speaks of it. */
export function restaurantId(site: Site, location = onlyLocation(site)): string {
  return `${site.origin}${location ? locationPath(location) : '/'}#restaurant`;
}

export function organizationId(site: Site): string {
  return `${site.origin}/#organization`;
}

function onlyLocation({ locations }: Site): Location | undefined {
  return locations.length === 1 ? locations[0] : undefined;
}

/** One place: what the location leaves out, the site knows. */
function mergedPlace(site: Site, location: Location | undefined) {
  const hasAddress = location !== undefined && Object.keys(location.address).length > 0;
  return {
    phone: site.telephone ?? location?.phone,
    address: hasAddress ? location.address : site.address,
    coordinates: location?.coordinates ?? site.coordinates,
    hours: location?.hours ?? site.hours,
  };
}

function brandFacts(site: Site) {
  return {
    logo: pictureUrl(site, site.logo),
    areaServed: site.areaServed.slice(0, AREAS_SHOWN),
    sameAs: site.social.map(({ url }) => url),
  };
}

function addressNode({ street, locality, region, postalCode, country }: Address): PostalAddressLeaf | undefined {
  if ([street, locality, region, postalCode].every((part) => part === undefined)) return undefined;
  return present<PostalAddressLeaf>({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode(country),
  });
}

function geoNode({ latitude, longitude }: Coordinates): GeoCoordinatesLeaf {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

function menuUrl(site: Site, location: Location | undefined): string | undefined {
  if (site.locations.length > 1 && location !== undefined) {
    return locationMenuPlan(site, location).kind === 'none' ? undefined : `${site.origin}${menuPath(location)}`;
  }
  return brandMenuPlan(site).kind === 'none' ? undefined : `${site.origin}${PATHS.menu}`;
}

function reservationUrl(site: Site, location: Location | undefined): string | undefined {
  const href = reserveAnchor(site, location)?.href;
  return href?.startsWith('/') ? `${site.origin}${href}` : href;
}

function pictureUrl(site: Site, image: Image | undefined): string | undefined {
  const picture = pictureOf(site, image);
  return picture && `${site.origin}${picture.src}`;
}
