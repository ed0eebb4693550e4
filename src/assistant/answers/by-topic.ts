import { answerItem, answerPricesAtTimes } from './menu/items.ts';
import { type Answer, type AnswerContext } from './parts/answer-context.ts';
import { answerHolidays, answerHours } from './brand/hours.ts';
import { answerList } from './menu/list.ts';
import { answerMenu, answerPopular, answerPriceRange } from './menu/menu.ts';
import { answerGiftCards, answerLoyalty, answerOffers } from './brand/offers.ts';
import {
  answerAddress,
  answerContact,
  answerEmail,
  answerFeature,
  answerLocations,
  answerNearest,
  answerPhone,
} from './brand/locations.ts';
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
} from './brand/services.ts';
import { isMeal } from '../search/telling-words.ts';
import { withChoices } from './menu/extras.ts';
import { withUnknownWords } from './parts/unknown-words.ts';
import type { Topic } from '../words/topics.ts';

type TopicAnswer = (context: AnswerContext) => Answer;

/** In the order of an answer to a question about several topics. */
const BY_TOPIC: [topic: Topic, answer: TopicAnswer][] = [
  ['franchise', answerFranchise],
  ['jobs', answerJobs],
  ['gift', answerGiftCards],
  ['loyalty', answerLoyalty],
  ['catering', answerCatering],
  ['holidays', answerHolidaysOrHours],
  ['hours', answerHoursOfMeal],
  ['nearest', answerNearest],
  ['address', answerAddress],
  ['directions', answerAddress],
  ['reservation', answerReservation],
  ['delivery', answerDelivery],
  ['phone', answerPhone],
  ['whatsapp', answerContact],
  ['email', answerEmail],
  ['contact', answerContact],
  ['deals', answerOffersAndTimePrices],
  ['discounts', answerOffersAndTimePrices],
  ['price', answerPrice],
  ['popular', answerPopular],
  ['order', answerOrder],
  ['pickup', answerPickup],
  ['menu', answerMenuOrItem],
  ['social', answerSocial],
  ['press', answerPress],
  ['privacy', answerPrivacy],
  ['rating', answerRating],
  ['feedback', answerFeedback],
  ['locations', answerWhich],
  ['about', answerAbout],
];

/** One answer is about at most so many subjects: more are hard to follow. */
const MAX_ANSWERS = 3;

export function answersByTopic(context: AnswerContext): Answer {
  const { wantedTopics } = context.question;
  const told = new Set<TopicAnswer>();
  const answers: Answer[] = [];
  for (const [topic, answer] of BY_TOPIC) {
    if (!wantedTopics.includes(topic) || told.has(answer) || told.size >= MAX_ANSWERS) continue;
    const found = answer(context);
    if (found.length > 0) told.add(answer);
    answers.push(found);
  }
  return answers.flat();
}

/** Where there are no offers, a happy hour counts as one. */
function answerOffersAndTimePrices(context: AnswerContext): Answer {
  const { question, knowledge } = context;
  const { deals, discounts } = knowledge.offers;
  // "A discount for nurses" asks for something else.
  const isOfAll = question.wanted.length === 0 && question.topics.has('deals');
  const atTimes = isOfAll ? answerPricesAtTimes({ ...context, question: { ...question, items: [] } }) : [];
  if (atTimes.length > 0 && deals.length + discounts.length === 0) return atTimes;
  return [...answerOffers(context), ...atTimes];
}

/** A question that names a holiday is about that day, not about holidays in general. */
function answerHolidaysOrHours(context: AnswerContext): Answer {
  return context.question.days.some(({ kind }) => kind !== 'week') ? answerHours(context) : answerHolidays(context);
}

function answerHoursOfMeal(context: AnswerContext): Answer {
  return withUnknownWords(context, answerHours(context), isMeal);
}

function answerPrice(context: AnswerContext): Answer {
  const { question } = context;
  const item = withChoices(context, answerItem(context));
  if (item.length > 0) return item;
  const list = answerList(context);
  if (list.length > 0) return list;
  return question.wanted.length > 0 ? [] : answerPriceRange(context);
}

function answerMenuOrItem(context: AnswerContext): Answer {
  const { question } = context;
  if (question.wanted.length + question.diets.length + question.deniedDiets.length === 0) return answerMenu(context);
  const found = answerItem(context);
  return found.length > 0 ? found : answerList(context);
}

/** The locations that have what was asked for, else all of them. */
function answerWhich(context: AnswerContext): Answer {
  const feature = answerFeature(context);
  if (feature.length > 0) return feature;
  return context.question.wanted.length > 0 && context.question.locations.length === 0 ? [] : answerLocations(context);
}
