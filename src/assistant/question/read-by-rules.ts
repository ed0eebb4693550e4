import { memoize, memoizeByText } from '#core/text/memoize.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { shorten } from '#core/text/sentences.ts';
import { foldText } from '#core/text/fold.ts';
import type { Intent, MessageReading } from './intent.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { languageOfPage, type Read, readAs, readLanguage } from '../languages/language.ts';
import { ASKS_OF_DISH, asksContent, asksToAvoid, asksWhatHas, foodsAsked, wordsOfItem } from './asks-content.ts';
import { type Clause, clausesOf, isOfMenu, MAX_CLAUSES } from './clauses.ts';
import { otherDietIn } from '../foods/diets.ts';
import { locatedByFeature } from './features.ts';
import { faqsLike } from './found-faqs.ts';
import { wantedTopicsOf } from './wanted-topics.ts';
import { type Needs, needsAfter, NO_NEEDS, sameAsBefore, withNeeds } from './needs.ts';
import { orderIn } from './order.ts';
import { calorieSortIn, limitIn, sortIn } from './price-limit.ts';
import { followUp } from './follow-up.ts';
import { type Question, readQuestion, talkIn } from './question.ts';
import { searchIndexOf } from '../search/search-index.ts';
import { itemsShownIn, ofShown } from './shown-before.ts';
import { expandShorthand } from '../words/shorthand.ts';
import type { Word } from '../words/words.ts';

/** A question, and what was said before it in the same conversation. */
export interface Conversation {
  query: string;
  /** What was asked before, the oldest first. */
  before: string[];
  /** The words of the last answer. Left out: nothing is known of it. */
  answered?: string | undefined;
  /** The BCP 47 tag of the page. Left out: English. */
  page?: string | undefined;
}

/** The most earlier questions of a conversation that are read again. So many, because one of them may have named an allergy. */
const REMEMBERED = 30;

/** Reads a message by its words alone, without a model. */
export function readByRules(knowledge: Knowledge, conversation: Conversation): MessageReading {
  const { page } = conversation;
  const query = knowledge.toKnown(conversation.query);
  const shown = itemsShownIn(knowledge, knowledge.toKnown(conversation.answered ?? ''));
  let said = rememberAll(knowledge, conversation.before);
  const { language, english, typed } = toEnglish(knowledge, conversation.query, query, page);
  const whole = locatedByFeature(knowledge, readQuestion(knowledge, english));
  const clauses = clausesOf(knowledge, english);
  const [first, ...others] = clauses.slice(0, MAX_CLAUSES).map((clause): Intent => {
    const read = readQuestion(knowledge, clause.text);
    const question = ofShown(following(knowledge, withLocationsOf(read, whole), said), shown, said.context);
    said = remember(said, question);
    return toAsk(knowledge, { ...question, leftOver: asTyped(question.leftOver, query, typed) }, clause);
  });
  if (first === undefined) throw new Error('A message has at least one part.');
  return { language, intents: [first, ...others], unread: clauses.slice(MAX_CLAUSES).map(({ text }) => nameOf(text)) };
}

