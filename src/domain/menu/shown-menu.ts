import type { Diet, Menu, MenuItem } from '../../model/menu.ts';
import type { Site } from '../../model/site.ts';
import { shownPictureOf, type ShownPicture } from '../look/pictures.ts';
import { memoize } from '../memoize.ts';
import { omitUndefined } from '../omit-undefined.ts';
import { DIET_NAMES, DIETS } from './diets.ts';
import { foldOf } from './item-description.ts';
import { type PriceTag, priceTagOf } from './price.ts';

/** A menu as its pages print it, structured data tells it and `llms.txt` sums it up. */
export interface ShownMenu {
  title: string;
  description?: string;
  categories: ShownCategory[];
  /** Those that an item has, to be explained beside them. */
  diets: DietMark[];
}

export interface ShownCategory {
  /** What `#pizza` leads to. */
  id: string;
  name: string;
  description?: string;
  items: ShownItem[];
}

export interface ShownItem {
  name: string;
  description?: string;
  /** Where a long description folds behind '+ more'. */
  foldAt?: number;
  price?: PriceTag;
  picture?: ShownPicture;
  diets: DietMark[];
  tag?: string;
}

export interface DietMark {
  diet: Diet;
  label: string;
}

/** The locations of a chain share the brand's menu, so its shown form is made only once. */
export function shownMenuOf(site: Site, menu: Menu): ShownMenu {
  return menu === site.menu ? brandMenuOf(site) : showMenu(site, menu);
}

const brandMenuOf = memoize((site: Site) => showMenu(site, site.menu ?? { categories: [] }));

function showMenu(site: Site, menu: Menu): ShownMenu {
  const used = new Set(menu.categories.flatMap(({ items }) => items.flatMap(({ diets }) => diets)));
  return omitUndefined({
    title: menu.name ?? 'Menu',
    description: menu.description,
    categories: menu.categories.map(({ id, name, description, items }) =>
      omitUndefined({ id, name, description, items: items.map((item) => shownItemOf(site, item)) }),
    ),
    diets: marksOf(DIET_NAMES.filter((diet) => used.has(diet))),
  });
}

export function shownItemOf(site: Site, { name, description, price, image, diets, tag }: MenuItem): ShownItem {
  return omitUndefined({
    name,
    description,
    foldAt: description === undefined ? undefined : foldOf(description),
    price: price && priceTagOf(price),
    picture: shownPictureOf(site, image),
    diets: marksOf(diets),
    tag,
  });
}

function marksOf(diets: Diet[]): DietMark[] {
  return diets.map((diet) => ({ diet, label: DIETS[diet].label }));
}
