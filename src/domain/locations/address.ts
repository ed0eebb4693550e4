import type { Address } from '../../model/location.ts';
import { countryCode } from './country.ts';

/** `addressLine(address) // "214 James St N, Hamilton, ON L8R 2L1"`; the default country, Canada, is left out. */
export function addressLine(address: Address): string {
  return addressLines(address).join(', ');
}

/** The same as it stands on an envelope: street, then town, then country. Empty parts are left out. */
export function addressLines({ street, locality, region, postalCode, country }: Address): string[] {
  const regionAndCode = [region, postalCode].filter(Boolean).join(' ');
  const town = [locality, regionAndCode].filter(Boolean).join(', ');
  const abroad = countryCode(country) === 'CA' ? undefined : country;
  return [street, town, abroad].filter((line): line is string => Boolean(line));
}
