import type { Address } from '../../model/location.ts';

const CANADA = /^(ca|can|canada)$/i;
const UNITED_STATES = /^(us|usa|u\.s\.(a\.)?|united states( of america)?)$/i;

/** `addressLine(address) // "214 James St N, Hamilton, ON L8R 2L1"`; the default country, Canada, goes without saying. */
export function addressLine(address: Address): string {
  return addressLines(address).join(', ');
}

/** The same as it stands on an envelope: street, then place, then country. Empty parts leave no trace. */
export function addressLines({ street, locality, region, postalCode, country }: Address): string[] {
  const regionAndCode = [region, postalCode].filter(Boolean).join(' ');
  const place = [locality, regionAndCode].filter(Boolean).join(', ');
  return [street, place, isCanada(country) ? undefined : country].filter((line): line is string => Boolean(line));
}

/** ISO 3166 code where the country is one the product knows, else as written. */
export function countryCode(country: string | undefined): string {
  if (country === undefined || isCanada(country)) return 'CA';
  return UNITED_STATES.test(country.trim()) ? 'US' : country;
}

/** Prices carry no currency, so the country has to say it. Undefined where it does not. */
export function currencyOf(country: string | undefined): 'CAD' | 'USD' | undefined {
  const code = countryCode(country);
  return code === 'CA' ? 'CAD' : code === 'US' ? 'USD' : undefined;
}

function isCanada(country: string | undefined): boolean {
  return country === undefined || CANADA.test(country.trim());
}
