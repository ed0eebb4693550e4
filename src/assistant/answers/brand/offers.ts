import { highest } from '../../search/highest.ts';
import type { Weekday } from '#schema/hours/hours.ts';
import { formatDate } from '#core/hours/date.ts';
import { isOver, runsOn } from '#core/hours/last-day.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { clockAt } from '#core/hours/zone-clock.ts';
import { formatPrice } from '#core/menu/price.ts';
import type { OfferView } from '#content/offers/offers.ts';
import { textsIn } from '#i18n/texts.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import type { ContentPart, OfferCard } from '#content/chat/answer.ts';
import type { Intent } from '../../question/intent.ts';
import { dateOf, type Day, weekdayOf } from '#core/hours/day.ts';
import { daysIn, resolveDay } from '../../words/days.ts';
import { contentStems } from '../../search/search-index.ts';
import { wordsOf } from '../../words/words.ts';
import { type Answer, type AnswerContext, linkCard, pricesIn, say, referOn } from '../parts/answer-context.ts';
import { namedDay } from './hours.ts';
import { isTelling } from '../../search/telling-words.ts';

/** Deals and discounts: those that the question's words match, else all that run now. Where the question names a day, those of that day. */
export function answerOffers(context: AnswerContext): Answer {
  const { question, knowledge, phrases } = context;
  const [wantsDeals, wantsDiscounts] = [question.topics.has('deals'), question.topics.has('discounts')];
  const deals = runningAt(knowledge.offers.deals, context.now);
  const discounts = runningAt(knowledge.offers.discounts, context.now);
  const all = [...deals, ...discounts];
  if (all.length === 0) return referOn(context, phrases.noOffers);
  const about = aboutWords(all, question.wanted);
  const wanted = about.length > 0 ? about : wantsDeals === wantsDiscounts ? all : wantsDeals ? deals : discounts;
  const day = dayAsked(context);
  const shown = (wanted.length > 0 ? wanted : all).filter((offer) => day === undefined || isOfDay(offer, day.day));
  const link: Answer[number] = { type: 'contact_info', data: [linkCard(phrases.label.offers, knowledge.paths.offers)] };
  if (day !== undefined && shown.length === 0) {
    const titles = phrases.list(about.map(({ title }) => title));
    const text = about.length === 0 ? phrases.noOffersOn(day.text) : phrases.notOn(titles, day.text);
    return [say(text), ...partsOf(context, 'deals', about), link];
  }
  return [
    say(offersText(context, shown, day?.text)),
    ...partsOf(
      context,
      'deals',
      shown.filter((offer) => deals.includes(offer)),
    ),
    ...partsOf(
      context,
      'discounts',
      shown.filter((offer) => discounts.includes(offer)),
    ),
    link,
  ];
}

function offersText(context: AnswerContext, shown: OfferView[], day: string | undefined): string {
  const { phrases } = context;
  const [first, ...others] = shown;
  if (first && others.length === 0) return `${day === undefined ? '' : `${day}: `}${offerText(context, first)}`;
  const titles = phrases.list(shown.map(({ title }) => title));
  return day === undefined ? phrases.offersNow(titles) : phrases.offersOn(day, titles);
}

/** The one day that a question about offers names, by the clock of the first location. */
function dayAsked({ question, knowledge, now, phrases }: AnswerContext): { day: Day; text: string } | undefined {
  const [location] = question.locations.length > 0 ? question.locations : knowledge.locations;
  const zone = location?.page().times?.zone;
  const days = question.days.filter(({ kind }) => kind !== 'week');
  if (days.length === 0 || location === undefined || zone === undefined) return undefined;
  const today = Math.floor(clockAt(now, zone) / MINUTES_A_DAY);
  const [day, ...others] = [...new Set(days.flatMap((context) => resolveDay(context, today, location.holidays())))];
  return day === undefined || others.length > 0 ? undefined : { day, text: phrases.day(namedDay(day, today)) };
}

/** Whether an offer is valid on a day: on the weekdays that its words name, else on every day, until its last. */
function isOfDay({ title, description = '', conditions, lastDay }: OfferView, day: Day): boolean {
  if (!runsOn(lastDay?.date, dateOf(day))) return false;
  const weekdays = [title, description, ...conditions].flatMap(weekdaysSaidIn);
  return weekdays.length === 0 || weekdays.includes(weekdayOf(day));
}

