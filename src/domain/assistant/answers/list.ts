import type { Diet } from '../../../model/menu.ts';
import { PATHS } from '../../pages/routes.ts';
import type { KnownItem } from '../knowledge.ts';
import { isMarked } from '../question/diets.ts';
import { GLUTEN, statingLists } from './allergens.ts';
import { type Answer, type Asked, linkCard, referOn, say } from './asked.ts';
import {
  cardsOf,
  DEAREST,
  distinctItems,
  isOrderable,
  isWithinPrice,
  menuAt,
  mostIn,
  partOf,
  SHOWN,
  sortIn,
} from './menu.ts';
import { noteText } from './notes.ts';

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
    .filter((item) => isWithinPrice(item, question.text))
    .filter(isOrderable);
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
