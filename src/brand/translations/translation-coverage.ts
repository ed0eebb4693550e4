import type { TranslationEntry } from '#content/translation/entries.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { countOf } from '../report/report.ts';

/** How much of a brand is translated into one of its other languages. */
export interface TranslationCoverage {
  language: string;
  missing: TranslationEntry[];
  /** How many texts need a translation. */
  needed: number;
  /** The largest number of missing translations, a quarter, with which the language keeps its links and stays in search engines. */
  limit: number;
}

/** Whether the site lacks a translation. */
export const isMissing = ({ translation, isOptional }: TranslationEntry): boolean => translation === '' && !isOptional;

export function coverageOf(language: string, entries: readonly TranslationEntry[]): TranslationCoverage {
  // Names and what guests wrote do not count: a chain has more names of locations than texts.
  const needed = entries.filter(({ isOptional }) => !isOptional).length;
  return { language, missing: entries.filter(isMissing), needed, limit: Math.floor(needed / 4) };
}

/** Whether links and search engines lead to a language. One new text takes nothing off the web. */
export const isCoverageLinked = ({ missing, limit }: TranslationCoverage): boolean => missing.length <= limit;

/** `3 of 120 texts have no French: "Sea bass", "Lamb", "Do you park?"; at 31 French leaves the search engines and all links.` Undefined where nothing is missing. */
export function describeCoverage(coverage: TranslationCoverage): string | undefined {
  const { missing, needed, limit } = coverage;
  if (missing.length === 0) return undefined;
  const name = nameOfLanguage(coverage.language);
  const texts = `${missing.length} of ${countOf(needed, 'text')} ${missing.length === 1 ? 'has' : 'have'} no ${name}`;
  const end = isCoverageLinked(coverage)
    ? `at ${limit + 1} ${name} leaves the search engines and all links`
    : `that is more than a quarter, so no link and no search engine leads to ${name} until ${missing.length - limit} more ${missing.length - limit === 1 ? 'is' : 'are'} translated`;
  return `${texts}: ${namesOf(missing.map(({ text }) => text))}; ${end}.`;
}

const NAMES = new Intl.DisplayNames('en', { type: 'language' });
/** `nameOfLanguage('fr-CA') // "Canadian French"` */
export const nameOfLanguage = (tag: string): string => NAMES.of(tag) ?? tag;

const MAX_NAMED = 3;

/** The first of them, quoted. */
export function namesOf(texts: readonly string[]): string {
  const named = texts.slice(0, MAX_NAMED).map((text) => quoteValue(text));
  return texts.length > MAX_NAMED ? `${named.join(', ')} …` : named.join(', ');
}
