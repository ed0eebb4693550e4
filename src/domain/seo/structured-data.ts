import type { OrganizationLeaf } from 'schema-dts';
import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { currencyOf } from '../locations/address.ts';
import { homeOf } from '../pages/home.ts';
import { locationPageOf } from '../pages/location.ts';
import { menuOf } from '../pages/menu.ts';
import { offersPageOf } from '../pages/offers.ts';
import { locationPath, menuPath, PATHS, type Route } from '../pages/routes.ts';
import { openGraph } from './structured-data/graph.ts';
import { businessId } from './structured-data/ids.ts';
import { locationListNode } from './structured-data/location-list.ts';
import { type MenuFrame, menuNode, popularMenuNode } from './structured-data/menu.ts';
import { offerCatalogNode, shownOffersNode } from './structured-data/offer-catalog.ts';
import { namedBusiness, organizationOf, reachableBusiness } from './structured-data/organization.ts';
import { breadcrumbsNode, faqNode, webPageNode, webSiteNode } from './structured-data/page.ts';
import { listedRestaurantOf, restaurantOf, soleRestaurantOf } from './structured-data/restaurant.ts';

/** The product's own cap (docs/behaviour.md#structured-data); search engines have none. */
const LIMIT = 8000;
/** With no more than this to spare the offers stay out. */
const OFFERS_NEED = 200;
const FALLBACK_CUISINES = 6;

/**
 * The page's JSON-LD: one graph, at most 8,000 characters, safe in a `<script>`. What matters most comes first, and whole items
 * are left out where the space ends. It speaks of what the page shows, and rates nothing: a restaurant's reviews of itself
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
    case 'locations':
      return graphOf(webPageNode(site, route), namedBusiness(site), locationListNode(site));
    case 'location':
      return locationGraph(site, route.location);
    case 'offers':
      return graphOf(webPageNode(site, route), offeringBusiness(site));
    case 'contact':
      return graphOf({ ...webPageNode(site, route), '@type': 'ContactPage' }, reachableBusiness(site));
    // A JobPosting needs the day it was posted, and a configuration has none: openings are for readers alone.
    case 'careers':
    case 'catering':
    case 'media-inquiries':
    case 'franchise':
    case 'terms':
    case 'privacy':
    case 'accessibility':
    case 'feedback':
      return graphOf(webPageNode(site, route), namedBusiness(site));
    case 'feedback-qr':
    case 'not-found':
      return undefined;
  }
}

/** The nodes there are, in this order, as far as they fit. */
function graphOf(...nodes: (object | undefined)[]): string | undefined {
  const graph = openGraph(LIMIT);
  for (const node of nodes) if (node) graph.add(node);
  return graph.text();
}

function homeGraph(site: Site): string | undefined {
  const { faqs, popular, locations, offers } = homeOf(site);
  const graph = openGraph(LIMIT);
  const frame = menuFrame(site);
  const business = graph.add(site.locations.length > 1 ? organizationOf(site) : soleRestaurantOf(site));
  graph.addWhole(webSiteNode(site));
  // A place without its address or hours would be half a place.
  for (const location of locations.shown) graph.addWhole(listedRestaurantOf(site, location));
  if (faqs.length > 0) graph.add(faqNode(`${site.origin}${PATHS.home}`, faqs));
  const cuisines = site.menu ? [] : site.cuisines.slice(0, FALLBACK_CUISINES);
  const menu = popularMenuNode({ items: popular, cuisines, heading: 'Our Most Popular Items' }, frame);
  if (menu) graph.add(menu);
  const catalog = offerCatalogNode(site, offers, frame.currency);
  if (business !== undefined && catalog && graph.spare() > OFFERS_NEED)
    graph.extend(business, 'hasOfferCatalog', catalog);
  return graph.text();
}

function locationGraph(site: Site, location: Location): string | undefined {
  const content = locationPageOf(site, location);
  return graphOf(
    restaurantOf(site, location, content),
    breadcrumbsNode(site, content.trail),
    content.faqs.length > 0 ? faqNode(`${site.origin}${locationPath(location)}`, content.faqs) : undefined,
  );
}

function menuGraph(site: Site, location?: Location): string | undefined {
  const content = menuOf(site, location);
  const frame = menuFrame(site, location);
  const business = namedBusiness(site, location);
  switch (content.kind) {
    case 'page':
      return graphOf(business, menuNode(content.menu, frame));
    case 'not-available':
      return graphOf(business, popularMenuNode(content, frame));
    case 'chooser':
    case 'frame':
      return graphOf(business);
    case 'not-found':
      return undefined;
  }
}

function offeringBusiness(site: Site): OrganizationLeaf {
  const { deals, discounts } = offersPageOf(site);
  const hasOfferCatalog = shownOffersNode([...deals, ...discounts], currencyFor(site));
  return { ...namedBusiness(site), ...(hasOfferCatalog && { hasOfferCatalog }) };
}

function menuFrame(site: Site, location?: Location): MenuFrame {
  return {
    url: `${site.origin}${location ? menuPath(location) : PATHS.menu}`,
    provider: businessId(site, location),
    currency: currencyFor(site, location),
  };
}

function currencyFor({ address, locations }: Site, location?: Location): string | undefined {
  return currencyOf(location?.address.country ?? address.country ?? locations[0]?.address.country);
}
