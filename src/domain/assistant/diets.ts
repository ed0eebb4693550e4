import type { Diet } from '../../model/menu.ts';
import type { ShownItem } from '../menu/shown-menu.ts';
import { stemOf } from './words.ts';

const DIETS: [pattern: RegExp, diet: Diet][] = [
  [/ (vegan|vegans|plant based|plantbased) /, 'vegan'],
  [/ (vegetarian|vegetarians|veggie|veg|meatless|meat free) /, 'vegetarian'],
  [/ (gluten|glutenfree|gf|celiac|coeliac|celiacs|coeliacs|wheat) /, 'gluten-free'],
  [/ halal /, 'halal'],
  [/ (spicy|spiciest|hot (food|dish|dishes|one|ones|stuff)|heat) /, 'spicy'],
];

/** The diets that words name, which stand between single spaces. */
export function dietsIn(text: string): Diet[] {
  const padded = ` ${text} `;
  return DIETS.flatMap(([pattern, diet]) => (pattern.test(padded) ? [diet] : []));
}

const OTHER_DIETS =
  /\b(kosher|keto|paleo|pescatarian|low carb|organic|fodmap|diabetic|pasteuri[sz]ed|unpasteuri[sz]ed)\b/;

/** A diet that no mark is about: "kosher". */
export function otherDietIn(text: string): string | undefined {
  return OTHER_DIETS.exec(text)?.[1];
}

/** Vegan food is vegetarian, whatever is marked. */
export function isMarked({ diets }: Pick<ShownItem, 'diets'>, diet: Diet): boolean {
  const marks = diets.map((mark) => mark.diet);
  return marks.includes(diet) || (diet === 'vegetarian' && marks.includes('vegan'));
}

/** Words that name a diet, and no item. */
export const DIET_STEMS: ReadonlySet<string> = new Set(
  ['vegan', 'vegetarian', 'gluten-free', 'halal', 'spicy', 'free', 'plant', 'based', 'meat', 'wheat'].map(stemOf),
);
