import { shorten } from '../text/sentences.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { ContentPart } from './answer.ts';
import { type Answer, type Asked, say, referOn } from './answers/asked.ts';
import { answersByTopic } from './answers/by-topic.ts';
import { answerItem, answerNoItem } from './answers/items.ts';
import { answerOtherDiet } from './answers/diets.ts';
import { bestFaqs, FAQ_STRONG, FAQ_WEAK, faqPart, faqsOn, type FoundFaq } from './answers/faqs.ts';
import { answerHours } from './answers/hours.ts';
import { answerContent, asksContent } from './answers/content.ts';
import { answerWithout } from './answers/without.ts';
import { answerList } from './answers/list.ts';
import { answerNote } from './answers/notes.ts';
import { answerOfferNamed } from './answers/offers.ts';
import { answerOrderSum } from './answers/order.ts';
import {
  answerClosed,
  answerFeature,
  answerLocations,
  answerNoLocation,
  locationsWithFeature,
} from './answers/locations.ts';
import { answerFeedback, answerLargeParty } from './answers/services.ts';
import { type Clause, clausesOf, isOfMenu, MAX_CLAUSES } from './question/clauses.ts';
import { type Needs, needsAfter, NO_NEEDS, sameAsBefore, withNeeds } from './question/needs.ts';
import type { Knowledge } from './knowledge.ts';
import { type Language, readLanguage } from './languages/language.ts';
import type { Phrases } from './phrases/english.ts';
import { phrasesOf } from './phrases/phrases-of.ts';
import { dietsIn, otherDietIn } from './question/diets.ts';
import { followUp, type Question, readQuestion, talkIn } from './question/question.ts';
import { searchIndexOf } from './question/search-index.ts';
import { wordsOf } from './question/words.ts';
import { expandShorthand } from './question/shorthand.ts';
import { isOfHealth, type SmallTalk } from './question/topics.ts';

/** A question, and what was asked before in the same conversation, the oldest first. */
export interface Conversation {
  query: string;
  before: string[];
}

/** The most earlier questions of a conversation that are read again. So many, because one of them may have named an allergy. */
const REMEMBERED = 30;

/**
 * The assistant's answer from what the site says. It repeats, counts and compares; it never says what no page says. `now` is
 * as `Date.now()` has it.
 */
export function replyTo(knowledge: Knowledge, { query, before }: Conversation, now: number): ContentPart[] {
  let said = rememberAll(knowledge, before);
  const { language, english } = toEnglish(knowledge, query);
  const phrases = phrasesOf(language);
  const whole = locatedByFeature(knowledge, readQuestion(knowledge, english));
  const clauses = clausesOf(knowledge, english, (clause) => isOrder(knowledge, clause, now));
  const answers: Told[] = [];
  for (const clause of clauses.slice(0, MAX_CLAUSES)) {
    const read = readQuestion(knowledge, clause.text);
    const question = following(knowledge, withLocationsOf(read, whole), said);
    answers.push(answerTo({ knowledge, question, phrases, now }, clause));
    said = remember(said, question);
  }
  const parts = joinAnswers(answers, clauses, phrases);
  const isUnknown = answers.every(({ isAside }) => isAside);
  return merge(
    language === 'other'
      ? inOtherLanguage({ knowledge, question: whole, phrases, now }, isUnknown ? [] : parts)
      : parts,
  );
}

/**
 * Whether a model may put the answer in other words. Not where it is about diets, ingredients or a holiday: what a guest can't eat is told to nobody else, and
 * there each word matters.
 */
export function mayBeReworded(knowledge: Knowledge, { query, before }: Conversation): boolean {
  const read = readQuestion(knowledge, toEnglish(knowledge, query).english);
  const question = following(knowledge, read, rememberAll(knowledge, before));
  const { diets, deniedDiets, deniedFoods, ingredients, topics, days } = question;
  const isOfFood = diets.length + deniedDiets.length + deniedFoods.length + ingredients.length > 0;
  const isOfHoliday = topics.has('holidays') || days.some(({ kind }) => kind === 'holiday' || kind === 'date');
  return !isOfFood && !isOfHoliday && !isOfHealth(topics);
}

function toEnglish(knowledge: Knowledge, query: string): { language: Language; english: string } {
  const { vocabulary } = searchIndexOf(knowledge);
  return readLanguage(expandShorthand(query), vocabulary.has);
}

/** Gives a part of a question the locations of the whole: "Are you open? I'm in Gastown." */
function withLocationsOf(question: Question, whole: Question): Question {
  if (question.locations.length > 0) return question;
  return { ...question, locations: whole.locations, ...omitUndefined({ locationsBy: whole.locationsBy }) };
}

