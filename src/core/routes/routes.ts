import type { Location } from '#schema/location.ts';
import type { MenuItem } from '#schema/menu/menu.ts';
import type { OptionalPage } from '#schema/pages.ts';
import type { Paths, Site } from '#schema/site.ts';
import { type Catalogue, catalogueOf } from '#i18n/catalogue/catalogue.ts';
import { rowOf } from '../menu/allergens/allergen-table.ts';
import { allergenTablesOf } from '../menu/allergen-tables.ts';
import { brandMenuPlan, locationMenuPlan } from '../menu/menu-plan.ts';
import { slugify } from '../text/slug.ts';

/** The fixed paths of a site in English, as links write them. */
export const PATHS = {
  home: '/',
  menu: '/menu/',
  locations: '/locations/',
  location: '/location/',
  catering: '/catering/',
  offers: '/offers/',
  careers: '/careers/',
  contact: '/contact/',
  mediaInquiries: '/media-inquiries/',
  franchise: '/franchise/',
  terms: '/terms-and-conditions/',
  privacy: '/privacy-policy/',
  accessibility: '/accessibility-statement/',
  feedback: '/feedback/',
  allergens: '/allergens/',
} as const satisfies Paths;

/** The words of paths by the language of a page; in others they are English. */
const WORDS: Partial<Record<Catalogue, Record<Exclude<keyof Paths, 'home'>, string>>> = {
  fr: {
    menu: 'menu',
    locations: 'adresses',
    location: 'adresse',
    catering: 'traiteur',
    offers: 'offres',
    careers: 'emplois',
    contact: 'nous-joindre',
    mediaInquiries: 'medias',
    franchise: 'franchise',
    terms: 'conditions-utilisation',
    privacy: 'confidentialite',
    accessibility: 'accessibilite',
    feedback: 'avis',
    allergens: 'allergenes',
  },
  es: {
    menu: 'menu',
    locations: 'restaurantes',
    location: 'restaurante',
    catering: 'catering',
    offers: 'ofertas',
    careers: 'empleo',
    contact: 'contacto',
    mediaInquiries: 'prensa',
    franchise: 'franquicia',
    terms: 'terminos-y-condiciones',
    privacy: 'privacidad',
    accessibility: 'accesibilidad',
    feedback: 'opinion',
    allergens: 'alergenos',
  },
};

/** `pathsIn('fr-CA', '/fr').careers // '/fr/emplois/'`. `PATHS` itself for a site in English. */
export function pathsIn(tag: string | undefined, prefix = ''): Paths {
  const words = WORDS[catalogueOf(tag)];
  if (words === undefined && prefix === '') return PATHS;
  const names = Object.keys(PATHS) as (keyof Paths)[];
  const path = (name: keyof Paths): string =>
    `${prefix}${words === undefined || name === 'home' ? PATHS[name] : `/${words[name]}/`}`;
  return Object.fromEntries(names.map((name) => [name, path(name)])) as Paths;
}

/** The fixed paths of a site in its language. */
export const pathsOf = ({ paths = PATHS }: Pick<Site, 'paths'>): Paths => paths;

export const menuPath = (site: Pick<Site, 'paths'>, { menuSlug }: Pick<Location, 'menuSlug'>) =>
  `${pathsOf(site).menu}${menuSlug}/`;
export const locationPath = (site: Pick<Site, 'paths'>, { slug }: Pick<Location, 'slug'>) =>
  `${pathsOf(site).location}${slug}/`;

/** Words below the path of the menu that lead to no location: `/menu/board/`, `/menu/qr/`. */
export const BELOW_MENU = { board: 'board', qr: 'qr' } as const;

/** The same below the path of the tables of allergens: `/allergens/qr/`. */
export const BELOW_ALLERGENS = { qr: 'qr' } as const;

/** A word for a location below the path of the menu, which is never one of ours: "board" becomes "board-menu". */
export const menuSlugOf = (word: string): string => (isBelowMenu(word) ? `${word}-menu` : word);

const isBelowMenu = (word: string): boolean => Object.hasOwn(BELOW_MENU, word);

