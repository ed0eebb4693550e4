import { isAllergenOf } from '#core/menu/allergens/allergens.ts';
import { digitsOf } from '#core/menu/currency.ts';
import { shorten } from '#core/text/sentences.ts';
import type { Diet, ItemAllergens, KnownAllergen } from '#schema/menu/item-keys.ts';
import type { Menu, MenuItem } from '#schema/menu/menu.ts';
import type { Nutrition } from '#schema/menu/nutrition.ts';
import type { Amount } from '#schema/values/amount.ts';
import type { Price } from '#schema/values/price.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';

/** The body of `accounts.locations.updateFoodMenus` of Google My Business v4. */
export interface FoodMenus {
  menus: FoodMenu[];
}
interface FoodMenu {
  labels: MenuLabel[];
  sourceUrl: string;
  sections: { labels: MenuLabel[]; items: FoodMenuItem[] }[];
}
interface MenuLabel {
  displayName: string;
  description?: string;
  languageCode: string;
}
export interface FoodMenuItem {
  labels: MenuLabel[];
  attributes: Attributes;
  options?: { labels: MenuLabel[]; attributes: Attributes }[];
}
interface Attributes {
  price: Money;
  allergen?: GoogleAllergen[];
  dietaryRestriction?: GoogleDiet[];
  nutritionFacts?: NutritionFacts;
  portionSize?: { quantity: number; unit: MenuLabel[] };
}
interface Money {
  currencyCode: string;
  units: string;
  nanos: number;
}
type GoogleAllergen = (typeof ALLERGENS)[number][0];
type GoogleDiet = 'VEGAN' | 'VEGETARIAN' | 'HALAL';
type NutritionFacts = Partial<Record<(typeof FACTS)[number][0] | 'calories', Fact>>;
interface Fact {
  lowerAmount: number;
  upperAmount?: number;
  unit: 'CALORIE' | 'GRAM' | 'MILLIGRAM';
}

/** "Display names should be 140 characters or less, with descriptions 1,000 characters or less." */
const MAX_NAME = 140;
const MAX_DESCRIPTION = 1000;

/** Google's list has nothing for celery, mustard, sesame, sulphites, lupin, and for gluten of other cereals. */
const ALLERGENS = [
  ['DAIRY', 'milk'],
  ['EGG', 'eggs'],
  ['FISH', 'fish'],
  ['PEANUT', 'peanuts'],
  ['SHELLFISH', 'shellfish'],
  ['SOY', 'soy'],
  ['TREE_NUT', 'tree-nuts'],
  ['WHEAT', 'wheat'],
] as const satisfies [string, KnownAllergen][];

/** It has no value for free of gluten, and wants to know how spicy something is, which no menu of ours says. */
const DIETS: Partial<Record<Diet, GoogleDiet>> = { vegan: 'VEGAN', vegetarian: 'VEGETARIAN', halal: 'HALAL' };

const FACTS = [
  ['totalFat', 'fatContent', 'GRAM'],
  ['cholesterol', 'cholesterolContent', 'MILLIGRAM'],
  ['sodium', 'sodiumContent', 'MILLIGRAM'],
  ['totalCarbohydrate', 'carbohydrateContent', 'GRAM'],
  ['protein', 'proteinContent', 'GRAM'],
] as const;

export interface MenuFrame {
  /** What a menu without a name is called. */
  title: string;
  sourceUrl: string;
  /** BCP 47 */
  languageCode: string;
}

