import { ENGLISH_TOOLS } from './english/english-tools.ts';
import { FRENCH_TOOLS } from './french/french-tools.ts';
import { SPANISH_TOOLS } from './spanish/spanish-tools.ts';

/** The languages in which our own tools speak to the people who run a restaurant. */
export const TOOL_LANGUAGES = ['en', 'fr', 'es'] as const;
export type ToolLanguage = (typeof TOOL_LANGUAGES)[number];

/** What the pages of our tools say. The English catalogue says which texts there are: another one that lacks a text does not compile. */
export type ToolTexts = typeof ENGLISH_TOOLS;

const CATALOGUES: Record<ToolLanguage, ToolTexts> = { en: ENGLISH_TOOLS, fr: FRENCH_TOOLS, es: SPANISH_TOOLS };

/** `toolTextsIn('fr').frame.edit // "Modifier"` */
export const toolTextsIn = (language: ToolLanguage): ToolTexts => CATALOGUES[language];

/** Of the languages that somebody reads, best first, the first that our tools speak: `toolLanguageOf(['de', 'fr-CA']) // 'fr'`. English where there is none. */
export function toolLanguageOf(wanted: readonly string[]): ToolLanguage {
  const spoken = wanted.flatMap((tag) => TOOL_LANGUAGES.find((own) => own === tag.toLowerCase().split('-')[0]) ?? []);
  return spoken[0] ?? 'en';
}