/** What a path leads to, whether or not a site has it: of `/fr/adresse/queen-west/` the fixed path "location", the language "fr", and "queen-west". */
export function pageAt(path: string): { of: keyof Paths; prefix?: string; rest: string[] } | undefined {
  if (path.includes('//')) return undefined;
  const [first = '', ...others] = path.split('/').filter(Boolean);
  const isPrefix = !NAMES.has(first) && /^[a-z]{2,3}(-[a-z\d]+)*$/.test(first);
  const [word, ...rest] = isPrefix ? others : [first, ...others];
  const of = word === undefined || word === '' ? 'home' : NAMES.get(word);
  return of && { of, prefix: isPrefix ? first : undefined, rest };
}

/** The fixed path that a word of any language is part of. */
const NAMES = new Map<string, keyof Paths>(
  [PATHS, ...Object.values(WORDS)].flatMap((words) =>
    Object.entries(words).map(([name, word]) => [word.replaceAll('/', ''), name as keyof Paths] as const),
  ),
);

/** Which page of a single location a path leads to, whether or not there is such a location. Deeper paths lead nowhere. */
export function locationPageAt(path: string): 'menu' | 'location' | undefined {
  const place = pageAt(path);
  if (place?.rest.length !== 1) return undefined;
  if (place.of === 'menu' && place.rest.some(isBelowMenu)) return undefined;
  return place.of === 'menu' || place.of === 'location' ? place.of : undefined;
}

/** Pages that a site has once. */
type SinglePage = Exclude<keyof Paths, 'mediaInquiries' | 'location' | 'allergens'> | 'media-inquiries' | 'not-found';

export type Route =
  | { [Name in SinglePage]: { page: Name; path: string } }[SinglePage]
  | { page: 'location-menu'; path: string; location: Location }
  | { page: 'location'; path: string; location: Location }
  /** The menu on a screen: the brand's, and those of locations that have another one. */
  | { page: 'menu-board'; path: string; location?: Location }
  /** A card for the tables. Of several locations each has its own. */
  | { page: 'menu-qr'; path: string; location?: Location }
  /** The table of the brand's menus, and those of locations that have another one. */
  | { page: 'allergens'; path: string; location?: Location }
  /** A card whose code opens the table. */
  | { page: 'allergens-qr'; path: string; location?: Location }
  /** A brand without locations counts as its own location. */
  | { page: 'feedback-qr'; path: string; location?: Location };

export type PageName = Route['page'];

/** Every page of a brand, in the order a visitor would meet them. Rendering, sitemap, link check and tests all read this list. */
export function routesOf(site: Site): Route[] {
  const { locations, closedLocations } = site;
  const paths = pathsOf(site);
  return [
    { page: 'home', path: paths.home },
    { page: 'menu', path: paths.menu },
    ...locations.map((location) => ({ page: 'location-menu' as const, path: menuPath(site, location), location })),
    ...menuBoardRoutes(site),
    ...menuQrRoutes(site),
    ...allergenRoutes(site),
    { page: 'locations', path: paths.locations },
    ...[...locations, ...closedLocations].map((location) => ({
      page: 'location' as const,
      path: locationPath(site, location),
      location,
    })),
    ...(hasPage(site, 'catering') ? [{ page: 'catering' as const, path: paths.catering }] : []),
    ...(hasPage(site, 'offers') ? [{ page: 'offers' as const, path: paths.offers }] : []),
    ...(hasPage(site, 'careers') ? [{ page: 'careers' as const, path: paths.careers }] : []),
    { page: 'contact', path: paths.contact },
    ...(hasPage(site, 'mediaInquiries') ? [{ page: 'media-inquiries' as const, path: paths.mediaInquiries }] : []),
    ...(hasFranchise(site) ? [{ page: 'franchise' as const, path: paths.franchise }] : []),
    { page: 'terms', path: paths.terms },
    { page: 'privacy', path: paths.privacy },
    { page: 'accessibility', path: paths.accessibility },
    ...(hasPage(site, 'feedback')
      ? [{ page: 'feedback' as const, path: paths.feedback }, ...feedbackQrRoutes(site)]
      : []),
    { page: 'not-found', path: '/404/' },
  ];
}

