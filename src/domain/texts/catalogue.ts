/** The languages that we write ourselves. */
export type Catalogue = 'en';

/** `catalogueOf('en-CA') // 'en'`; English for a language that we don't write. */
export function catalogueOf(_tag: string | undefined): Catalogue {
  return 'en';
}
