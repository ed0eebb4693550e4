/** The languages that we write ourselves. */
export type Catalogue = 'en' | 'fr' | 'es' | 'zh-hans' | 'zh-hant';

/** The folders of their texts, beside this file. */
export const FOLDERS: Record<Catalogue, string> = {
  en: 'english',
  fr: 'french',
  es: 'spanish',
  'zh-hans': 'chinese-simplified',
  'zh-hant': 'chinese-traditional',
};

/** `catalogueOf('fr-CA') // 'fr'`, `catalogueOf('zh-HK') // 'zh-hant'`; English for a language that we don't write. */
export function catalogueOf(tag = 'en'): Catalogue {
  const [language = ''] = tag.toLowerCase().split('-');
  if (language === 'zh' || language === 'yue' || language === 'cmn') return chineseOf(tag);
  return language === 'fr' || language === 'es' ? language : 'en';
}

/** By the script that the language has there: of 'zh-TW' it is Traditional. */
function chineseOf(tag: string): Catalogue {
  try {
    return new Intl.Locale(tag).maximize().script === 'Hant' ? 'zh-hant' : 'zh-hans';
  } catch {
    // The tag is not well formed.
    return 'zh-hans';
  }
}

/** Whether there is a catalogue of our texts in a language. Pages in other languages show our texts in English. */
export function isOurs(tag: string): boolean {
  return catalogueOf(tag) !== 'en' || /^en\b/i.test(tag);
}
