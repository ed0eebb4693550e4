import type { Intent } from '../question/intent.ts';
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
export function joinAlarms(knowledge: Knowledge, intents: Intent[], rules: readonly Intent[]): Intent[] {
  const alarms = rules.filter(isAlarm);
  if (alarms.length === 0) return intents;
  const isOfFood = (intent: Intent) => isAlarm(intent) || isOfMenu(knowledge, intent);
  // An answer about gluten does not answer a question about soy, even if a model mixes them up.
  const kept = intents.map((intent) => ({ ...intent, faqs: intent.faqs.filter(({ faq }) => !isOnFood(faq.question)) }));
  if (!kept.some(isOfFood)) return [...alarms, ...kept];
  return kept.map((intent) => (isOfFood(intent) ? alarms.reduce(join, intent) : intent));
}

function isOnFood(text: string): boolean {
  return [...contentStems(text)].some(
    (stem) => isIngredient(stem) || DIET_STEMS.has(stem) || stem === 'allergy' || stem === 'allergen',
  );
}

/** Whether a wrong answer may harm the guest. */
function isAlarm({ topics, asksContent, diets, deniedDiets, deniedFoods, otherDiet }: Intent): boolean {
  const isOfDiet = [...diets, ...deniedDiets].some((diet) => diet !== 'spicy') || otherDiet !== undefined;
  return isOfHealth(topics) || asksContent || isOfDiet || deniedFoods.length > 0;
}

function join(intent: Intent, alarm: Intent): Intent {
  const both = <Value>(one: readonly Value[], other: readonly Value[]) => [...new Set([...one, ...other])];
  return {
    ...intent,
    ...(alarm.otherDiet !== undefined && { otherDiet: alarm.otherDiet }),
    topics: new Set([...intent.topics, ...[...alarm.topics].filter((topic) => isOfHealth(new Set([topic])))]),
    named: both(intent.named, alarm.named),
    items: intent.items.length > 0 && alarm.named.length === 0 ? intent.items : both(alarm.items, intent.items),
    itemWords: both(intent.itemWords, alarm.itemWords),
    diets: both(intent.diets, alarm.diets),
    deniedDiets: both(intent.deniedDiets, alarm.deniedDiets),
    ingredients: both(intent.ingredients, alarm.ingredients),
    deniedFoods: both(intent.deniedFoods, alarm.deniedFoods),
    asksContent: intent.asksContent || alarm.asksContent,
    faqs: [...alarm.faqs, ...intent.faqs],
  };
}
