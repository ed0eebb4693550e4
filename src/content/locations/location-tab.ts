import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { counted, linkTo, type Link, linkToOrder, linkToReserve } from '#core/links/link.ts';
import { linesOf } from '#core/links/contact.ts';
import type { HoursRow } from '#core/hours/hours-lines.ts';
import { weekAhead } from '#core/hours/opening-hours-table.ts';
import { type OpeningTimes, openingTimesOf } from '#core/hours/opening-times.ts';
import { textsOf } from '#i18n/texts.ts';
import { memoize } from '#core/text/memoize.ts';
import { locationPath, menuPath, pathsOf } from '#core/routes/routes.ts';
import { addressLines } from '#core/locations/address.ts';
import { directionsHref } from '#core/locations/directions.ts';
import { type CityLink, cityLinksOf } from '#core/links/city-links.ts';
import { listedLocations, LOCATIONS_AT_A_GLANCE, LOCATIONS_ON_A_PHONE } from '#core/locations/listed-locations.ts';
import { citiesOf } from './location-index.ts';
import { locationLabel, shortLabels, withoutBrand } from '#core/locations/location-name.ts';
import { type MapView, mapOf } from '#core/links/map.ts';

/** Where the brand is, at the foot of some pages: a tab for each location. Empty where the brand has fewer than two locations. */
export interface LocationsSection {
  /** In the order of their cities where they are many. */
  tabs: LocationTab[];
  /** The cities to choose from on a small screen. Empty where the tabs are few. */
  cities: CityLink[];
  /** Set when the tabs leave locations out. */
  all?: Link;
  /** Set when all have a tab, but a phone shows only the first ones. */
  rest?: Link;
}

/** A location as the section shows it. */
export interface LocationTab {
  /** On its tab: the area, or the name; never what another tab says. */
  label: string;
  /** The same without the name of the brand, where the tabs are many. */
  short?: string;
  /** The city that begins with this tab, where the tabs are many. */
  city?: string;
  name: string;
  /** Where the name does not say it already. */
  area?: string;
  page: string;
  address: string[];
  phone?: Link;
  email?: Link;
  hours: HoursRow[];
  /** Missing where no hours are known. */
  times?: OpeningTimes;
  /** What a guest does first there. Missing where the location says that it takes no orders and has no reservations. */
  order?: Link & { description: string };
  directions?: Link;
  map?: MapView;
}

export const locationsSectionOf = memoize((site: Site): LocationsSection => {
  const { locations } = site;
  const { go } = textsOf(site);
  if (locations.length <= 1) return { tabs: [], cities: [] };
  const { shown, isCut } = listedLocations(locations);
  const hasRest = !isCut && locations.length > LOCATIONS_ON_A_PHONE;
  return {
    tabs: shown.length > LOCATIONS_AT_A_GLANCE ? tabsByCity(site, shown) : tabsOf(site, shown),
    cities: cityLinksOf(site),
    all: isCut ? linkTo(go.seeAllCount(locations.length), pathsOf(site).locations) : undefined,
    rest: hasRest ? linkTo(go.allCount(locations.length), pathsOf(site).locations) : undefined,
  };
});

function tabsByCity(site: Site, locations: Location[]): LocationTab[] {
  const cities = citiesOf(locations);
  const tabs = tabsOf(
    site,
    cities.flatMap((city) => city.locations),
  );
  const starts = new Map<number, string | undefined>();
  let start = 0;
  for (const city of cities) {
    starts.set(start, city.name);
    start += city.locations.length;
  }
  return tabs.map((tab, index) => ({ ...tab, short: withoutBrand(site.name, tab.label), city: starts.get(index) }));
}

function tabsOf(site: Site, locations: Location[]): LocationTab[] {
  const labels = shortLabels(site, locations);
  return locations.map((location, index) => tabOf(site, location, labels[index] ?? ''));
}

function tabOf(site: Site, location: Location, label: string): LocationTab {
  const { area, address, phone, email, hours } = location;
  const name = locationLabel(site, location);
  const texts = textsOf(site);
  const directions = directionsHref(address, location.coordinates);
  return {
    label,
    name,
    area: area === location.name ? undefined : area,
    page: locationPath(site, location),
    address: addressLines(address),
    ...linesOf({ phone, email }, texts),
    hours: hours ? weekAhead(hours, { ...location, buildDate: site.buildDate }, texts) : [],
    times: openingTimesOf(site, location),
    order: firstOf(site, location),
    directions: directions === undefined ? undefined : linkTo(texts.go.getDirections, directions),
    map: mapOf(name, location, texts),
  };
}

function firstOf(site: Site, location: Location): LocationTab['order'] {
  const { go, actions } = textsOf(site);
  const { menuUrl, onlineOrdering } = location;
  const name = locationLabel(site, location);
  const takesOrders = linkToOrder(site, undefined, location) !== undefined;
  const reserve = takesOrders ? undefined : linkToReserve(site, location);
  if (reserve) return { ...reserve, description: actions.reserveAt(name) };
  if (onlineOrdering === false) return undefined;
  const order = location.orderingLink ?? menuUrl ?? site.orderingLink;
  return order === undefined
    ? { ...linkTo(go.seeMenu, menuPath(site, location)), description: go.seeMenuOf(name) }
    : { ...counted(site, 'order', linkTo(go.orderNow, order)), description: go.orderNowFrom(name) };
}
