import { textsOf } from '#i18n/texts.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { listedLocations } from '#core/locations/listed-locations.ts';
import type { RouteWithBody } from '../pages/body.ts';
import { type CareersContent, openJobsOf } from '../pages/careers.ts';
import type { MenuView } from '#core/menu/menu-view.ts';
import type { HomeContent } from '../pages/home/home.ts';
import type { LocationContent } from '../pages/location.ts';
import type { MenuContent } from '../pages/menu.ts';
import type { OffersContent } from '../pages/offers.ts';
import { locationPath, menuPath, pathsOf } from '#core/routes/routes.ts';
import { openGraph } from './structured-data/graph.ts';
import { businessId } from './structured-data/ids.ts';
import { jobPostingNode } from './structured-data/job-posting.ts';
import { locationListNode } from './structured-data/location-list.ts';
import { type MenuFrame, menuNode, popularMenuNode } from './structured-data/menu.ts';
import { offerCatalogNode, offerViewsNode } from './structured-data/offer-catalog.ts';
import { namedBusiness, organizationOf, reachableBusiness } from './structured-data/organization.ts';
import { breadcrumbsNode, faqNode, webPageNode, webSiteNode } from './structured-data/page.ts';
import { listedRestaurantOf, restaurantOf, soleRestaurantOf } from './structured-data/restaurant.ts';

const FALLBACK_CUISINES = 6;

/**
 * The page's JSON-LD: one graph, at most 8,000 characters, safe in a `<script>`. What matters most comes first, and whole items
 * are left out where the space ends. It has only what the page shows; of ratings the one that is stated, and
 * no single review: search engines do not accept a restaurant's reviews of itself. Undefined where it would be empty. `title` is the page's.
 */
export function structuredData(site: Site, route: RouteWithBody, title: string): string | undefined {
  const webPage = () => webPageNode(site, route.path, title);
  switch (route.page) {
    case 'home':
      return homeGraph(site, route.body);
    case 'menu':
      return menuGraph(site, route.body);
    case 'location-menu':
      return menuGraph(site, route.body, route.location);
    case 'locations':
      return graphOf(webPage(), namedBusiness(site), locationListNode(site, route.body));
    case 'location':
      return locationGraph(site, route.location, route.body);
    case 'offers':
      return offersGraph(site, route.body, webPage());
    case 'contact':
      return graphOf({ ...webPage(), '@type': 'ContactPage' }, reachableBusiness(site, route.body.contact));
    case 'careers':
      return careersGraph(site, route.body, webPage());
    case 'allergens':
    case 'catering':
    case 'media-inquiries':
    case 'franchise':
    case 'terms':
    case 'privacy':
    case 'accessibility':
    case 'feedback':
      return graphOf(webPage(), namedBusiness(site));
    case 'menu-board':
    case 'menu-qr':
    case 'allergens-qr':
    case 'feedback-qr':
    case 'not-found':
      return undefined;
  }
}

function careersGraph(site: Site, { openings }: CareersContent, webPage: object): string | undefined {
  const jobs = openJobsOf(site);
  const graph = openGraph();
  graph.add(webPage);
  graph.add(namedBusiness(site));
  const placesTold = new Set<string>();
  for (const [index, { id }] of openings.entries()) {
    const posting = jobs[index] && jobPostingNode(site, jobs[index], id);
    if (!posting) continue;
    const place = posting.jobLocation['@id'];
    const added = graph.add(placesTold.has(place) ? { ...posting, jobLocation: { '@id': place } } : posting);
    if (added) placesTold.add(place);
  }
  return graph.text();
}

/** The nodes there are, in this order, as far as they fit. */
function graphOf(...nodes: (object | undefined)[]): string | undefined {
  const graph = openGraph();
  for (const node of nodes) if (node) graph.add(node);
  return graph.text();
}

function homeGraph(site: Site, { hero, faqs, popular, offers }: HomeContent): string | undefined {
  const graph = openGraph();
  const frame = menuFrame(site);
  const several = site.locations.length > 1;
  const business = graph.add(several ? organizationOf(site, hero.picture) : soleRestaurantOf(site, hero.picture));
  graph.add(webSiteNode(site));
  const listed = several ? listedLocations(site.locations).shown : [];
  for (const location of listed) graph.add(listedRestaurantOf(site, location));
  if (faqs.length > 0) graph.add(faqNode(`${site.origin}${pathsOf(site).home}`, faqs));
  const cuisines = site.menus.length > 0 ? [] : site.cuisines.slice(0, FALLBACK_CUISINES);
  const menu = popularMenuNode({ items: popular.items, cuisines, heading: popular.title }, frame);
  if (menu) graph.add(menu);
  const catalog = offerCatalogNode(site, offers);
  if (business && catalog) graph.addOffers(business, catalog);
  return graph.text();
}

function locationGraph(site: Site, location: Location, content: LocationContent): string | undefined {
  // No search engine is to keep its page.
  if (location.closure === 'permanent') return undefined;
  return graphOf(
    // It is no restaurant any more.
    restaurantOf(site, location, content),
    breadcrumbsNode(site, content.trail),
    content.faqs.length > 0 ? faqNode(`${site.origin}${locationPath(site, location)}`, content.faqs) : undefined,
  );
}

function menuGraph(site: Site, content: MenuContent, location?: Location): string | undefined {
  const frame = menuFrame(site, location);
  const business = namedBusiness(site, location);
  switch (content.kind) {
    case 'page':
      return menusGraph(business, content.menus, frame);
    case 'not-available':
      return graphOf(business, popularMenuNode(content, frame));
    case 'chooser':
    case 'index':
    case 'frame':
      return graphOf(business);
    case 'not-found':
      return undefined;
  }
}

/** Several menus share the space equally. Otherwise the first could use all of it. */
function menusGraph(business: object, menus: MenuView[], frame: MenuFrame): string | undefined {
  const graph = openGraph();
  graph.add(business);
  for (const [index, menu] of menus.entries()) {
    graph.add(menuNode(menu, frame), Math.floor(graph.spare() / (menus.length - index)));
  }
  return graph.text();
}

function offersGraph(site: Site, { deals, discounts }: OffersContent, webPage: object): string | undefined {
  const graph = openGraph();
  graph.add(webPage);
  const business = graph.add(namedBusiness(site));
  const catalog = offerViewsNode([...deals, ...discounts], textsOf(site));
  if (business && catalog) graph.addOffers(business, catalog);
  return graph.text();
}

function menuFrame(site: Site, location?: Location): MenuFrame {
  return {
    url: `${site.origin}${location ? menuPath(site, location) : pathsOf(site).menu}`,
    provider: businessId(site, location),
    inLanguage: site.languages && site.language,
    texts: textsOf(site),
    buildDate: site.buildDate,
  };
}
