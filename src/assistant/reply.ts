import { omitUndefined } from '#schema/omit-undefined.ts';
import { partition } from '#core/text/partition.ts';
import { answerOf, type ContentPart } from '#content/chat/answer.ts';
import type { Intent, MessageReading } from './question/intent.ts';
import { type Answer, type AnswerContext, say, referOn } from './answers/parts/answer-context.ts';
import { answersByTopic } from './answers/by-topic.ts';
import { answerItem, answerNoItem, answerPricesAtTimes, asksOfNamed } from './answers/menu/items.ts';
import { answerOtherDiet } from './answers/diets/diets.ts';
import { bestFaqs, FAQ_STRONG, FAQ_WEAK, faqPart, faqsOn } from './answers/parts/faqs.ts';
import { answerHours, isClosedThen } from './answers/brand/hours.ts';
import { answerContent } from './answers/menu/content.ts';
import { answerChoices, answerExtras } from './answers/menu/extras.ts';
import { answerNutrition } from './answers/menu/nutrition.ts';
import { answerWithout } from './answers/diets/without.ts';
import { answerList } from './answers/menu/list.ts';
import { isPart } from './answers/parts/menu-items.ts';
import { answerNote } from './answers/diets/notes.ts';
import { answerOfferNamed, answerOffers } from './answers/brand/offers.ts';
import { answerOrderSum } from './answers/menu/order.ts';
import { answerServed, asksServed } from './answers/menu/served.ts';
import { answerClosed, answerFeature, answerLocations, answerNoLocation } from './answers/brand/locations.ts';
import { merge } from './answers/merge.ts';
import { answerFeedback, answerLargeParty } from './answers/brand/services.ts';
import { textOfWords, unknownWords, withUnknownWords } from './answers/parts/unknown-words.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import type { Phrases } from './phrases/english.ts';
import { phrasesOf, tagOf } from './answers/phrases-of.ts';
import { dietsIn } from './foods/diets.ts';
import type { FoundFaq } from './question/found-faqs.ts';
import { type Conversation, readByRules } from './question/read-by-rules.ts';
import { isIngredient } from './foods/ingredients.ts';
import { wordsOf } from './words/words.ts';
import { isOfHealth, type SmallTalk, type Topic } from './words/topics.ts';

/**
 * The assistant's answer from what the site says. It repeats, counts and compares; it never says what no page says. `now` is
 * as `Date.now()` has it.
 */
export function replyTo(knowledge: Knowledge, conversation: Conversation, now: number): ContentPart[] {
  return answerTo(knowledge, readByRules(knowledge, conversation), now);
}

/** The words of the last answer of a conversation, where nobody has kept them; empty before the first question. */
export function answeredLast(knowledge: Knowledge, before: readonly string[], now: number): string {
  const query = before.at(-1);
  if (query === undefined) return '';
  return answerOf(replyTo(knowledge, { query, before: before.slice(0, -1) }, now), '').response;
}

/** The answer to a message that the rules or a model have read. */
export function answerTo(
  knowledge: Knowledge,
  { language, intents, unread }: MessageReading,
  now: number,
): ContentPart[] {
  const phrases = phrasesOf(language);
  const common = { knowledge, phrases, tag: tagOf(language), now };
  const answers = intents.map((question) => tell({ ...common, question }));
  const parts = joinAnswers(answers, unread, phrases);
  if (language !== 'other') return merge(parts);
  const isUnknown = answers.every(({ isAside }) => isAside);
  const [question] = intents;
  return merge([...(isUnknown ? [] : parts), ...referOn({ ...common, question }, phrases.otherLanguage)]);
}

/** The answers to all parts, and a note about the parts that could not be answered. */
function joinAnswers(answers: AnsweredIntent[], unread: string[], phrases: Phrases): Answer {
  const telling = answers.filter(({ isAside }) => !isAside);
  if (telling.length === 0) return answers.at(-1)?.parts ?? [];
  return [
    ...answers.flatMap(({ parts, isAside, unknown }) => (isAside ? (unknown ?? []) : parts)),
    ...(unread.length > 0 ? [say(phrases.unansweredParts(unread))] : []),
  ];
}

