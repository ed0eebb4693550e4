import { z } from 'zod';
import { key, leaf, listOf, required } from './values/leaf.ts';
import { parseFileLink, parseLink } from './values/link.ts';
import { type Image, imageSchema } from './picture.ts';
import { type Price, type Prices, priceSchema } from './values/price.ts';
import { unitSchema } from './values/unit.ts';
import { flagSchema, lineSchema, parseYesNo, textSchema, yesNoSchema } from './values/text.ts';

/** The diets that an item can be marked with; `core/menu/diets.ts` has the label and the icon of each. */
export type Diet = 'vegetarian' | 'vegan' | 'gluten-free' | 'halal' | 'spicy';

/** The allergens that the laws of the EU, the US and Canada name; `core/menu/allergens.data.ts` has their names and kinds. */
export type KnownAllergen =
  | 'gluten'
  | 'wheat'
  | 'barley'
  | 'rye'
  | 'oats'
  | 'spelt'
  | 'kamut'
  | 'triticale'
  | 'crustaceans'
  | 'shrimp'
  | 'crab'
  | 'lobster'
  | 'molluscs'
  | 'shellfish'
  | 'fish'
  | 'eggs'
  | 'peanuts'
  | 'soy'
  | 'milk'
  | 'tree-nuts'
  | 'almonds'
  | 'hazelnuts'
  | 'walnuts'
  | 'cashews'
  | 'pecans'
  | 'brazil-nuts'
  | 'pistachios'
  | 'macadamias'
  | 'pine-nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin';

export interface Allergen {
  /** As the kitchen writes it: "Fruits à coque". */
  name: string;
  /** Missing for a name that is not known. */
  known?: KnownAllergen;
}

/** What the kitchen states of an item. What stands in neither list is not known: it is not excluded. */
export interface ItemAllergens {
  contains: Allergen[];
  mayContain: Allergen[];
}

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
}

export interface MenuCategory {
  id: string;
  name: string;
  description?: string;
  items: MenuItem[];
}

/** Has at least one category, and every category has at least one item. */
export interface Menu {
  /** What `#lunch` leads to. Missing where the menu is the only one of its page. */
  id?: string;
  name?: string;
  description?: string;
  /** What the kitchen says about allergens in general. */
  allergenNote?: string;
  categories: MenuCategory[];
}

/** How a location shows its menu: on the page, as a file in a frame, or as an ordering page in a frame. */
export type MenuKind = 'page' | 'file' | 'embedded';

/** Allergens in any of the forms that menus are exported in. `reader/menu/allergens.ts` reads them, because a part of a value may be wrong. */
const allergensSchema = z.unknown().meta({
  id: 'Allergens',
  description: 'Names of allergens, with a state or without.',
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: ['string', 'object'] } }, { type: 'object' }],
});

export const sizeSchema = z
  .object({
    name: required(lineSchema, 'What the size is called.', 'Large'),
    price: required(priceSchema, 'What it costs.', 18),
  })
  .meta({ id: 'Size', description: 'A size of an item.', outcome: 'The size is left out.' });
const STAYS_ORDERABLE = { outcome: 'The item is not shown as sold out.' };

/** Whether it can be ordered, in words of schema.org's ItemAvailability or with yes and no. */
const availabilitySchema = z
  .union([z.boolean(), z.string(), z.number()], { error: 'is not an availability' })
  .transform((value, context): boolean => {
    const word = String(value)
      .replace(/^.*\//, '')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
    const isAvailable = parseYesNo(value) ?? AVAILABILITY.get(word);
    if (isAvailable !== undefined) return isAvailable;
    context.addIssue('is not an availability');
    return z.NEVER;
  })
  .meta({ ...STAYS_ORDERABLE, example: '"SoldOut"' });

const AVAILABILITY = new Map([
  ...['soldout', 'outofstock', 'unavailable', 'discontinued'].map((word) => [word, false] as const),
  ...[
    'instock',
    'available',
    'limitedavailability',
    'instoreonly',
    'onlineonly',
    'preorder',
    'presale',
    'backorder',
    'madetoorder',
  ].map((word) => [word, true] as const),
]);

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
  soldOut: key(yesNoSchema, 'It is on the menu and can’t be ordered now: it is shown as sold out.', true).meta(
    STAYS_ORDERABLE,
  ),
  inStock: key(yesNoSchema, 'The opposite of `soldOut`.', false).meta(STAYS_ORDERABLE),
  availability: key(availabilitySchema, 'The same in schema.org’s words.', 'SoldOut', 'https://schema.org/InStock'),
  isVegetarian: key(flagSchema, 'Marks the item as vegetarian.', true),
  isVegan: key(flagSchema, 'Marks the item as vegan.', true),
  isGlutenFree: key(flagSchema, 'Marks the item as free of gluten.', true),
  isHalal: key(flagSchema, 'Marks the item as halal.', true),
  isSpicy: key(flagSchema, 'Marks the item as spicy.', true),
  allergens: key(
    allergensSchema,
    'What it contains, for guests with allergies: a list of names or of objects with `name` and a state, names with commas, or states by name: true, "contains", "may contain", "traces", false. Nothing is ever shown as free of an allergen.',
    ['Milk', 'Wheat'],
    { milk: 'contains', nuts: 'may contain' },
  ),
  containsAllergens: key(allergensSchema, 'The same as `allergens`.', ['Milk', 'Wheat']),
  mayContain: key(allergensSchema, 'What traces of may be in it.', ['Nuts']),
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
    served: key(lineSchema, 'When it is served, in words. It stands before the description.', 'Daily from 5 PM'),
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
