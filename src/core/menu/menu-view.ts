import type { Diet } from '#schema/menu/item-keys.ts';
import type { ChoiceGroup } from '#schema/menu/choices.ts';
import type { Menu, MenuCategory, MenuItem } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';
import type { Prices } from '#schema/values/price.ts';
import { pictureOf, pictureViewOf, type PictureView } from '../theme/pictures.ts';
import { indexAfter } from '../text/graphemes.ts';
import { memoize } from '../text/memoize.ts';
import { textsOf } from '#i18n/texts.ts';
import { kindsStated } from './allergens/allergen-statements.ts';
import { DIET_NAMES } from './diets.ts';
import { timesInWords } from '../hours/times-in-words.ts';
import { withHappyHours } from './happy-hours.ts';
import { type ChoiceGroupView, choiceViewsOf, sharedGroupsOf } from './choice-view.ts';
import { isToCome } from './served-dates.ts';
import { partition } from '../text/partition.ts';
import { type PriceView, priceViewOf, priceViewsOf } from './price.ts';
import type { Hours } from '#schema/hours/hours.ts';
import type { TimeSpecificPrice } from '#schema/menu/served.ts';

/** A menu as its pages print it, structured data tells it and `llms.txt` sums it up. */
export interface MenuView {
  /** What `#lunch` leads to, where the page has several menus. */
  id?: string;
  title: string;
  description?: string;
  /** When it is served, by the clock. Missing: whenever the restaurant is open, or the description says it. */
  served?: Hours;
  /** The same in words that are true at any time: "Mon–Fri 11:00 AM – 3:00 PM". */
  times?: string;
  categories: CategoryView[];
  /** Those that an item has, to be explained beside them. */
  diets: Diet[];
  /** What is said about allergens in general. It is there wherever an item states one. */
  allergenNote?: string;
}

export interface CategoryView {
  /** What `#pizza` leads to. */
  id: string;
  name: string;
  description?: string;
  items: ItemView[];
  /** What one can add to each of its items, which do not repeat it. */
  modifierGroups?: ChoiceGroupView[];
  /** Of its items, the first few: for looks that show them at its head. */
  pictures: PictureView[];
  /** It is the whole of one of several menus, under whose heading its items stand. */
  isWhole?: true;
}

/** A `tag` says that it is sold out, else what praises the item. */
export interface ItemView
  extends
    Omit<MenuItem, 'image' | 'price' | 'sizes' | 'timeSpecificPrices' | 'modifierGroups' | 'courses'>,
    Prices<PriceView> {
  picture?: PictureView;
  timeSpecificPrices?: TimeSpecificPriceView[];
  modifierGroups?: ChoiceGroupView[];
  courses?: ChoiceGroupView[];
  /** The kinds of allergens of which the item, or what comes with it, states something. Those of a menu have it. */
  allergenKinds?: string[];
}

export interface TimeSpecificPriceView extends Omit<TimeSpecificPrice, 'price' | 'words'> {
  price: PriceView;
  /** "Mon–Fri 4:00 PM – 6:00 PM", or as written. Missing: its times are those of the happy hour, or not known. */
  when?: string;
}

export interface MenuViews {
  menus: MenuView[];
  /** Those of seasons that have not begun: their page announces them, and nothing else shows them. */
  toCome: MenuView[];
}

/** The locations of a chain share the brand's menus, so their shown form is made only once. Without the menus of seasons that have not begun. */
export function menuViewsOf(site: Site, menus: Menu[]): MenuView[] {
  return allMenuViewsOf(site, menus).menus;
}

export function allMenuViewsOf(site: Site, menus: Menu[]): MenuViews {
  const isShared = menus === site.menus || Object.values(site.menusIn ?? {}).includes(menus);
  const shared = sharedMenusOf(site);
  const shown = shared.get(menus) ?? makeMenuViews(site, menus);
  if (isShared) shared.set(menus, shown);
  return shown;
}

/** Where nothing else is served, menus to come are what there is. */
function makeMenuViews(site: Site, written: Menu[]): MenuViews {
  const all = withHappyHours(site, written);
  const isNext = ({ served }: Menu) => served !== undefined && isToCome(served, site.buildDate);
  const [toCome, menus] = all.every(isNext) ? [[], all] : partition(all, isNext);
  const view = (menu: Menu) => menuViewOf(site, menu);
  return { menus: menus.map(view), toCome: toCome.map(view) };
}

