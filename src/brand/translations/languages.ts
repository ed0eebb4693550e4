import { translationEntries } from '#content/translation/entries.ts';
import { type BrandText, keyOf, textsOfBrand, type Translations } from '#content/translation/translations.ts';
import type { Site } from '#schema/site.ts';
import type { ReadTranslations } from '#content/translation/read-translations.ts';
import { pathOf } from '../folder/positions.ts';
import { coverageOf, describeCoverage, isCoverageLinked, namesOf } from './translation-coverage.ts';
import type { Brand, ReadSite, Warning } from '#schema/warning.ts';

/** The languages of a site, with what is known of their translations. */
export interface CheckedLanguages {
  /** Missing: the site has one language. */
  languages: Site['languages'];
  warnings: Warning[];
  /** A sentence for each language that lacks translations. */
  untranslated: string[];
}

/** Says of each language which texts have no translation, which translations have no text any more, and whether pages link to it. */
export function checkLanguages(
  site: ReadSite,
  { byLanguage, problems }: ReadTranslations,
  { slug, source }: Pick<Brand, 'slug' | 'source'>,
): CheckedLanguages {
  const warnings = problems.map(({ language, key, message }) => {
    const path = ['translations', language, key].filter((step) => step !== undefined && step !== '');
    return { path: pathOf(path as string[]), message };
  });
  const untranslated: string[] = [];
  if (site.languages === undefined) return { languages: undefined, warnings, untranslated };
  const texts = textsOfBrand(site);
  const languages = site.languages.map((language, index) => {
    if (index === 0) return language;
    const translations = byLanguage.get(language.tag) ?? NONE;
    const coverage = coverageOf(language.tag, translationEntries(texts, translations));
    const path = `languages[${index}]`;
    const sentence = describeCoverage(coverage);
    if (sentence !== undefined) {
      untranslated.push(sentence);
      warnings.push({ path, message: `${sentence} ${whatToDo(language.tag, slug, source)}` });
    }
    const unused = unusedKeysOf(translations, texts);
    if (unused.length > 0) warnings.push({ path, message: describeUnused(language.tag, unused) });
    return { ...language, isLinked: isCoverageLinked(coverage) };
  });
  return { languages, warnings, untranslated };
}

const NONE: Translations = new Map();

/** The keys of translations whose text the site no longer has: it was changed, or is gone. */
export function unusedKeysOf(translations: Translations, texts: readonly BrandText[]): string[] {
  const used = new Set(texts.flatMap(({ text, kind }) => [keyOf(text), keyOf(text, kind)]));
  return [...translations.keys()].filter((key) => !used.has(key));
}

function whatToDo(tag: string, slug: string, source: Brand['source']): string {
  const where =
    source === 'file'
      ? `"npm run translate -- --brand ${slug} --lang ${tag}" lists them.`
      : `Their translations belong under "translations" of the configuration.`;
  return `They stand in the site's own language. ${where}`;
}

function describeUnused(tag: string, keys: readonly string[]): string {
  const count = keys.length === 1 ? '1 translation is' : `${keys.length} translations are`;
  return `${tag}: ${count} of a text that the site does not have: ${namesOf(keys)}. It was changed, or is gone.`;
}
