import { omitUndefined } from '../omit-undefined.ts';
import type { ContentPart } from './answer.ts';
import type { Ask, Reading } from './ask.ts';
import { type Answer, type Asked, say, referOn } from './answers/asked.ts';
import { answersByTopic } from './answers/by-topic.ts';
import { answerItem, answerNoItem } from './answers/items.ts';
import { answerOtherDiet } from './answers/diets.ts';
import { bestFaqs, FAQ_STRONG, FAQ_WEAK, faqPart, faqsOn } from './answers/faqs.ts';
import { answerHours } from './answers/hours.ts';
import { answerContent } from './answers/content.ts';
import { answerWithout } from './answers/without.ts';
import { answerList } from './answers/list.ts';
import { answerNote } from './answers/notes.ts';
import { answerOfferNamed } from './answers/offers.ts';
import { answerOrderSum } from './answers/order.ts';
import { answerClosed, answerFeature, answerLocations, answerNoLocation } from './answers/locations.ts';
import { answerFeedback, answerLargeParty } from './answers/services.ts';
import type { Knowledge } from './knowledge.ts';
import type { Phrases } from './phrases/english.ts';
import { phrasesOf } from './phrases/phrases-of.ts';
import { dietsIn } from './question/diets.ts';
import type { FoundFaq } from './question/found-faqs.ts';
import { type Conversation, readByRules } from './question/read-by-rules.ts';
import { wordsOf } from './question/words.ts';
import { isOfHealth, type SmallTalk } from './question/topics.ts';

/**
 * The assistant's answer from what the site says. It repeats, counts and compares; it never says what no page says. `now` is
 * as `Date.now()` has it.
 */
export function replyTo(knowledge: Knowledge, conversation: Conversation, now: number): ContentPart[] {
  return answerTo(knowledge, readByRules(knowledge, conversation), now);
}

/** The answer to a message, whoever has read it. */
export function answerTo(knowledge: Knowledge, { language, asks, unread }: Reading, now: number): ContentPart[] {
  const phrases = phrasesOf(language);
  const answers = asks.map((ask) => tell({ knowledge, question: ask, phrases, now }));
  const parts = joinAnswers(answers, unread, phrases);
  if (language !== 'other') return merge(parts);
  const isUnknown = answers.every(({ isAside }) => isAside);
  const [question] = asks;
  return merge([...(isUnknown ? [] : parts), ...referOn({ knowledge, question, phrases, now }, phrases.otherLanguage)]);
}

/** The answers to all parts, and a note about the parts that could not be answered. */
function joinAnswers(answers: Told[], unread: string[], phrases: Phrases): Answer {
  const telling = answers.filter(({ isAside }) => !isAside);
  if (telling.length === 0) return answers.at(-1)?.parts ?? [];
  return [
    ...answers.flatMap(({ parts, isAside, unknown }) => (isAside ? (unknown ?? []) : parts)),
    ...(unread.length > 0 ? [say(phrases.unansweredParts(unread))] : []),
  ];
}

interface Told {
  parts: Answer;
  /** A greeting or a "don't know", shown only where there is no other answer. */
  isAside: boolean;
  /** The part that has no answer, named beside the other answers. */
  unknown?: Answer;
}

function tell(asked: Asked): Told {
  const { question, knowledge, phrases } = asked;
  const { talk, part } = question;
  if (talk !== undefined) return { parts: smallTalk(talk, knowledge, phrases), isAside: true };
  const parts = answerClosed(asked, answerFrom) ?? answerFrom(asked);
  if (parts.length > 0) return { parts, isAside: false };
  const unknown = part === undefined ? undefined : referOn(asked, phrases.unknownPart(part));
  return { parts: answerUnknown(asked), isAside: true, ...omitUndefined({ unknown }) };
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
  const { otherDiet } = question;
  if (otherDiet !== undefined && !(faq && faq.score >= FAQ_STRONG)) return answerOtherDiet(asked, otherDiet);
  if (question.deniedFoods.length > 0 && !isOfHealth(topics)) return answerWithout(asked);
  if (question.asksContent) return answerContent(asked);
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

function isNamedExactly({ isNamed, score }: Ask['items'][number]): boolean {
  return isNamed && score > 0.8;
}

/** Whether a number or an address is asked for beside something else: "the private room, and the number to call". */
function isAside({ topics, wanted }: Ask): boolean {
  return wanted.length > 1 && [...topics].every((topic) => ['phone', 'email', 'address', 'contact'].includes(topic));
}

/** Whether the question has a date and nothing else that is known: "leslieville dec 26". */
function saysWhen({ days, topics }: Ask): boolean {
  const isOfDate = days.some(({ kind }) => kind === 'holiday' || kind === 'date');
  return isOfDate && [...topics].every((topic) => topic === 'locations');
}

/** Whether a configured question may answer this one. False for questions about a day's hours, a job or items without a mark, even if the words are similar. */
function isAnsweredBy({ faq }: FoundFaq, question: Ask): boolean {
  const isOfOpposite = question.deniedDiets.length > 0 && namesDiet(faq);
  return !isAboutDay(question) && !question.topics.has('jobs') && !isOfOpposite;
}

function namesDiet({ question }: FoundFaq['faq']): boolean {
  return dietsIn(wordsOf(question).join(' ')).length > 0;
}

/** Whether the question names a day: then the answer is its hours, even if a configured question has similar words. */
function isAboutDay({ topics, days }: Ask): boolean {
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
  const isItemAsked = question.asksForItem && question.wanted.length > 0 && question.wanted.length <= 3;
  if (isItemAsked && knowledge.items.length > 0) return answerNoItem(asked);
  if (question.ingredients.length > 0) return answerContent(asked);
  return referOn(asked, phrases.unknown);
}

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
