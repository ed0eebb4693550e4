import type { BrandText, Translations } from '../domain/translation/translations.ts';
import { textsOfBrand } from '../domain/translation/translations.ts';
import { type Fields, isFields } from '../model/shapes/shape.ts';
import { read } from './read/read.ts';
import { readTranslations } from './read/translations.ts';
import { isSameLanguage } from './brand/translations-file.ts';
import type { Brand } from './types.ts';

/** The texts of a brand, and what its configuration has for them in one language. */
export interface BrandTexts {
  /** All languages that the configuration names; the first is that of the texts. */
  languages: [own: string, ...others: string[]];
  /** In the order of the pages. */
  texts: BrandText[];
  /** The translations that a build uses, or would use if the language were named. */
  translations: Translations;
  /** As they are written for this very language in the configuration. */
  written: Fields;
}

/** `configuration` has the files of translations, too, as `load` answers it. Throws a ConfigurationError for what is none. */
export function readBrandTexts(configuration: unknown, brand: Brand, buildDate: string, tag: string): BrandTexts {
  const { site } = read(configuration, brand, buildDate);
  const [own = site.language ?? 'en', ...others] = site.languages?.map((language) => language.tag) ?? [];
  const all = isFields(configuration) ? configuration['translations'] : undefined;
  const { byLanguage } = readTranslations(all, own, [...new Set([...others, tag])]);
  const written = Object.entries(isFields(all) ? all : {}).flatMap(([language, texts]) =>
    isSameLanguage(language, tag) && isFields(texts) ? Object.entries(texts) : [],
  );
  return {
    languages: [own, ...others],
    texts: textsOfBrand(site),
    translations: byLanguage.get(tag) ?? new Map(),
    written: Object.fromEntries(written),
  };
}
