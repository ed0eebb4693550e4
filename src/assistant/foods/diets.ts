import type { Diet } from '#schema/menu/item-keys.ts';
import { DIET_NAMES } from '#core/menu/diets.ts';
import type { ItemView } from '#core/menu/menu-view.ts';
import { stemOf } from '../words/words.ts';

/** The words of a question that name a diet; answers follow their order. */
const WORDS_OF: Record<Diet, RegExp> = {
  vegan: / (vegan|vegans|plant based|plantbased) /,
  vegetarian: / (vegetarian|vegetarians|veggie|veg|meatless|meat free) /,
  'gluten-free': / (gluten|glutenfree|gf|celiac|coeliac|celiacs|coeliacs|wheat) /,
  halal: / halal /,
  spicy: / (spicy|spiciest|hottest|hot (food|dish|dishes|one|ones|stuff)|heat) /,
};

/** The diets that a text names; its words stand between single spaces. */
export function dietsIn(text: string): Diet[] {
  const padded = ` ${text} `;
  return (Object.keys(WORDS_OF) as Diet[]).filter((diet) => WORDS_OF[diet].test(padded));
}

const OTHER_DIETS =
  /\b(kosher|keto|paleo|pescatarian|low carb|organic|fodmap|diabetic|pasteuri[sz]ed|unpasteuri[sz]ed|raw|undercooked|runny)\b/;

/** A diet that has no mark, or what is asked like one: "kosher", "is the egg raw?". */
export function otherDietIn(text: string): string | undefined {
  return OTHER_DIETS.exec(text)?.[1];
}

/** An item that is marked vegan counts as vegetarian, too. */
export function isMarked({ diets }: Pick<ItemView, 'diets'>, diet: Diet): boolean {
  return diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan'));
}

/** Words that name a diet and never an item. */
export const DIET_STEMS: ReadonlySet<string> = new Set(
  [...DIET_NAMES, 'free', 'plant', 'based', 'meat', 'wheat'].map(stemOf),
);
