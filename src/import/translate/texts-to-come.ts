import type { Environment } from '#brand/folder/brand-file.ts';
import { buildInstantOf } from '#brand/cli/build-date.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import { type BrandTexts, readBrandTexts, translationsInto } from '#brand/translations/brand-texts.ts';
import { followBrand, learnClocks } from '#changes/due-configuration.ts';
import { type BrandText, findTranslation, keyOf } from '#content/translation/translations.ts';
import { minuteOf } from '#core/hours/date.ts';
import type { Fields } from '#schema/values/fields.ts';
import type { Brand } from '#schema/warning.ts';

/** The language that texts are translated into, and what its file has. */
export interface Into {
  language: string;
  inFile: Fields;
}

/**
 * Texts that a brand does not have as it is written, and that its changes with a date bring. A change that brings the translation, too, needs nothing of the file: written
 * into it, the translation would hold before its time.
 */
export async function textsToCome(
  brand: Brand,
  written: Written,
  { languages, texts }: BrandTexts,
  { language, inFile }: Into,
  environment: Environment,
): Promise<BrandText[]> {
  const builtAt = buildInstantOf(environment);
  await learnClocks(written, builtAt, brand);
  const { timeline } = followBrand(brand, written, builtAt);
  if (timeline === undefined) return [];
  const now = { at: Date.parse(builtAt), configuration: timeline.configuration };
  const known = new Set(texts.map(({ text, kind }) => keyOf(text, kind)));
  const own = translationsInto(language, languages, written.configuration, inFile).translations;
  return [now, ...timeline.later].flatMap(({ at, configuration }) => {
    const fresh = readBrandTexts(configuration, minuteOf(at)).texts.filter(
      ({ text, kind }) => !known.has(keyOf(text, kind)),
    );
    if (fresh.length === 0) return [];
    for (const { text, kind } of fresh) known.add(keyOf(text, kind));
    const { translations } = translationsInto(language, languages, configuration, {});
    return fresh.filter(
      (text) => findTranslation(own, text) !== undefined || findTranslation(translations, text) === undefined,
    );
  });
}
