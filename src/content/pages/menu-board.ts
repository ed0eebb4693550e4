import { locationMenuPlan, brandMenuPlan } from '#core/menu/menu-plan.ts';
import { type CategoryView, type ItemView, type MenuView, menuViewsOf } from '#core/menu/menu-view.ts';
import { menuPath, pathsOf } from '#core/routes/routes.ts';
import { shorten } from '#core/text/sentences.ts';
import { logoOf, type LogoView } from '#core/theme/logo.ts';
import type { PictureView } from '#core/theme/pictures.ts';
import { textsOf } from '#i18n/texts.ts';
import type { Location } from '#schema/location.ts';
import type { Diet } from '#schema/menu.ts';
import type { Site } from '#schema/site.ts';
import { typedAddress } from './menu-colophon.ts';

/** What `/menu/board/` shows: the menu on a screen in the restaurant, a part of it at a time. */
export interface MenuBoardContent {
  title: string;
  brand: string;
  logo?: LogoView;
  screens: BoardScreen[];
  /** What the QR code says: the address of the menu page. */
  url: string;
  typed: string;
}

export interface BoardScreen {
  /** That of its category, which a menu of many items shows on several screens. `#pizza` behind the address shows these alone. */
  part: string;
  title: string;
  /** The name of its menu, where there are several. */
  menu?: string;
  description?: string;
  /** What holds for the whole menu: "Tax not included." */
  note?: string;
  picture?: PictureView;
  /** The names of the sizes, where every item that has sizes has the same ones: then each has a column. */
  sizes: string[];
  groups: BoardGroup[];
  /** Rows of items and headings: they share the height of the screen. */
  rowCount: number;
}

export interface BoardGroup {
  /** Of a short category that stands on the screen of the one before it. */
  title?: string;
  rows: BoardRow[];
}

export interface BoardRow {
  name: string;
  description?: string;
  diets: Diet[];
  /** "Most ordered" */
  tag?: string;
  /** One for each size of the screen, or the only one. Empty: it has no price, or is sold out. */
  prices: string[];
  isSoldOut: boolean;
}

/** Rows that a screen has room for: with texts below the names, they have to be higher. */
const MAX_ROWS = 12;
const MAX_ROWS_WITH_TEXT = 8;
/** A category of so few items stands with the one before it, if there is room. */
const FEW_ITEMS = 2;
const MAX_SIZES = 3;
const NAME_LENGTH = 60;

export function menuBoardOf(site: Site, location?: Location): MenuBoardContent {
  const plan = location ? locationMenuPlan(site, location) : brandMenuPlan(site);
  const menus = plan.kind === 'page' ? menuViewsOf(site, plan.menus) : [];
  const path = location ? menuPath(site, location) : pathsOf(site).menu;
  const { menuOf } = textsOf(site).menu;
  return {
    title: menuOf(shorten(location?.name ?? site.name, NAME_LENGTH)),
    brand: shorten(site.name, NAME_LENGTH),
    logo: logoOf(site),
    screens: menus.flatMap((menu) => screensOf(menu, menus.length > 1)),
    url: `${site.origin}${path}`,
    typed: typedAddress(site.origin, path),
  };
}

function screensOf({ title, description, categories }: MenuView, isOneOfSeveral: boolean): BoardScreen[] {
  const screens: BoardScreen[] = [];
  for (const category of categories) {
    const last = screens.at(-1);
    const joined = last && joinShort(last, category);
    if (joined) screens[screens.length - 1] = joined;
    else for (const screen of screensOfCategory(category)) screens.push(screen);
  }
  const ofMenu = { note: description, ...(isOneOfSeveral && { menu: title }) };
  return screens.map((screen) => ({ ...screen, ...ofMenu }));
}

/** The screen with a short category below its own; undefined where that one is not short, or there is no room. */
function joinShort(screen: BoardScreen, { name, items, isWhole }: CategoryView): BoardScreen | undefined {
  if (isWhole || items.length > FEW_ITEMS) return undefined;
  const sizes = sharedSizes(items);
  const isAlike = sizes.length === 0 || sizes.join('\n') === screen.sizes.join('\n');
  const group = { title: name, rows: items.map((item) => rowOf(item, screen.sizes)) };
  const groups = [...screen.groups, group];
  const rowCount = screen.rowCount + 1 + items.length;
  return isAlike && rowCount <= maxRows(groups.flatMap(({ rows }) => rows))
    ? { ...screen, groups, rowCount }
    : undefined;
}

/** As many screens as it takes, all of about the same length. */
function screensOfCategory({ id, name, description, items }: CategoryView): BoardScreen[] {
  const count = Math.ceil(items.length / maxRows(items));
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((part) => Math.round((part * items.length) / count));
    const shown = items.slice(from, to);
    const sizes = sharedSizes(shown);
    const { picture } = shown.find((item) => item.picture && !item.picture.isMissing) ?? {};
    return {
      part: id,
      title: name,
      description,
      picture,
      sizes,
      groups: [{ rows: shown.map((item) => rowOf(item, sizes)) }],
      rowCount: shown.length,
    };
  });
}

const maxRows = (items: { description?: string }[]): number =>
  items.some(({ description }) => description !== undefined) ? MAX_ROWS_WITH_TEXT : MAX_ROWS;

/** `sharedSizes(teas) // ['Regular', 'Large']`; empty where items differ in their sizes, or have too many for columns. */
function sharedSizes(items: ItemView[]): string[] {
  const lists = items.flatMap(({ sizes }) => (sizes ? [sizes.map(({ name }) => name)] : []));
  const [first = []] = lists;
  const isSame = lists.every((names) => names.join('\n') === first.join('\n'));
  return isSame && first.length <= MAX_SIZES ? first : [];
}

function rowOf({ name, description, diets, tag, price, sizes, soldOut }: ItemView, columns: string[]): BoardRow {
  const isSoldOut = soldOut === true;
  const inColumns = sizes && columns.length > 0;
  return {
    name,
    description: description ?? (sizes && !inColumns ? sizesText(sizes) : undefined),
    diets,
    tag: isSoldOut ? undefined : tag,
    prices: isSoldOut ? [] : inColumns ? sizes.map((size) => size.price.text) : price ? [price.text] : [],
    isSoldOut,
  };
}

const sizesText = (sizes: NonNullable<ItemView['sizes']>): string =>
  sizes.map((size) => `${size.name} ${size.price.text}`).join(' · ');
