import type { Diet } from '../../../model/menu.ts';
import { listText } from '../../text/list-text.ts';
import { present } from '../../present.ts';
import { PATHS } from '../../pages/routes.ts';
import type { ContentPart, DietCode, MenuItemCard } from '../answer.ts';
import { type FoundDish } from '../find-dishes.ts';
import type { Dish, Place } from '../knowledge.ts';
import { isMarked } from '../question.ts';
import { stemsIn } from '../search-index.ts';
import { type Answer, type Asked, linkCard, say, referOn } from './asked.ts';

/** A visitor reads so many of a list in a chat; the menu has the rest. */
export const SHOWN = 6;

const CODES: Record<Diet, DietCode> = {
  vegetarian: 'v',
  vegan: 've',
  'gluten-free': 'gf',
  halal: 'halal',
  spicy: 'spicy',
};
export const dietsText = (diets: Diet[]): string => listText(diets, ', and');

/** All that is vegan, spicy, under ten dollars; or all of a part of the menu. */
export function answerList(asked: Asked): Answer {
  const { question } = asked;
  const { diets } = question;
  const most = mostIn(question.text);
  const all = onePerDish(menuAt(asked));
  const part = partOf(all, question.wanted);
  const fitting = part
    .filter(({ item }) => diets.every((diet) => isMarked(item, diet)))
    .filter(
      ({ item }) => most === undefined || (item.price?.amount !== undefined && Number(item.price.amount) <= most),
    );
  const sorted = sortIn(question.text, fitting);
  const isFiltered = diets.length > 0 || most !== undefined || part.length < all.length || sorted !== fitting;
  if (all.length === 0 || !isFiltered) return [];
  const what = [
    ...(diets.length > 0 ? [`marked ${dietsText(diets)}`] : []),
    ...(most === undefined ? [] : ['within that price']),
  ].join(', ');
  if (sorted.length === 0) return referOn(asked, `Nothing on our menu is ${what}.`);
  const shown = sorted.slice(0, SHOWN);
  const rest = sorted.length - shown.length;
  const [first] = shown;
  if (sorted !== fitting && first?.item.price) {
    const word = DEAREST.test(question.text) ? 'costs most' : 'costs least';
    return [say(`${first.item.name} ${word}: ${first.item.price.text}.`), cardsOf(shown.slice(0, 3))];
  }
  const names = listText(
    shown.map(({ item }) => item.name),
    ', and',
  );
  const intro = what === '' ? 'We have' : `On our menu, ${what}:`;
  const more = rest > 0 ? ` And ${rest} more on the menu.` : '';
  return [
    say(`${intro} ${names}.${more}`),
    cardsOf(shown),
    ...(rest > 0
      ? [{ type: 'contact_info' as const, data: [linkCard('See the menu', shown[0]?.url ?? PATHS.menu)] }]
      : []),
  ];
}

/** What most guests order. */
export function answerPopular({ knowledge }: Asked): Answer {
  const { popular, dishes } = knowledge;
  const praised = dishes.filter(({ item }) => item.tag !== undefined);
  const items = popular.length > 0 ? popular : onePerDish(praised).map(({ item }) => item);
  const shown = items.slice(0, SHOWN);
  if (shown.length === 0) return [];
  const byName = new Map(dishes.map((dish) => [dish.item.name, dish]));
  return [
    say(
      `Our guests like ${listText(
        shown.slice(0, 3).map(({ name }) => name),
        ', and',
      )}.`,
    ),
    { type: 'menu_items', data: shown.map((item) => cardOf(byName.get(item.name) ?? { item, url: PATHS.menu })) },
  ];
}

export function answerMenu(asked: Asked): Answer {
  const { knowledge, question } = asked;
  const [place] = question.places;
  const only = place ?? (knowledge.places.length === 1 ? knowledge.places[0] : undefined);
  const categories = [...new Set(menuAt(asked).map(({ category }) => category.name))].filter(Boolean);
  const what = categories.length > 0 ? ` It has ${listText(categories.slice(0, 8), ', and')}.` : '';
  const link =
    only && only.menuUrl !== PATHS.menu && question.places.length > 0
      ? linkCard(`Menu of ${only.name}`, only.menuUrl)
      : linkCard('See the menu', PATHS.menu);
  return [say(`Here is our menu.${what}`), { type: 'contact_info', data: [link] }];
}

