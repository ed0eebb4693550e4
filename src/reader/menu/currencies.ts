import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { currencyAt, currencyOfCountry } from '#core/countries/currency.ts';
import { currencyOfSign } from '#core/menu/currency.ts';
import type { Configuration } from '#schema/configuration.ts';
import type { AddressInput, LocationInput } from '#schema/location.ts';

/** What the currencies of a brand are. */
export interface Currencies {
  /** Undefined: it is not known. */
  ofSite: string | undefined;
  ofLocation: (location: LocationInput) => string | undefined;
  /** All of them, without doubles. */
  all: string[];
}

/**
 * A site without a currency and a country has the one that all of its locations have, before that of its telephone number: the number may be the head
 * office's. Where nothing of these says it, the sign beside its prices does, if one currency alone has it. A location without has that of the site.
 */
export function currenciesOf({ locations = [], ...site }: Configuration): Currencies {
  const own = new Map(locations.map((location) => [location, statedBy(location) ?? calledBy(location.phone)]));
  const known = new Set([...own.values()].filter((currency) => currency !== undefined));
  const shared = known.size === 1 ? [...known][0] : undefined;
  const ofSite =
    statedBy(site) ??
    (known.size > 1
      ? undefined
      : (shared ?? calledBy(site.telephone) ?? signedBy(site.menu, site.featuredItems, site.deals, locations)));
  return {
    ofSite,
    ofLocation: (location) => own.get(location) ?? ofSite,
    all: [...new Set([...(ofSite === undefined ? [] : [ofSite]), ...known])],
  };
}

function statedBy({ currency, address = {} }: { currency?: string; address?: AddressInput }): string | undefined {
  const { addressCountry: country, addressRegion: region } = address;
  return currency ?? currencyAt({ country, region });
}

/** The currency whose sign stands beside all prices that have one: "7,50 €". */
function signedBy(...sources: unknown[]): string | undefined {
  const [only, ...others] = signsIn(sources);
  return only === undefined || others.length > 0 ? undefined : currencyOfSign(only);
}

/** What stands beside the prices of menus. Not by recursion: nobody knows how deep a menu nests. */
export function signsIn(value: unknown): Set<string> {
  const signs = new Set<string>();
  const waiting: unknown[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const { sign, number } = next as { sign?: unknown; number?: unknown };
    if (typeof sign === 'string' && typeof number === 'number') signs.add(sign);
    for (const inner of Object.values(next)) if (typeof inner === 'object' && inner !== null) waiting.push(inner);
  }
  return signs;
}

/** The currency of the country of an international number. A code that countries share, such as +1, is not enough: the whole number has to tell. */
function calledBy(phone: string | undefined): string | undefined {
  const number = phone?.startsWith('+') ? parsePhoneNumberFromString(phone) : undefined;
  return number?.isValid() ? currencyOfCountry(number.country) : undefined;
}
