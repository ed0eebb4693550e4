import type { Diet } from '../../../model/menu.ts';
import type { ShownItem } from '../../menu/shown-menu.ts';
import { allergenText } from '../../menu/allergens.ts';
import { DIETS } from '../../menu/diets.ts';
import { PATHS } from '../../pages/routes.ts';
import { omitUndefined } from '../../omit-undefined.ts';
import type { ContentPart, MenuItemCard } from '../answer.ts';
import { isMarked } from '../question/diets.ts';
import { type FoundItem } from '../question/find-items.ts';
import { isIngredient, membersOf } from '../question/ingredients.ts';
import type { KnownItem, KnownLocation } from '../knowledge.ts';
import { stemsIn } from '../question/search-index.ts';
import { GLUTEN, statingLists } from './allergens.ts';
import { type Answer, type Asked, linkCard, say, referOn } from './asked.ts';
import { wordNaming } from './mentions.ts';
import { noteText } from './notes.ts';

/** The most items that an answer lists; the menu has the rest. */
export const SHOWN = 10;

/** Lists the items that are vegan, spicy or under ten dollars, or those of a part of the menu. */
export function answerList(asked: Asked): Answer {
  const { question, phrases } = asked;
  const { diets, deniedDiets } = question;
  const most = mostIn(question.text);
  const all = distinctItems(menuAt(asked));
  const part = partOf(all, question.wanted);
  const fitting = part
    .filter((item) => diets.every((diet) => isMarked(item, diet)))
    .filter((item) => !deniedDiets.some((diet) => seems(item, diet)))
    .filter((item) => isWithinPrice(item, question.text));
  const sorted = sortIn(question.text, fitting);
  const isFiltered =
    diets.length + deniedDiets.length > 0 || most !== undefined || part.length < all.length || sorted !== fitting;
  if (all.length === 0 || !isFiltered) return [];
  const filter = {
    marked: diets.map((diet) => phrases.diet[diet]),
    unmarked: deniedDiets.map((diet) => phrases.diet[diet]),
    isPriced: most !== undefined,
    isOfPart: part.length < all.length,
  };
  // Without a mark or a price, no item has the words: what those are the list can't say.
  if (sorted.length === 0 && diets.length + deniedDiets.length === 0 && most === undefined) return [];
  if (sorted.length === 0) return referOn(asked, phrases.nothingListed(filter));
  const shown = sorted.slice(0, SHOWN);
  const rest = sorted.length - shown.length;
  const [first] = shown;
  if (sorted !== fitting && first?.price) {
    const { name, price } = first;
    const text = DEAREST.test(question.text)
      ? phrases.costsMost(name, price.text)
      : phrases.costsLeast(name, price.text);
    return [say(text), cardsOf(shown.slice(0, 3))];
  }
  const names = phrases.list(shown.map((item) => item.name));
  const warnings = diets.includes('gluten-free')
    ? [...statingLists(asked, sorted, GLUTEN), noteText(asked, sorted) ?? ''].filter(Boolean)
    : [];
  return [
    say([phrases.listed({ ...filter, names, more: rest }), ...warnings].join(' ')),
    cardsOf(shown),
    ...(rest > 0
      ? [{ type: 'contact_info' as const, data: [linkCard(phrases.label.seeMenu, shown[0]?.url ?? PATHS.menu)] }]
      : []),
  ];
}

/** Whether an item has a mark or its text says the same. Enough to leave the item out, not enough to recommend it. */
function seems(item: KnownItem, diet: Diet): boolean {
  const text = `${item.name} ${item.description ?? ''}`;
  return (
    isMarked(item, diet) ||
    (diet === 'spicy' && /\b(?:spicy|spice|chill?i(?:es)?|hot sauce|jalape|habanero)/i.test(text))
  );
}

