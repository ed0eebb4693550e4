import { locationMenuPlan, brandMenuPlan } from '#core/menu/menu-plan.ts';
import { type CategoryView, type ItemView, type MenuView, menuViewsOf } from '#core/menu/menu-view.ts';
import type { ServedTimes } from '#core/menu/served.ts';
import { servedTimesOf } from '#core/menu/served-times.ts';
import { menuPath, pathsOf } from '#core/routes/routes.ts';
import { indexAfter } from '#core/text/graphemes.ts';
import { shorten } from '#core/text/sentences.ts';
import { logoOf, type LogoView } from '#core/theme/logo.ts';
import type { PictureView } from '#core/theme/pictures.ts';
import { textsOf } from '#i18n/texts.ts';
import type { Location } from '#schema/location.ts';
import type { Diet } from '#schema/menu/item-keys.ts';
import type { Site } from '#schema/site.ts';
import type { Amount } from '#schema/values/amount.ts';
import { typedAddress } from './menu-colophon.ts';

/** What `/menu/board/` shows: the menu on a screen in the restaurant, a part of it at a time. */
export interface MenuBoardContent {
  title: string;
  brand: string;
  logo?: LogoView;
  screens: BoardScreen[];
  /** When its menus are served, for the clock of the board. Missing: all of them are shown at any time. */
  served?: ServedTimes;
  /** What the QR code says: the address of the menu page. */
  url: string;
  typed: string;
}

export interface BoardScreen {
  /** That of its category, which a menu of many items shows on several screens. `#pizza` behind the address shows these alone. */
  part: string;
  title: string;
  /** The name of its menu, where there are several; the id by which the clock of the board knows it, and when it is served. */
  menu?: string;
  menuId?: string;
  times?: string;
  description?: BoardText;
  /** What holds for the whole menu: "Tax not included." */
  note?: BoardText;
  picture?: PictureView;
  /** The names of the sizes, where every item that has sizes has the same ones: then each has a column. */
  sizes: string[];
  groups: BoardGroup[];
  /** Rows of items and headings: they share the height of the screen. */
  rowCount: number;
}

/** A text of the brand, as much of it as there is room for. The whole text says which language it is in. */
export interface BoardText {
  shown: string;
  whole: string;
}

export interface BoardGroup {
  /** Of a short category that stands on the screen of the one before it. */
  title?: string;
  rows: BoardRow[];
}

export interface BoardRow {
  name: string;
  description?: BoardText;
  diets: Diet[];
  /** "Most ordered" */
  tag?: string;
  /** The price of each size, or the only price. Empty where the item has no price or is sold out. */
  prices: string[];
  /** Of the item; of its sizes, from the least to the most, where these have no columns. */
  calories?: Amount;
  /** Beside the price of each size. */
  sizeCalories?: (Amount | undefined)[];
  isSoldOut: boolean;
}

/** Rows that a screen has room for: with texts below the names, they have to be higher. */
const MAX_ROWS = 12;
const MAX_ROWS_WITH_TEXT = 8;
/** A category of so few items stands with the one before it, if there is room. */
const FEW_ITEMS = 2;
const MAX_SIZES = 3;
/** Characters that texts have room for. Few rows are higher, so that a text has two lines. A column of prices takes a quarter of it. */
const ROOM = { row: 58, highRow: 84, besidePicture: 60, side: 140, note: 170 };
const HIGH_ROWS = 5;
const SHARE_OF_COLUMN = 0.24;
const NAME_LENGTH = 60;

export function menuBoardOf(site: Site, location?: Location): MenuBoardContent {
  const plan = location ? locationMenuPlan(site, location) : brandMenuPlan(site);
  const menus = plan.kind === 'page' ? menuViewsOf(site, plan.menus) : [];
  const served = servedTimesOf(site, menus, location);
  const path = location ? menuPath(site, location) : pathsOf(site).menu;
  const { menuOf } = textsOf(site).menu;
  return {
    title: menuOf(shorten(location?.name ?? site.name, NAME_LENGTH)),
    brand: shorten(site.name, NAME_LENGTH),
    logo: logoOf(site),
    screens: menus.flatMap((menu) => screensOf(menu, menus.length > 1)),
    ...(served && !served.isSilent && { served }),
    url: `${site.origin}${path}`,
    typed: typedAddress(site.origin, path),
  };
}

