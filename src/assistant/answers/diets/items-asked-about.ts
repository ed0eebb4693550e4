import type { KnownItem } from '../../knowledge/knowledge.ts';
import { distinctItems, isServedAt } from '../../knowledge/known-items.ts';
import { highest } from '../../search/highest.ts';
import { partition } from '#core/text/partition.ts';
import { isMarked } from '../../foods/diets.ts';
import { isIngredient, statedAs } from '../../foods/ingredients.ts';
import { stemsIn } from '../../search/search-index.ts';
import { isPlain } from '../../search/telling-words.ts';
import { statesAny } from '../parts/stated-allergens.ts';
import type { AnswerContext } from '../parts/answer-context.ts';
import { says } from '../parts/mentions.ts';
import { menuAt, SHOWN } from '../parts/menu-items.ts';

/**
 * The items that a question about ingredients may mean, named in whole or by a word: "nuts in the caprese cake". Rather one too many than one too few: the guest is told what each of them
 * states. Empty where a word names more items than an answer shows.
 */
export function itemsAskedAbout(context: AnswerContext): KnownItem[] {
  const { question } = context;
  const menu = distinctItems(menuAt(context));
  if (question.named.length > 0) {
    const named = question.named.filter(isServedAt(question.locations));
    return distinctItems([...named, ...alsoMeant(context, named, menu)]);
  }
  const { kinds, words, ofPart } = kindAsked(context, menu);
  const ofKind = itemsOfKind(context, menu);
  if (ofKind.length > 0) return ofKind;
  // Of "the corn ramen" no side dish with corn is meant.
  const meant = kinds.length > 0 && ofPart.length > 0 ? ofPart : menu;
  const hitsOf = ({ name }: KnownItem) => [...stemsIn(name)].filter((stem) => words.includes(stem)).length;
  const most = highest(meant.map(hitsOf));
  const named = meant.filter((item) => hitsOf(item) >= Math.min(most, 2) && most > 0);
  // "The ricotta one", "the ice cream", "the cold noodles"; and of "noodles" not only the dish that has them in its name.
  const isOfText = words.length > 1 || words.some(isIngredient) || named.length > 0;
  const saying = isOfText ? meant.filter((item) => words.every((stem) => isSaid(item, stem))) : [];
  const found = [...new Set([...saying, ...named])];
  return found.length <= SHOWN ? statingFirst(context, found) : [];
}

/** Whether an item or its part of the menu has a word. */
function isSaid(item: KnownItem, stem: string): boolean {
  return says(item, stem) || stemsIn(item.category.description ?? '').has(stem);
}

function statingFirst({ question }: AnswerContext, items: readonly KnownItem[]): KnownItem[] {
  const foods = new Set(question.ingredients.flatMap((stem) => [...statedAs(stem)]));
  return partition(items, (item) => statesAny(item, foods)).flat();
}

/** The items of a part of the menu that have another word, or the mark, of the question: "the chicken burger", "is the veggie burger nut free". */
export function itemsOfKind(context: AnswerContext, menu: readonly KnownItem[]): KnownItem[] {
  const { diets, asksOfDish, wanted } = context.question;
  const { kinds, words, ofPart } = kindAsked(context, menu);
  const isOfMark = asksOfDish && diets.length > 0 && wanted.length === kinds.length;
  if (kinds.length === 0 || (words.length === 0 && !isOfMark)) return [];
  const found =
    words.length === 0
      ? ofPart.filter((item) => diets.every((diet) => isMarked(item, diet)))
      : ofPart.filter((item) => words.some((stem) => says(item, stem)));
  return found.length <= SHOWN ? found : [];
}

/** The words of a question that name menu categories, the items of these categories, and the other words, which name single items. "The kids bowl" asks for one item, not for the category of bowls. */
function kindAsked({ question }: AnswerContext, menu: readonly KnownItem[]) {
  const isOf = ({ category }: KnownItem, stem: string) => stemsIn(category.name).has(stem);
  const [kinds, others] = partition(question.itemWords, (stem) => menu.some((item) => isOf(item, stem)));
  const words = others.filter((stem) => !isPlain({ stem }));
  return { kinds, words, ofPart: menu.filter((item) => kinds.every((stem) => isOf(item, stem))) };
}

/** "The caprese cake" may be the torta caprese, where the menu has a caprese, too; and of "ramen and curry" the curry may be the green curry. */
function alsoMeant({ question }: AnswerContext, named: readonly KnownItem[], menu: readonly KnownItem[]): KnownItem[] {
  const names = named.map(({ name }) => [...stemsIn(name)]);
  const known = new Set([...names.flat(), ...named.flatMap(({ category }) => [...stemsIn(category.name)])]);
  const more = question.leftOver.filter((word) => !isPlain(word) && !isIngredient(word.stem) && !known.has(word.stem));
  if (more.length === 0) return [];
  const others = menu.filter((item) => more.some(({ stem }) => stemsIn(item.name).has(stem)));
  const longer = menu.filter((item) => {
    const stems = stemsIn(item.name);
    return names.some((name) => name.length < stems.size && name.every((stem) => stems.has(stem)));
  });
  return [...longer, ...(others.length <= MAX_ITEMS_OF_A_WORD ? others : [])];
}

/** A word that more than this number of items share does not name an item. */
const MAX_ITEMS_OF_A_WORD = 3;
