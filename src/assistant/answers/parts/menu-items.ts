import type { ItemView } from '#core/menu/menu-view.ts';
import { DIETS } from '#core/menu/diets.ts';
import { decimalOf, pricesText, priceViewsOf } from '#core/menu/price.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import type { ContentPart, MenuItemCard } from '#content/chat/answer.ts';
import { type FoundItem } from '../../search/find-items.ts';
import { isIngredient, membersOf } from '../../foods/ingredients.ts';
import { isServedAt } from '../../knowledge/known-items.ts';
import type { KnownItem } from '../../knowledge/knowledge.ts';
import type { PriceLimit, Sort } from '../../question/price-limit.ts';
import { stemsIn } from '../../search/search-index.ts';
import { type AnswerContext, pricesIn } from './answer-context.ts';
import { wordNaming } from './mentions.ts';
import { timePriceTexts } from './time-prices.ts';

/** The most items that an answer lists; the menu has the rest. */
export const SHOWN = 10;

export function cardsOf(context: AnswerContext, items: KnownItem[]): ContentPart {
  const nameOf = namerOf(items);
  return { type: 'menu_items', data: items.map((item) => ({ ...cardOf(context, item), name: nameOf(item) })) };
}

/** Names an item by its menu, too, where another of the items has the same name on another menu: "Half chicken (Lunch)". */
export function namerOf(items: KnownItem[]): (item: KnownItem) => string {
  const menus = new Map<string, Set<string | undefined>>();
  for (const { name, menu } of items) menus.set(name, (menus.get(name) ?? new Set()).add(menu));
  return ({ name, menu }) => (menu !== undefined && (menus.get(name)?.size ?? 0) > 1 ? `${name} (${menu})` : name);
}

export function cardOf(context: AnswerContext, item: ItemView & { url: string }): MenuItemCard {
  const { name, description, diets, tag, url } = item;
  return omitUndefined({
    name,
    description,
    price: priceViewsOf(item, pricesIn(context)).price?.text,
    dietary: diets.map((diet) => DIETS[diet].code),
    tag,
    url,
  });
}

/** A sentence for the price of each item, where prices are asked about. */
export function pricesAsked(context: AnswerContext, items: KnownItem[]): string[] {
  if (!context.question.topics.has('price')) return [];
  const nameOf = namerOf(items);
  return items.flatMap((item) => {
    const prices = pricesText(priceViewsOf(item, pricesIn(context)));
    return prices === undefined
      ? []
      : [context.phrases.itemPrice(nameOf(item), prices), ...timePriceTexts(context, [item])];
  });
}

/** The items of the locations that are asked about, without those of a season to come. */
export function menuAt({ knowledge, question }: AnswerContext): KnownItem[] {
  if (question.among !== undefined) return question.among;
  return knowledge.items.filter(isServedAt(question.locations)).filter(({ of }) => of?.isToCome !== true);
}

export const isOrderable = ({ soldOut }: ItemView): boolean => soldOut !== true;

/** A sentence that names those of the items that can't be ordered now. */
export function soldOutAmong({ phrases }: AnswerContext, items: readonly ItemView[]): string[] {
  const names = items.filter((item) => !isOrderable(item)).map(({ name }) => name);
  return names.length === 0 ? [] : [phrases.soldOut(phrases.list(names), names.length)];
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

/**
 * Whether all locations that are asked about have the part of the menu that the words name. The "bowls" of one may be the "ramen" of another: then a list of the bowls that
 * have fish would say that the ramen have none.
 */
export function isEverywhere(context: AnswerContext, wanted: string[]): boolean {
  const placesOf = (items: KnownItem[]) => new Set(items.flatMap(({ locations }) => locations)).size;
  const all = menuAt(context);
  return placesOf(partOf(all, wanted)) === placesOf(all);
}

/** Whether the question names a part of the menu, "pizzas" or "desserts", and not an item. */
export function isPart({ knowledge, question }: AnswerContext): boolean {
  const { wanted } = question;
  return wanted.length > 0 && knowledge.items.some((item) => isInPart(item, wanted));
}

/** Whether all the words name the part of the menu that an item is in. */
export function isInPart({ menu = '', category }: KnownItem, wanted: string[]): boolean {
  return isNamedBy(category.name, wanted) || isNamedBy(menu, wanted);
}

function isNamedBy(name: string, wanted: string[]): boolean {
  const stems = stemsIn(name);
  return wanted.every((stem) => stems.has(stem));
}

/** Whether an item is within the price limit of a question, if the question has one. */
export function isWithinPrice({ price }: KnownItem, limit: PriceLimit | undefined): boolean {
  if (limit === undefined) return true;
  if (price?.amount === undefined) return false;
  const amount = Number(decimalOf({ ...price, amount: price.amount }));
  return limit.isBelow ? amount < limit.amount : amount <= limit.amount;
}

/** The items with a price, in the order that is asked for. */
export function sorted(items: KnownItem[], sort: Sort): KnownItem[] {
  const sign = sort === 'dearest' ? -1 : 1;
  const amountOfItem = (item: KnownItem) => item.price?.amount ?? 0;
  return items
    .filter((item) => item.price?.amount !== undefined)
    .toSorted((one, other) => sign * (amountOfItem(one) - amountOfItem(other)));
}
