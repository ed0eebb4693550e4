import type { AggregateRatingLeaf, GeoCoordinatesLeaf, PostalAddressLeaf } from 'schema-dts';
import type { Address, Coordinates } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { isoCountry } from '#core/countries/country-codes.ts';
import type { Rated } from '#core/locations/rating.ts';
import type { PictureView } from '#core/theme/pictures.ts';

export function addressNode({ street, locality, region, postalCode, country }: Address): PostalAddressLeaf | undefined {
  if ([street, locality, region, postalCode].every((part) => part === undefined)) return undefined;
  return makeNode<PostalAddressLeaf>({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country === undefined ? 'CA' : (isoCountry(country) ?? country),
  });
}

export function geoNode({ latitude, longitude }: Coordinates): GeoCoordinatesLeaf {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

/** Search engines take none without a number of ratings. */
export function ratingNode({ rating, reviewCount }: Rated): AggregateRatingLeaf | undefined {
  if (rating === undefined || reviewCount === undefined) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount };
}

export function pictureUrl({ origin }: Pick<Site, 'origin'>, picture: PictureView | undefined): string | undefined {
  return picture && !picture.isMissing ? `${origin}${picture.src}` : undefined;
}

type WithUndefined<T> = { [Key in keyof T]: T[Key] | undefined };

/** The node without properties that are `undefined` or an empty list. */
export function makeNode<Node extends object>(node: WithUndefined<Node>): Node {
  const known: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) known[key] = value;
  }
  return known as Node;
}
