import type { Site, SiteLanguage } from '#schema/site.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { countryNamesIn } from '#core/countries/country-names.ts';
import { pathsIn } from '#core/routes/routes.ts';
import { type TextKind, translateSite } from './translate-site.ts';

/** What stands for the texts of a brand in another language, by `keyOf(text)`, or by `keyOf(text, kind)` where the same text needs two. */
export type Translations = ReadonlyMap<string, string>;

/** A text of a brand, as its site has it. */
export interface BrandText {
  text: string;
  kind: TextKind;
}

/** Says in a file of translations that a text stays as it is: a name, a word that both languages have. */
export const STAYS = '=';

/** Also as a Chinese or Japanese keyboard writes it. */
export const saysStays = (translation: string): boolean => translation === STAYS || translation === '＝';

/** `keyOf('Two  lines')  // "Two lines"`, `keyOf('Sides', 'category')  // "category|Sides"`. "é" may be one character or two. */
export function keyOf(text: string, kind?: TextKind): string {
  const plain = text.normalize().replaceAll(/\s+/g, ' ').trim();
  return kind === undefined ? plain : `${kind}|${plain}`;
}

/** Names and what guests wrote may stay as they are. Without all the other texts a site is not whole. */
export const isOptional = ({ kind }: Pick<BrandText, 'kind'>): boolean => OPTIONAL.has(kind);

const OPTIONAL: ReadonlySet<TextKind> = new Set<TextKind>([
  'area',
  'company',
  'guest',
  'keyword',
  'location',
  'name',
  'wording',
]);

/** Nobody reads these as words of a language. */
const NAMES: ReadonlySet<TextKind> = new Set<TextKind>(['area', 'company', 'location', 'name']);

/** Without a translation they are not there: our own text stands for a wording, and nobody searches for a keyword in another language. */
const LEFT_OUT: ReadonlySet<TextKind> = new Set<TextKind>(['keyword', 'wording']);

/** Every text of a brand that has words, once, in the order of its pages. */
export function textsOfBrand(site: Omit<Site, 'look' | 'pictures'>): BrandText[] {
  const found = new Map<string, BrandText>();
  // The look and the pictures have no texts.
  translateSite(site as Site, (text, kind) => {
    if (HAS_WORDS.test(text)) found.set(keyOf(text, kind), { text, kind });
    return text;
  });
  return [...found.values()];
}

/** Two letters; of scripts without capitals, such as Chinese, one character is a word. */
const HAS_WORDS = /\p{L}{2}|\p{Lo}/u;

export function findTranslation(translations: Translations, { text, kind }: BrandText): string | undefined {
  const found = translations.get(keyOf(text, kind)) ?? translations.get(keyOf(text));
  return found === STAYS ? text : found;
}

/** Those of the texts that have no translation and need one. */
export function missingTexts(texts: readonly BrandText[], translations: Translations): BrandText[] {
  return texts.filter((text) => !isOptional(text) && findTranslation(translations, text) === undefined);
}

/** A text, and the paragraphs that pages make of it. */
const partsOf = (text: string): string[] => [text, ...text.split('\n').map((line) => line.trim())];

/** A site in another of its languages. A text without a translation stays as it is, and is listed in `untranslated`. */
export function siteIn(site: Site, { tag, prefix }: SiteLanguage, translations: Translations): Site {
  const untranslated = new Set<string>();
  const translated = translateSite(site, (text, kind) => {
    const found = findTranslation(translations, { text, kind });
    if (found !== undefined) return found;
    if (LEFT_OUT.has(kind)) return '';
    if (!NAMES.has(kind)) for (const part of partsOf(text)) if (HAS_WORDS.test(part)) untranslated.add(part);
    return text;
  });
  return omitUndefined({
    ...translated,
    ...countryNamesIn(tag, translated),
    language: tag,
    paths: pathsIn(tag, prefix),
    untranslated: untranslated.size > 0 ? { language: site.language ?? 'en', texts: [...untranslated] } : undefined,
  });
}
