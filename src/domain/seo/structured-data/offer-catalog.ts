import type { OfferCatalogLeaf, OfferLeaf } from 'schema-dts';
import type { Site } from '../../../model/site.ts';
import { type PriceTag, priceTagOf } from '../../menu/price.ts';
import type { ShownOffer } from '../../offers/offers.ts';
import { makeNode } from './parts.ts';

/** The configured catalog, which is there for search engines alone, else the offers that home shows. */
export function offerCatalogNode(
  { offerCatalog }: Site,
  shown: ShownOffer[],
  currency: string | undefined,
): OfferCatalogLeaf | undefined {
  const orderable = offerCatalog.filter(({ soldOut }) => !soldOut);
  const configured = orderable.map(({ name, description, price }) =>
    offerNode({ name, description, price: price && priceTagOf(price) }, currency),
  );
  return configured.length > 0 ? catalogOf(configured) : shownOffersNode(shown, currency);
}

/** The offers that a page shows. */
export function shownOffersNode(shown: ShownOffer[], currency: string | undefined): OfferCatalogLeaf | undefined {
  const offers = shown.map(({ title, description, price, lastDay }) =>
    offerNode({ name: title, description, price, validUntil: lastDay?.date }, currency),
  );
  return offers.length === 0 ? undefined : catalogOf(offers);
}

/** A price in words ("Market price") or without a known currency can't be stated. */
export function priceOf(
  price: PriceTag | undefined,
  currency: string | undefined,
): { price: string; priceCurrency: string } | undefined {
  if (price?.amount === undefined || currency === undefined) return undefined;
  return { price: price.amount, priceCurrency: currency };
}

function catalogOf(offers: OfferLeaf[]): OfferCatalogLeaf {
  return { '@type': 'OfferCatalog', name: 'Special Offers', itemListElement: offers };
}

interface NamedOffer {
  name: string;
  description?: string | undefined;
  price?: PriceTag | undefined;
  validUntil?: string | undefined;
}

function offerNode({ name, description, price, validUntil }: NamedOffer, currency: string | undefined): OfferLeaf {
  return makeNode<OfferLeaf>({
    '@type': 'Offer',
    name,
    description,
    ...priceOf(price, currency),
    validThrough: validUntil,
  });
}
