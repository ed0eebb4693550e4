import type { ContentPart } from './answer.ts';
import { type Answer, askInstead, type Asked, say, waysToAsk } from './answers/asked.ts';
import { answerHours } from './answers/hours.ts';
import {
  answerAllergy,
  answerExcluding,
  answerDish,
  answerList,
  answerMenu,
  answerNoDish,
  answerPopular,
  answerPriceRange,
} from './answers/menu.ts';
import { answerGiftCards, answerLoyalty, answerOfferNamed, answerOffers } from './answers/offers.ts';
import {
  answerAddress,
  answerContact,
  answerEmail,
  answerFeature,
  answerLocations,
  answerNearest,
  answerNoLocation,
  answerPhone,
} from './answers/places.ts';
import {
  answerAbout,
  answerCatering,
  answerDelivery,
  answerFeedback,
  answerFranchise,
  answerJobs,
  answerOrder,
  answerPickup,
  answerPress,
  answerPrivacy,
  answerRating,
  answerReservation,
  answerSocial,
  bestFaqs,
  FAQ_STRONG,
  FAQ_WEAK,
  type FoundFaq,
} from './answers/services.ts';
import type { Knowledge } from './knowledge.ts';
import { followUp, type Question, readQuestion, talkIn } from './question.ts';
import { present } from '../present.ts';
import type { SmallTalk, Topic } from './topics.ts';

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
  for (const earlier of before.slice(-REMEMBERED)) context = remember(context, followUp(readQuestion(knowledge, earlier), context));
  const whole = readQuestion(knowledge, query);
  const answers: Told[] = [];
  for (const clause of clausesOf(knowledge, whole, query)) {
    const read = readQuestion(knowledge, clause);
    // "Are you open? I'm in Gastown."
    const placed = read.places.length > 0 ? read : { ...read, places: whole.places, ...present({ placesBy: whole.placesBy }) };
    const question = followUp(placed as Question, context);
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
    .split(/[?!;\n]+|\.(?=\s|$)|,?\s+(?:and|also|plus)\s+(?=(?:is|are|do|does|can|could|what|where|when|how|which|who|will|whats|wheres)\b)/iu)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const asking = parts.filter((part) => isAsking(readQuestion(knowledge, part)));
  return asking.length > 1 && asking.length <= MOST_CLAUSES ? asking : [query];
}