function screensOf({ id, title, description, categories, times }: MenuView, isOneOfSeveral: boolean): BoardScreen[] {
  const screens: BoardScreen[] = [];
  for (const category of categories) {
    const last = screens.at(-1);
    const joined = last && joinShort(last, category);
    if (joined) screens[screens.length - 1] = joined;
    else for (const screen of screensOfCategory(category)) screens.push(screen);
  }
  const ofMenu = { note: fit(description, ROOM.note), ...(isOneOfSeveral && { menu: title, menuId: id }), times };
  return screens.map((screen) => ({ ...screen, ...ofMenu }));
}

/** The screen with a short category below its own; undefined where that one is not short, or there is no room. */
function joinShort(screen: BoardScreen, { name, items, isWhole }: CategoryView): BoardScreen | undefined {
  if (isWhole || items.length > FEW_ITEMS) return undefined;
  const sizes = sharedSizes(items);
  const isAlike = sizes.length === 0 || sizes.join('\n') === screen.sizes.join('\n');
  const rowCount = screen.rowCount + 1 + items.length;
  const group = { title: name, rows: items.map((item) => rowOf(item, screen.sizes, rowCount)) };
  const groups = [...screen.groups, group];
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
      description: fit(description, picture ? ROOM.besidePicture : ROOM.side),
      picture,
      sizes,
      groups: [{ rows: shown.map((item) => rowOf(item, sizes, shown.length)) }],
      rowCount: shown.length,
    };
  });
}

const maxRows = (items: { description?: unknown }[]): number =>
  items.some(({ description }) => description !== undefined) ? MAX_ROWS_WITH_TEXT : MAX_ROWS;

/** `sharedSizes(teas) // ['Regular', 'Large']`; empty where items differ in their sizes, or have too many for columns. */
function sharedSizes(items: ItemView[]): string[] {
  const lists = items.flatMap(({ sizes }) => (sizes ? [sizes.map(({ name }) => name)] : []));
  const [first = []] = lists;
  const isSame = lists.every((names) => names.join('\n') === first.join('\n'));
  return isSame && first.length <= MAX_SIZES ? first : [];
}

function rowOf(
  { name, description, diets, tag, price, sizes, calories, soldOut }: ItemView,
  columns: string[],
  rowCount: number,
): BoardRow {
  const isSoldOut = soldOut === true;
  const inColumns = sizes && columns.length > 0;
  const room = rowCount > HIGH_ROWS ? ROOM.row : ROOM.highRow;
  const besideColumns = room * (1 - SHARE_OF_COLUMN * Math.max(columns.length - 1, 0));
  return {
    name,
    description: fit(description ?? (sizes && !inColumns ? sizesText(sizes) : undefined), besideColumns),
    diets,
    tag: isSoldOut ? undefined : tag,
    prices: isSoldOut ? [] : inColumns ? sizes.map((size) => size.price.text) : price ? [price.text] : [],
    ...(inColumns && sizes.some((size) => size.calories)
      ? { sizeCalories: sizes.map((size) => size.calories) }
      : { calories: calories ?? rangeOf(sizes?.flatMap((size) => size.calories ?? []) ?? []) }),
    isSoldOut,
  };
}

function rangeOf([first, ...others]: Amount[]): Amount | undefined {
  return others.reduce<Amount | undefined>(
    (range, { from, to }) => range && { from: Math.min(range.from, from), to: Math.max(range.to, to) },
    first,
  );
}

const sizesText = (sizes: NonNullable<ItemView['sizes']>): string =>
  sizes.map((size) => `${size.name} ${size.price.text}`).join(' · ');

/** The sentences that fit, else the beginning of the first one. Chinese and Korean letters are twice as wide. */
function fit(text: string | undefined, room: number): BoardText | undefined {
  if (text === undefined) return undefined;
  const limit = Math.floor(WIDE.test(text) ? room / 2 : room);
  const isShort = (part: string): boolean => indexAfter(part.trim(), limit) === part.trim().length;
  const [first = '', ...others] = text.match(SENTENCES) ?? [];
  if (isShort(text) || !isShort(first)) return { shown: shorten(text, limit), whole: text };
  let shown = first;
  for (const sentence of others) {
    if (!isShort(shown + sentence)) break;
    shown += sentence;
  }
  return { shown: shown.trim(), whole: text };
}

const SENTENCES = /[^.!?。！？]*(?:[.!?](?!\s)[^.!?。！？]*)*[.!?。！？]?["'”’)]*\s*/g;
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af]/;
