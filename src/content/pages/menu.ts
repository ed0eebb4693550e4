import { textsOf } from '#i18n/texts.ts';
import type { Location } from '#schema/location.ts';
import type { LookParts } from '#schema/looks.ts';
import type { Diet } from '#schema/menu/item-keys.ts';
import type { Menu } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';
import { type OpeningTimes, openingTimesOf } from '#core/hours/opening-times.ts';
import { counted, linkTo, type Link, linkToOrder, linkToReserve } from '#core/links/link.ts';
import { contactOf } from '#core/links/contact.ts';
import { addressLine } from '#core/locations/address.ts';
import { listedLocations, LOCATIONS_LISTED } from '#core/locations/listed-locations.ts';
import { locationLabel } from '#core/locations/location-name.ts';
import { type IndexGroup, locationIndexOf } from '../locations/location-index.ts';
import { calorieStatementsFor } from '#core/menu/menu-law.ts';
import { brandMenuPlan, locationMenuPlan, menusAt, sharedMenusOf } from '#core/menu/menu-plan.ts';
import { DIET_NAMES } from '#core/menu/diets.ts';
import type { AllergenColumn } from '#core/menu/allergens/allergen-table.ts';
import { allergensStated } from '#core/menu/allergen-tables.ts';
import { allergenNoteFor, allMenuViewsOf, type ItemView, itemViewOf, type MenuView } from '#core/menu/menu-view.ts';
import { menuOrderAt, type ServedTimes } from '#core/menu/served.ts';
import { servedTimesOf } from '#core/menu/served-times.ts';
import { embeddableOf } from '#core/menu/embeddable.ts';
import { allergenTablePath, menuPath, pathsOf } from '#core/routes/routes.ts';
import { type MenuColophon, menuColophonOf } from './menu-colophon.ts';

const FALLBACK_CUISINES = 6;
const FALLBACK_ITEMS = 12;

/** What `/menu/` or `/menu/…/` shows. */
export type MenuContent =
  | { kind: 'chooser'; locations: MenuChoice[] }
  /** The same where they are too many for a plain list. */
  | { kind: 'index'; groups: IndexGroup[] }
  | PrintedMenus
  /** `url` is missing where no frame can show it. `who`: whose host gets to know of a guest who asks for the frame; missing for a file of the site. */
  | {
      kind: 'frame';
      title: string;
      url?: string;
      who?: string;
      link: Link;
      /** The document itself, where `link` leads to a page around it. */
      download?: Link;
      order?: Link;
      cover: string;
      colophon: MenuColophon;
      /** What can be ordered there, for paper: a frame prints nothing. Missing where it is not known. */
      dishes?: PrintedMenus;
    }
  | { kind: 'not-available'; cuisines: string[]; items: ItemView[]; allergenNote?: string; call?: Link }
  | { kind: 'not-found'; menu: Link };

/** One menu or several. The page has what all of them have in common; each of several has a heading of its own. */
export interface PrintedMenus {
  kind: 'page';
  kicker?: string;
  title: string;
  description?: string;
  /** In the order in which they are written. */
  menus: MenuView[];
  /** The ids of the menus in the order of the moment of the build. Missing: that of `menus`. */
  order?: string[];
  /** When they are served, for the clock of the page. Missing: none of them has times, or the clock of the location is not known. */
  served?: ServedTimes;
  /** When the only menu is served: "Mon–Fri 11:00 AM – 3:00 PM". */
  times?: string;
  /** The menus of seasons that have not begun. */
  toCome?: MenuView[];
  /** Where the look shows pictures. */
  pictures: LookParts['menuPictures'];
  diets: Diet[];
  /** The locations of a chain that all have this menu. Missing on the page of one of them. */
  choices?: MenuChoices;
  colophon: MenuColophon;
  /** What its items state: what a guest can hide. */
  allergens: AllergenColumn[];
  allergenTable?: Link;
  /** Missing if the page has no such text, or each menu has its own. */
  allergenNote?: string;
  /** What laws want below a menu that states calories, in their own language. */
  calorieStatements: { text: string; language: string }[];
}

export interface MenuChoices {
  locations: MenuChoice[];
  /** Set where there are more. */
  all?: Link;
}

/** The locations whose menu a visitor can choose. */
export interface MenuChoice {
  name: string;
  address: string;
  times?: OpeningTimes;
  menu: Link;
}