interface AnsweredIntent {
  parts: Answer;
  /** A greeting or a "don't know", shown only where there is no other answer. */
  isAside: boolean;
  /** The part that has no answer, named beside the other answers. */
  unknown?: Answer;
}

function tell(context: AnswerContext): AnsweredIntent {
  const { question, knowledge, phrases } = context;
  const { talk, part } = question;
  if (talk !== undefined) return { parts: smallTalk(talk, knowledge, phrases), isAside: true };
  const parts = answerClosed(context, answerFrom) ?? answerFrom(context);
  if (parts.length > 0) return { parts, isAside: false };
  const unknown = part === undefined ? undefined : referOn(context, phrases.unknownPart(part));
  return { parts: answerUnknown(context), isAside: true, ...omitUndefined({ unknown }) };
}

/** A kind of question that is answered before those below it. */
interface Rule {
  /** Whether a question is of this kind. Left out: any may be. */
  when?: (context: AnswerContext) => boolean;
  /** Empty where the site does not have the answer. */
  answer: (context: AnswerContext) => Answer;
  /** Whether no rule below may answer a question of this kind, even where this one has no answer. */
  isLast?: true;
}

/**
 * Which answer a question gets: that of the first rule that has one. Above are questions whose wrong answer does harm, then those that the site answers in its own words,
 * then topics, then what the words may name.
 */
const PRECEDENCE: readonly Rule[] = [
  { when: isOfNutrition, answer: answerNutritionOrFaq, isLast: true },
  { when: isOf('complaint'), answer: answerFeedback, isLast: true },
  { when: isOf('booking'), answer: (context) => referOn(context, context.phrases.noBookingsSeen), isLast: true },
  { when: (context) => !isOfHealth(context.question.topics) && !deniesFood(context), answer: answerOrderSum },
  { when: (context) => strongFaq(context) === undefined, answer: answerDietWithoutMark },
  {
    when: (context) => deniesFood(context) && !context.question.asksOfDish && !isOfHealth(context.question.topics),
    answer: (context) => withUnknownDish(context, answerWithout(context)),
    isLast: true,
  },
  { when: asksForExtras, answer: answerExtras },
  {
    when: (context) => context.question.asksContent || (deniesFood(context) && context.question.asksOfDish),
    answer: (context) => withUnknownDish(context, answerContent(context)),
    isLast: true,
  },
  { when: asksServed, answer: (context) => withOffersOfThen(context, answerServed(context)) },
  { when: asksPriceAtTimes, answer: answerPricesAtTimes },
  { when: namesItemAndDiet, answer: answerItemOfDiet },
  {
    when: ({ question: { topics } }) => topics.has('party') && !topics.has('catering'),
    answer: answerLargeParty,
    isLast: true,
  },
  {
    when: isAnsweredByFaq,
    answer: (context) => [...featuresBeside(context), ...answerStrongFaq(context), ...dietCards(context)],
  },
  { when: namesGroup, answer: answerExtras },
  { answer: (context) => withFaqBeside(context, withDietNotes(context, answersByTopic(context))) },
  {
    answer: (context) =>
      withClosedThen(context, withUnknownWords(context, withDietNotes(context, answerItem(context)))),
  },
  {
    answer: (context) =>
      withClosedThen(context, withUnknownWords(context, withDietNotes(context, answerList(context)))),
  },
  { when: saysOnlyWhen, answer: answerHours, isLast: true },
  { answer: answerOfferNamed },
  { answer: (context) => withWeakFaq(context, withUnknownWords(context, answerFeature(context))) },
  { answer: (context) => withUnknownWords(context, answerWeakFaq(context)) },
  { when: saysDate, answer: answerHours, isLast: true },
  { answer: answerChoices },
  { when: ({ question }) => question.menus.length > 0, answer: answerServed },
  { answer: answerNote },
  {
    when: ({ question: { topics, wanted } }) => topics.has('locations') && wanted.length > 0,
    answer: answerNoLocation,
  },
  {
    when: ({ question: { locations, wanted } }) => locations.length > 0 && wanted.length === 0,
    answer: answerLocations,
  },
];

