import type { KnownItem } from '../knowledge.ts';
import { distinctItems, isServedAt } from '../known-items.ts';
import { isIngredient } from '../question/foods/ingredients.ts';
import { stemsIn } from '../question/words/search-index.ts';
import { isPlain } from '../question/words/telling-words.ts';
import type { Asked } from './asked.ts';
import { menuAt, SHOWN } from './menu.ts';

/**
 * The items that a question about ingredients may mean, named in whole or by a word: "nuts in the caprese cake". Rather one too many than one too few: the guest is told what each of them
 * states. Empty where a word names more items than an answer shows.
 */
export function itemsAskedAbout(asked: Asked): KnownItem[] {
  const { question } = asked;
  const menu = distinctItems(menuAt(asked));
  if (question.named.length > 0) {
    const named = question.named.filter(isServedAt(question.locations));
    return distinctItems([...named, ...alsoMeant(asked, named, menu)]);
  }
  // A word for a part of the menu names no item: "the kids bowl" is none of the bowls.
  const parts = new Set(menu.flatMap(({ category }) => [...stemsIn(category.name)]));
  const words = new Set(question.itemWords.filter((stem) => !parts.has(stem)));
  const found = menu.filter((item) => [...stemsIn(item.name)].some((stem) => words.has(stem)));
  return found.length <= SHOWN ? found : [];
}

/** "The caprese cake" may be the torta caprese, where the menu has a caprese, too. */
function alsoMeant({ question }: Asked, named: readonly KnownItem[], menu: readonly KnownItem[]): KnownItem[] {
  const names = named.map(({ name }) => [...stemsIn(name)]);
  const known = new Set(names.flat());
  const isMore = question.leftOver.some((word) => !isPlain(word) && !isIngredient(word.stem) && !known.has(word.stem));
  if (!isMore) return [];
  return menu.filter((item) => {
    const stems = stemsIn(item.name);
    return names.some((name) => name.length < stems.size && name.every((stem) => stems.has(stem)));
  });
}
