import { z } from 'zod';
import { key } from '../values/leaf.ts';
import { flagSchema, parseYesNo, yesNoSchema } from '../values/text.ts';

/** The diets that an item can be marked with; `core/menu/diets.ts` has the label and the icon of each. */
export type Diet = 'vegetarian' | 'vegan' | 'gluten-free' | 'halal' | 'spicy';

/** The allergens that the laws of the EU, the US and Canada name; `core/menu/allergens/allergens.data.ts` has their names and kinds. */
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

/** Allergens in any of the forms that menus are exported in. `reader/menu/allergens.ts` reads them, because a part of a value may be wrong. */
const allergensSchema = z.unknown().meta({
  id: 'Allergens',
  description: 'Names of allergens, with a state or without.',
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: ['string', 'object'] } }, { type: 'object' }],
});

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

/** Whether it can be ordered. */
export const stockKeys = {
  soldOut: key(yesNoSchema, 'It is on the menu and can’t be ordered now: it is shown as sold out.', true).meta(
    STAYS_ORDERABLE,
  ),
  inStock: key(yesNoSchema, 'The opposite of `soldOut`.', false).meta(STAYS_ORDERABLE),
  availability: key(availabilitySchema, 'The same in schema.org’s words.', 'SoldOut', 'https://schema.org/InStock'),
};

export const dietKeys = {
  isVegetarian: key(flagSchema, 'Marks the item as vegetarian.', true),
  isVegan: key(flagSchema, 'Marks the item as vegan.', true),
  isGlutenFree: key(flagSchema, 'Marks the item as free of gluten.', true),
  isHalal: key(flagSchema, 'Marks the item as halal.', true),
  isSpicy: key(flagSchema, 'Marks the item as spicy.', true),
};

export const allergenKeys = {
  allergens: key(
    allergensSchema,
    'What it contains, for guests with allergies: a list of names or of objects with `name` and a state, names with commas, or states by name: true, "contains", "may contain", "traces", false. Nothing is ever shown as free of an allergen.',
    ['Milk', 'Wheat'],
    { milk: 'contains', nuts: 'may contain' },
  ),
  containsAllergens: key(allergensSchema, 'The same as `allergens`.', ['Milk', 'Wheat']),
  mayContain: key(allergensSchema, 'What traces of may be in it.', ['Nuts']),
};