function answerFrom(context: AnswerContext): Answer {
  for (const { when, answer, isLast } of PRECEDENCE) {
    if (when && !when(context)) continue;
    const found = answer(context);
    if (found.length > 0 || isLast) return found;
  }
  return [];
}

function isOf(topic: Topic): (context: AnswerContext) => boolean {
  return ({ question }) => question.topics.has(topic);
}

/** What guests can't eat counts more than calories. */
function isOfNutrition({ question: { topics, deniedFoods } }: AnswerContext): boolean {
  return topics.has('nutrition') && deniedFoods.length === 0 && !isOfHealth(topics);
}

/** What the menu states of a dish goes before what a configured answer says of all. */
function answerNutritionOrFaq(context: AnswerContext): Answer {
  // An order and a comparison are read whole, with their "together" and "lowest".
  const { order, calorieSort } = context.question;
  const isWhole = order.length > 0 || calorieSort !== undefined;
  const stated = withUnknownWords(context, answerNutrition(context), () => !isWhole);
  return [...stated, ...answerStrongFaq(context)];
}

/** "Can I have a lunch set now?", where an offer has that name, too. */
function withOffersOfThen(context: AnswerContext, served: Answer): Answer {
  return served.length > 0 && context.question.topics.has('deals') ? [...served, ...answerOffers(context)] : served;
}

/** "How much is a beer at happy hour?" asks for no offer. */
function asksPriceAtTimes({ question: { topics, items } }: AnswerContext): boolean {
  return topics.has('price') && topics.has('deals') && items.length > 0;
}

/** What guests can't eat counts more than what they may add. */
function asksForExtras({ question: { topics, deniedFoods } }: AnswerContext): boolean {
  return topics.has('extras') && deniedFoods.length === 0 && !isOfHealth(topics);
}

/** "What sauces do you have?", where no part of the menu has that name. */
function namesGroup(context: AnswerContext): boolean {
  return context.question.extras.groups.length > 0 && !isPart(context);
}

const deniesFood = ({ question }: AnswerContext): boolean => question.deniedFoods.length > 0;

function strongFaq(context: AnswerContext): FoundFaq | undefined {
  return bestFaqs(context, FAQ_STRONG)[0];
}

function answerStrongFaq(context: AnswerContext): Answer {
  return bestFaqs(context, FAQ_STRONG).slice(0, 1).map(faqPart);
}

function answerWeakFaq(context: AnswerContext): Answer {
  return bestFaqs(context, FAQ_WEAK).slice(0, 1).map(faqPart);
}

function answerDietWithoutMark(context: AnswerContext): Answer {
  const { otherDiet } = context.question;
  return otherDiet === undefined ? [] : answerOtherDiet(context, otherDiet);
}

function namesItemAndDiet({ question }: AnswerContext): boolean {
  return question.diets.length > 0 && (question.named.length > 0 || question.items.some(isNamedExactly));
}

function answerItemOfDiet(context: AnswerContext): Answer {
  const item = answerItem(context);
  return item.length > 0 ? beforeWays(item, faqsOn(context).map(faqPart)) : [];
}

/** A number or an address that is asked for beside something else: "the private room, and the number to call". */
function withFaqBeside(context: AnswerContext, answers: Answer): Answer {
  return answers.length > 0 && isAside(context.question) ? [...answerWeakFaq(context), ...answers] : answers;
}

/** A dish that is not on the menu is said to be unknown before what the menu says of others. */
function withUnknownDish(context: AnswerContext, answer: Answer): Answer {
  const { named, items } = context.question;
  return named.length + items.length > 0
    ? answer
    : withUnknownWords(context, answer, ({ stem }) => context.question.itemWords.includes(stem) && !isIngredient(stem));
}

/** "Pizza at 3 on Friday", when it is closed. */
function withClosedThen(context: AnswerContext, answer: Answer): Answer {
  return answer.length > 0 && isClosedThen(context) ? [...answer, ...answerHours(context)] : answer;
}

function withWeakFaq(context: AnswerContext, answer: Answer): Answer {
  return answer.length > 0 ? [...answer, ...answerWeakFaq(context)] : answer;
}

