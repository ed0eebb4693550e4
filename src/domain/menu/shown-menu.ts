import type { Diet, ItemAllergens, Menu, MenuItem, Size } from '../../model/menu.ts';
import type { Price } from '../../model/price.ts';
import type { Site } from '../../model/site.ts';
import { shownPictureOf, type ShownPicture } from '../look/pictures.ts';
import { memoize } from '../memoize.ts';
import { omitUndefined } from '../omit-undefined.ts';
import { ALLERGEN_NOTE } from './allergens.ts';
import { DIET_NAMES, DIETS } from './diets.ts';
import { foldOf } from './item-description.ts';
import { type PriceTag, priceTagOf } from './price.ts';

/** A menu as its pages print it, structured data tells it and `llms.txt` sums it up. */
export interface ShownMenu {
  /** What `#lunch` leads to, where the page has several menus. */
  id?: string;
  title: string;
  description?: string;
  categories: ShownCategory[];
  /** Those that an item has, to be explained beside them. */
  diets: DietMark[];
  /** What is said about allergens in general. It is there wherever an item states one. */
  allergenNote?: string;
}

export interface ShownCategory {
  /** What `#pizza` leads to. */
  id: string;
  name: string;
  description?: string;
  items: ShownItem[];
  /** It is the whole of one of several menus, under whose heading its items stand. */
  isWhole?: true;
}

export interface ShownItem {
  name: string;
  description?: string;
  /** Where a long description folds behind '+ more'. */
  foldAt?: number;
  /** With sizes, "from $12.00". */
  price?: PriceTag;
  sizes?: { name: string; price: PriceTag }[];
  picture?: ShownPicture;
  diets: DietMark[];
  /** Missing: the item states nothing, which excludes nothing. */
  allergens?: ItemAllergens;
  /** "Sold out", else what praises it. */
  tag?: string;
  soldOut?: true;
}

export const SOLD_OUT = 'Sold out';

export interface DietMark {
  diet: Diet;
  label: string;
}

/** The locations of a chain share the brand's menus, so their shown form is made only once. */
export function shownMenusOf(site: Site, menus: Menu[]): ShownMenu[] {
  const isShared = menus === site.menus || Object.values(site.menusIn ?? {}).includes(menus);
  const shared = sharedMenusOf(site);
  const shown = shared.get(menus) ?? menus.map((menu) => showMenu(site, menu));
  if (isShared) shared.set(menus, shown);
  return shown;
}

const sharedMenusOf = memoize((_: Site) => new Map<Menu[], ShownMenu[]>());

export function showMenu(site: Site, menu: Menu): ShownMenu {
  const used = new Set(menu.categories.flatMap(({ items }) => items.flatMap(({ diets }) => diets)));
  return omitUndefined({
    id: menu.id,
    title: menu.name ?? 'Menu',
    description: menu.description,
    categories: menu.categories.map(({ id, name, description, items }) =>
      omitUndefined({
        id,
        name,
        description,
        items: items.map((item) => shownItemOf(site, item)),
        isWhole:
          menu.id !== undefined && menu.categories.length === 1 && name === menu.name ? (true as const) : undefined,
      }),
    ),
    diets: marksOf(DIET_NAMES.filter((diet) => used.has(diet))),
    allergenNote:
      menu.allergenNote ??
      allergenNoteFor(
        site,
        menu.categories.flatMap(({ items }) => items),
      ),
  });
}

/** The brand's note about allergens, else our own where one of the items states an allergen. */
export function allergenNoteFor(
  { allergenNote }: Pick<Site, 'allergenNote'>,
  items: Pick<MenuItem, 'allergens'>[],
): string | undefined {
  return allergenNote ?? (items.some(({ allergens }) => allergens !== undefined) ? ALLERGEN_NOTE : undefined);
}

export function shownItemOf(
  site: Site,
  { name, description, price, sizes, image, diets, allergens, tag, soldOut }: MenuItem,
): ShownItem {
  return omitUndefined({
    name,
    description,
    foldAt: description === undefined ? undefined : foldOf(description),
    price: price && (sizes ? fromTagOf(price, sizes, site) : priceTagOf(price, site)),
    sizes: sizes?.map((size) => ({ name: size.name, price: priceTagOf(size.price, site) })),
    picture: shownPictureOf(site, image),
    diets: marksOf(diets),
    allergens,
    tag: soldOut ? SOLD_OUT : tag,
    soldOut,
  });
}

/** "from $12.00", unless all sizes cost the same. */
function fromTagOf(price: Price, sizes: Size[], site: Site): PriceTag {
  const tag = priceTagOf(price, site);
  const isSame = sizes.every((size) => priceTagOf(size.price, site).text === tag.text);
  return isSame ? tag : { ...tag, text: `from ${tag.text}` };
}

export function marksOf(diets: Diet[]): DietMark[] {
  return diets.map((diet) => ({ diet, label: DIETS[diet].label }));
}
