import { highest } from '../highest.ts';
import { isOver } from '../../hours/last-day.ts';
import type { ShownOffer } from '../../offers/offers.ts';
import { PATHS } from '../../pages/routes.ts';
import { present } from '../../present.ts';
import { listText } from '../../text/list-text.ts';
import type { ContentPart, OfferCard } from '../answer.ts';
import { contentStems } from '../search-index.ts';
import { type Answer, type Asked, linkCard, say, referOn } from './asked.ts';

/** Deals, discounts or both: those that the question's words are about, else all that run. */
export function answerOffers(asked: Asked): Answer {
  const { question, knowledge } = asked;
  // The quick replies say just one word. Whoever asks in another way means whatever saves money.
  const wantsDeals = /^deals?$/.test(question.text);
  const wantsDiscounts = /^discounts?$/.test(question.text);
  const deals = runningAt(knowledge.offers.deals, asked.now);
  const discounts = runningAt(knowledge.offers.discounts, asked.now);
  const all = [...deals, ...discounts];
  if (all.length === 0) return referOn(asked, 'There are no offers right now.');
  const about = aboutWords(all, question.wanted);
  const wanted = about.length > 0 ? about : wantsDeals ? deals : wantsDiscounts ? discounts : all;
  const shown = wanted.length > 0 ? wanted : all;
  const [first] = shown;
  const text =
    shown.length === 1 && first
      ? offerText(first)
      : `These run right now: ${listText(
          shown.map(({ title }) => title),
          ', and',
        )}.`;
  return [
    say(text),
    ...partsOf(
      'deals',
      shown.filter((offer) => deals.includes(offer)),
    ),
    ...partsOf(
      'discounts',
      shown.filter((offer) => discounts.includes(offer)),
    ),
    { type: 'contact_info', data: [linkCard('Special Offers', PATHS.offers)] },
  ];
}

/** Offers that have all of a question's words, where it is about nothing else that is known. */
export function answerOfferNamed(asked: Asked): Answer {
  const { question, knowledge } = asked;
  const running = runningAt([...knowledge.offers.deals, ...knowledge.offers.discounts], asked.now);
  const isNamed = running.some((offer) => question.wanted.every((stem) => stemsOfOffer(offer).has(stem)));
  return question.wanted.length > 0 && isNamed ? answerOffers(asked) : [];
}

export function answerLoyalty(asked: Asked): Answer {
  const { loyalty } = asked.knowledge.offers;
  if (!loyalty) return referOn(asked, 'Our website names no loyalty program.');
  const { title, description, join } = loyalty;
  return [
    say(description === undefined ? `We have one: ${title}.` : `${title}: ${description}`),
    { type: 'contact_info', data: [linkCard(join?.label ?? 'Special Offers', join?.href ?? PATHS.offers)] },
  ];
}

export function answerGiftCards(asked: Asked): Answer {
  const { giftCards } = asked.knowledge;
  if (giftCards === undefined) return referOn(asked, 'Our website offers no gift cards.');
  return [say('Yes, we have gift cards.'), { type: 'contact_info', data: [linkCard('Gift Cards', giftCards)] }];
}

function offerText({ title, description, price, badge, couponCode }: ShownOffer): string {
  const worth = [price?.text, badge].filter(Boolean).join(', ');
  const code = couponCode === undefined ? '' : ` The code is ${couponCode}.`;
  return `${[title, worth].filter(Boolean).join(', ')}.${description === undefined ? '' : ` ${description}`}${code}`;
}

function partsOf(type: 'deals' | 'discounts', offers: ShownOffer[]): ContentPart[] {
  return offers.length === 0 ? [] : [{ type, data: offers.map(cardOf) }];
}

function cardOf(offer: ShownOffer): OfferCard {
  const { title, description, badge, price, originalPrice, percent, couponCode, lastDay, conditions } = offer;
  return present({
    title,
    description,
    price: price?.text,
    original_price: originalPrice,
    badge: badge ?? (percent === undefined ? undefined : `${percent}%`),
    coupon_code: couponCode,
    valid_until: lastDay?.text,
    conditions: conditions.length > 0 ? conditions : undefined,
    url: PATHS.offers,
  });
}

/** As the page does it: through the last day, by the clock of the restaurant. */
function runningAt<Offer extends ShownOffer>(offers: Offer[], now: number): Offer[] {
  return offers.filter(({ lastDay }) => lastDay === undefined || !isOver(lastDay, now));
}

function aboutWords(offers: ShownOffer[], wanted: string[]): ShownOffer[] {
  if (wanted.length === 0) return [];
  const scored = offers.map((offer) => {
    const stems = stemsOfOffer(offer);
    return { offer, hits: wanted.filter((stem) => stems.has(stem)).length };
  });
  const most = highest(scored.map(({ hits }) => hits));
  return most === 0 ? [] : scored.filter(({ hits }) => hits === most).map(({ offer }) => offer);
}

function stemsOfOffer({ title, description = '', conditions, couponCode = '', badge = '' }: ShownOffer): Set<string> {
  return contentStems(`${title} ${description} ${conditions.join(' ')} ${couponCode} ${badge}`);
}
