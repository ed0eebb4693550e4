import type { OfferCatalogLeaf, OfferLeaf } from 'schema-dts';
import type { Price } from '../../model/menu.ts';
import type { Site } from '../../model/site.ts';
import type { Offer } from '../offers.ts';
import { present } from './present.ts';

/** The configured catalog, else the offers that the page shows. */
export function offerCatalogNode(
  site: Site,
  shown: Offer[],
  currency: string | undefined,
): OfferCatalogLeaf | undefined {
  const configured = site.offerCatalog.map(({ name, description, price }) =>
    offerNode({ name, description, price }, currency),
  );
  const deals = shown.map(({ title, ...offer }) => offerNode({ name: title, ...offer }, currency));
  const offers = configured.length > 0 ? configured : deals;
  return offers.length === 0 ? undefined : { '@type': 'OfferCatalog', name: 'Special Offers', itemListElement: offers };
}

/** A price in words ("Market price") or without a known currency can't be stated. */
export function priceOf(
  price: Price | undefined,
  currency: string | undefined,
): { price: string; priceCurrency: string } | undefined {
  if (price === undefined || !('cents' in price) || currency === undefined) return undefined;
  return { price: (price.cents / 100).toFixed(2), priceCurrency: currency };
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