/** Adds the configured answers about a diet, with their warnings, to every list of its items. */
function withDietNotes(context: AnswerContext, answer: Answer): Answer {
  const isOfDiet = answer.length > 0 && context.question.diets.length > 0;
  return isOfDiet ? beforeWays(answer, faqsOn(context).slice(0, 1).map(faqPart)) : answer;
}

/** Whom to ask stands at the end. */
function beforeWays(answer: Answer, faqs: Answer): Answer {
  const [ways, others] = partition(answer, ({ type }) => type === 'contact_info');
  return [...others, ...faqs, ...ways];
}

function isNamedExactly({ isNamed, score }: Intent['items'][number]): boolean {
  return isNamed && score > 0.8;
}

/** Whether a number or an address is asked for beside something else: "the private room, and the number to call". */
function isAside({ topics, wanted }: Intent): boolean {
  return wanted.length > 1 && [...topics].every((topic) => ['phone', 'email', 'address', 'contact'].includes(topic));
}

/** "Tomorrow?" */
function saysOnlyWhen({ question: { days, topics, wanted } }: AnswerContext): boolean {
  return days.length > 0 && topics.size === 0 && wanted.length === 0;
}

/** Whether the question has a date and nothing else that is known: "leslieville dec 26". */
function saysDate({ question: { days, topics } }: AnswerContext): boolean {
  const isOfDate = days.some(({ kind }) => kind === 'holiday' || kind === 'date');
  return isOfDate && [...topics].every((topic) => topic === 'locations');
}

/** The answer of one location is not that of the others: "are dogs welcome" is asked of all that have the feature. */
function featuresBeside(context: AnswerContext): Answer {
  const isOfOne = strongFaq(context)?.location !== undefined && context.question.locations.length === 0;
  return isOfOne ? answerFeature(context) : [];
}

/** Whether a configured question answers this one. False for questions about a day's hours, a job or items without a mark, even if the words are similar. */
function isAnsweredByFaq(context: AnswerContext): boolean {
  const { question } = context;
  const found = strongFaq(context);
  if (found === undefined) return false;
  const isOfOpposite = question.deniedDiets.length > 0 && namesDiet(found.faq);
  // "What wines do you have?" asks for a part of the menu, and not whether guests may bring some.
  const isOfPart =
    question.sort !== undefined || (question.asksForItem && question.diets.length === 0 && isPart(context));
  return !isAboutDay(question) && !question.topics.has('jobs') && !isOfOpposite && !isOfPart;
}

function namesDiet({ question }: FoundFaq['faq']): boolean {
  return dietsIn(wordsOf(question).join(' ')).length > 0;
}

/** Whether the question names a day: then the answer is its hours, even if a configured question has similar words. */
function isAboutDay({ topics, days }: Intent): boolean {
  return topics.has('hours') && days.length > 0;
}

/** What to show beside a configured answer about a diet: the items with its mark. Of a dish that is asked about, only what it says itself. */
function dietCards(context: AnswerContext): Answer {
  const found = strongFaq(context);
  if (found === undefined || !namesDiet(found.faq) || context.question.diets.length === 0) return [];
  if (context.question.wanted.length > 0 && (!isPart(context) || asksOfNamed(context))) return answerItem(context);
  return answerList(context).filter(({ type }) => type === 'menu_items');
}

const smallTalk = (talk: SmallTalk, { name }: Knowledge, phrases: Phrases): Answer => {
  const phrase = phrases[talk];
  return [say(typeof phrase === 'string' ? phrase : phrase(name))];
};

/** Says that the answer is not known, and whom to ask. */
function answerUnknown(context: AnswerContext): Answer {
  const { question, knowledge, phrases } = context;
  const isItemAsked = question.asksForItem && question.wanted.length > 0 && question.wanted.length <= 3;
  if (isItemAsked && knowledge.items.length > 0) return answerNoItem(context);
  const words = unknownWords(context, []);
  if (question.ingredients.length > 0 && words.every(({ stem }) => isIngredient(stem))) return answerContent(context);
  const isNamed = words.length > 0 && question.topics.size === 0;
  return referOn(context, isNamed ? phrases.unknownPart(textOfWords(words)) : phrases.unknown);
}
