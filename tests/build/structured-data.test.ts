import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/parts.ts';
import { listBrandFolders } from '#brand/folder/brands.ts';
import { locationPath } from '#core/routes/routes.ts';
import type { Price } from '#schema/values/price.ts';
import { type BuiltPage, readPages } from '../support/build/build.ts';
import { builtBrand } from '../support/build/built.ts';
import { graphIn, type Node, nodesIn, referencesIn, type Statement, statementsIn } from '../support/build/json-ld.ts';
import { readConfiguration } from '../support/build/read-brand.ts';
import { schemaOrgErrors } from '../support/build/schema-org.ts';
import { languageOf } from '../support/build/languages.ts';
import { isShown, LINKED, normalize } from '../support/build/shown.ts';
import { expectLocation, onHome } from '../support/browser/told-location.ts';

const SAMPLES = join(ROOT, 'brands');
const FIXTURES = join(ROOT, 'tests/brands');
const BRANDS = [
  ...listBrandFolders(SAMPLES).map((slug) => [slug, SAMPLES] as const),
  ...['kitchen-sink', 'minimal', 'empty', 'hostile'].map((slug) => [slug, FIXTURES] as const),
];

/** What Google's documentation of a feature requires, and what a type is nothing without. */
const REQUIRED: Record<string, string[]> = {
  AggregateRating: ['ratingValue', 'reviewCount'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url'],
  ContactPage: ['name', 'url'],
  Organization: ['name', 'url'],
  Restaurant: ['name', 'url'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Menu: ['name'],
  MenuSection: ['name'],
  MenuItem: ['name'],
  OfferCatalog: ['itemListElement'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
};

describe.each(BRANDS)('%s', (slug, folder) => {
  const site = readSite(folder, slug);
  let read: BuiltPage[] | undefined;
  const pages = () => (read ??= readPages(builtBrand(slug)).filter(({ path }) => path !== '/404.html'));
  /** Whose words are those of the configuration. */
  const inEnglish = () => pages().filter((page) => languageOf(page).startsWith('en'));
  const pageAt = (path: string) => pages().find((page) => page.path === path) as BuiltPage;
  const restaurantAt = (path: string) => graphIn(pageAt(path)).find(isRestaurant) as Node;
  const allNodes = () => pages().flatMap((page) => nodesIn(graphIn(page)));

  test('every page that search engines may list has one graph, of at most 8,000 characters', () => {
    for (const page of pages()) {
      const isListed = page.root.querySelector('meta[name="robots"][content*="noindex"]') === null;
      expect([page.path, graphIn(page).length > 0]).toEqual([page.path, isListed]);
      expect(page.root.querySelector('script[type="application/ld+json"]')?.rawText.length ?? 0).toBeLessThan(8001);
    }
  });

  test('speaks schema.org in every word, and has no review of itself', () => {
    for (const page of pages()) {
      const errors = graphIn(page).flatMap((node) => schemaOrgErrors(node));
      expect([page.path, ...errors]).toEqual([page.path]);
    }
    const types = new Set(allNodes().map((node) => node['@type']));
    expect([...types].filter((type) => /Review|^Rating/.test(type ?? ''))).toEqual([]);
  });

  test('has all that Google requires', () => {
    const lacking = allNodes().flatMap((node) =>
      (REQUIRED[node['@type'] ?? ''] ?? [])
        .filter((property) => node[property] === undefined)
        .map((property) => `${node['@type']} ${String(node['@id'] ?? node['name'])} has no ${property}`),
    );
    expect(lacking).toEqual([]);
    for (const { price, priceCurrency } of allNodes()) expect(price === undefined).toBe(priceCurrency === undefined);
    for (const entry of allNodes().filter(({ opens }) => opens !== undefined)) {
      expect(entry['dayOfWeek'] ?? entry['validFrom'] ?? entry['validThrough']).toBeDefined();
    }
    for (const list of allNodes().filter((node) => /^(Breadcrumb|Item)List$/.test(node['@type'] ?? ''))) {
      const members = list['itemListElement'] as Node[];
      expect(members.map(({ position }) => position)).toEqual(members.map((_, index) => index + 1));
      // Only the last crumb, the page itself, may do without a link.
      expect(members.slice(0, -1).filter(({ item, url }) => item === undefined && url === undefined)).toEqual([]);
    }
  });

  test('every URL is absolute, and leads to a page or file of the site or where the configuration says', () => {
    const told = pages().flatMap((page) => statementsOf(page).filter(isUrl));
    const configured = [site, ...site.locations].flatMap(({ reservationLink }) => reservationLink ?? []);
    const elsewhere = [...site.social.map(({ url }) => url), ...configured];
    const isThere = (url: string) => {
      if (!url.startsWith(`${site.origin}/`)) return elsewhere.includes(url);
      const path = decodeURIComponent(new URL(url).pathname);
      return existsSync(join(builtBrand(slug), path.endsWith('/') ? `${path}index.html` : path));
    };
    expect([...new Set(told.map(({ value }) => String(value)))].filter((url) => !isThere(url))).toEqual([]);
  });

  test('says nothing that the page does not show', () => {
    expect(inEnglish()).not.toEqual([]);
    for (const page of inEnglish()) {
      const unproven = statementsOf(page)
        .filter((statement) => !isShown(statement, page, site))
        .map(({ property, value }) => `${property}: ${value}`);
      expect([page.path, ...new Set(unproven)]).toEqual([page.path]);
    }
  });

  // What an attack makes too long for the cap is left out.
  if (slug === 'hostile') return;

  test('every thing that is referred to is told somewhere, and under one name', () => {
    const things = Map.groupBy(
      allNodes().filter((node) => node['@id'] !== undefined),
      (node) => node['@id'],
    );
    const references = new Set(pages().flatMap((page) => referencesIn(graphIn(page))));
    expect([...references].filter((id) => !things.has(id))).toEqual([]);
    for (const [id, told] of things) expect([id, new Set(told.map(({ name }) => name)).size]).toEqual([id, 1]);
    expect([...things.keys()].filter((id) => !id?.startsWith(`${site.origin}/`))).toEqual([]);
  });

  test('breadcrumbs are the trail of the page', () => {
    for (const page of pages().filter((each) => graphIn(each).length > 0)) {
      const list = graphIn(page).find((node) => node['@type'] === 'BreadcrumbList');
      const steps = ((list?.['itemListElement'] ?? []) as Node[]).map(({ name, item }) => [name, item]);
      expect([page.path, ...steps]).toEqual([page.path, ...trailOf(page, site.origin)]);
    }
    for (const location of site.locations)
      expect(trailOf(pageAt(locationPath(site, location)), site.origin)).toHaveLength(3);
  });

  test('is what the configuration says of the brand', () => {
    const [business = {}] = graphIn(pageAt('/'));
    const only = site.locations.length === 1 ? site.locations[0] : undefined;
    const address = only && Object.keys(only.address).length > 0 ? only.address : site.address;
    expect(business).toMatchObject({ name: site.name, url: `${site.origin}/` });
    expect(business['sameAs'] ?? []).toEqual(site.social.map(({ url }) => url));
    const phone = site.telephone ?? only?.phone;
    if (site.locations.length > 1) {
      expectLocation(business, { phone, address }, site.buildDate);
      return;
    }
    const { coordinates = site.coordinates, hours = site.hours } = only ?? {};
    expectLocation(business, { phone, address, coordinates, hours }, site.buildDate);
    expect(business['priceRange']).toBe(site.priceRange);
    expect(business['servesCuisine'] ?? []).toEqual(site.cuisines);
  });

  test('is what the configuration says of every location, on its own page and in the list on home', () => {
    const isOnly = site.locations.length === 1;
    for (const location of site.locations) {
      const own = restaurantAt(locationPath(site, location));
      expectLocation(own, isOnly ? { ...site, phone: site.telephone, ...location } : location, site.buildDate);
      expect(own).toMatchObject({ url: site.origin + locationPath(site, location) });
      expect(own['priceRange']).toBe(site.priceRange);
      expect(own['servesCuisine'] ?? []).toEqual(site.cuisines);
      if (location.deliveryAreas.length > 0) expect(own['areaServed']).toEqual(location.deliveryAreas);
    }
    if (site.locations.length <= 1) return;
    const listed = graphIn(pageAt('/')).filter(isRestaurant);
    expect(listed).toHaveLength(site.locations.length);
    for (const node of listed) {
      const location = site.locations.find((one) => node['url'] === site.origin + locationPath(site, one));
      if (location) expectLocation(node, onHome(location), site.buildDate);
    }
  });

  test('is what the configuration says of the list of locations', () => {
    const list = graphIn(pageAt('/locations/')).find((node) => node['@type'] === 'ItemList');
    const urls = ((list?.['itemListElement'] ?? []) as Node[]).map(({ url }) => url);
    expect(urls.sort()).toEqual(site.locations.map((location) => site.origin + locationPath(site, location)).sort());
    expect(list?.['numberOfItems'] ?? 0).toBe(site.locations.length);
  });

  test('is what the configuration says of every price', () => {
    const menus = [site, ...site.locations].flatMap((place) =>
      place.menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items)),
    );
    const items = [...menus, ...site.featuredItems, ...site.offerCatalog];
    const sizes = items.flatMap(({ sizes: all = [], price }) =>
      all.length > 0 ? [...all, { name: 'Regular', price }] : [],
    );
    const deals = site.deals.map(({ title, price }) => ({ name: title, price }));
    const known = [...items, ...sizes, ...deals].map(priceTag);
    const told = inEnglish().flatMap((page) => statementsOf(page).filter(({ property }) => property === 'price'));
    expect(told.map(({ value, within }) => `${nameOf(within)} ${value}`).filter((tag) => !known.includes(tag))).toEqual(
      [],
    );
    expect(told.length > 0).toBe(known.some((tag) => !tag.endsWith('undefined')));
  });
});

/** The configuration as the build reads it, at the address where the brand is published. */
function readSite(folder: string, slug: string) {
  const json = (name: string) => JSON.parse(readFileSync(join(folder, slug, name), 'utf8')) as Record<string, unknown>;
  const { site } = readConfiguration(json('website.json'));
  return { ...site, origin: new URL(String(json('brand.json')['siteUrl'])).origin };
}

function statementsOf(page: BuiltPage): Statement[] {
  return graphIn(page).flatMap((node) => statementsIn(node));
}

function isUrl({ property }: Statement): boolean {
  return property === 'url' || LINKED.has(property);
}

function isRestaurant(node: Node): boolean {
  return node['@type'] === 'Restaurant';
}

function trailOf({ root, path }: BuiltPage, origin: string): unknown[][] {
  return root.querySelectorAll(':is([aria-label="Breadcrumb"], [aria-label="Fil d’Ariane"]) li').map((step) => {
    const href = step.querySelector('a')?.getAttribute('href');
    return [normalize(step.textContent), href === undefined ? undefined : new URL(href, origin + path).href];
  });
}

function priceTag({ name, price }: { name: string; price?: Price | undefined }): string {
  return `${name} ${price && 'amount' in price ? (price.amount / 100).toFixed(2) : 'undefined'}`;
}

/** The name of what has the price: of the offer, or of the item whose offer has none. */
function nameOf(within: Node[]): string {
  return String(within.findLast(({ name }) => name !== undefined)?.['name']);
}