/** Where somebody is, or that he is hungry, is said for the other questions' sake. */
function isAsking(question: Question): boolean {
  const { topics, dishes, diets, wanted } = question;
  const others = [...topics].filter((topic) => topic !== 'nearest');
  return others.length > 0 || dishes.length > 0 || diets.length > 0 || (wanted.length > 0 && /^(is|are|do|does|can|could|will|what|where|when|how|which|who)\b/.test(question.text));
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

type TopicAnswer = (asked: Asked) => Answer;

/** In the order they are read where a question is about several. */
const BY_TOPIC: [topic: Topic, answer: TopicAnswer][] = [
  ['franchise', answerFranchise],
  ['jobs', answerJobs],
  ['gift', answerGiftCards],
  ['loyalty', answerLoyalty],
  ['catering', answerCatering],
  ['hours', answerHours],
  ['nearest', answerNearest],
  ['address', answerAddress],
  ['directions', answerAddress],
  ['reservation', answerReservation],
  ['delivery', answerDelivery],
  ['phone', answerPhone],
  ['whatsapp', answerContact],
  ['email', answerEmail],
  ['contact', answerContact],
  ['deals', answerOffers],
  ['discounts', answerOffers],
  ['price', answerPrice],
  ['popular', answerPopular],
  ['order', answerOrder],
  ['pickup', answerPickup],
  ['menu', answerMenuOrDish],
  ['social', answerSocial],
  ['press', answerPress],
  ['privacy', answerPrivacy],
  ['rating', answerRating],
  ['feedback', answerFeedback],
  ['locations', answerWhich],
  ['about', answerAbout],
];

/** A reader follows so many subjects at once. */
const MOST_ANSWERS = 3;

function answersByTopic(asked: Asked): Answer {
  const { topics } = asked.question;
  const told = new Set<TopicAnswer>();
  const parts: Answer = [];
  for (const [topic, answer] of BY_TOPIC) {
    if (!topics.has(topic) || told.has(answer) || told.size >= MOST_ANSWERS || isImplied(topic, asked.question)) continue;
    const found = answer(asked);
    if (found.length > 0) told.add(answer);
    parts.push(...found);
  }
  return parts;
}

/** A word that belongs to another topic of the same question: "pickup hours", "a deal on delivery". */
function isImplied(topic: Topic, { topics, dishes, text, wanted }: Question): boolean {
  const has = (...others: Topic[]) => others.some((other) => topics.has(other));
  switch (topic) {
    case 'pickup':
      return has('hours', 'deals', 'discounts');
    case 'order':
      return has('delivery', 'pickup', 'hours', 'catering');
    case 'locations':
      return has('hours', 'address', 'nearest', 'directions', 'phone', 'delivery', 'reservation', 'jobs', 'catering', 'deals', 'discounts');
    case 'address':
      return has('nearest', 'jobs');
    case 'directions':
      return has('address', 'nearest');
    case 'contact':
      return has('phone', 'email', 'whatsapp');
    case 'phone':
      return has('deals') || (/\bnumber of\b/.test(text) && wanted.length > 0);
    case 'menu':
      return topics.size > 1 && dishes.length === 0;
    case 'price':
      return dishes.length === 0 && has('deals', 'discounts', 'catering', 'delivery', 'gift', 'reservation');
    case 'nearest':
      return has('hours', 'phone', 'delivery', 'jobs', 'catering', 'deals', 'reservation');
    case 'hours':
      return has('jobs', 'franchise') || /\bopen(ing)? (one|a|my)\b|happy hour/.test(text) || (/what time/.test(text) && wanted.length > 0 && !STRONG_HOURS.test(text));
    case 'about':
      return topics.size > 1;
    default:
      return false;
  }
}

const STRONG_HOURS = /\b(hours?|opens?|opened|opening|closed?|closes|closing|till|until|late)\b/;

function answerPrice(asked: Asked): Answer {
  const { question } = asked;
  const dish = answerDish(asked);
  if (dish.length > 0) return dish;
  const list = answerList(asked);
  if (list.length > 0) return list;
  return question.wanted.length > 0 ? [] : answerPriceRange(asked);
}

function answerMenuOrDish(asked: Asked): Answer {
  const { question } = asked;
  if (question.wanted.length === 0 && question.diets.length === 0) return answerMenu(asked);
  const found = answerDish(asked);
  return found.length > 0 ? found : answerList(asked);
}

/** Which of the locations: those with what was asked for, or all there are. */
function answerWhich(asked: Asked): Answer {
  const feature = answerFeature(asked);
  if (feature.length > 0) return feature;
  return asked.question.wanted.length > 0 && asked.question.places.length === 0 ? [] : answerLocations(asked);
}

function faqPart({ faq, place }: FoundFaq): ContentPart {
  const question = place === undefined ? faq.question : `${faq.question} (${place})`;
  return { type: 'faqs', data: [{ question, answer: faq.answer }] };
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
  const isDishAsked = /\b(do|does) (you|u|they|yall) (have|serve|sell|make|do|offer|carry)\b|\b(got|have) any\b|\bis there\b|\bhow much\b|\bis the\b.*\b(on|available|back|still)\b/.test(question.text);
  if (isDishAsked && question.wanted.length > 0 && question.wanted.length <= 3 && asked.knowledge.dishes.length > 0) return answerNoDish(asked);
  return [say(`I’m sorry, I don’t know that. ${askInstead(asked)}`), { type: 'contact_info', data: waysToAsk(asked) }];
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
