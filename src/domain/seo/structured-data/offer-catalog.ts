import type { OfferCatalogLeaf, OfferLeaf } from 'schema-dts';
import type { Price } from '../../../model/price.ts';
import type { Site } from '../../../model/site.ts';
import type { Offer } from '../../offers/offers.ts';
import { present } from './present.ts';

/** The configured catalog, which is there for search engines alone, else the offers that home shows. */
export function offerCatalogNode(
  { offerCatalog }: Site,
  shown: Offer[],
  currency: string | undefined,
): OfferCatalogLeaf | undefined {
  const configured = offerCatalog.map(({ name, description, price }) =>
    offerNode({ name, description, price }, currency),
  );
  return configured.length > 0 ? catalogOf(configured) : shownOffersNode(shown, currency);
}

/** The offers that a page shows. */
export function shownOffersNode(shown: Offer[], currency: string | undefined): OfferCatalogLeaf | undefined {
  const offers = shown.map(({ title, ...offer }) => offerNode({ name: title, ...offer }, currency));
  return offers.length === 0 ? undefined : catalogOf(offers);
}

/** A price in words ("Market price") or without a known currency can't be stated. */
export function priceOf(
  price: Price | undefined,
  currency: string | undefined,
): { price: string; priceCurrency: string } | undefined {
  if (price === undefined || !('cents' in price) || currency === undefined) return undefined;
  return { price: (price.cents / 100).toFixed(2), priceCurrency: currency };
}

function catalogOf(offers: OfferLeaf[]): OfferCatalogLeaf {
  return { '@type': 'OfferCatalog', name: 'Special Offers', itemListElement: offers };
}

interface NamedOffer {
  name: string;
  description?: string | undefined;
  price?: Price | undefined;
  validUntil?: string | undefined;
}

function offerNode({ name, description, price, validUntil }: NamedOffer, currency: string | undefined): OfferLeaf {
  return present<OfferLeaf>({
    '@type': 'Offer',
    name,
    description,
    ...priceOf(price, currency),
    validThrough: validUntil,
  });
}