/** The weekdays that a text of the site names: "Tuesdays", "Sunday to Thursday", "Weekdays". */
function weekdaysSaidIn(text: string): Weekday[] {
  return daysIn(wordsOf(text).join(' ')).flatMap((day) => (day.kind === 'weekdays' ? day.weekdays : []));
}

/** The words that name something; all of them where none does. */
function wantedOf({ wanted, leftOver }: Intent): string[] {
  const telling = leftOver.filter(isTelling).map(({ stem }) => stem);
  return telling.length > 0 ? telling : wanted;
}

/** Offers that have all of the question's words. Asked only where no other topic was found. */
export function answerOfferNamed(context: AnswerContext): Answer {
  const { question, knowledge } = context;
  const running = runningAt([...knowledge.offers.deals, ...knowledge.offers.discounts], context.now);
  const isNamed = running.some((offer) => wantedOf(question).every((stem) => stemsOfOffer(offer).has(stem)));
  return question.topics.size === 0 && question.wanted.length > 0 && isNamed ? answerOffers(context) : [];
}

export function answerLoyalty(context: AnswerContext): Answer {
  const { phrases } = context;
  const { loyalty } = context.knowledge.offers;
  if (!loyalty) return referOn(context, phrases.noLoyalty);
  const { title, description, join } = loyalty;
  return [
    say(description === undefined ? phrases.loyalty(title) : `${title}: ${description}`),
    {
      type: 'contact_info',
      data: [linkCard(join?.label ?? phrases.label.offers, join?.href ?? context.knowledge.paths.offers)],
    },
  ];
}

export function answerGiftCards(context: AnswerContext): Answer {
  const { knowledge, phrases } = context;
  if (knowledge.giftCards === undefined) return referOn(context, phrases.noGiftCards);
  return [
    say(phrases.giftCards),
    { type: 'contact_info', data: [linkCard(phrases.label.giftCards, knowledge.giftCards)] },
  ];
}

function offerText(context: AnswerContext, { title, description, price, badge, couponCode }: OfferView): string {
  const worth = [price && formatPrice(price, pricesIn(context)), badge].filter(Boolean).join(', ');
  const code = couponCode === undefined ? '' : context.phrases.offerCode(couponCode);
  return `${[title, worth].filter(Boolean).join(', ')}.${description === undefined ? '' : ` ${description}`}${code}`;
}

function partsOf(context: AnswerContext, type: 'deals' | 'discounts', offers: OfferView[]): ContentPart[] {
  const url = context.knowledge.paths.offers;
  return offers.length === 0 ? [] : [{ type, data: offers.map((offer) => ({ ...cardOf(context, offer), url })) }];
}

function cardOf(context: AnswerContext, offer: OfferView): Omit<OfferCard, 'url'> {
  const { title, description, badge, price, originalPrice, percent, couponCode, lastDay, conditions } = offer;
  return omitUndefined({
    title,
    description,
    price: price && formatPrice(price, pricesIn(context)),
    original_price: originalPrice && formatPrice(originalPrice, pricesIn(context)),
    badge: badge ?? (percent === undefined ? undefined : `${percent}%`),
    coupon_code: couponCode,
    valid_until: lastDay && formatDate(lastDay.date, textsIn(context.tag).formats),
    conditions: conditions.length > 0 ? conditions : undefined,
  });
}

/** The offers that run now: through their last day, by the clock of the restaurant, as the page shows them. */
function runningAt<Offer extends OfferView>(offers: Offer[], now: number): Offer[] {
  return offers.filter(({ lastDay }) => lastDay === undefined || !isOver(lastDay, now));
}

function aboutWords(offers: OfferView[], wanted: string[]): OfferView[] {
  if (wanted.length === 0) return [];
  const scored = offers.map((offer) => {
    const stems = stemsOfOffer(offer);
    return { offer, hits: wanted.filter((stem) => stems.has(stem)).length };
  });
  const most = highest(scored.map(({ hits }) => hits));
  return most === 0 ? [] : scored.filter(({ hits }) => hits === most).map(({ offer }) => offer);
}

function stemsOfOffer({ title, description = '', conditions, couponCode = '', badge = '' }: OfferView): Set<string> {
  return contentStems(`${title} ${description} ${conditions.join(' ')} ${couponCode} ${badge}`);
}
