import type { Diet } from '#schema/menu/item-keys.ts';
import { priceViewsOf } from '#core/menu/price.ts';
import type { KnownItem } from '../../knowledge/knowledge.ts';
import { isMarked } from '../../foods/diets.ts';
import { GLUTEN, statingLists } from '../parts/stated-allergens.ts';
import { type Answer, type AnswerContext, linkCard, pricesIn, referOn, say } from '../parts/answer-context.ts';
import { distinctItems } from '../../knowledge/known-items.ts';
import {
  cardsOf,
  isEverywhere,
  isOrderable,
  isWithinPrice,
  menuAt,
  partOf,
  SHOWN,
  sorted,
} from '../parts/menu-items.ts';
import { noteText, statementsOn } from '../diets/notes.ts';
import { servedTexts } from '../parts/served-text.ts';

/** Lists the items that are vegan, spicy or under ten dollars, or those of a part of the menu. */
export function answerList(context: AnswerContext): Answer {
  const { question, phrases } = context;
  const { diets, deniedDiets, limit, sort } = question;
  const all = distinctItems(menuAt(context));
  const inPart = partOf(all, question.wanted);
  // "The cheapest wine" excludes items that are not wines.
  const isOfItems = sort !== undefined && question.wanted.length > 0 && inPart.length === all.length;
  const part = isOfItems ? distinctItems(question.items.map(({ item }) => item)) : inPart;
  const fitting = part
    .filter((item) => diets.every((diet) => isMarked(item, diet)))
    .filter((item) => !deniedDiets.some((diet) => seems(item, diet)))
    .filter((item) => isWithinPrice(item, limit))
    .filter(isOrderable);
  const found = sort === undefined ? fitting : sorted(fitting, sort);
  const isFiltered =
    diets.length + deniedDiets.length > 0 || limit !== undefined || part.length < all.length || sort !== undefined;
  if (all.length === 0 || !isFiltered) return [];
  const filter = {
    marked: diets.map((diet) => phrases.diet[diet]),
    unmarked: deniedDiets.map((diet) => phrases.diet[diet]),
    isPriced: limit !== undefined,
    isOfPart: part.length < all.length,
  };
  // Without a mark or a price, no item has the words: what those are the list can't say.
  if (found.length === 0 && diets.length + deniedDiets.length === 0 && limit === undefined) return [];
  // "Nothing" would be said of other locations, too, which have other parts.
  if (found.length === 0 && part.length < all.length && !isEverywhere(context, question.wanted))
    return answerList({ ...context, question: { ...question, wanted: [] } });
  if (found.length === 0) {
    const stated = statementsOn(context);
    return referOn(context, stated.length > 0 ? phrases.noteSays(stated) : phrases.nothingListed(filter));
  }
  const shown = found.slice(0, SHOWN);
  const rest = found.length - shown.length;
  const [first] = shown;
  if (sort !== undefined && first?.price) {
    const price = priceViewsOf(first, pricesIn(context)).price?.text ?? '';
    const text = sort === 'dearest' ? phrases.costsMost(first.name, price) : phrases.costsLeast(first.name, price);
    return [say(text), cardsOf(context, shown.slice(0, 3))];
  }
  const names = phrases.list(shown.map((item) => item.name));
  const warnings = diets.includes('gluten-free')
    ? [...statingLists(context, found, GLUTEN), noteText(context, found) ?? ''].filter(Boolean)
    : [];
  return [
    say([phrases.listed({ ...filter, names, more: rest }), ...namedMenusText(context, shown), ...warnings].join(' ')),
    cardsOf(context, shown),
    ...(rest > 0
      ? [
          {
            type: 'contact_info' as const,
            data: [linkCard(phrases.label.seeMenu, shown[0]?.url ?? context.knowledge.paths.menu)],
          },
        ]
      : []),
  ];
}

/** When the menus are served that a question names: "do you have brunch?" */
function namedMenusText(context: AnswerContext, items: readonly KnownItem[]): string[] {
  const menus = [...new Set(items.map(({ of }) => of))];
  const isNamed = menus.every((menu) => menu !== undefined && context.question.menus.includes(menu.name));
  return isNamed ? [...new Set(items.flatMap((item) => servedTexts(context, item)))] : [];
}

/** Whether an item has a mark or its text says the same. Enough to leave the item out, not enough to recommend it. */
function seems(item: KnownItem, diet: Diet): boolean {
  const text = `${item.name} ${item.description ?? ''}`;
  return (
    isMarked(item, diet) ||
    (diet === 'spicy' && /\b(?:spicy|spice|chill?i(?:es)?|hot sauce|jalape|habanero)/i.test(text))
  );
}