/** Where a brand does without a page, there is no link to it, either. */
export function hasPage({ pages, catering }: Pick<Site, 'pages' | 'catering'>, page: OptionalPage): boolean {
  if (page === 'catering' && catering === false) return false;
  return pages?.[page] !== false;
}

/** Without questions there is neither the page nor a link to it. */
export function hasFranchise({ franchiseQuestions }: Pick<Site, 'franchiseQuestions'>): boolean {
  return franchiseQuestions.length > 0;
}

/** Only where a page has the items: what a frame shows is not known. */
function menuBoardRoutes(site: Site): Route[] {
  const path = `${pathsOf(site).menu}${BELOW_MENU.board}/`;
  const brandPlan = brandMenuPlan(site);
  const others = site.locations.filter((location) => {
    const plan = locationMenuPlan(site, location);
    return plan.kind === 'page' && plan.menus !== site.menus;
  });
  return [
    ...(brandPlan.kind === 'page' ? [{ page: 'menu-board' as const, path }] : []),
    ...others.map((location) => ({ page: 'menu-board' as const, path: `${path}${location.menuSlug}/`, location })),
  ];
}

/** A card for the tables of every location that has a menu. */
function menuQrRoutes(site: Site): Route[] {
  const path = `${pathsOf(site).menu}${BELOW_MENU.qr}/`;
  if (site.locations.length > 1)
    return site.locations
      .filter((location) => locationMenuPlan(site, location).kind !== 'none')
      .map((location) => ({ page: 'menu-qr', path: `${path}${location.menuSlug}/`, location }));
  return brandMenuPlan(site).kind === 'none' ? [] : [{ page: 'menu-qr', path }];
}

/** The tables of allergens, and a card for each. The brand's page is there wherever a location has a table: it leads to them. */
function allergenRoutes(site: Site): Route[] {
  if (!hasAllergenTables(site)) return [];
  const { allergens } = pathsOf(site);
  const own = [...allergenTablesOf(site).own.keys()];
  const qr = `${allergens}${BELOW_ALLERGENS.qr}/`;
  return [
    { page: 'allergens', path: allergens },
    ...own.map((location) => ({ page: 'allergens' as const, path: `${allergens}${location.menuSlug}/`, location })),
    { page: 'allergens-qr', path: qr },
    ...own.map((location) => ({ page: 'allergens-qr' as const, path: `${qr}${location.menuSlug}/`, location })),
  ];
}

/** Whether the site has the page of the tables. */
export function hasAllergenTables(site: Site): boolean {
  if (!hasPage(site, 'allergens')) return false;
  const { brand, own } = allergenTablesOf(site);
  return brand !== undefined || own.size > 0;
}

/**
 * Where the table of a location is, or that of the brand: `/allergens/queen-west/#margherita` with an item of its menu. Undefined where no table tells of the
 * menu, for example because it states nothing.
 */
export function allergenTablePath(
  site: Site,
  location?: Location,
  item?: Pick<MenuItem, 'id' | 'name'>,
): string | undefined {
  if (!hasPage(site, 'allergens')) return undefined;
  const { brand, own, without } = allergenTablesOf(site);
  const ofLocation = location && own.get(location);
  const table = ofLocation ?? (location && without.has(location) ? undefined : brand);
  if (table === undefined) return undefined;
  const path = `${pathsOf(site).allergens}${ofLocation && location ? `${location.menuSlug}/` : ''}`;
  const row = item && rowOf(table, item);
  return row === undefined ? path : `${path}#${row}`;
}

/** A card for the counter of every location. */
function feedbackQrRoutes(site: Site): Route[] {
  const { name, restaurantId = '', locations } = site;
  const feedbackQrPath = (slug: string) => `${pathsOf(site).feedback}qr/${slug}/`;
  const ownSlug = slugify(name) || slugify(restaurantId) || 'location-1';
  if (locations.length === 0) return [{ page: 'feedback-qr', path: feedbackQrPath(ownSlug) }];
  return locations.map((location) => ({ page: 'feedback-qr', path: feedbackQrPath(location.slug), location }));
}