/** "Is the one with the drive-thru open?" names a location by what it has. */
function locatedByFeature(knowledge: Knowledge, question: Question): Question {
  const [, phrase] = BY_FEATURE.exec(question.query) ?? [];
  const locations =
    question.locations.length > 0 || phrase === undefined ? [] : locationsWithFeature(knowledge, phrase);
  return locations.length === 0 ? question : { ...question, locations, locationsBy: 'name' };
}

const BY_FEATURE =
  /\b(?:one|location|place|restaurant|spot|branch) (?:with|that has|which has) (?:the |a |an |your )?([^,?!.]{3,40}?)(?=[,?!.]|$| (?:open|close|is|are|and|what|when|where|how|can|do|does|on|at|today|tomorrow)\b)/iu;

/** "Two shoyu, a gyoza and a beer" is one question. */
function isOrder(knowledge: Knowledge, clause: string, now: number): boolean {
  const question = readQuestion(knowledge, clause);
  return answerOrderSum({ knowledge, question, phrases: phrasesOf('en'), now }).length > 0;
}

/** The answers to all parts, and a note about the parts that could not be answered. */
function joinAnswers(answers: Told[], clauses: Clause[], phrases: Phrases): Answer {
  const telling = answers.filter(({ isAside }) => !isAside);
  if (telling.length === 0) return answers.at(-1)?.parts ?? [];
  const left = clauses.slice(MAX_CLAUSES).map(({ text }) => nameOf(text));
  return [
    ...answers.flatMap(({ parts, isAside, unknown }) => (isAside ? (unknown ?? []) : parts)),
    ...(left.length > 0 ? [say(phrases.unansweredParts(left))] : []),
  ];
}

/** For a question in a language that is not supported: a number to call. */
function inOtherLanguage(asked: Asked, parts: Answer): Answer {
  return [...parts, ...referOn(asked, asked.phrases.otherLanguage)];
}

interface Told {
  parts: Answer;
  /** A greeting or a "don't know", shown only where there is no other answer. */
  isAside: boolean;
  /** The part that has no answer, named beside the other answers. */
  unknown?: Answer;
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
    said = remember(said, following(knowledge, readQuestion(knowledge, toEnglish(knowledge, earlier).english), said));
  return said;
}

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

function answerTo(asked: Asked, clause: Clause): Told {
  const { question, knowledge, phrases } = asked;
  const talk = talkIn(question);
  if (talk !== undefined) return { parts: smallTalk(talk, knowledge, phrases), isAside: true };
  const parts = answerClosed(asked, answerFrom) ?? answerFrom(asked);
  if (parts.length > 0) return { parts, isAside: false };
  const unknown = clause.isQuestion ? referOn(asked, phrases.unknownPart(nameOf(clause.text))) : undefined;
  return { parts: answerUnknown(asked), isAside: true, ...omitUndefined({ unknown }) };
}

function nameOf(clause: string): string {
  return shorten(clause.replace(/[?!.;,]$/, ''), 60);
}

/** Empty where the site does not have the answer. */
function answerFrom(asked: Asked): Answer {
  const { question } = asked;
  const { topics } = question;
  const [faq] = bestFaqs(asked, FAQ_WEAK);
  if (topics.has('nutrition')) return faq && faq.score >= FAQ_STRONG ? [faqPart(faq)] : [];
  if (topics.has('complaint')) return answerFeedback(asked);
  const isPlain = !isOfHealth(topics) && question.deniedFoods.length === 0;
  const sum = isPlain ? answerOrderSum(asked) : [];
  if (sum.length > 0) return sum;
  const otherDiet = otherDietIn(question.text);
  if (otherDiet !== undefined && !(faq && faq.score >= FAQ_STRONG)) return answerOtherDiet(asked, otherDiet);
  if (question.deniedFoods.length > 0 && !isOfHealth(topics)) return answerWithout(asked);
  if (asksContent(question)) return answerContent(asked);
  if (question.diets.length > 0 && (question.named.length > 0 || question.items.some(isNamedExactly))) {
    const item = answerItem(asked);
    if (item.length > 0) return [...item, ...faqsOn(asked).map(faqPart)];
  }
  if (topics.has('party') && !topics.has('catering')) return answerLargeParty(asked);
  if (faq && faq.score >= FAQ_STRONG && isAnsweredBy(faq, question))
    return [faqPart(faq), ...(namesDiet(faq.faq) ? dietCards(asked) : [])];
  const answers = answersByTopic(asked);
  if (answers.length > 0)
    return [...(faq && isAside(question) ? [faqPart(faq)] : []), ...withDietNotes(asked, answers)];
  const item = answerItem(asked);
  if (item.length > 0) return withDietNotes(asked, item);
  const list = answerList(asked);
  if (list.length > 0) return withDietNotes(asked, list);
  if (question.days.length > 0 && topics.size === 0 && question.wanted.length === 0) return answerHours(asked);
  const feature = answerFeature(asked);
  if (feature.length > 0) return faq ? [...feature, faqPart(faq)] : feature;
  if (faq) return [faqPart(faq)];
  if (saysWhen(question)) return answerHours(asked);
  const note = answerNote(asked);
  if (note.length > 0) return note;
  const offer = answerOfferNamed(asked);
  if (offer.length > 0) return offer;
  if (topics.has('locations') && question.wanted.length > 0) return answerNoLocation(asked);
  return question.locations.length > 0 && question.wanted.length === 0 ? answerLocations(asked) : [];
}