export function menuOf(site: Site, location?: Location): MenuContent {
  const { menu, actions, go } = textsOf(site);
  if (location === undefined && hasMenuChooser(site)) {
    const shared = sharedMenusOf(site);
    if (shared === undefined) return chooserOf(site);
    return { ...printedMenusOf(site, shared), choices: choicesOf(site) };
  }
  const plan = location ? locationMenuPlan(site, location) : brandMenuPlan(site);
  switch (plan.kind) {
    case 'page':
      return printedMenusOf(site, plan.menus, location);
    case 'frame': {
      const name = location?.name ?? site.name;
      const holdsFile = plan.holds === 'file';
      const link = { label: holdsFile ? menu.openMenu : menu.openOrdering, href: plan.url, external: true };
      const order = linkToOrder(site, actions.orderOnline, location);
      const { url, who, download } = embeddableOf(plan.url);
      return {
        kind: 'frame',
        title: holdsFile ? menu.menuOf(name) : menu.orderFrom(name),
        url,
        who,
        download: download === undefined ? undefined : linkTo(menu.download, download),
        link: holdsFile ? link : counted(site, 'order', link),
        cover: holdsFile ? menu.menuElsewhere : menu.orderingElsewhere,
        colophon: menuColophonOf(site, location),
        dishes: plan.holds === 'ordering' ? dishesOf(site, location) : undefined,
        order: [order ?? linkToReserve(site, location)].find((link) => link?.external && link.href !== plan.url),
      };
    }
    case 'none':
      return location ? { kind: 'not-found', menu: linkTo(go.seeMenu, pathsOf(site).menu) } : notAvailableOf(site);
  }
}

function dishesOf(site: Site, location: Location | undefined): PrintedMenus | undefined {
  const menus = menusAt(site, location);
  return menus.length === 0 ? undefined : printedMenusOf(site, menus, location);
}

function printedMenusOf(site: Site, ofSite: Menu[], location?: Location): PrintedMenus {
  const { menus, toCome } = allMenuViewsOf(site, ofSite);
  const [first, ...others] = menus;
  const used = new Set([...menus, ...toCome].flatMap(({ diets }) => diets));
  const isOne = others.length === 0 && toCome.length === 0;
  const served = servedTimesOf(site, menus, location);
  const table = allergenTablePath(site, location);
  const isSameNote = others.every(({ allergenNote }) => allergenNote === first?.allergenNote);
  return {
    kind: 'page' as const,
    kicker: location?.name,
    title: isOne && first ? first.title : textsOf(site).menu.title,
    description: isOne ? first?.description : undefined,
    menus,
    ...(served && { served, order: orderOf(served, site) }),
    ...(isOne && first?.times !== undefined && { times: first.times }),
    ...(toCome.length > 0 && { toCome }),
    pictures: site.look.parts.menuPictures,
    diets: DIET_NAMES.filter((diet) => used.has(diet)),
    colophon: menuColophonOf(site, location),
    allergens: allergensStated(site, ofSite),
    allergenTable: table === undefined ? undefined : linkTo(textsOf(site).allergens.table, table),
    allergenNote: isSameNote ? first?.allergenNote : undefined,
    calorieStatements: calorieStatementsFor(site, location),
  };
}

/** Undefined where it is the order in which they are written. */
function orderOf(served: ServedTimes, { builtAt }: Site): string[] | undefined {
  if (builtAt === undefined) return undefined;
  const order = menuOrderAt(served, Date.parse(builtAt));
  return order.every((id, index) => id === served.menus[index]?.id) ? undefined : order;
}

/** Whether `/menu/` asks the visitor to choose a location. */
export function hasMenuChooser({ locations, menuKind = 'page' }: Pick<Site, 'locations' | 'menuKind'>): boolean {
  return locations.length > 1 && menuKind === 'page';
}

/** The addresses that the menu pages of the site show in a frame. */
export function framedMenus(site: Omit<Site, 'look' | 'pictures'>): string[] {
  const ofBrand = hasMenuChooser(site) ? [] : [brandMenuPlan(site)];
  const plans = [...ofBrand, ...site.locations.map((location) => locationMenuPlan(site, location))];
  return plans.flatMap((plan) => (plan.kind === 'frame' ? (embeddableOf(plan.url).url ?? []) : []));
}

function chooserOf(site: Site): MenuContent {
  const { locations } = site;
  if (locations.length > LOCATIONS_LISTED)
    return { kind: 'index', groups: locationIndexOf(site, (location) => menuPath(site, location)) };
  const withTimes = (location: Location) => ({ ...choiceOf(site, location), times: openingTimesOf(site, location) });
  return { kind: 'chooser', locations: locations.map(withTimes) };
}

/** Small cards, so that the menu is not far below: whether a location is open stands on its own pages. */
function choicesOf(site: Site): MenuChoices {
  const { shown, isCut } = listedLocations(site.locations);
  return {
    locations: shown.map((location) => choiceOf(site, location)),
    all: isCut ? linkTo(textsOf(site).go.seeAllCount(site.locations.length), pathsOf(site).locations) : undefined,
  };
}

function choiceOf(site: Site, location: Location): MenuChoice {
  return {
    name: locationLabel(site, location),
    address: addressLine(location.address),
    menu: linkTo(textsOf(site).go.viewMenu, menuPath(site, location)),
  };
}

/** The fallback where there is no menu: popular items and cuisines. */
function notAvailableOf(site: Site): MenuContent {
  const items = site.featuredItems.slice(0, FALLBACK_ITEMS);
  return {
    kind: 'not-available' as const,
    cuisines: site.cuisines.slice(0, FALLBACK_CUISINES),
    items: items.map((item) => itemViewOf(site, item)),
    allergenNote: items.length === 0 ? undefined : allergenNoteFor(site, items),
    call: contactOf(site).phone,
  };
}
