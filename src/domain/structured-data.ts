import type { OrganizationLeaf, RestaurantLeaf } from 'schema-dts';
import type { Location } from '../model/location.ts';
import type { Site } from '../model/site.ts';
import { currencyOf } from './address.ts';
import { homeOf } from './home.ts';
import { menuOf } from './menu-page.ts';
import { menuPath, PATHS, type Route } from './routes.ts';
import { openGraph } from './structured-data/graph.ts';
import { type MenuFrame, menuNode, popularMenuNode } from './structured-data/menu.ts';
import { offerCatalogNode } from './structured-data/offer-catalog.ts';
import { faqNode, menuBreadcrumbs, webSiteNode } from './structured-data/page.ts';
import {
  listedRestaurantOf,
  organizationId,
  organizationOf,
  restaurantId,
  restaurantOf,
} from './structured-data/restaurant.ts';

/** The product's own cap (specification, section 9); search engines have none. */
const LIMIT = 8000;
/** With no more than this to spare the offers stay out. */
const OFFERS_NEED = 200;
const FALLBACK_CUISINES = 6;

/**
 * The page's JSON-LD: one graph, at most 8,000 characters, safe in a `<script>`. What matters most comes first, and whole items
 * are left out where the space ends. It speaks of what the site shows, and rates nothing: a restaurant's reviews of itself
 * are not for search engines. Undefined where there is nothing to say.
 */
export function structuredData(site: Site, route: Route): string | undefined {
  switch (route.page) {
    case 'home':
      return homeGraph(site);
    case 'menu':
      return menuGraph(site);
    case 'location-menu':
      return menuGraph(site, route.location);
    case 'not-found':
      return undefined;
  }
}

function homeGraph(site: Site): string | undefined {
  const { faqs, popular, locations, offers } = homeOf(site);
  const graph = openGraph(LIMIT);
  const frame = menuFrame(site);
  const business = graph.add(businessOf(site));
  graph.addWhole(webSiteNode(site, frame.provider));
  // A place without its address or hours would be half a place.
  for (const location of locations.shown) graph.addWhole(listedRestaurantOf(site, location));
  if (faqs.length > 0) graph.add(faqNode(`${site.origin}${PATHS.home}`, faqs));
  const menu = popularMenuNode(popular, site.menu ? [] : site.cuisines.slice(0, FALLBACK_CUISINES), frame);
  if (menu) graph.add(menu);
  const catalog = offerCatalogNode(site, offers, frame.currency);
  if (business !== undefined && catalog && graph.spare() > OFFERS_NEED)
    graph.extend(business, 'hasOfferCatalog', catalog);
  return graph.text();
}

function menuGraph(site: Site, location?: Location): string | undefined {
  const content = menuOf(site, location);
  if (content.kind === 'not-found') return undefined;
  const graph = openGraph(LIMIT);
  const frame = menuFrame(site, location);
  graph.add(businessOf(site, location));
  graph.addWhole(menuBreadcrumbs(site, location));
  if (content.kind === 'page') graph.add(menuNode(content.menu, frame));
  const fallback = content.kind === 'not-available' && popularMenuNode(content.items, content.cuisines, frame);
  if (fallback) graph.add(fallback);
  return graph.text();
}

/** Whose page it is: the location's or the only place's, else the brand's. */
function businessOf(site: Site, location?: Location): RestaurantLeaf | OrganizationLeaf {
  return isOfBrand(site, location) ? organizationOf(site) : restaurantOf(site, location);
}

function menuFrame(site: Site, location?: Location): MenuFrame {
  return {
    url: `${site.origin}${location ? menuPath(location) : PATHS.menu}`,
    provider: isOfBrand(site, location) ? organizationId(site) : restaurantId(site, location),
    currency: currencyOf(location?.address.country ?? site.address.country ?? site.locations[0]?.address.country),
  };
}

function isOfBrand({ locations }: Site, location: Location | undefined): boolean {
  return location === undefined && locations.length > 1;
}
