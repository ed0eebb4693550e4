import type { Ask } from '../question/ask.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isOfMenu } from '../question/clauses.ts';
import { DIET_STEMS } from '../foods/diets.ts';
import { isIngredient } from '../foods/ingredients.ts';
import { contentStems } from '../search/search-index.ts';
import { isOfHealth } from '../words/topics.ts';

/**
 * Adds to the model's questions what the rules have read of allergies, diets and foods. A question about food gets it; where the model has read none about food, the question that the
 * rules have read is answered, too.
 */
export function joinAlarms(knowledge: Knowledge, asks: Ask[], rules: readonly Ask[]): Ask[] {
  const alarms = rules.filter(isAlarm);
  if (alarms.length === 0) return asks;
  const isOfFood = (ask: Ask) => isAlarm(ask) || isOfMenu(knowledge, ask);
  // An answer on gluten is none on soy, whatever a model makes of it.
  const kept = asks.map((ask) => ({ ...ask, faqs: ask.faqs.filter(({ faq }) => !isOnFood(faq.question)) }));
  if (!kept.some(isOfFood)) return [...alarms, ...kept];
  return kept.map((ask) => (isOfFood(ask) ? alarms.reduce(join, ask) : ask));
}

function isOnFood(text: string): boolean {
  return [...contentStems(text)].some(
    (stem) => isIngredient(stem) || DIET_STEMS.has(stem) || stem === 'allergy' || stem === 'allergen',
  );
}

/** Whether a wrong answer may harm the guest. */
function isAlarm({ topics, asksContent, diets, deniedDiets, deniedFoods, otherDiet }: Ask): boolean {
  const isOfDiet = [...diets, ...deniedDiets].some((diet) => diet !== 'spicy') || otherDiet !== undefined;
  return isOfHealth(topics) || asksContent || isOfDiet || deniedFoods.length > 0;
}

function join(ask: Ask, alarm: Ask): Ask {
  const both = <Value>(one: readonly Value[], other: readonly Value[]) => [...new Set([...one, ...other])];
  return {
    ...ask,
    ...(alarm.otherDiet !== undefined && { otherDiet: alarm.otherDiet }),
    topics: new Set([...ask.topics, ...[...alarm.topics].filter((topic) => isOfHealth(new Set([topic])))]),
    named: both(ask.named, alarm.named),
    items: ask.items.length > 0 && alarm.named.length === 0 ? ask.items : both(alarm.items, ask.items),
    itemWords: both(ask.itemWords, alarm.itemWords),
    diets: both(ask.diets, alarm.diets),
    deniedDiets: both(ask.deniedDiets, alarm.deniedDiets),
    ingredients: both(ask.ingredients, alarm.ingredients),
    deniedFoods: both(ask.deniedFoods, alarm.deniedFoods),
    asksContent: ask.asksContent || alarm.asksContent,
    faqs: [...alarm.faqs, ...ask.faqs],
  };
}
