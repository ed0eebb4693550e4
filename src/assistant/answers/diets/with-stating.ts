import { distinctItems } from '../../knowledge/known-items.ts';
import { isIngredient, statedAs } from '../../foods/ingredients.ts';
import { statesAllergens, statingLists } from '../parts/stated-allergens.ts';
import { type Answer, type AnswerContext, say } from '../parts/answer-context.ts';
import { isEverywhere, isInPart, menuAt } from '../parts/menu-items.ts';

/** An answer that names dishes with a food, "egg dishes", and all that state it: those that only state it would seem to be free of it. */
export function withStating(context: AnswerContext, answer: Answer): Answer {
  const { question, knowledge, phrases } = context;
  const { ingredients, named, wanted } = question;
  if (ingredients.length === 0 || named.length > 0 || !statesAllergens(knowledge)) return answer;
  // "Which pizzas have egg" is about the pizzas; what an "egg sandwich" is the menu does not say.
  const others = wanted.filter((stem) => !isIngredient(stem));
  const all = distinctItems(menuAt(context));
  const part = all.filter((item) => isInPart(item, others));
  if (part.length === 0) return answer;
  const foods = new Set(ingredients.flatMap((stem) => [...statedAs(stem)]));
  const lists = statingLists(context, isEverywhere(context, others) ? part : all, foods);
  return lists.length === 0 ? answer : [...answer, say([...lists, phrases.notStated].join(' '))];
}