/** Adds the configured answers about a diet, with their warnings, to every list of its items. */
function withDietNotes(asked: Asked, answer: Answer): Answer {
  return asked.question.diets.length === 0 ? answer : [...answer, ...faqsOn(asked).slice(0, 1).map(faqPart)];
}

function isNamedExactly({ isNamed, score }: Question['items'][number]): boolean {
  return isNamed && score > 0.8;
}

/** Whether a number or an address is asked for beside something else: "the private room, and the number to call". */
function isAside({ topics, wanted }: Question): boolean {
  return wanted.length > 1 && [...topics].every((topic) => ['phone', 'email', 'address', 'contact'].includes(topic));
}

/** Whether the question has a date and nothing else that is known: "leslieville dec 26". */
function saysWhen({ days, topics }: Question): boolean {
  const isOfDate = days.some(({ kind }) => kind === 'holiday' || kind === 'date');
  return isOfDate && [...topics].every((topic) => topic === 'locations');
}

/** Whether a configured question may answer this one. False for questions about a day's hours, a job or items without a mark, even if the words are similar. */
function isAnsweredBy({ faq }: FoundFaq, question: Question): boolean {
  const isOfOpposite = question.deniedDiets.length > 0 && namesDiet(faq);
  return !isAboutDay(question) && !question.topics.has('jobs') && !isOfOpposite;
}

function namesDiet({ question }: FoundFaq['faq']): boolean {
  return dietsIn(wordsOf(question).join(' ')).length > 0;
}

/** Whether the question names a day: then the answer is its hours, even if a configured question has similar words. */
function isAboutDay({ topics, days }: Question): boolean {
  return topics.has('hours') && days.length > 0;
}

/** The items with the mark of a diet, to show beside a configured answer about it. */
function dietCards(asked: Asked): Answer {
  if (asked.question.diets.length === 0) return [];
  return answerList(asked).filter(({ type }) => type === 'menu_items');
}

function smallTalk(talk: SmallTalk, { name }: Knowledge, phrases: Phrases): Answer {
  switch (talk) {
    case 'greeting':
      return [say(phrases.greeting(name))];
    case 'identity':
      return [say(phrases.identity(name))];
    default:
      return [say(phrases[talk])];
  }
}

/** Says that the answer is not known, and whom to ask. */
function answerUnknown(asked: Asked): Answer {
  const { question, knowledge, phrases } = asked;
  const isItemAsked = ITEM_ASKED.test(question.text) && question.wanted.length > 0 && question.wanted.length <= 3;
  if (isItemAsked && knowledge.items.length > 0) return answerNoItem(asked);
  if (question.ingredients.length > 0) return answerContent(asked);
  return referOn(asked, phrases.unknown);
}

const ITEM_ASKED =
  /\b(do|does) (you|u|they|yall) (have|serve|sell|make|do|offer|carry)\b|\b(got|have) any\b|\bis there\b|\bhow much\b|\bis the\b.*\b(on|available|back|still)\b/;

/** Contacts that several answers name are shown once, at the end of the last. */
function merge(parts: Answer): Answer {
  const seen = new Set<string>();
  const told = new Set<string>();
  return parts.flatMap((part): Answer => {
    const whole = JSON.stringify(part);
    if (told.has(whole)) return [];
    told.add(whole);
    if (part.type !== 'contact_info') return [part];
    const data = part.data.filter(({ url }) => !seen.has(url));
    data.forEach(({ url }) => seen.add(url));
    return data.length === 0 ? [] : [{ type: 'contact_info', data }];
  });
}
