import { answersByTopic, MOST_ANSWERS } from './answers/by-topic.ts';
import { answerAllergy, answerDish, answerExcluding, answerNoDish } from './answers/dishes.ts';
import { bestFaqs, FAQ_STRONG, FAQ_WEAK, faqPart } from './answers/faqs.ts';
import type { ContentPart } from './answer.ts';
import { type Answer, type Asked, say, referOn } from './answers/asked.ts';
import { answerHours } from './answers/hours.ts';
import { answerList } from './answers/menu.ts';
import { answerOfferNamed } from './answers/offers.ts';
import { answerFeature, answerLocations, answerNoLocation } from './answers/places.ts';
import type { Knowledge } from './knowledge.ts';
import { followUp, type Question, readQuestion, talkIn } from './question.ts';
import { present } from '../present.ts';
import type { SmallTalk } from './topics.ts';

/** A question, and what was asked before in the same conversation, the oldest first. */
export interface Conversation {
  query: string;
  before: string[];
}

/** No more of a conversation than this is read again. */
const REMEMBERED = 6;

/**
 * The assistant's answer from what the site says. It repeats, counts and compares; it never says what no page says. `now` is
 * as `Date.now()` has it.
 */
export function replyTo(knowledge: Knowledge, { query, before }: Conversation, now: number): ContentPart[] {
  let context: Question | undefined;
  for (const earlier of before.slice(-REMEMBERED))
    context = remember(context, followUp(readQuestion(knowledge, earlier), context));
  const whole = readQuestion(knowledge, query);
  const answers: Told[] = [];
  for (const clause of clausesOf(knowledge, whole, query)) {
    const read = readQuestion(knowledge, clause);
    // "Are you open? I'm in Gastown."
    const placed =
      read.places.length > 0 ? read : { ...read, places: whole.places, ...present({ placesBy: whole.placesBy }) };
    const question = followUp(placed, context);
    answers.push(answerTo({ knowledge, question, now }));
    context = remember(context, question);
  }
  const telling = answers.filter(({ isAside }) => !isAside);
  const told = telling.length > 0 ? telling : answers.slice(-1);
  return merge(told.slice(0, MOST_ANSWERS).flatMap(({ parts }) => parts));
}

/** "Are you open on Sunday, and is there parking?" is two questions. What is about an allergy is one, however it is put. */
function clausesOf(knowledge: Knowledge, whole: Question, query: string): string[] {
  if (whole.topics.has('allergy') || talkIn(whole) !== undefined) return [query];
  const parts = query
    .replaceAll(/\s+/g, ' ')
    .split(
      /[?!;]|\.(?= |$)|,? (?:and|also|plus) (?=(?:is|are|do|does|can|could|what|where|when|how|which|who|will|whats|wheres)\b)/iu,
    )
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const asking = parts.filter((part) => isAsking(readQuestion(knowledge, part)));
  return asking.length > 1 && asking.length <= MOST_CLAUSES ? asking : [query];
}

/** Where somebody is, or that he is hungry, is said for the other questions' sake. */
function isAsking(question: Question): boolean {
  const { topics, dishes, diets, wanted } = question;
  const others = [...topics].filter((topic) => topic !== 'nearest');
  return (
    others.length > 0 ||
    dishes.length > 0 ||
    diets.length > 0 ||
    (wanted.length > 0 && /^(is|are|do|does|can|could|will|what|where|when|how|which|who)\b/.test(question.text))
  );
}

const MOST_CLAUSES = 4;

interface Told {
  parts: Answer;
  /** A greeting, or that something is not known: worth saying where there is nothing else. */
  isAside: boolean;
}

/** Thanks do not end a subject. */
function remember(context: Question | undefined, question: Question): Question {
  return talkIn(question) === undefined ? question : (context ?? question);
}

function answerTo(asked: Asked): Told {
  const { question, knowledge } = asked;
  const talk = talkIn(question);
  if (talk !== undefined) return { parts: smallTalk(talk, knowledge), isAside: true };
  const parts = answerFrom(asked);
  return parts.length > 0 ? { parts, isAside: false } : { parts: answerUnknown(asked), isAside: true };
}

/** Nothing where the site does not say. */
function answerFrom(asked: Asked): Answer {
  const { question } = asked;
  const { topics } = question;
  const [faq] = bestFaqs(asked, FAQ_WEAK);
  if (topics.has('nutrition')) return faq && faq.score >= FAQ_STRONG ? [faqPart(faq)] : [];
  if (question.isExcluding && !topics.has('allergy') && !faq) return answerExcluding(asked);
  if (topics.has('allergy')) return answerAllergy(asked, faq && faq.score > FAQ_WEAK ? [faqPart(faq)] : []);
  if (question.diets.length > 0 && question.dishes.some(isNamedExactly)) {
    const dish = answerDish(asked);
    if (dish.length > 0) return [...dish, ...(faq && faq.score >= FAQ_STRONG ? [faqPart(faq)] : [])];
  }
  if (faq && faq.score >= FAQ_STRONG && !isAboutDay(question)) return [faqPart(faq), ...dietCards(asked)];
  const answers = answersByTopic(asked);
  if (answers.length > 0) return answers;
  const dish = answerDish(asked);
  if (dish.length > 0) return dish;
  const list = answerList(asked);
  if (list.length > 0) return list;
  if (question.days.length > 0 && topics.size === 0 && question.wanted.length === 0) return answerHours(asked);
  const feature = answerFeature(asked);
  if (feature.length > 0) return feature;
  if (faq) return [faqPart(faq)];
  const offer = answerOfferNamed(asked);
  if (offer.length > 0) return offer;
  if (topics.has('locations') && question.wanted.length > 0) return answerNoLocation(asked);
  return question.places.length > 0 && question.wanted.length === 0 ? answerLocations(asked) : [];
}

function isNamedExactly({ isNamed, score }: Question['dishes'][number]): boolean {
  return isNamed && score > 0.8;
}

/** A named day wants hours, whatever words a configured question shares with it. */
function isAboutDay({ topics, days }: Question): boolean {
  return topics.has('hours') && days.length > 0;
}

/** Beside what a configured question says of a diet, the dishes that carry its mark. */
function dietCards(asked: Asked): Answer {
  if (asked.question.diets.length === 0) return [];
  return answerList(asked).filter(({ type }) => type === 'menu_items');
}

function smallTalk(talk: SmallTalk, { name }: Knowledge): Answer {
  switch (talk) {
    case 'greeting':
      return [say(`Hello! Ask me about ${name}: the menu, hours, locations, offers.`)];
    case 'thanks':
      return [say('You are welcome!')];
    case 'bye':
      return [say('See you soon!')];
    case 'praise':
      return [say('Is there anything else you would like to know?')];
    case 'identity':
      return [say(`I am the assistant of this website: I answer from what ${name} says on it, and from nothing else.`)];
  }
}

/** Plainly that it is not known, and who knows. */
function answerUnknown(asked: Asked): Answer {
  const { question } = asked;
  const isDishAsked =
    /\b(do|does) (you|u|they|yall) (have|serve|sell|make|do|offer|carry)\b|\b(got|have) any\b|\bis there\b|\bhow much\b|\bis the\b.*\b(on|available|back|still)\b/.test(
      question.text,
    );
  if (isDishAsked && question.wanted.length > 0 && question.wanted.length <= 3 && asked.knowledge.dishes.length > 0)
    return answerNoDish(asked);
  return referOn(asked, 'I’m sorry, I don’t know that.');
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
