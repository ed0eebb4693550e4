import { distinctItems } from '../known-items.ts';
import { isIngredient, statedAs } from '../question/foods/ingredients.ts';
import { statesAllergens, statingLists } from './allergens.ts';
import { type Answer, type Asked, say } from './asked.ts';
import { isEverywhere, isInPart, menuAt } from './menu.ts';

/** An answer that names dishes with a food, "egg dishes", and all that state it: those that only state it would seem to be free of it. */
export function withStating(asked: Asked, answer: Answer): Answer {
  const { question, knowledge, phrases } = asked;
  const { ingredients, named, wanted, sort, limit } = question;
  const others = wanted.filter((stem) => !isIngredient(stem));
  const items = distinctItems(menuAt(asked));
  // "Which pizzas have egg" is about the pizzas.
  const part =
    others.length === 0 ? items : isEverywhere(asked, others) ? items.filter((item) => isInPart(item, others)) : [];
  const isOfFood = ingredients.length > 0 && named.length === 0 && part.length > 0;
  if (answer.length === 0 || !isOfFood || sort !== undefined || limit !== undefined) return answer;
  const foods = new Set(ingredients.flatMap((stem) => [...statedAs(stem)]));
  const lists = statesAllergens(knowledge) ? statingLists(asked, part, foods) : [];
  return lists.length === 0 ? answer : [...answer, say([...lists, phrases.notStated].join(' '))];
}
