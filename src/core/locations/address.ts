import type { Address } from '#schema/location.ts';

/** `addressLine(address) // "214 James St N, Hamilton, ON L8R 2L1"`; the default country, Canada, is left out. */
export function addressLine(address: Address): string {
  return addressLines(address).join(', ');
}

/** The same as it stands on an envelope: street, then town, then country. Empty parts are left out. */
export function addressLines(address: Address): string[] {
  const { street, locality, region, postalCode, country, countryName = country } = address;
  const regionAndCode = [region?.match(NUMBER) ? '' : region, postalCode].filter(Boolean).join(' ');
  const town = [locality, regionAndCode].filter(Boolean).join(', ');
  const abroad = CANADA.test(country?.trim() ?? '') ? undefined : countryName;
  return [street, town, abroad].filter((line): line is string => Boolean(line));
}

/** The default country. As `countryCode` knows it, whose table no page needs. */
const CANADA = /^ca(n(ada)?)?$/i;

/** Regions that are codes with a number, such as "02" or "FR-2A": they would be read as a part of the postal code. */
const NUMBER = /^(..-)?\d+\w?$/;
