import { z } from 'zod';
import { key, leaf, listOf, required } from '../values/leaf.ts';
import { parseFileLink, parseLink } from '../values/link.ts';
import { type Image, imageSchema } from '../values/picture.ts';
import { type Price, type Prices, priceSchema } from '../values/price.ts';
import { unitSchema } from '../values/unit.ts';
import { lineSchema, textSchema } from '../values/text.ts';
import { allergenKeys, type Diet, dietKeys, type ItemAllergens, stockKeys } from './item-keys.ts';
import { type ChoiceGroup, courseSchema, modifierGroupsSchema, modifierGroupSchema } from './choices.ts';
import type { Amount } from '../values/amount.ts';
import { caloriesSchema, type Nutrition, nutritionSchema } from './nutrition.ts';
import { servedSchema, type TimeSpecificPrice, timeSpecificPriceSchema } from './served.ts';
import type { Hours } from '../hours/hours.ts';

export interface MenuItem extends Prices<Price> {
  id: string;
  name: string;
  description?: string;
  image?: Image;
  diets: Diet[];
  /** Missing: nothing is stated. */
  allergens?: ItemAllergens;
  /** A short word of praise: "New", "Most ordered". */
  tag?: string;
  /** It is on the menu and can't be ordered now. */
  soldOut?: true;
  /** Missing: not stated. Sizes may have their own. */
  calories?: Amount;
  nutrition?: Nutrition;
  timeSpecificPrices?: TimeSpecificPrice[];
  /** What one can add or choose. */
  modifierGroups?: ChoiceGroup[];
  /** Of a set menu. */
  courses?: ChoiceGroup[];
}

export interface MenuCategory {
  id: string;
  name: string;
  description?: string;
  items: MenuItem[];
  /** What one can add to each of its items. */
  modifierGroups?: ChoiceGroup[];
}

/** Has at least one category, and every category has at least one item. */
export interface Menu {
  /** What `#lunch` leads to. Missing where the menu is the only one of its page. */
  id?: string;
  name?: string;
  description?: string;
  /** When it is served. Missing: whenever the restaurant is open, or only the description says when. */
  served?: Hours;
  /** What the kitchen says about allergens in general. */
  allergenNote?: string;
  categories: MenuCategory[];
}

/** How a location shows its menu: on the page, as a file in a frame, or as an ordering page in a frame. */
export type MenuKind = 'page' | 'file' | 'embedded';

export const sizeSchema = z
  .object({
    name: required(lineSchema, 'What the size is called.', 'Large'),
    price: required(priceSchema, 'What it costs.', 18),
    calories: key(caloriesSchema, 'Calories (kilocalories) of this size.', 640),
  })
  .meta({ id: 'Size', description: 'A size of an item.', outcome: 'The size is left out.' });
const itemKeys = {
  id: key(lineSchema, 'What your system knows the item by.', 'margherita'),
  name: required(lineSchema, 'What the item is called.', 'Margherita'),
  price: key(
    priceSchema,
    'A number, or a text: "12.50", "$12.50", "12,50". Another text of at most 24 characters shows as written.',
    12.5,
    'Market price',
  ).meta({ outcome: 'The item shows none.' }),
  unit: key(unitSchema, 'What the price is for, where it is not a portion.', 'kg', 'dozen').meta({
    outcome: 'The price is shown without it.',
  }),
  sizes: key(listOf(sizeSchema), 'Its sizes, where each has a price: in place of `price`.', [
    { name: 'Small', price: 12 },
    { name: 'Large', price: 18 },
  ]),
  description: key(textSchema, 'What is in it.', 'Tomato, fior di latte, basil, olive oil.'),
  image: key(imageSchema, 'A picture of it. Without an `alt` the name stands in.', 'images/margherita.jpg'),
  tag: key(lineSchema, 'A short word of praise.', 'Most ordered'),
  ...stockKeys,
  ...dietKeys,
  ...allergenKeys,
  calories: key(
    caloriesSchema,
    'Calories (kilocalories) of a portion, or from the least to the most. A size can have its own.',
    450,
    '450-600',
  ),
  nutrition: key(nutritionSchema, 'What is in a portion.', { servingSize: '210 g', proteinContent: 24 }),
  timeSpecificPrices: key(listOf(timeSpecificPriceSchema), 'What it costs at some times, such as a happy hour.', [
    { name: 'Happy hour', price: 6 },
  ]),
  modifierGroups: key(
    modifierGroupsSchema,
    'What one can add or choose: groups, or the `id` or name of groups that stand in `modifierGroups` of the menu.',
    [{ name: 'Add', modifiers: [{ name: 'Bacon', price: 2 }] }],
    ['sauces'],
  ),
  courses: key(listOf(courseSchema), 'The courses of a set menu, with what one can choose in each.', [
    { name: 'First', choices: [{ name: 'Soup' }, { name: 'Salad' }] },
  ]),
};

