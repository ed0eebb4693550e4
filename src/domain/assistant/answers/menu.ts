import type { ShownItem } from '../../menu/shown-menu.ts';
import { allergenText } from '../../menu/allergens.ts';
import { DIETS } from '../../menu/diets.ts';
import { PATHS } from '../../pages/routes.ts';
import { decimalOf, pricesText } from '../../menu/price.ts';
import { omitUndefined } from '../../omit-undefined.ts';
import type { ContentPart, MenuItemCard } from '../answer.ts';
import { type FoundItem } from '../question/find-items.ts';
import { isIngredient, membersOf } from '../question/ingredients.ts';
import type { KnownItem, KnownLocation } from '../knowledge.ts';
import type { Question } from '../question/question.ts';
import { stemsIn } from '../question/search-index.ts';
import { type Answer, type Asked, linkCard, say } from './asked.ts';
import { wordNaming } from './mentions.ts';

/** The most items that an answer lists; the menu has the rest. */
export const SHOWN = 10;

/** What most guests order. */
export function answerPopular({ knowledge, phrases }: Asked): Answer {
  const { popular, items } = knowledge;
  const praised = items.filter(({ tag }) => tag !== undefined);
  const shown = (popular.length > 0 ? popular : distinctItems(praised)).filter(isOrderable).slice(0, SHOWN);
  if (shown.length === 0) return [];
  const byName = new Map(items.map((item) => [item.name, item]));
  return [
    say(phrases.popular(phrases.list(shown.slice(0, 3).map(({ name }) => name)))),
    { type: 'menu_items', data: shown.map((item) => cardOf(byName.get(item.name) ?? { ...item, url: PATHS.menu })) },
  ];
}

export function answerMenu(asked: Asked): Answer {
  const { knowledge, question, phrases } = asked;
  const [location] = question.locations;
  const only = location ?? (knowledge.locations.length === 1 ? knowledge.locations[0] : undefined);
  const parts = [...new Set(menuAt(asked).map(({ menu, category }) => menu ?? category.name))].filter(Boolean);
  const link =
    only && only.menuUrl !== PATHS.menu && question.locations.length > 0
      ? linkCard(phrases.label.menuOf(only.name), only.menuUrl)
      : linkCard(phrases.label.seeMenu, PATHS.menu);
  return [say(phrases.menu(parts.slice(0, 8))), { type: 'contact_info', data: [link] }];
}

/** Tells the lowest and the highest price of the menu. */
export function answerPriceRange({ knowledge, phrases }: Asked): Answer {
  const amounts = knowledge.items.flatMap((item) =>
    item.price?.amount === undefined ? [] : [{ item, amount: item.price.amount }],
  );
  const [first, ...others] = amounts;
  if (!first) return [];
  const least = others.reduce((best, each) => (each.amount < best.amount ? each : best), first);
  const most = others.reduce((best, each) => (each.amount > best.amount ? each : best), first);
  const priceOf = ({ item }: typeof first) => `${item.price?.text ?? ''} (${item.name})`;
  const text = phrases.priceRange(priceOf(least), priceOf(most));
  return [say(text), { type: 'contact_info', data: [linkCard(phrases.label.seeMenu, PATHS.menu)] }];
}

export function cardsOf(items: KnownItem[]): ContentPart {
  const nameOf = namerOf(items);
  return { type: 'menu_items', data: items.map((item) => ({ ...cardOf(item), name: nameOf(item) })) };
}

/** Names an item by its menu, too, where another of the items has the same name on another menu: "Half chicken (Lunch)". */
export function namerOf(items: KnownItem[]): (item: KnownItem) => string {
  const menus = new Map<string, Set<string | undefined>>();
  for (const { name, menu } of items) menus.set(name, (menus.get(name) ?? new Set()).add(menu));
  return ({ name, menu }) => (menu !== undefined && (menus.get(name)?.size ?? 0) > 1 ? `${name} (${menu})` : name);
}

function cardOf(item: ShownItem & { url: string }): MenuItemCard {
  const { name, description, price, diets, tag, url } = item;
  return omitUndefined({
    name,
    description,
    price: price?.text,
    dietary: diets.map((diet) => DIETS[diet].code),
    tag,
    url,
  });
}

/** A sentence for the price of each item, where prices are asked about. */
export function pricesAsked({ question, phrases }: Asked, items: KnownItem[]): string[] {
  if (!question.topics.has('price')) return [];
  const nameOf = namerOf(items);
  return items.flatMap((item) =>
    item.price ? [phrases.itemPrice(nameOf(item), pricesText(item) ?? item.price.text)] : [],
  );
}

/** The items of the locations that are asked about. */
export function menuAt({ knowledge, question }: Asked): KnownItem[] {
  return knowledge.items.filter(isServedAt(question.locations));
}

export const isOrderable = ({ soldOut }: ShownItem): boolean => soldOut !== true;

/** A sentence that names those of the items that can't be ordered now. */
export function soldOutAmong({ phrases }: Asked, items: readonly ShownItem[]): string[] {
  const names = items.filter((item) => !isOrderable(item)).map(({ name }) => name);
  return names.length === 0 ? [] : [phrases.soldOut(phrases.list(names), names.length)];
}

export function isServedAt(locations: KnownLocation[]): (item: KnownItem) => boolean {
  const asked = new Set(locations);
  return (item) => locations.length === 0 || item.locations.some((location) => asked.has(location));
}

