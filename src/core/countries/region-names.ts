import type { Address } from '#schema/location.ts';
import { foldText } from '../text/fold.ts';
import { countryCode } from './country.ts';

/** By country, then by the code that people write. */
const NAMES: Partial<Record<string, Partial<Record<string, string>>>> = {
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  US: {
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DC: 'District of Columbia',
    DE: 'Delaware',
    FL: 'Florida',
    GA: 'Georgia',
    HI: 'Hawaii',
    IA: 'Iowa',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    MA: 'Massachusetts',
    MD: 'Maryland',
    ME: 'Maine',
    MI: 'Michigan',
    MN: 'Minnesota',
    MO: 'Missouri',
    MS: 'Mississippi',
    MT: 'Montana',
    NC: 'North Carolina',
    ND: 'North Dakota',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NV: 'Nevada',
    NY: 'New York',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virginia',
    VT: 'Vermont',
    WA: 'Washington',
    WI: 'Wisconsin',
    WV: 'West Virginia',
    WY: 'Wyoming',
  },
  GB: {
    ENG: 'England',
    NIR: 'Northern Ireland',
    SCT: 'Scotland',
    WLS: 'Wales',
  },
  AU: {
    ACT: 'Australian Capital Territory',
    NSW: 'New South Wales',
    NT: 'Northern Territory',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
  },
};

/** A number, up to two letters, or three capitals: "02", "BE", "NRW". Names are longer: "Uri". */
const CODE = /^(?:\p{L}?[-\d]+\p{L}?|\p{Script=Latin}{1,2}|[A-Z]{3})$/u;

/**
 * What people call a region: `regionName({ region: 'ON' }) // "Ontario"`, a missing country counts as Canada. Undefined where the region is only
 * a code that nobody knows the name of, such as "02" in Norway: then the city and the country say where it is.
 */
export function regionName({ region, country }: Address): string | undefined {
  if (region === undefined) return undefined;
  const known = NAMES[countryCode(country)];
  const code = withoutCountry(region);
  return known?.[code.toUpperCase()] ?? (CODE.test(code) ? undefined : region);
}

/** `regionCode('Ontario', 'CA') // "ON"`; undefined where the region is not in the table. */
export function regionCode(region: string | undefined, country: string): string | undefined {
  const written = foldText(withoutCountry(region ?? ''));
  return Object.entries(NAMES[country] ?? {}).find((names) =>
    names.some((name) => foldText(name ?? '') === written),
  )?.[0];
}

/** The country that an address without one is in, by its region, if only one has that region: "ON" is in Canada alone. */
export function countryOfRegion(region: string | undefined): string | undefined {
  const countries = Object.keys(NAMES).filter((country) => regionCode(region, country) !== undefined);
  return countries.length === 1 ? countries[0] : undefined;
}

/** `withoutCountry('CA-ON') // "ON"`: codes of ISO 3166-2. */
function withoutCountry(region: string): string {
  return region.trim().replace(/^[A-Z]{2}-(?=[A-Z\d]{1,3}$)/i, '');
}