/** The menus of a location. `unpriced` are the names of items that are left out, because Google takes none without a price in numbers. */
export function foodMenusOf(menus: readonly Menu[], frame: MenuFrame): { foodMenus: FoodMenus; unpriced: string[] } {
  const { title, sourceUrl, languageCode } = frame;
  const unpriced: string[] = [];
  const labelled = (name: string, description?: string): MenuLabel[] => [
    omitUndefined({
      displayName: shorten(name, MAX_NAME),
      description: description && shorten(description, MAX_DESCRIPTION),
      languageCode,
    }),
  ];
  const itemOf = (item: MenuItem): FoodMenuItem[] => {
    const offers = pricesOf(item);
    if (offers.length === 0) unpriced.push(item.name);
    const [first, ...options] = offers.map(({ size, price, calories }) => ({
      labels: labelled(size === undefined ? item.name : `${item.name} (${size})`, item.description),
      attributes: attributesOf(item, { price, calories }, languageCode),
    }));
    return first === undefined ? [] : [omitUndefined({ ...first, options: options.length > 0 ? options : undefined })];
  };
  const made = menus.map(({ name = title, description, categories }) => ({
    labels: labelled(name, description),
    sourceUrl,
    sections: categories
      .map((category) => ({
        labels: labelled(category.name, category.description),
        items: category.items.flatMap(itemOf),
      }))
      .filter(({ items }) => items.length > 0),
  }));
  return { foodMenus: { menus: made.filter(({ sections }) => sections.length > 0) }, unpriced };
}

interface Offer {
  size?: string;
  price: { amount: number; currency: string; unit?: string };
  calories?: Amount;
}

/** Each size with a price in numbers, of which the first stands for the item itself; else the only price. */
function pricesOf({ price, sizes, calories }: MenuItem): Offer[] {
  if (sizes === undefined) return isPriced(price) ? [omitUndefined({ price, calories })] : [];
  return sizes.flatMap(({ name: size, price: each, calories: own = calories }) =>
    isPriced(each) ? [omitUndefined({ size, price: each, calories: own })] : [],
  );
}

const isPriced = (price: Price | undefined): price is Offer['price'] =>
  price !== undefined && 'amount' in price && price.currency !== undefined;

function attributesOf(
  { diets, allergens, nutrition }: MenuItem,
  { price, calories }: Offer,
  languageCode: string,
): Attributes {
  const found = allergens === undefined ? [] : allergensOf(allergens);
  const restrictions = diets.flatMap((diet) => DIETS[diet] ?? []);
  const facts = factsOf(nutrition, calories);
  return omitUndefined({
    price: moneyOf(price),
    allergen: found.length > 0 ? found : undefined,
    dietaryRestriction: restrictions.length > 0 ? restrictions : undefined,
    nutritionFacts: Object.keys(facts).length > 0 ? facts : undefined,
    portionSize:
      price.unit === undefined ? undefined : { quantity: 1, unit: [{ displayName: price.unit, languageCode }] },
  });
}

/** `moneyOf({ amount: 1250, currency: 'CAD' }) // { currencyCode: 'CAD', units: '12', nanos: 500000000 }` */
export function moneyOf({ amount, currency }: { amount: number; currency: string }): Money {
  const digits = digitsOf(currency);
  const unit = 10 ** digits;
  return {
    currencyCode: currency,
    units: String(Math.floor(amount / unit)),
    nanos: (amount % unit) * 10 ** (9 - digits),
  };
}

/** What it contains. What it may contain is never among it: Google has no word for that. */
function allergensOf({ contains }: ItemAllergens): GoogleAllergen[] {
  const known = contains.flatMap((allergen) => allergen.known ?? []);
  return ALLERGENS.filter(([, kind]) => known.some((each) => isAllergenOf(each, kind))).map(([name]) => name);
}

function factsOf(nutrition: Nutrition | undefined, calories: Amount | undefined): NutritionFacts {
  const facts = FACTS.flatMap(([name, nutrient, unit]) => {
    const amount = nutrition?.amounts[nutrient];
    return amount === undefined ? [] : [[name, factOf(amount, unit)] as const];
  });
  return {
    // The API counts calories in whole numbers.
    ...(calories && { calories: factOf({ from: Math.round(calories.from), to: Math.round(calories.to) }, 'CALORIE') }),
    ...Object.fromEntries(facts),
  };
}

const factOf = ({ from, to }: Amount, unit: Fact['unit']): Fact =>
  omitUndefined({ lowerAmount: from, upperAmount: to > from ? to : undefined, unit });