/** What most guests order. */
export function answerPopular({ knowledge, phrases }: Asked): Answer {
  const { popular, items } = knowledge;
  const praised = items.filter(({ tag }) => tag !== undefined);
  const shown = (popular.length > 0 ? popular : distinctItems(praised)).slice(0, SHOWN);
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
  const categories = [...new Set(menuAt(asked).map(({ category }) => category.name))].filter(Boolean);
  const link =
    only && only.menuUrl !== PATHS.menu && question.locations.length > 0
      ? linkCard(phrases.label.menuOf(only.name), only.menuUrl)
      : linkCard(phrases.label.seeMenu, PATHS.menu);
  return [say(phrases.menu(categories.slice(0, 8))), { type: 'contact_info', data: [link] }];
}

/** Tells the lowest and the highest price of the menu. */
export function answerPriceRange({ knowledge, phrases }: Asked): Answer {
  const amounts = knowledge.items.flatMap((item) =>
    item.price?.amount === undefined ? [] : [{ item, amount: Number(item.price.amount) }],
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
  return { type: 'menu_items', data: items.map(cardOf) };
}

function cardOf(item: ShownItem & { url: string }): MenuItemCard {
  const { name, description, price, diets, tag, url } = item;
  return omitUndefined({
    name,
    description,
    price: price?.text,
    dietary: diets.map(({ diet }) => DIETS[diet].code),
    tag,
    url,
  });
}

/** A sentence for the price of each item, where prices are asked about. */
export function pricesAsked({ question, phrases }: Asked, items: KnownItem[]): string[] {
  if (!question.topics.has('price')) return [];
  return items.flatMap((item) => (item.price ? [phrases.itemPrice(item.name, item.price.text)] : []));
}

/** The items of the locations that are asked about. */
export function menuAt({ knowledge, question }: Asked): KnownItem[] {
  return knowledge.items.filter(isServedAt(question.locations));
}

export function isServedAt(locations: KnownLocation[]): (item: KnownItem) => boolean {
  const asked = new Set(locations);
  return (item) => locations.length === 0 || item.locations.some((location) => asked.has(location));
}

/** The items without repeats: two menus may have the same one. It is another one where it costs more or states other allergens. */
export function distinctItems(items: KnownItem[]): KnownItem[] {
  const byName = new Map<string, KnownItem>();
  for (const item of items) {
    const stated = item.allergens && allergenText(item.allergens);
    const key = [item.name, item.price?.text, stated].join('\n');
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
  const inPart = items.filter(({ category }) => isNamedBy(category.name, wanted));
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
  return wanted.length > 0 && knowledge.items.some(({ category }) => isNamedBy(category.name, wanted));
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

/** The highest price that is wanted. `isBelow`: the price itself is too high. */
interface PriceLimit {
  amount: number;
  isBelow: boolean;
}

/** "under $10", "at most 15 dollars". A number after "for" is a price only with its currency: "for 2" is a party. */
function mostIn(text: string): PriceLimit | undefined {
  const [, below] =
    /\b(?:under|below|less than|cheaper than) \$?(\d{1,4}(?::\d\d)?)\b(?! (?:people|guests|persons|minutes?|min|km|hours?|of us))/.exec(
      text,
    ) ?? [];
  if (below !== undefined) return { amount: amountOf(below), isBelow: true };
  const [, most] =
    /\b(?:at most|up to|max|maximum|within|no more than) \$?(\d{1,4}(?::\d\d)?)\b(?! (?:people|guests|persons|minutes?|min|km|hours?|of us))/.exec(
      text,
    ) ?? [];
  if (most !== undefined) return { amount: amountOf(most), isBelow: false };
  const [, money, dollars] = /\bfor (?:\$(\d{1,4}(?::\d\d)?)|(\d{1,4}) (?:dollars?|bucks))\b/.exec(text) ?? [];
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
  return limit.isBelow ? Number(price.amount) < limit.amount : Number(price.amount) <= limit.amount;
}

function sortIn(text: string, items: KnownItem[]): KnownItem[] {
  const isCheap = CHEAPEST.test(text);
  const isDear = DEAREST.test(text);
  if (!isCheap && !isDear) return items;
  const priced = items.filter((item) => item.price?.amount !== undefined);
  const amountOfItem = (item: KnownItem) => Number(item.price?.amount);
  return priced.toSorted((one, other) =>
    isDear ? amountOfItem(other) - amountOfItem(one) : amountOfItem(one) - amountOfItem(other),
  );
}
