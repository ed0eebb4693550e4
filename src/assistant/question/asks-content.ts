import type { KnownItem } from '../knowledge/knowledge.ts';
import { ALLERGEN_NAMES, ALLERGENS, isIngredient, isSensitive, kindOf, SENSITIVE_WORDS } from '../foods/ingredients.ts';
import { EXCLUDES } from '../foods/negation.ts';
import type { Question } from './question.ts';
import { contentStems, stemsIn } from '../search/search-index.ts';
import { isOfHealth } from '../words/topics.ts';
import { IS_WHOLE } from '../words/thresholds.ts';

/** "Does it contain", "what is in", "any nuts in it", "anything with sesame". */
const ASKS_CONTENT =
  /\b(contains?|containing|ingredients?|allergens?|made (of|with|from)|cooked (in|with)|fried in|whats in|what is in|whats inside|what comes (on|in|with)|whats on|(have|has|got|any|is there|are there) (?!no )\w+( \w+)? in (it|them|that|there)|(anything|something|everything|dishes|items|stuff|what|which) (\w+ ){0,3}(with|has|have|having)(?! no\b))\b/;
const ASKS_WHETHER_IN = /\b(have|has|any|in|inside|with|got|include|includes|is there|are there|use|uses|used|using)\b/;

/** Whether the question is what an item contains, and not whether the menu has it: "Yes, it is on our menu" would answer the wrong question. */
export function asksContent({ topics, text, ingredients, named, items, wanted }: Question): boolean {
  if (isOfHealth(topics)) return true;
  const isOfItem = named.length > 0 || items.some(({ isNamed }) => isNamed);
  const isOfAllergen = ingredients.some((stem) => ALLERGENS.has(kindOf(stem)));
  if (ingredients.length > 0 && (/\bcontain/.test(text) || WHICH_HAVE.test(text))) return true;
  // "Does the caprese have avocado?"
  const isOfMore = named.length > 0 && wanted.some((stem) => !namesIt(named, stem));
  if ((isOfMore || ingredients.some(isSensitive)) && OF_A_DISH.test(text)) return true;
  if (ASKS_CONTENT.test(text))
    return named.length > 0 || isOfAllergen || (isOfItem && !ASKS_ITEM.test(text)) || ASKS_IN_IT.test(text);
  if (ingredients.length === 0 || topics.has('price')) return false;
  if (
    isOfAllergen &&
    ((wanted.every(isIngredient) && !isOfItem) || / (?:in|on) (?:the|your|any|all|it|that)\b(?! menu)/.test(text))
  )
    return true;
  if (FRYING.test(text)) return true;
  // "Do you have fish tacos?" asks for an item, not for an ingredient.
  if (named.length > 0 && ingredients.some(isSensitive)) return true;
  if (ASKS_FOR_ITEM.test(text) && !isOfAllergen) return false;
  const isOfSensitive = ingredients.some(isSensitive);
  const meant = named.length > 0 ? named : isOfSensitive ? items.map(({ item }) => item) : [];
  // Only ingredients outside of the item's name count: "egg in the soy egg" asks about the egg.
  // "Cold noodles, sesame?" is not about the sesame pudding.
  const whole = named.length > 0 || items.some(({ covers }) => covers > IS_WHOLE) ? meant : [];
  const isAsked = named.length > 0 || ingredients.some((stem) => !namesIt(whole, stem));
  const isOfDish = meant.length > 0 || ingredients.some((stem) => ALLERGEN_NAMES.has(stem));
  // "Salmon don, soy?"
  const isAllergenNamed = ingredients.some((stem) => ALLERGEN_NAMES.has(stem) && !namesIt(whole, stem));
  return isOfDish && isAsked && (isAllergenNamed || ASKS_WHETHER_IN.test(text) || DENIES.test(text));
}