/** The words as the guest has typed them. `read`: what he typed for words in English, once for all that stand for it. One that he did not type is left out. */
function asTyped(words: readonly Word[], query: string, read: ReadonlyMap<string, string> = new Map()): Word[] {
  const typed = new Map((query.match(/[\p{L}\p{N}’'-]+/gu) ?? []).map((text) => [foldText(text), text]));
  const given: string[] = [];
  return words.flatMap(({ text, stem }) => {
    // In Chinese a name may stand in the middle of other words.
    const original = typed.get(text) ?? read.get(text) ?? (foldText(query).includes(text) ? text : undefined);
    if (original === undefined || given.some((other) => other.includes(original))) return [];
    given.push(original);
    return { text: original, stem };
  });
}

/** `known`: the question with the names by which things are known. */
function toEnglish(knowledge: Knowledge, query: string, known: string, page?: string): Read {
  const { has } = searchIndexOf(knowledge).vocabulary;
  const language = page === undefined ? undefined : languageOfPage(page);
  const read = (text: string) => readLanguage(expandShorthand(text), has, language);
  const found = read(known);
  // "Sencha et deux mochis, allergènes" is French on a French page, though the dish is known as "Sencha and two mochi".
  const isOfPage = found.language === 'en' && known !== query && read(query).language === language;
  return isOfPage && language !== undefined ? readAs(language, expandShorthand(known), has) : found;
}

/** Gives a part of a question the locations of the whole: "Are you open? I'm in Gastown." */
function withLocationsOf(question: Question, whole: Question): Question {
  if (question.locations.length > 0) return question;
  return { ...question, locations: whole.locations, ...omitUndefined({ locationsBy: whole.locationsBy }) };
}

/** What a conversation has said before a question. */
interface Remembered {
  /** The question before, which this one may follow. */
  context?: Question;
  needs: Needs;
}

function rememberAll(knowledge: Knowledge, before: string[]): Remembered {
  let said: Remembered = { needs: NO_NEEDS };
  for (const earlier of before.slice(-REMEMBERED))
    said = remember(said, following(knowledge, earlierOf(knowledge)(earlier), said));
  return said;
}

/** Reads a question that was asked before. What was read of it is remembered: with every question that follows it counts again. */
const earlierOf = memoize((knowledge: Knowledge) =>
  memoizeByText(
    (earlier) => readQuestion(knowledge, toEnglish(knowledge, earlier, knowledge.toKnown(earlier)).english),
    MAX_EARLIER,
  ),
);

/** Those of a few conversations at once. */
const MAX_EARLIER = 10 * REMEMBERED;

/** Small talk between questions: the next question may still follow the one before it. */
function remember({ context, needs }: Remembered, question: Question): Remembered {
  if (talkIn(question) !== undefined) return { context: context ?? question, needs };
  return { context: question, needs: needsAfter(needs, question) };
}

/** A question completed by what was said before it. */
function following(knowledge: Knowledge, read: Question, { context, needs }: Remembered): Question {
  const question = followUp(read, context);
  if (!isOfMenu(knowledge, question)) return question;
  return withNeeds(context ? withNeeds(question, sameAsBefore(read, context)) : question, needs);
}

function toAsk(knowledge: Knowledge, question: Question, { text: clause, isQuestion }: Clause): Intent {
  const { query: _, text, stems: __, talk: ___, topics, ...read } = question;
  return {
    ...read,
    topics: withAllOffers(topics, text),
    wantedTopics: wantedTopicsOf(question),
    itemWords: wordsOfItem(question),
    faqs: faqsLike(knowledge, question),
    asksContent: asksContent(question),
    asksOfDish: ASKS_OF_DISH.test(text),
    ingredients: foodsAsked(question),
    asksWhatHas: asksWhatHas(question),
    asksToAvoid: asksToAvoid(question),
    asksForItem: ASKS_FOR_ITEM.test(text),
    order: orderIn(knowledge, question),
    ...omitUndefined({
      talk: talkIn(question),
      otherDiet: otherDietIn(text),
      sort: sortIn(text),
      calorieSort: calorieSortIn(text),
      limit: limitIn(text),
      part: isQuestion ? nameOf(clause) : undefined,
    }),
  };
}

/** A quick reply is just "Deals". In any other question deals and discounts are the same. */
function withAllOffers(topics: Question['topics'], text: string): Question['topics'] {
  const isOfOffers = topics.has('deals') || topics.has('discounts');
  return isOfOffers && !/^(?:deals?|discounts?)$/.test(text) ? new Set([...topics, 'deals', 'discounts']) : topics;
}

const ASKS_FOR_ITEM =
  /\b(do|does) (you|u|they|yall) (have|serve|sell|make|do|offer|carry)\b|\b(got|have) any\b|\bis there\b|\bhow much\b|\bis the\b.*\b(on|available|back|still)\b/;

function nameOf(clause: string): string {
  return shorten(clause.replace(/[?!.;,]$/, ''), 60);
}
