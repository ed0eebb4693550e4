import type { OfferCatalogLeaf, OfferLeaf } from 'schema-dts';
import type { Site } from '#schema/site.ts';
import { decimalOf, priceViewOf, type PriceView } from '#core/menu/price.ts';
import type { OfferView } from '../../offers/offers.ts';
import { type Texts, textsOf } from '#i18n/texts.ts';
import { makeNode } from './parts.ts';

/** The configured catalog, which is there for search engines alone, else the offers that home shows. */
export function offerCatalogNode(site: Site, shown: OfferView[]): OfferCatalogLeaf | undefined {
  const orderable = site.offerCatalog.filter(({ soldOut }) => !soldOut);
  const configured = orderable.map(({ name, description, price }) =>
    offerNode({ name, description, price: price && priceViewOf(price, site) }),
  );
  return configured.length > 0 ? catalogOf(configured, textsOf(site)) : offerViewsNode(shown, textsOf(site));
}

/** The offers that a page shows. */
export function offerViewsNode(shown: OfferView[], texts: Texts): OfferCatalogLeaf | undefined {
  const offers = shown.map(({ title, description, price, lastDay }) =>
    offerNode({ name: title, description, price, validUntil: lastDay?.date }),
  );
  return offers.length === 0 ? undefined : catalogOf(offers, texts);
}

/** A price in words ("Market price") or without a known currency can't be stated. */
export function priceOf({ amount, currency, unit }: Partial<PriceView> = {}):
  | Pick<OfferLeaf, 'price' | 'priceCurrency' | 'priceSpecification'>
  | undefined {
  if (amount === undefined || currency === undefined) return undefined;
  const stated = { price: decimalOf({ amount, currency }), priceCurrency: currency };
  return unit === undefined
    ? stated
    : { priceSpecification: { '@type': 'UnitPriceSpecification', ...stated, unitText: unit } };
}

function catalogOf(offers: OfferLeaf[], texts: Texts): OfferCatalogLeaf {
  return { '@type': 'OfferCatalog', name: texts.offers.title, itemListElement: offers };
}

interface NamedOffer {
  name: string;
  description?: string;
  price?: PriceView;
  validUntil?: string;
}

function offerNode({ name, description, price, validUntil }: NamedOffer): OfferLeaf {
  return makeNode<OfferLeaf>({
    '@type': 'Offer',
    name,
    description,
    ...priceOf(price),
    validThrough: validUntil,
  });
}