/** From what to what the menu's prices go: nobody has to guess whether a place is dear. */
export function answerPriceRange(asked: Asked): Answer {
  const amounts = asked.knowledge.dishes.flatMap(({ item }) =>
    item.price?.amount === undefined ? [] : [{ item, amount: Number(item.price.amount) }],
  );
  const [first, ...others] = amounts;
  if (!first) return [];
  const least = others.reduce((best, each) => (each.amount < best.amount ? each : best), first);
  const most = others.reduce((best, each) => (each.amount > best.amount ? each : best), first);
  const text = `On our menu prices go from ${least.item.price?.text ?? ''} (${least.item.name}) to ${most.item.price?.text ?? ''} (${most.item.name}).`;
  return [say(text), { type: 'contact_info', data: [linkCard('See the menu', PATHS.menu)] }];
}

export function cardsOf(dishes: Dish[]): ContentPart {
  return { type: 'menu_items', data: dishes.map(cardOf) };
}

function cardOf({ item, url }: Pick<Dish, 'item' | 'url'>): MenuItemCard {
  const { name, description, price, diets, tag } = item;
  return present({ name, description, price: price?.text, dietary: diets.map(({ diet }) => CODES[diet]), tag, url });
}

/** The dishes of the places that are asked about. */
function menuAt({ knowledge, question }: Asked): Dish[] {
  return knowledge.dishes.filter(isServedAt(question.places));
}

export function isServedAt(places: Place[]): (dish: Dish) => boolean {
  const asked = new Set(places);
  return (dish) => places.length === 0 || dish.places.some((place) => asked.has(place));
}

/** Two menus may have the same dish. */
export function onePerDish(dishes: Dish[]): Dish[] {
  const byName = new Map<string, Dish>();
  for (const dish of dishes) {
    const key = `${dish.item.name}\n${dish.item.price?.text ?? ''}`;
    if (!byName.has(key)) byName.set(key, dish);
  }
  return [...byName.values()];
}

export function namedIn(found: FoundDish[]): Dish[] {
  return found.filter(({ isNamed }) => isNamed).map(({ dish }) => dish);
}

/** The items of those parts of the menu that the words name; all where they name none. */
function partOf(dishes: Dish[], wanted: string[]): Dish[] {
  if (wanted.length === 0) return dishes;
  const inPart = dishes.filter(({ category }) => isNamedBy(category.name, wanted));
  return inPart.length > 0 ? inPart : dishes;
}

/** Whether a part of the menu is meant, and no dish: "pizzas", "desserts". */
export function isPart({ knowledge, question }: Asked): boolean {
  const { wanted } = question;
  return wanted.length > 0 && knowledge.dishes.some(({ category }) => isNamedBy(category.name, wanted));
}

function isNamedBy(name: string, wanted: string[]): boolean {
  const stems = stemsIn(name);
  return wanted.every((stem) => stems.has(stem));
}

export function isSorted(text: string): boolean {
  return CHEAPEST.test(text) || DEAREST.test(text) || mostIn(text) !== undefined;
}

const CHEAPEST = /\b(cheapest|cheap|least expensive|lowest price)\b/;
const DEAREST = /\b(most expensive|priciest|dearest|highest price)\b/;

/** "under $10", "less than 15 dollars" */
function mostIn(text: string): number | undefined {
  const [, amount] =
    /\b(?:under|below|less than|at most|up to|max|maximum|cheaper than|for) \$?(\d{1,4})\b/.exec(text) ?? [];
  return amount === undefined ? undefined : Number(amount);
}

function sortIn(text: string, dishes: Dish[]): Dish[] {
  const isCheap = CHEAPEST.test(text);
  const isDear = DEAREST.test(text);
  if (!isCheap && !isDear) return dishes;
  const priced = dishes.filter(({ item }) => item.price?.amount !== undefined);
  const amountOf = ({ item }: Dish) => Number(item.price?.amount);
  return priced.toSorted((one, other) => (isDear ? amountOf(other) - amountOf(one) : amountOf(one) - amountOf(other)));
}
