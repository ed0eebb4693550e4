import type { Cuisine } from './cuisines.ts';
import type { Random } from './random.ts';
import { sentencesOf } from './texts.ts';
import type { Words } from './words.ts';

export interface MenuPlan {
  cuisine: Cuisine;
  words: Words;
  items: number;
  hasPrices: boolean;
  /** How many of the items have a description, 0 to 1. */
  described: number;
  /** Paths of pictures that items may show. */
  pictures: string[];
}

const ITEMS_OF_CATEGORY = 14;

/** A menu as a configuration has it, of exactly so many items. */
export function makeMenu(random: Random, plan: MenuPlan) {
  const { cuisine, words, items: count } = plan;
  const names = random.sample(
    cuisine.dishes.flatMap((dish) => cuisine.styles.map((style) => `${dish} ${style}`)),
    count,
  );
  const items = names.map((name, index) => makeItem(random, plan, `${index + 1}`, name));
  const least = Math.ceil(count / ITEMS_OF_CATEGORY);
  const categories = random.sample(words.categories, random.between(least, Math.min(least + 2, 12, count)));
  const size = Math.ceil(count / categories.length);
  return {
    ...(random.happens(0.5) && { name: random.pick(['Menu', 'Dinner', cuisine.name]) }),
    ...(random.happens(0.4) && { description: sentencesOf(random, words, 1) }),
    categories: categories
      .map((name, index) => ({
        ...(random.happens(0.7) && { id: `c-${index + 1}` }),
        name,
        ...(random.happens(0.4) && { description: sentencesOf(random, words, 1) }),
        items: items.slice(index * size, (index + 1) * size),
      }))
      .filter((category) => category.items.length > 0),
  };
}

/** Also what a home page features. */
export function makeItem(random: Random, plan: MenuPlan, id: string, name: string) {
  const { words, hasPrices, described, pictures } = plan;
  return {
    id: `i-${id}`,
    name,
    ...(hasPrices && { price: makePrice(random) }),
    ...(random.happens(described) && {
      description: `${random.sample(words.ingredients, random.between(2, 5)).join(', ')}.`,
    }),
    ...(pictures.length > 0 && random.happens(0.25) && { image: random.pick(pictures) }),
    ...(random.happens(0.08) && { tag: random.pick(['New', 'Most ordered', 'Seasonal']) }),
    ...(random.happens(0.3) && { isVegetarian: true }),
    ...(random.happens(0.12) && { isVegan: true }),
    ...(random.happens(0.15) && { isGlutenFree: true }),
    ...(random.happens(0.08) && { isHalal: true }),
    ...(random.happens(0.15) && { isSpicy: true }),
  };
}

/** Nearly always a number; people write texts, too. */
function makePrice(random: Random): number | string {
  const price = random.between(3, 34) + random.pick([0, 0.25, 0.5, 0.75, 0.95]);
  if (random.happens(0.04)) return price.toFixed(2).replace('.', ',');
  return random.happens(0.02) ? 'Market price' : price;
}
