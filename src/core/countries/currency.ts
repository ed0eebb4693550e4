import { lazy } from '#schema/lazy.ts';
import type { Address } from '#schema/location.ts';
import { isoCountry } from './country-codes.ts';
import { COUNTRIES_BY_CURRENCY } from './currencies.data.ts';
import { countryOfRegion } from './region-names.ts';

const currencies = lazy(
  () =>
    new Map(
      Object.entries(COUNTRIES_BY_CURRENCY).flatMap(([currency, countries]) =>
        countries.split(' ').map((country) => [country, currency]),
      ),
    ),
);

/** The currency of the country that an address names, or that its region lies in: `currencyAt({ region: 'ON' }) // "CAD"`. Undefined where it is not sure. */
export function currencyAt({ country, region }: Pick<Address, 'country' | 'region'>): string | undefined {
  const code = country === undefined ? countryOfRegion(region) : isoCountry(country);
  return code === undefined ? undefined : currencies().get(code);
}

export function currencyOfCountry(code: string | undefined): string | undefined {
  return code === undefined ? undefined : currencies().get(code);
}
