import { fixMojibake } from '#core/text/fix-mojibake.ts';
import { type TranslationEntry, translationEntries } from '#content/translation/entries.ts';
import { type BrandText, keyOf, STAYS, textsOfBrand, type Translations } from '#content/translation/translations.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { unusedKeysOf } from './languages.ts';
import { read } from '#reader/read.ts';
import { UNPUBLISHED } from '#reader/site.ts';
import { findLanguage, readTranslations } from '#content/translation/read-translations.ts';
import { findNearestText } from './former-text.ts';
import { isMissing } from './translation-coverage.ts';

/** The texts of a brand, and the languages of its site. */
export interface BrandTexts {
  /** The first is that of the texts. */
  languages: [own: string, ...others: string[]];
  /** In the order of the pages. */
  texts: BrandText[];
}

/** Throws a ConfigurationError for what is no configuration. */
export function readBrandTexts(configuration: unknown, buildDate: string): BrandTexts {
  const { site } = read(configuration, UNPUBLISHED, buildDate);
  const [own = site.language ?? 'en', ...others] = site.languages?.map(({ tag }) => tag) ?? [];
  return { languages: [own, ...others], texts: textsOfBrand(site) };
}

/** What a brand has in one of its other languages. */
export interface LanguageTexts {
  /** What the file of the language has, or is to have. */
  written: Fields;
  entries: TranslationEntry[];
  /** The keys of translations whose text the site does not have any more, */
  gone: string[];
  /** and those translations by their texts. */
  goneTexts: ReadonlyMap<string, string>;
}

/**
 * The texts of a brand with their translations. `configuration` has the files of translations, too, as `load` answers it. What it says of the language belongs into
 * the file, which takes its place. `inFile`: what that has, or is to have.
 */
export function textsInLanguage(
  configuration: unknown,
  { languages: [own, ...others], texts }: BrandTexts,
  tag: string,
  inFile: Fields,
): LanguageTexts {
  const { written, translations } = translationsInto(tag, [own, ...others], configuration, inFile);
  const waiting = Object.keys(written).filter((key) => key !== '$schema' && !translations.has(keyOf(fixMojibake(key))));
  const known = new Map([...waiting.map((key) => [keyOf(key), ''] as const), ...translations]);
  const gone = unusedKeysOf(known, texts);
  const goneTexts = gone.flatMap((key) => {
    const translation = translations.get(key);
    return translation === undefined ? [] : [[key.replace(KIND, ''), translation] as const];
  });
  return { written, entries: translationEntries(texts, known), gone, goneTexts: new Map(goneTexts) };
}

/** What a configuration and a file say of a language, as it is written and as it is read. */
export function translationsInto(
  tag: string,
  [own, ...others]: BrandTexts['languages'],
  configuration: unknown,
  inFile: Fields,
): { written: Fields; translations: Translations } {
  const tags = [...new Set([...others, tag])];
  const all = isFields(configuration) && isFields(configuration['translations']) ? configuration['translations'] : {};
  const inConfiguration: Fields = Object.fromEntries(
    Object.entries(all).flatMap(([language, inLanguage]) =>
      findLanguage(language, tags) === tag && isFields(inLanguage) ? Object.entries(inLanguage) : [],
    ),
  );
  const whole = Object.entries(inFile).filter(([key, value]) => value !== '' || !Object.hasOwn(inConfiguration, key));
  const written = { ...inFile, ...inConfiguration, ...Object.fromEntries(whole) };
  const translations = readTranslations({ [tag]: written }, own, [tag]).byLanguage.get(tag) ?? NONE;
  return { written, translations };
}

const NONE: Translations = new Map();
const KIND = /^[a-z]+\|/;

/** The text that a missing one most likely was before somebody changed it, and the translation of that. */
export function formerOf(
  { goneTexts }: LanguageTexts,
  entry: TranslationEntry,
): { was: string; translation: string } | undefined {
  const was = isMissing(entry) ? findNearestText(entry.text, [...goneTexts.keys()]) : undefined;
  if (was === undefined) return undefined;
  const translation = goneTexts.get(was) ?? '';
  return { was, translation: translation === STAYS ? was : translation };
}
