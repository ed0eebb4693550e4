import { z } from 'zod';
import { key, leaf, listOf, required } from './leaf.ts';
import { parseLink } from './link.ts';
import { type Image, imageSchema } from './picture.ts';
import { type Price, priceSchema } from './price.ts';
import { flagSchema, lineSchema, textSchema } from './text.ts';

/** What a mark of an item can say; `domain/menu/diets.ts` has all that is known of each. */
export type Diet = 'vegetarian' | 'vegan' | 'gluten-free' | 'halal' | 'spicy';

export interface MenuItem {
  id: string;
  name: string;
  description?: string;
  price?: Price;
  image?: Image;
  diets: Diet[];
  /** A short word of praise: "New", "Most ordered". */
  tag?: string;
}

export interface MenuCategory {
  id: string;
  name: string;
  description?: string;
  items: MenuItem[];
}

/** Has at least one category, and every category has at least one item. */
export interface Menu {
  name?: string;
  description?: string;
  categories: MenuCategory[];
}

/** How a location shows its menu: on the page, as a file in a frame, or as an ordering page in a frame. */
export type MenuKind = 'page' | 'file' | 'embedded';

const itemKeys = {
  id: key(lineSchema, 'What your system knows the item by.', 'margherita'),
  name: required(lineSchema, 'What the item is called.', 'Margherita'),
  price: key(
    priceSchema,
    'A number, or a text: "12.50", "$12.50", "12,50". Another text of at most 24 characters shows as written.',
    12.5,
    'Market price',
  ).meta({ lost: 'The item shows none.' }),
  description: key(textSchema, 'What is in it.', 'Tomato, fior di latte, basil, olive oil.'),
  image: key(imageSchema, 'A picture of it. Without an `alt` the name stands in.', 'images/margherita.jpg'),
  tag: key(lineSchema, 'A short word of praise.', 'Most ordered'),
  isVegetarian: key(flagSchema, 'Marks the item as vegetarian.', true),
  isVegan: key(flagSchema, 'Marks the item as vegan.', true),
  isGlutenFree: key(flagSchema, 'Marks the item as free of gluten.', true),
  isHalal: key(flagSchema, 'Marks the item as halal.', true),
  isSpicy: key(flagSchema, 'Marks the item as spicy.', true),
};

export const menuItemSchema = z
  .object(itemKeys)
  .meta({ id: 'MenuItem', description: 'Something one can order.', lost: 'The item is left out.' });
export type MenuItemInput = z.output<typeof menuItemSchema>;

export const featuredItemSchema = z
  .object({ ...itemKeys, category: key(lineSchema, 'The menu category it belongs to.', 'Pizza') })
  .meta({ id: 'FeaturedItem', description: 'One of the most popular items.', lost: 'The item is left out.' });

export const menuCategorySchema = z
  .object({
    id: key(lineSchema, 'What your system knows the category by.', 'pizza'),
    name: required(lineSchema, 'What the category is called.', 'Pizza'),
    description: key(textSchema, 'A line or two under the name.', 'From the wood oven, 30 cm.'),
    items: key(listOf(menuItemSchema), 'What is in it, in order.', [{ name: 'Margherita', price: 16.5 }]),
    dishes: key(listOf(menuItemSchema), 'The same as `items`.', [{ name: 'Margherita', price: 16.5 }]),
  })
  .meta({
    id: 'MenuCategory',
    description: 'A part of the menu. Without an item it is left out.',
    lost: 'The category is left out.',
  });
export type MenuCategoryInput = z.output<typeof menuCategorySchema>;

export const wholeMenuSchema = z
  .object({
    name: key(lineSchema, 'What the menu is called.', 'Dinner'),
    description: key(textSchema, 'A line or two under the name.', 'Served from 5 PM.'),
    categories: key(listOf(menuCategorySchema), 'The parts of the menu, in order.', [
      { name: 'Pizza', items: [{ name: 'Margherita', price: 16.5 }] },
    ]),
    items: key(listOf(menuItemSchema), 'Items of a menu that has no categories.', [
      { name: 'Margherita', price: 16.5 },
    ]),
    dishes: key(listOf(menuItemSchema), 'The same as `items`.', [{ name: 'Margherita', price: 16.5 }]),
  })
  .meta({ id: 'Menu', description: 'A menu.', lost: 'The menu is left out.' });
export type WholeMenuInput = z.output<typeof wholeMenuSchema>;

/** A menu, several (their categories follow one another), or the address of a file. */
export const menuSchema = z
  .union([
    leaf('a menu', (value) => (typeof value === 'string' ? parseLink(value) : undefined)).meta({
      write: '{"categories":[{"name":"Pizza","items":[{"name":"Margherita","price":16.5}]}]}',
      lost: 'The menu is left out.',
    }),
    listOf(wholeMenuSchema),
  ])
  .meta({ lost: 'The menu is left out.' });
export type MenuInput = z.output<typeof menuSchema>;

const MENU_KINDS: readonly MenuKind[] = ['page', 'file', 'embedded'];

/** How the menu is shown, or the link a frame shows. */
export const hasMenuSchema = leaf('"page", "file", "embedded" or a link', (value) => {
  const word = String(value).toLowerCase();
  const kind = MENU_KINDS.find((known) => known === word);
  if (kind !== undefined) return { kind };
  const link = parseLink(String(value));
  return link === undefined ? undefined : { link };
}).meta({ write: '"page"', lost: 'What there is decides how the menu is shown.' });
export type HasMenu = z.output<typeof hasMenuSchema>;
