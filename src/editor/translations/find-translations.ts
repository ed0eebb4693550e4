import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { STAYS } from '#content/translation/translations.ts';
import { shorten } from '../fields/input.ts';
import { type SearchHit, makeMatch, MAX_FOUND } from '../forms/search.ts';
import type { OpenTranslations } from './open-translations.ts';
import { entryId } from './save-translations.ts';
import { capital, languageIn, MAX_SHOWN, nameOfKind, queryOf, translationsPath } from './translations-form.ts';

/** The translations that contain all words of the search, in page order. A translation "=" is skipped, because `findTexts` has found its original. */
export function findTranslations(
  slug: string,
  { entries, language }: OpenTranslations,
  search: string,
  texts: ToolTexts,
): SearchHit[] {
  const matches = makeMatch(search);
  const found = entries.flatMap((entry, index) => {
    const { text, translation } = entry;
    if (translation === STAYS || !matches(translation)) return [];
    const page = queryOf({ show: 'all', from: index - (index % MAX_SHOWN) });
    return {
      where: texts.publish.ofThis(
        `${capital(languageIn(language, texts))}, ${nameOfKind(entry, texts).toLowerCase()}`,
        shorten(text, 60),
      ),
      text: shorten(translation, 120),
      language,
      address: `${translationsPath(slug, language)}${page}#in-${entryId(entry)}`,
    };
  });
  return found.slice(0, MAX_FOUND);
}
