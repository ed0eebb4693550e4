import { countryName, isoCountry } from '#core/countries/country-codes.ts';
import { countryOfRegion } from '#core/countries/region-names.ts';
import type { Address, AddressInput } from '#schema/location.ts';

export function readAddress(written: AddressInput): Address {
  const input = withCountry(written);
  return {
    street: streetOf(input),
    locality: input.addressLocality,
    region: input.addressRegion,
    postalCode: input.postalCode,
    country: input.addressCountry && countryName(input.addressCountry),
  };
}

/** The country may stand at the end of an address that is one text. */
export function withCountry(address: AddressInput): AddressInput {
  if (address.addressCountry !== undefined || address.addressLocality !== undefined) return address;
  const [, streetAddress, country] = /^(.+), ?([^ ,][^,]{2,})$/.exec(address.streetAddress ?? '') ?? [];
  if (streetAddress === undefined || country === undefined || !isCountry(country)) return address;
  return { ...address, streetAddress, addressCountry: country };
}

/** "Georgia" may be a state. */
const isCountry = (name: string): boolean => isoCountry(name) !== undefined && countryOfRegion(name) === undefined;

/** The lines of the street in one. What stands in a line before is not said again. */
function streetOf({ streetAddress, addressLines = [], addressLine2, unit, suite }: AddressInput): string | undefined {
  const lines: string[] = [];
  for (const line of [streetAddress, ...addressLines, addressLine2, unit, suite]) {
    if (line && !lines.join(', ').toLowerCase().includes(line.toLowerCase())) lines.push(line);
  }
  return lines.length === 0 ? undefined : lines.join(', ');
}
