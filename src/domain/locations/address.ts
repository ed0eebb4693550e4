import type { Address } from '../../model/location.ts';
import { countryCode, countryName } from './country.ts';
import { regionInAddress } from './region-names.ts';

/** `addressLine(address) // "214 James St N, Hamilton, ON L8R 2L1"`; the default country, Canada, is left out. */
export function addressLine(address: Address): string {
  return addressLines(address).join(', ');
}

/** The same as it stands on an envelope: street, then town, then country. Empty parts are left out. */
export function addressLines(address: Address): string[] {
  const { street, locality, postalCode, country } = address;
  const regionAndCode = [regionInAddress(address), postalCode].filter(Boolean).join(' ');
  const town = [locality, regionAndCode].filter(Boolean).join(', ');
  const abroad = country === undefined || countryCode(country) === 'CA' ? undefined : countryName(country);
  return [street, town, abroad].filter((line): line is string => Boolean(line));
}
