import type { Intent } from './intent.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { orderIn } from './order.ts';
import { type Question, readQuestion, talkIn } from './question.ts';
import { searchIndexOf } from '../search/search-index.ts';
import { isPlain } from '../search/telling-words.ts';
import { HEALTH, isOfHealth, type Topic } from '../words/topics.ts';

/** A part of a message, and whether it is a question by itself. */
export interface Clause {
  text: string;
  isQuestion: boolean;
}

/** The most questions of one message that are answered. */
export const MAX_CLAUSES = 4;

const ASKING = 'is|are|do|does|can|could|what|where|when|how|which|who|will|would|should|whats|wheres|any|did';
const ENDS = /(?<=[?!;])|(?<=\.)(?= |$)/u;
const JOINTS = new RegExp(`,? (?:and|also|plus|&) (?=(?:${ASKING})\\b)|, (?=(?:${ASKING})\\b)`, 'iu');
const STARTS_ASKING = new RegExp(`^(?:${ASKING})\\b`, 'iu');
const ASKS_ANYWHERE = /\b(?:can|is|are|do|does|could|will) (?:i|we|you|u|there|it|my)\b/;
/** Words between two things of one question: "parking and a patio". */
const WITHIN = / and | & |, | plus /iu;

/**
 * Splits a message into questions: "Are you open on Sunday, and is there parking?" has two. A message about an allergy or a pregnancy is never split, nor an order.
 */
export function clausesOf(knowledge: Knowledge, query: string): Clause[] {
  // "Two shoyu, a gyoza and a beer" is one question.
  const isWhole = (clause: string) => orderIn(knowledge, readQuestion(knowledge, clause)).length > 0;
  const whole = readQuestion(knowledge, query);
  if (isOfHealth(whole.topics) || talkIn(whole) !== undefined || isWhole(query))
    return [{ text: query, isQuestion: true }];
  const clauses = query
    .replaceAll(/\s+/g, ' ')
    .split(ENDS)
    .flatMap((sentence) => {
      const isQuestion = sentence.trim().endsWith('?');
      return sentence
        .split(JOINTS)
        .map((part) => part.trim())
        .map((text) => ({ text, isQuestion: isQuestion || STARTS_ASKING.test(text) }));
    })
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .flatMap((clause) => (isWhole(clause.text) ? [clause] : subjectsOf(knowledge, clause)));
  const asking = clauses.filter(({ text }) => isAsking(readQuestion(knowledge, text)));
  const joined = joinWishes(knowledge, asking);
  return joined.length > 1 ? joined : [{ text: query, isQuestion: true }];
}

/** "No pork please, which ramen can I have?" is one question, and "I am vegan. What is there?" too. */
function joinWishes(knowledge: Knowledge, clauses: Clause[]): Clause[] {
  const isWish = ({ text }: Clause) => {
    const { diets, deniedFoods, deniedDiets, named } = readQuestion(knowledge, text);
    return diets.length + deniedFoods.length + deniedDiets.length > 0 && named.length === 0;
  };
  const ofMenu = clauses.filter(
    (clause) => isWish(clause) || isOfMenu(knowledge, readQuestion(knowledge, clause.text)),
  );
  if (ofMenu.length < 2 || !ofMenu.some(isWish)) return clauses;
  const joined = { text: ofMenu.map(({ text }) => text).join(' '), isQuestion: true };
  return clauses.flatMap((clause) => (clause === ofMenu[0] ? [joined] : ofMenu.includes(clause) ? [] : [clause]));
}

/** Splits "parking and vegan food": each half must have a topic, and not both may be about the menu. */
function subjectsOf(knowledge: Knowledge, clause: Clause): Clause[] {
  const parts = clause.text.split(WITHIN);
  if (parts.length < 2 || parts.length > MAX_CLAUSES) return [clause];
  const questions = parts.map((part) => readQuestion(knowledge, part));
  const isApart = questions.every(hasSubject) && questions.some((question) => !isOfMenu(knowledge, question));
  const isSame =
    new Set(questions.map((question) => [...question.topics].sort().join())).size < questions.length &&
    questions.every(({ topics }) => topics.size > 0);
  return isApart && !isSame ? parts.map((text) => ({ ...clause, text: text.trim() })) : [clause];
}

function hasSubject({ topics, wanted, items, diets }: Question): boolean {
  return topics.size > 0 || wanted.length > 0 || items.length > 0 || diets.length > 0;
}

const OF_FOOD: readonly Topic[] = ['menu', 'price', 'popular', 'served', 'extras', 'nutrition'];
const OF_MENU: ReadonlySet<Topic> = new Set<Topic>([...OF_FOOD, ...HEALTH]);

/** Whether a question is about food, and about nothing else. */
export function isOfMenu(
  knowledge: Knowledge,
  { topics, items, diets, deniedFoods, wanted }: Pick<Intent, 'topics' | 'items' | 'diets' | 'deniedFoods' | 'wanted'>,
): boolean {
  const { isOnMenu } = searchIndexOf(knowledge);
  const isFood =
    items.length + diets.length + deniedFoods.length > 0 ||
    OF_FOOD.some((topic) => topics.has(topic)) ||
    wanted.some(isOnMenu);
  return isFood && [...topics].every((topic) => OF_MENU.has(topic));
}

/** Whether a clause asks for something. One that only gives the background does not: where the guest is, or that he is hungry. */
function isAsking(question: Question): boolean {
  const { topics, items, diets, wanted, deniedFoods } = question;
  const others = [...topics].filter((topic) => topic !== 'nearest');
  return (
    others.length > 0 ||
    items.length > 0 ||
    diets.length > 0 ||
    deniedFoods.length > 0 ||
    (question.leftOver.some((word) => !isPlain(word)) &&
      wanted.length > 0 &&
      (STARTS_ASKING.test(question.text) || ASKS_ANYWHERE.test(question.text)))
  );
}
