import type { GeoCoordinatesLeaf, PostalAddressLeaf } from 'schema-dts';
import type { Address, Coordinates } from '../../../model/location.ts';
import type { Picture } from '../../../model/picture.ts';
import type { Site } from '../../../model/site.ts';
import { countryCode } from '../../locations/country.ts';
import { makeNode } from './node.ts';

export function addressNode({ street, locality, region, postalCode, country }: Address): PostalAddressLeaf | undefined {
  if ([street, locality, region, postalCode].every((part) => part === undefined)) return undefined;
  return makeNode<PostalAddressLeaf>({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode(country),
  });
}

export function geoNode({ latitude, longitude }: Coordinates): GeoCoordinatesLeaf {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

export function pictureUrl({ origin }: Pick<Site, 'origin'>, picture: Picture | undefined): string | undefined {
  return picture && `${origin}${picture.src}`;
}
