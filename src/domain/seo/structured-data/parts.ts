import type { GeoCoordinatesLeaf, PostalAddressLeaf } from 'schema-dts';
import type { Address, Coordinates } from '../../../model/location.ts';
import type { Image } from '../../../model/picture.ts';
import type { Site } from '../../../model/site.ts';
import { countryCode } from '../../locations/address.ts';
import { pictureOf } from '../../look/pictures.ts';
import { present } from './present.ts';

export function addressNode({ street, locality, region, postalCode, country }: Address): PostalAddressLeaf | undefined {
  if ([street, locality, region, postalCode].every((part) => part === undefined)) return undefined;
  return present<PostalAddressLeaf>({
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

/** Undefined where the build could not have the picture: a link to nothing says nothing. */
export function pictureUrl(site: Site, image: Image | undefined): string | undefined {
  const picture = pictureOf(site, image);
  return picture && `${site.origin}${picture.src}`;
}
