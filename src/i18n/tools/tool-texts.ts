import type { ReaderWords } from './english/editing.ts';
import { ENGLISH_TOOLS, type ToolTexts } from './english/english-tools.ts';
import { FRENCH_TOOLS } from './french/french-tools.ts';
import { SPANISH_TOOLS } from './spanish/spanish-tools.ts';

/** The languages in which our own tools speak to the people who run a restaurant. */
export const TOOL_LANGUAGES = ['en', 'fr', 'es'] as const;
export type ToolLanguage = (typeof TOOL_LANGUAGES)[number];

export type { ToolTexts };

const CATALOGUES: Record<ToolLanguage, ToolTexts> = { en: ENGLISH_TOOLS, fr: FRENCH_TOOLS, es: SPANISH_TOOLS };

/** `toolTextsIn('fr').frame.edit // "Modifier"` */
export const toolTextsIn = (language: ToolLanguage): ToolTexts => CATALOGUES[language];

/** Of the languages that somebody reads, best first, the first that our tools speak: `toolLanguageOf(['de', 'fr-CA']) // 'fr'`. English where there is none. */
export function toolLanguageOf(wanted: readonly string[]): ToolLanguage {
  const spoken = wanted.flatMap((tag) => TOOL_LANGUAGES.find((own) => own === tag.toLowerCase().split('-')[0]) ?? []);
  return spoken[0] ?? 'en';
}

/** `saidIn(french, 'is not a price') // "n’est pas un prix"`. Undefined where the catalogue does not have the words. */
export function saidIn({ exact, patterns }: ReaderWords, english: string): string | undefined {
  if (Object.hasOwn(exact, english)) return exact[english];
  for (const [pattern, words] of patterns) {
    const match = pattern.exec(english);
    if (match !== null) return words(...match.slice(1));
  }
  return undefined;
}
