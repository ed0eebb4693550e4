import type { Price } from '../model/menu.ts';
import type { Deal, Discount } from '../model/offer.ts';
import type { Site } from '../model/site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A deal or a discount on its way to the page. */
export interface Offer {
  title: string;
  description?: string;
  badge?: string;
  price?: Price;
  originalPrice?: Price;
  /** `15%` out of the discount's badge or title, to be set large where there is no price. */
  percent?: number;
  conditions: string[];
  couponCode?: string;
  validUntil?: string;
}

/** Deals, then discounts, without those that are certainly over on the day of the build. */
export function offersOf(site: Site): Offer[] {
  return [...site.deals.map(dealToOffer), ...site.discounts.map(discountToOffer)].filter(
    ({ validUntil }) => validUntil === undefined || !isOverEverywhere(validUntil, site.buildDate),
  );
}

/**
 * The build does not know the hour in the restaurant's zone, and somewhere it is still yesterday: an offer leaves the HTML a
 * day late. The page itself hides it on time.
 */
function isOverEverywhere(validUntil: string, buildDate: string): boolean {
  return Date.parse(validUntil) < Date.parse(buildDate) - DAY_MS;
}

function dealToOffer(deal: Deal): Offer {
  return { ...deal, conditions: [] };
}

function discountToOffer({ icon: _, ...discount }: Discount): Offer {
  const percent = /(\d{1,2}|100)\s?%/.exec(`${discount.badge ?? ''} ${discount.title}`)?.[1];
  return { ...discount, ...(percent !== undefined && { percent: Number(percent) }) };
}
