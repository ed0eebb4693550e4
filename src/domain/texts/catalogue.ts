/** The languages that we write ourselves. */
export type Catalogue = 'en' | 'fr' | 'es';

/** Letters and marks of a language that the smaller font files of a brand do not have: pages need the larger files as well. */
export const LETTERS_BEYOND: Record<Catalogue, string> = { en: '', fr: '«»œŒ', es: '¡¿' };

/** `catalogueOf('fr-CA') // 'fr'`; English for a language that we don't write. */
export function catalogueOf(tag = 'en'): Catalogue {
  const [language = ''] = tag.toLowerCase().split('-');
  return language === 'fr' || language === 'es' ? language : 'en';
}
