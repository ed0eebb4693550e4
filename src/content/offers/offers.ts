import type { Price } from '#schema/values/price.ts';
import type { Deal, Discount } from '#schema/offer.ts';
import type { Site } from '#schema/site.ts';
import { textsOf } from '#i18n/texts.ts';
import { formatDate } from '#core/hours/date.ts';
import { type LastDay, lastDayOf, mayStillRun } from '#core/hours/last-day.ts';
import { type PriceView, priceViewOf } from '#core/menu/price.ts';

/** A deal or a discount. */
export interface Offer {
  title: string;
  description?: string;
  badge?: string;
  price?: Price;
  originalPrice?: Price;
  /** `15%` out of the discount's badge or title, to be set large where there is no price. */
  percent?: number;
  icon?: NonNullable<Discount['icon']>;
  conditions: string[];
  couponCode?: string;
  validUntil?: string;
}

/** Deals, then discounts, without those that are certainly over on the day of the build. */
export function offersOf(site: Site): Offer[] {
  return [...dealsOf(site), ...discountsOf(site)];
}

export function dealsOf({ deals, buildDate }: Site): Offer[] {
  return deals
    .map((deal) => ({ ...deal, conditions: [] }))
    .filter(({ validUntil }) => mayStillRun(validUntil, buildDate));
}

export function discountsOf({ discounts, buildDate }: Site): Offer[] {
  return discounts.map(discountToOffer).filter(({ validUntil }) => mayStillRun(validUntil, buildDate));
}

/** The time zone whose midnight ends an offer; undefined means the visitor's. */
export function offersZone({ locations, timezone }: Pick<Site, 'locations' | 'timezone'>): string | undefined {
  return locations[0]?.timezone ?? timezone;
}

/** An offer as pages print it and structured data tells it. */
export interface OfferView extends Omit<Offer, 'price' | 'originalPrice' | 'validUntil'> {
  price?: PriceView;
  originalPrice?: PriceView;
  lastDay?: LastDay & { text: string };
}

export function offerViewOf(site: Site, { price, originalPrice, validUntil, ...offer }: Offer): OfferView {
  return {
    ...offer,
    price: price && priceViewOf(price, site),
    originalPrice: originalPrice && priceViewOf(originalPrice, site),
    lastDay:
      validUntil === undefined
        ? undefined
        : { ...lastDayOf(validUntil, offersZone(site)), text: formatDate(validUntil, textsOf(site).formats) },
  };
}

/** The amount that a deal saves. Undefined unless both prices are amounts and the original one is higher. */
export function getSaving({ price, originalPrice }: Pick<Deal, 'price' | 'originalPrice'>): Amount | undefined {
  if (price === undefined || !('amount' in price)) return undefined;
  if (originalPrice === undefined || !('amount' in originalPrice)) return undefined;
  const amount = originalPrice.amount - price.amount;
  return amount > 0 ? { ...price, amount } : undefined;
}

type Amount = Extract<Price, { amount: number }>;

function discountToOffer(discount: Discount): Offer {
  const percent = /(\d{1,2}|100)\s?%/.exec(`${discount.badge ?? ''} ${discount.title}`)?.[1];
  const { badge, ...rest } = discount;
  // Set large, the percentage needs no badge that says nothing else.
  const isSaid = percent !== undefined && badge?.replaceAll(/\s/g, '') === `${percent}%`;
  return {
    ...rest,
    badge: isSaid ? undefined : badge,
    percent: percent === undefined ? undefined : Number(percent),
  };
}
