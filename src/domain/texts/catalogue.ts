/** The languages that we write ourselves. */
export type Catalogue = 'en' | 'fr' | 'es';

/** `catalogueOf('fr-CA') // 'fr'`; English for a language that we don't write. */
export function catalogueOf(tag = 'en'): Catalogue {
  const [language = ''] = tag.toLowerCase().split('-');
  return language === 'fr' || language === 'es' ? language : 'en';
}