/** The items without repeats: two menus may have the same one. It is another one where it costs more, or other allergens are stated of it or its menu. */
export function distinctItems(items: KnownItem[]): KnownItem[] {
  const byName = new Map<string, KnownItem>();
  for (const item of items) {
    const stated = item.allergens && allergenText(item.allergens);
    const key = [item.name, item.price?.text, stated, item.menu && item.allergenNote].join('\n');
    if (!byName.has(key)) byName.set(key, item);
  }
  return [...byName.values()];
}

export function namedIn(found: FoundItem[]): KnownItem[] {
  return found.filter(({ isNamed }) => isNamed).map(({ item }) => item);
}

/** The items of the parts of the menu that the words name; all items where the words name no part. */
export function partOf(items: KnownItem[], wanted: string[]): KnownItem[] {
  if (wanted.length === 0) return items;
  const inPart = items.filter((item) => isInPart(item, wanted));
  if (inPart.length > 0) return inPart;
  // "White pizza" is about the pizzas where the menu has no part of that name; of "fish pizza" only those count that name fish.
  const inSome = items.filter(({ category }) => wanted.some((stem) => stemsIn(category.name).has(stem)));
  const foods = new Set(wanted.filter(isIngredient).flatMap((stem) => [...membersOf(stem)]));
  const having = foods.size === 0 ? inSome : inSome.filter((item) => wordNaming(item, foods) !== undefined);
  return inSome.length > 0 ? having : items;
}

/** Whether the question names a part of the menu, "pizzas" or "desserts", and not an item. */
export function isPart({ knowledge, question }: Asked): boolean {
  const { wanted } = question;
  return wanted.length > 0 && knowledge.items.some((item) => isInPart(item, wanted));
}

function isInPart({ menu = '', category }: KnownItem, wanted: string[]): boolean {
  return isNamedBy(category.name, wanted) || isNamedBy(menu, wanted);
}

/** Of items with the same name, those of the menu that the question names: "the chicken at lunch". */
export function onNamedMenu({ text }: Question, items: KnownItem[]): KnownItem[] {
  const words = stemsIn(text);
  const named = items.filter(({ menu }) => menu !== undefined && [...stemsIn(menu)].every((stem) => words.has(stem)));
  return named.length > 0 ? named : items;
}

function isNamedBy(name: string, wanted: string[]): boolean {
  const stems = stemsIn(name);
  return wanted.every((stem) => stems.has(stem));
}

export function isSorted(text: string): boolean {
  return CHEAPEST.test(text) || DEAREST.test(text) || mostIn(text) !== undefined;
}

const CHEAPEST = /\b(cheapest|cheap|least expensive|lowest price)\b/;
export const DEAREST = /\b(most expensive|priciest|dearest|highest price)\b/;

/** The highest price that is wanted. `isBelow`: the price itself is too high. */
interface PriceLimit {
  amount: number;
  isBelow: boolean;
}

/** "under $10", "at most 15 dollars". A number after "for" is a price only with its currency: "for 2" is a party. */
export function mostIn(text: string): PriceLimit | undefined {
  const [, below] =
    /\b(?:under|below|less than|cheaper than) [$£€¥₹]?(\d{1,6}(?::\d\d)?)\b(?! (?:people|guests|persons|minutes?|min|km|hours?|of us))/.exec(
      text,
    ) ?? [];
  if (below !== undefined) return { amount: amountOf(below), isBelow: true };
  const [, most] =
    /\b(?:at most|up to|max|maximum|within|no more than) [$£€¥₹]?(\d{1,6}(?::\d\d)?)\b(?! (?:people|guests|persons|minutes?|min|km|hours?|of us))/.exec(
      text,
    ) ?? [];
  if (most !== undefined) return { amount: amountOf(most), isBelow: false };
  const [, money, dollars] =
    /\bfor (?:[$£€¥₹](\d{1,6}(?::\d\d)?)|(\d{1,6}) (?:dollars?|bucks|pounds?|quid|euros?|yen|rupees?|kron(?:er|or)|dirhams?|francs?))\b/.exec(
      text,
    ) ?? [];
  const amount = money ?? dollars;
  return amount === undefined ? undefined : { amount: amountOf(amount), isBelow: false };
}

/** `wordsOf` writes "12.50" as "12:50". */
function amountOf(text: string): number {
  return Number(text.replace(':', '.'));
}

/** Whether an item is within the price limit of a question, if the question has one. */
export function isWithinPrice({ price }: KnownItem, text: string): boolean {
  const limit = mostIn(text);
  if (limit === undefined) return true;
  if (price?.amount === undefined) return false;
  const amount = Number(decimalOf({ ...price, amount: price.amount }));
  return limit.isBelow ? amount < limit.amount : amount <= limit.amount;
}

export function sortIn(text: string, items: KnownItem[]): KnownItem[] {
  const isCheap = CHEAPEST.test(text);
  const isDear = DEAREST.test(text);
  if (!isCheap && !isDear) return items;
  const priced = items.filter((item) => item.price?.amount !== undefined);
  const amountOfItem = (item: KnownItem) => item.price?.amount ?? 0;
  return priced.toSorted((one, other) =>
    isDear ? amountOfItem(other) - amountOfItem(one) : amountOfItem(one) - amountOfItem(other),
  );
}
