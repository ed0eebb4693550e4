import { lookPartsOf } from '#core/looks/choose-look.ts';
import { contentFor, contentOf, type PageContent } from '#content/content.ts';
import { dialedDigits } from '#core/links/phone.ts';
import { type PageName, routesOf } from '#core/routes/routes.ts';
import type { Hours } from '#schema/hours/hours.ts';
import type { Phone } from '#schema/values/link.ts';
import type { Location } from '#schema/location.ts';
import type { Menu, MenuItem } from '#schema/menu/menu.ts';
import type { Picture } from '#schema/values/picture.ts';
import type { Site } from '#schema/site.ts';

/** A number that the reader does not know: it is shown as written. */
export function makePhone(text: string): Phone {
  return { text, tel: dialedDigits(text) };
}

/** The least a site can be, with what a test is about on top: `makeSite({ name: 'Nonna Pia', faqs: [...] })`. */
export function makeSite(overrides: Partial<Site> = {}): Site {
  return {
    name: 'Test Kitchen',
    legalName: overrides.name ?? 'Test Kitchen',
    address: {},
    cuisines: [],
    currency: 'CAD',
    currencies: ['CAD'],
    priceRange: '$$',
    areaServed: [],
    social: [],
    navigation: [],
    menus: [],
    offerCatalog: [],
    hero: {},
    keywords: [],
    featuredItems: [],
    highlights: [],
    reviews: [],
    features: [],
    deals: [],
    discounts: [],
    faqs: [],
    jobs: [],
    franchiseQuestions: [],
    locations: [],
    closedLocations: [],
    flags: { liveCatering: false, partyHall: false, foodTruck: false },
    animations: false,
    theme: {},
    code: {},
    origin: 'https://kitchen.example',
    services: {
      supabaseUrl: '',
      supabaseAnonKey: '',
      googleMapsApiKey: '',
      googleMapsMapId: '',
      influencerPortalUrl: '',
    },
    buildDate: '2026-11-20',
    pictures: {},
    look: {
      stylesheet: '/_brand/theme.css',
      preloadFonts: [],
      icons: { favicon: '/_brand/icon.svg', appleTouch: '/_brand/icon.png', manifest: '/site.webmanifest' },
      themeColor: { light: '#ffffff', dark: '#000000' },
      typeStyle: 'grotesk',
      colorMode: 'paper',
      name: 'carte',
      parts: { ...lookPartsOf('carte', { name: 'Test Kitchen', theme: {} }, true), hero: 'arch', menu: 'sheet' },
      letters: { capHeight: 0.7, accentHeight: 0.93, widths: {}, kerning: '' },
    },
    ...overrides,
  };
}

/** A location named "Downtown"; the slugs follow the name unless they are given. */
export function makeLocation(overrides: Partial<Location> = {}): Location {
  const name = overrides.name ?? 'Downtown';
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    id: `id-${slug}`,
    name,
    slug,
    menuSlug: slug,
    address: {},
    menus: [],
    deliveryAreas: [],
    gallery: [],
    features: [],
    faqs: [],
    reviews: [],
    services: [],
    ...overrides,
  };
}

/** Locations that differ by their names: "Place 0", "Place 1". */
export function makeLocations(count: number, overrides: Partial<Location> = {}): Location[] {
  return Array.from({ length: count }, (_, index) => makeLocation({ name: `Place ${index}`, ...overrides }));
}

/** An amount of cents in Canadian dollars. */
export const cad = (amount: number) => ({ amount, currency: 'CAD' });

/** `makeMenu({ Pizza: ['Margherita', { name: 'Diavola', price: cad(1850) }] })` */
export function makeMenu(
  categories: Record<string, (string | Partial<MenuItem>)[]>,
  overrides: Partial<Menu> = {},
): Menu {
  return {
    categories: Object.entries(categories).map(([name, items], index) => ({
      id: `category-${index + 1}`,
      name,
      items: items.map((item) => makeItem(typeof item === 'string' ? { name: item } : item)),
    })),
    ...overrides,
  };
}

export function makeItem(overrides: Partial<MenuItem> = {}): MenuItem {
  const name = overrides.name ?? 'Soup';
  return { id: name, name, diets: [], ...overrides };
}

/** The same hours every day: `makeHours([540, 1020])` is 9:00 to 17:00. */
export function makeHours(...intervals: [opens: number, closes: number][]): Hours {
  const day = { kind: 'open' as const, intervals: intervals.map(([opens, closes]) => ({ opens, closes })) };
  return { week: Array.from({ length: 7 }, () => day), special: [] };
}

export function makePicture(overrides: Partial<Picture> = {}): Picture {
  return {
    width: 1600,
    height: 1000,
    sources: [],
    src: '/_pictures/picture-1600.webp',
    blur: 'data:image/webp;base64,',
    ...overrides,
  };
}

/** Pictures that could be had, by the source that the configuration names. */
export function makePictures(...sources: string[]): Site['pictures'] {
  return Object.fromEntries(sources.map((src) => [src, makePicture({ src })]));
}

/** What the pages of a site say, in their order. */
export function contentsOf(site: Site): PageContent[] {
  return routesOf(site).map((route) => contentOf(site, route));
}

/** What the first page of a kind says, or the one at `index`. */
export function contentOfPage<Name extends PageName>(site: Site, page: Name, index = 0) {
  const route = routesOf(site).filter((candidate) => candidate.page === page)[index];
  if (route === undefined) throw new Error(`There is no page ${page} ${index}.`);
  return contentFor(page, { content: contentOf(site, route) });
}