export const menuItemSchema = z.object(itemKeys).meta({
  id: 'MenuItem',
  description: 'Something one can order.',
  outcome: 'The item is left out.',
  hideable: 'items',
});
export type MenuItemInput = z.output<typeof menuItemSchema>;

export const featuredItemSchema = z
  .object({ ...itemKeys, category: key(lineSchema, 'The menu category it belongs to.', 'Pizza') })
  .meta({
    id: 'FeaturedItem',
    description: 'One of the most popular items.',
    outcome: 'The item is left out.',
    hideable: 'items',
  });

export const menuCategorySchema = z
  .object({
    id: key(lineSchema, 'What your system knows the category by.', 'pizza'),
    name: required(lineSchema, 'What the category is called.', 'Pizza'),
    description: key(textSchema, 'A line or two under the name.', 'From the wood oven, 30 cm.'),
    items: key(listOf(menuItemSchema), 'What is in it, in order.', [{ name: 'Margherita', price: 16.5 }]),
    dishes: key(listOf(menuItemSchema), 'The same as `items`.', [{ name: 'Margherita', price: 16.5 }]),
    modifierGroups: key(
      modifierGroupsSchema,
      'What one can add to each of its items: groups, or the `id` or name of groups of the menu.',
      ['sauces'],
    ),
  })
  .meta({
    id: 'MenuCategory',
    description: 'A part of the menu. Without an item it is left out.',
    outcome: 'The category is left out.',
    hideable: 'categories',
  });
export type MenuCategoryInput = z.output<typeof menuCategorySchema>;

export const wholeMenuSchema = z
  .object({
    name: key(lineSchema, 'What the menu is called.', 'Dinner'),
    description: key(textSchema, 'A line or two under the name.', 'Small plates, and two roasts to share.'),
    served: key(
      servedSchema,
      'When it is served: entries like those of opening hours, so that pages know what is served now, or words, which stand before the description.',
      [{ day: 'Monday - Friday', open: '11:00', close: '15:00' }],
      [{ validFrom: '06-01', validThrough: '09-15' }],
      'Daily from 5 PM',
    ),
    modifierGroups: key(
      listOf(modifierGroupSchema),
      'Groups of modifiers that its items and categories name by their `id`.',
      [{ id: 'sauces', name: 'Sauces', modifiers: [{ name: 'Garlic', price: 1 }] }],
    ),
    allergenNote: key(
      textSchema,
      'What the kitchen says about allergens in general. It stands beside the items.',
      'Everything is fried in one oil. Please tell us about allergies.',
    ),
    categories: key(listOf(menuCategorySchema), 'The parts of the menu, in order.', [
      { name: 'Pizza', items: [{ name: 'Margherita', price: 16.5 }] },
    ]),
    items: key(listOf(menuItemSchema), 'Items of a menu that has no categories.', [
      { name: 'Margherita', price: 16.5 },
    ]),
    dishes: key(listOf(menuItemSchema), 'The same as `items`.', [{ name: 'Margherita', price: 16.5 }]),
  })
  .meta({
    id: 'Menu',
    description: 'A menu.',
    outcome: 'The menu is left out.',
    hideable: 'menus',
  });
export type WholeMenuInput = z.output<typeof wholeMenuSchema>;

/** A menu, several in their order, or the address of a file. */
export const menuSchema = z
  .union([
    leaf('a menu', (value) => (typeof value === 'string' ? parseFileLink(value) : undefined)).meta({
      example: '{"categories":[{"name":"Pizza","items":[{"name":"Margherita","price":16.5}]}]}',
      outcome: 'The menu is left out.',
    }),
    listOf(wholeMenuSchema),
  ])
  .meta({ outcome: 'The menu is left out.' });
export type MenuInput = z.output<typeof menuSchema>;

const MENU_KINDS: readonly MenuKind[] = ['page', 'file', 'embedded'];

/** How the menu is shown, or the link a frame shows. */
export const hasMenuSchema = leaf('"page", "file", "embedded" or a link', (value) => {
  const word = String(value).toLowerCase();
  const kind = MENU_KINDS.find((known) => known === word);
  if (kind !== undefined) return { kind };
  const link = parseLink(String(value));
  return link === undefined ? undefined : { link };
}).meta({ example: '"page"', outcome: 'What there is decides how the menu is shown.' });
export type HasMenu = z.output<typeof hasMenuSchema>;
