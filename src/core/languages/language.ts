import type { Site } from '#schema/site.ts';
import { countryCode } from '../countries/country.ts';

const LANGUAGES: Record<string, string> = {
  CA: 'en-CA',
  US: 'en-US',
  GB: 'en-GB',
  IE: 'en-IE',
  AU: 'en-AU',
  NZ: 'en-NZ',
};

/** The document's language: the brand's, else English as the restaurant's country speaks it. */
export function languageOf({ language, address, locations }: Pick<Site, 'language' | 'address' | 'locations'>): string {
  if (language !== undefined) return language;
  const country = countryCode(address.country ?? locations[0]?.address.country);
  return (Object.hasOwn(LANGUAGES, country) ? LANGUAGES[country] : undefined) ?? 'en';
}

/** Scripts that run from right to left. Keep to scripts that a language of today is written in. */
const RTL_SCRIPTS: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** `directionOf('ar-LB') // 'rtl'` · `directionOf('az-Arab') // 'rtl'` · `directionOf('az') // undefined`, which is left to right. */
export function directionOf(tag: string): 'rtl' | undefined {
  return RTL_SCRIPTS.has(scriptOf(tag)) ? 'rtl' : undefined;
}

/** `scriptOf('ar') // 'Arab'` · `scriptOf('zh-TW') // 'Hant'`: the script that the language is written in where its tag names none. */
export function scriptOf(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? 'Latn';
}

/** As Open Graph writes it: `ogLocale('zh-Hant-TW') // 'zh_TW'`. */
export function ogLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag);
  return region === undefined ? language : `${language}_${region}`;
}

const TALL = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Letters with more above and below them than Latin ones need more room between lines, and theirs must not be drawn together. */
export function isTallScript({ name, hero }: Pick<Site, 'name' | 'hero'>): boolean {
  return hasTallLetters(`${name} ${hero.title ?? ''}`);
}

export const hasTallLetters = (text: string): boolean => TALL.test(text);