/** "Is there egg in the mayo", "does the burger have bacon", "is the broth made with fish", "does it have milk". */
const OF_A_DISH = new RegExp(
  [
    String.raw`\b(?:is there|are there|any|how much) (?:\w+ ){1,3}(?:in|on|inside) (?:the|your|any|all|it|that|an?|my)\b(?! menu)`,
    String.raw`\b(?:do|does) (?:it|they|this|that|those|these|the|your) (?!menu|restaurant|place|location|kitchen|shop|store)(?:\w+ ){0,4}(?:have|has|got|include|use|come with)\b`,
    String.raw`\b(?:made|cooked|fried|served|comes?|mixed|topped) (?:of|with|from|in)\b`,
    String.raw`\b(?:${SENSITIVE_WORDS.join('|')}) (?:in|on|inside) (?:the|your|any|all|it|that|an?|my)\b(?! (?:\w+ )?(?:menu|city|town|area|world))`,
    String.raw`^(?:the|your) (?:\w+ ){1,4}(?:has|have|do you have)\b`,
  ].join('|'),
);
/** "Which dishes have egg": a list by names would leave out those that only state it. */
const WHICH_HAVE = new RegExp(
  String.raw`\b(?:which|what)(?: dish| dishes| items| ones| things| foods?| plates| meals)?(?: do you)? (?:has|have|with)(?: some| any)? (?:${SENSITIVE_WORDS.join('|')})s?\b`,
);
const ASKS_FOR_ITEM = /\b(?:do|does) (?:you|u|they|yall) (?:have|serve|sell|make|offer|carry|do)\b/;
const DENIES = /\b(free|without|no|not|dont)\b/;
/** Words that ask which items have something, in place of naming one item. */
const ASKS_ITEM = /\b(anything|something|everything|dishes|items|stuff|what|which)\b/;
const ASKS_IN_IT = /\b(?:in|of) (?:it|them|that|there|those|these)\b/;
const FRYING =
  /\b(do|does) (you|u|they|yall|the kitchen) (fry|cook|use)\b|\b(used?|handled?) in (your|the) (kitchen|oil|fryer)\b/;

function namesIt(items: readonly KnownItem[], stem: string): boolean {
  return items.some((item) => stemsIn(item.name).has(stem));
}

/** Whether it asks which dishes have an ingredient: "which contain gluten". */
export function asksWhatHas({ text }: Question): boolean {
  return /\b(?:contain|contains|containing|with|has|have)\b/.test(text);
}

/** "What should I avoid if I can't have milk". */
export function asksToAvoid({ text }: Question): boolean {
  return /\b(?:what|which)\b.*\b(?:avoid|stay away from)\b|\bavoid what\b/.test(text);
}

/** "Is the mortadella nut free", "are your burgers vegan": about dishes, and not for dishes. */
export const ASKS_OF_DISH =
  /(?<!\b(?:what|which|how|where|when|who|why) )\b(?:is|are) (?:the|your|this|that|these|those)\b/;

/** The part of a question that names the dish: "the burrata" of "does the burrata contain sesame", "focaccia" of "milk in the focaccia". */
function dishIn(text: string): string | undefined {
  const [, free] = /^(?:is|are) (?:the|your|this|that|these|those) (.+) \S+ free\b/.exec(text) ?? [];
  const [, after] =
    /\b(?:in|inside|on|(?:can|could|may) (?:\w+ ){1,3}(?:have|eat|order|try|get)) (?:the|your|that|this|a|an|my) (.*)$/.exec(
      text,
    ) ?? [];
  const [, before] =
    /^(.*?) (?:contain|contains|containing|have|has|got|include|includes|made|cooked|safe|ok|okay|suitable)\b/.exec(
      text,
    ) ?? [];
  // "Allergic to eggs, what can I have": the eggs are no dish.
  return free ?? after ?? (before !== undefined && /\b(?:allerg|intoleran|contain)/.test(before) ? undefined : before);
}

/** The words for the item; all that are not ingredients, where no part of the question is about an item. */
export function wordsOfItem({ text, wanted, deniedFoods }: Question): string[] {
  const part = dishIn(text);
  const stems = contentStems(part ?? text.replace(EXCLUDES, ' '));
  const isOfAll = part !== undefined || deniedFoods.length > 0 || ASKS_OF_DISH.test(text);
  return wanted.filter((stem) => stems.has(stem) && (isOfAll || !isIngredient(stem)));
}

/** The ingredients that are asked about: the milk of "does the chicken burger have milk", where the chicken only says which burger. */
export function foodsAsked({ text, ingredients, wanted, deniedFoods }: Question): string[] {
  const part = dishIn(text) ?? '';
  const others = contentStems(text.replace(part, ' '));
  const ofDish = contentStems(part);
  const asked = ingredients.filter(
    (stem) => deniedFoods.includes(stem) || !wanted.includes(stem) || !ofDish.has(stem) || others.has(stem),
  );
  return asked.length > 0 ? asked : ingredients;
}
