import { lazy } from '#schema/lazy.ts';
import { countryCode } from './country.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const countryNames = lazy(() => new Intl.DisplayNames('en', { type: 'region' }));

/** The codes of all countries by their English names in small letters. */
const codesByName = lazy(() => {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
  // Codes that are no longer in use have the same name: France was "FX", too.
  return new Map(codes.map((code) => [countryNames().of(code)?.toLowerCase(), currentCode(code)]));
});

/** `currentCode('FX') // "FR"` */
const currentCode = (code: string): string => new Intl.Locale(`und-${code}`).region ?? code;

/** `isoCountry('Norway') // "NO"`, as is `isoCountry('no')`. Undefined where no country is written, or one that is not known. */
export function isoCountry(country: string | undefined): string | undefined {
  if (country === undefined) return undefined;
  const code = countryCode(country).trim();
  return /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : codesByName().get(code.toLowerCase());
}

/** `countryName('NO') // "Norway"`. Anything else than a code of two letters stays as written. */
export function countryName(country: string): string {
  const isCode = /^[a-z]{2}$/i.test(country.trim());
  return isCode ? (countryNames().of(countryCode(country).trim().toUpperCase()) ?? country) : country;
}

/** `countryIn('es-US', 'United States') // "Estados Unidos"`. Undefined for what is no country. */
export function countryIn(tag: string, country: string | undefined): string | undefined {
  const code = isoCountry(country);
  return code && new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }).of(code);
}
