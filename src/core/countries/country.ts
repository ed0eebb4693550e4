/** ISO 3166 codes of the countries the product knows, by what configurations call them. */
const CODES: Record<string, 'CA' | 'US' | 'GB' | 'IE' | 'AU' | 'NZ'> = {
  ca: 'CA',
  can: 'CA',
  canada: 'CA',
  us: 'US',
  'u.s.': 'US',
  usa: 'US',
  'u.s.a.': 'US',
  'united states': 'US',
  'united states of america': 'US',
  gb: 'GB',
  uk: 'GB',
  'united kingdom': 'GB',
  ie: 'IE',
  ireland: 'IE',
  au: 'AU',
  australia: 'AU',
  nz: 'NZ',
  'new zealand': 'NZ',
};

/** The code where the country is one the product knows, else as written. Without a country it is Canada. */
export function countryCode(country = 'Canada'): string {
  const name = country.trim().toLowerCase();
  return Object.hasOwn(CODES, name) ? (CODES[name] ?? country) : country;
}
