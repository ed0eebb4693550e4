import { textsOf } from '#i18n/texts.ts';
import type { Site } from '#schema/site.ts';
import { firstLink, firstLinkToReserve, linkTo, type Link } from '#core/links/link.ts';
import { contactOf } from '#core/links/contact.ts';
import { type LocationsSection, locationsSectionOf } from '../locations/location-tab.ts';
import { formatPrice, type PriceView } from '#core/menu/price.ts';
import { dealsOf, discountsOf, getSaving, type Offer, type OfferView, offerViewOf } from '../offers/offers.ts';

/** What `/offers/` shows. */
export interface OffersContent {
  title: string;
  /** The sentence that there are no offers: absent, hidden until the last offer is over, or the only content. */
  notice: 'none' | 'hidden' | 'shown';
  deals: FeaturedDeal[];
  discounts: OngoingDiscount[];
  loyalty?: LoyaltyBlock;
  terms: readonly string[];
  /** What a guest does first. Missing where the brand says that it takes no orders and has no reservations. */
  order?: Link;
  call?: Link;
  locations: LocationsSection;
}

export interface FeaturedDeal extends OfferView {
  figure?: Figure;
  /** What is struck through: "$49.50". */
  regular?: string;
  /** "$5.50" */
  saving?: string;
}

export interface OngoingDiscount extends OfferView {
  /** What is set large: "20% off", "15%". */
  headline?: string;
}

export interface LoyaltyBlock {
  title: string;
  kicker?: string;
  description?: string;
  join?: Link;
}

/** A price as a poster sets it, `{ before: '', main: '22', after: ',00 $' }` in French: `{ before: '$', main: '22', after: '.00' }`. */
export interface Figure {
  before: string;
  main: string;
  after: string;
  /** Its width in letters: type that is fitted to its column is sized by it. */
  letters: number;
}

export function offersPageOf(site: Site): OffersContent {
  const { offers } = textsOf(site);
  const deals = dealsOf(site);
  const discounts = discountsOf(site);
  const loyalty = loyaltyOf(site);
  return {
    title: offers.title,
    notice: noticeOf([...deals, ...discounts], loyalty),
    deals: deals.map((deal) => featuredDealOf(site, deal)),
    discounts: discounts.map((discount) => ongoingDiscountOf(site, discount)),
    loyalty,
    terms: offers.terms,
    order: site.onlineOrdering === false ? firstLinkToReserve(site) : firstLink(site),
    call: contactOf(site).phone,
    locations: locationsSectionOf(site),
  };
}

function noticeOf(offers: Offer[], loyalty: LoyaltyBlock | undefined): OffersContent['notice'] {
  if (loyalty) return 'none';
  if (offers.length === 0) return 'shown';
  return offers.every(({ validUntil }) => validUntil !== undefined) ? 'hidden' : 'none';
}

function featuredDealOf(site: Site, deal: Offer): FeaturedDeal {
  const shown = offerViewOf(site, deal);
  const saved = getSaving(deal);
  const saving = saved && formatPrice(saved, site);
  return {
    ...shown,
    figure: shown.price && priceToFigure(shown.price),
    regular: isWorthStriking(deal) ? shown.originalPrice?.text : undefined,
    saving: saving !== undefined && !isSaid(deal.badge, saving) ? saving : undefined,
  };
}

/** Whether to strike through the original price: it is higher than the deal's, or one of both is in words and can't be compared. */
function isWorthStriking({ price, originalPrice }: Offer): boolean {
  if (price === undefined || originalPrice === undefined) return false;
  const areAmounts = 'amount' in price && 'amount' in originalPrice;
  return !areAmounts || originalPrice.amount > price.amount;
}

/** A badge "Save $8" says already that $8.00 are saved. */
function isSaid(badge = '', saving: string): boolean {
  const wordsOf = (text: string) => text.replaceAll(/(\d)\.0+(?!\d)/g, '$1').replaceAll(/(?<=\d),(?=\d{3})|\s/gu, '');
  const [said, words] = [wordsOf(saving), wordsOf(badge)];
  const at = words.indexOf(said);
  return at !== -1 && !/[\d.,]\d?/.test(words.slice(at + said.length, at + said.length + 2));
}

/** What stands raised beside the figure takes the width of about two letters. */
const RAISED_LETTERS = 2;

function priceToFigure({ text, amount }: PriceView): Figure {
  const parts = amount !== undefined ? /^(\D*)(\d+(?:[,.\s]\d{3}(?!\d))*)(\D.*)?$/u.exec(text) : null;
  const [, before = '', main = text, after = ''] = parts ?? [];
  const isWord = before.length > 1;
  return {
    before,
    main,
    after,
    letters: [...main].length + (after === '' ? 0 : RAISED_LETTERS) + (isWord ? RAISED_LETTERS : 0),
  };
}

function ongoingDiscountOf(site: Site, discount: Offer): OngoingDiscount {
  const percent = discount.percent === undefined ? undefined : textsOf(site).offers.percent(discount.percent);
  return { ...offerViewOf(site, discount), headline: discount.badge ?? percent };
}

/** Undefined for a programme without any content: the section would be empty. */
function loyaltyOf(site: Site): LoyaltyBlock | undefined {
  const { offers } = textsOf(site);
  const { name, description, url } = site.loyalty ?? {};
  if ((name ?? description ?? url) === undefined) return undefined;
  return {
    title: name ?? offers.loyalty,
    kicker: name === undefined ? undefined : offers.loyalty,
    description,
    join: url === undefined ? undefined : linkTo(offers.join(name), url),
  };
}
