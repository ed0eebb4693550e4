import type { Question } from './question.ts';
import { HEALTH, isOfHealth, type Topic } from '../words/topics.ts';

/** What the guests of a conversation can't or don't eat. Whoever has said it does not say it again with each dish. */
export type Needs = Pick<Question, 'topics' | 'ingredients' | 'deniedFoods' | 'diets'>;

export const NO_NEEDS: Needs = { topics: new Set(), ingredients: [], deniedFoods: [], diets: [] };

/** Who speaks of people speaks of what they can't eat, and not of a dish. */
const PEOPLE =
  /\b(?:i|im|ive|we|were|weve|he|hes|she|shes|they|theyre|me|us|my|our|someone|somebody|one of us|a friend|kids?|guests?)\b/;
/** "I’m vegan", and not "can I have a vegan pizza". */
const STATES_DIET =
  /\b(?:im|i am|i vegan|i vegetarian|were|we are|hes|he is|shes|she is|theyre|they are|(?:my|our) \w+ (?:is|are)|one of us is|(?:i|we|he|she|they|my \w+) (?:only |just |cant |cannot |can not |dont |do not |doesnt |does not )?(?:eats?|have|tolerate))\b/;

/** The needs of a conversation after this question. */
export function needsAfter(needs: Needs, question: Question): Needs {
  const { topics, text, ingredients, deniedFoods, diets } = question;
  const isHealth = isOfHealth(topics);
  return joinNeeds(needs, {
    topics: healthIn(topics),
    ingredients: isHealth ? ingredients : [],
    deniedFoods: isHealth || PEOPLE.test(text) ? deniedFoods : [],
    diets: isHealth || STATES_DIET.test(text) ? diets : [],
  });
}

/** A question about food, with what its guests can't eat. */
export function withNeeds(question: Question, needs: Needs): Question {
  return { ...question, ...joinNeeds(question, needs) };
}

/** What a question that only names another dish asks of it, "and the diavola?": the same as the question before. */
export function sameAsBefore(question: Question, before: Question): Needs {
  const { text, topics, diets, ingredients, deniedFoods } = question;
  const isLinked = /^(?:and|or|also|what about|how about|what of|then|but)\b/.test(text);
  const isShort = text.split(' ').length <= SHORT;
  const saysNothing = diets.length + ingredients.length + deniedFoods.length === 0;
  const isSame = [...topics].every((topic) => topic === 'popular') && saysNothing && (isLinked || isShort);
  if (!isSame || (!isLinked && question.named.length === 0 && topics.size === 0)) return NO_NEEDS;
  return { ...before, topics: healthIn(before.topics) };
}

/** "Which is the most popular?" */
const SHORT = 5;

function joinNeeds(one: Needs, other: Needs): Needs {
  const join = <Value>(some: readonly Value[], more: readonly Value[]) => [...new Set([...some, ...more])];
  return {
    topics: new Set(join([...one.topics], [...other.topics])),
    // What is left out is asked about, too.
    ingredients: join(one.ingredients, [...other.ingredients, ...other.deniedFoods]),
    deniedFoods: join(one.deniedFoods, other.deniedFoods),
    diets: join(one.diets, other.diets),
  };
}

function healthIn(topics: ReadonlySet<Topic>): Set<Topic> {
  return new Set(HEALTH.filter((topic) => topics.has(topic)));
}
