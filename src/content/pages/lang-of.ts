import type { DocumentContent } from './document.ts';
import { foreignLanguageOf } from '#core/languages/foreign-language.ts';

/**
 * Returns, for a text of the brand, its language where that is not the language of the page: one that is not translated, or one in other letters,
 * such as a Japanese name on an English menu.
 */
export function langOfTexts({ lang, untranslated }: Pick<DocumentContent, 'lang' | 'untranslated'>) {
  const texts = new Set(untranslated?.texts);
  return (text: string | undefined): string | undefined => {
    if (text === undefined) return undefined;
    return texts.has(text) ? untranslated?.language : foreignLanguageOf(text, lang);
  };
}
