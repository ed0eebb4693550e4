import { withCountryNames } from '#core/countries/country-names.ts';
import { translationEntries } from '#content/translation/entries.ts';
import { type BrandText, keyOf, siteIn, textsOfBrand, type Translations } from '#content/translation/translations.ts';
import type { Site } from '#schema/site.ts';
import type { ReadTranslations } from '#content/translation/read-translations.ts';
import { pathOf } from '../folder/positions.ts';
import { coverageOf, describeCoverage, isCoverageLinked, namesOf } from './translation-coverage.ts';
import type { Brand, Warning } from '#schema/warning.ts';

/** A site in each of its languages, its own first. */
export interface SiteInLanguages {
  sites: [own: Site, ...others: Site[]];
  warnings: Warning[];
  /** A sentence for each language that lacks translations. */
  untranslated: string[];
}

/** Makes the site of each language, and says which texts have no translation, and which translations have no text any more. */
export function addLanguages(
  site: Site,
  { byLanguage, problems }: ReadTranslations,
  { slug, source }: Pick<Brand, 'slug' | 'source'>,
): SiteInLanguages {
  const warnings = problems.map(({ language, key, message }) => {
    const path = ['translations', language, key].filter((step) => step !== undefined && step !== '');
    return { path: pathOf(path as string[]), message };
  });
  const untranslated: string[] = [];
  if (site.languages === undefined) return { sites: [withCountryNames(site)], warnings, untranslated };
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
  const own = { ...site, languages };
  const others = languages.slice(1).map((language) => siteIn(own, language, byLanguage.get(language.tag) ?? NONE));
  return { sites: [withCountryNames(own), ...others.map(withCountryNames)], warnings, untranslated };
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