const sharedMenusOf = memoize((_: Site) => new Map<Menu[], MenuViews>());

export function menuViewOf(site: Site, menu: Menu): MenuView {
  const used = new Set(menu.categories.flatMap(({ items }) => items.flatMap(({ diets }) => diets)));
  const texts = textsOf(site);
  const times = menu.served && timesInWords(menu.served, texts, site.buildDate);
  return {
    id: menu.id,
    title: menu.name ?? texts.menu.title,
    description: menu.description,
    served: menu.served,
    ...(times !== undefined && { times }),
    categories: menu.categories.map((category) => categoryViewOf(site, category, menu)),
    diets: DIET_NAMES.filter((diet) => used.has(diet)),
    allergenNote:
      menu.allergenNote ??
      allergenNoteFor(
        site,
        menu.categories.flatMap(({ items }) => items),
      ),
  };
}

function categoryViewOf(site: Site, category: MenuCategory, menu: Menu): CategoryView {
  const { id, name, description, items } = category;
  const shared = sharedGroupsOf(category);
  return {
    id,
    name,
    description,
    items: items.map((item) => {
      const allergenKinds = kindsStated(item, shared);
      return { ...itemViewOf(site, withoutGroups(item, shared)), ...(allergenKinds && { allergenKinds }) };
    }),
    modifierGroups: choiceViewsOf(shared, site),
    pictures: categoryPictures(site, items),
    isWhole: menu.id !== undefined && menu.categories.length === 1 && name === menu.name ? true : undefined,
  };
}

const withoutGroups = (item: MenuItem, shared: readonly ChoiceGroup[]): MenuItem =>
  item.modifierGroups === undefined || shared.length === 0
    ? item
    : { ...item, modifierGroups: item.modifierGroups.filter((group) => !shared.includes(group)) };

const CATEGORY_PICTURES = 3;

/** Different ones, without placeholders: they only decorate. */
function categoryPictures(site: Site, items: MenuItem[]): PictureView[] {
  const pictures = items.flatMap(({ image }) => pictureOf(site, image) ?? []);
  return [...new Map(pictures.map((picture) => [picture.src, picture])).values()].slice(0, CATEGORY_PICTURES);
}

/** The brand's note about allergens, else our own where one of the items states an allergen. */
export function allergenNoteFor(
  site: Pick<Site, 'allergenNote' | 'language'>,
  items: Pick<MenuItem, 'allergens'>[],
): string | undefined {
  const isStated = items.some(({ allergens }) => allergens !== undefined);
  return site.allergenNote ?? (isStated ? textsOf(site).menu.allergenNote : undefined);
}

export function itemViewOf(
  site: Site,
  { image, price, sizes, timeSpecificPrices, modifierGroups, courses, ...item }: MenuItem,
): ItemView {
  return {
    ...item,
    timeSpecificPrices: timeSpecificPrices?.map((each) => timeSpecificPriceViewOf(site, each)),
    modifierGroups: choiceViewsOf(modifierGroups, site),
    courses: choiceViewsOf(courses, site),
    ...priceViewsOf({ price, sizes }, site),
    picture: pictureViewOf(site, image),
    tag: item.soldOut ? textsOf(site).menu.soldOut : item.tag,
  };
}

function timeSpecificPriceViewOf(site: Site, { price, words, ...each }: TimeSpecificPrice): TimeSpecificPriceView {
  const when = words ?? (each.times && timesInWords(each.times, textsOf(site), site.buildDate));
  return { ...each, price: priceViewOf(price, site), ...(when !== undefined && { when }) };
}

/** Menu descriptions longer than this start folded. Counted in characters as a reader sees them. */
const DESCRIPTION_LENGTH = 120;

/** Where a text is cut for '+ more' to show the rest: between two words. One of 120 characters or fewer is not. */
export function truncateAt(text: string): number | undefined {
  const end = indexAfter(text, DESCRIPTION_LENGTH);
  if (end === text.length) return undefined;
  const space = text.lastIndexOf(' ', end);
  // A word as long as half the text would leave next to nothing: cut it instead.
  return space > end / 2 ? space : end;
}
