import type { DocumentContent } from '../pages/document.ts';

/** Returns, for a text of the brand, its language where that is not the language of the page: one that is not translated. */
export function langOfTexts({ untranslated }: Pick<DocumentContent, 'untranslated'>) {
  const texts = new Set(untranslated?.texts);
  return (text: string | undefined): string | undefined =>
    text !== undefined && texts.has(text) ? untranslated?.language : undefined;
}
