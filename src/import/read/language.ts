import { detectAll } from 'tinyld/light';
import { isoCountry } from '#core/countries/country-codes.ts';
import { countryOfRegion } from '#core/countries/region-names.ts';
import { foldText } from '#core/text/fold.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { listOf, textsIn } from '../configuration/texts.ts';

/** Languages of which pages have our own texts, and that short texts tell apart. */
export type TextLanguage = 'en' | 'fr' | 'es';

/** Words of sentences that a dish of another language rarely has in its name; in English, foods that French and Spanish menus call otherwise. */
const SMALL_WORDS: Record<TextLanguage, string> = {
  en: 'and with the of in on our or your served from choice topped chicken soup salad cheese beef pork lamb fish shrimp fried grilled rice bread cake pie eggs cream tea coffee beer wine fries chips',
  fr: 'et avec aux au du des les sur sans ou notre nos une dans',
  es: 'con y del los las el sin para una nuestra nuestro nuestras nuestros',
};
const CATEGORIES: Record<TextLanguage, string> = {
  en: 'appetizers appetisers starters mains sides drinks beverages salads soups sandwiches breakfast lunch dinner kids wines cocktails burgers',
  fr: 'plats accompagnements boissons viandes poissons salades soupes pates fromages vins dejeuner diner enfants principaux',
  es: 'entradas platos postres bebidas ensaladas sopas carnes pescados vinos desayuno desayunos almuerzo cena acompanamientos',
};
const HEADERS: Record<TextLanguage, string> = {
  en: 'item,dish,product,name,price,category,section,size,address,city,phone,hours',
  fr: 'plat,article,produit,nom,prix,categorie,rubrique,taille,adresse,ville,telephone,horaires',
  es: 'plato,articulo,producto,nombre,precio,categoria,seccion,tamano,direccion,ciudad,telefono,horario,horarios,descripcion',
};
const LANGUAGES = ['en', 'fr', 'es'] as const;

/** Few enough to be read at once. */
const READ_LENGTH = 5000;
/** A French restaurant in Toronto has French names on an English menu, so a language other than English needs more than names. */
const ENOUGH = 4;
const ENOUGH_ENGLISH = 1.5;
const TIMES_MORE = 2.5;

/**
 * The language of the texts of a configuration, from all of them together: the small words of descriptions and names, the names of categories, the
 * headers of the table where there were some, and what letters follow each other. Undefined: it can't be told, or is another one.
 */
export function languageIn(configuration: Fields, headers?: TextLanguage): TextLanguage | undefined {
  const { names, categories, sentences } = textsIn(configuration);
  const [guess, next] = detectAll([...sentences, ...names, ...categories].join('. ').slice(0, READ_LENGTH));
  const isClear = guess !== undefined && guess.accuracy >= 0.25 && guess.accuracy >= 4 * (next?.accuracy ?? 0);
  const count = (texts: string[], words: string) => {
    const known = new Set(words.split(' '));
    return wordsOf(texts.join(' ')).filter((word) => known.has(word)).length;
  };
  const scores = LANGUAGES.map((language) => {
    const small = SMALL_WORDS[language];
    const ofWords = count(sentences, small) + count(names, small) / 2 + 2 * count(categories, CATEGORIES[language]);
    const ofGuess = isClear && guess.lang === language ? 1.5 : 0;
    return { language, score: ofWords + ofGuess + (headers === language ? 3 : 0) };
  }).sort((one, other) => other.score - one.score);
  const [best, second] = scores;
  if (best === undefined || best.score < TIMES_MORE * (second?.score ?? 0)) return undefined;
  if (best.language === 'en') {
    // Tables of any language have English headers where a program made them.
    const ofWords = best.score - (headers === 'en' && isClear && guess.lang !== 'en' ? 3 : 0);
    return ofWords >= ENOUGH_ENGLISH ? 'en' : undefined;
  }
  return best.score >= ENOUGH && guess?.lang === best.language ? best.language : undefined;
}

/** The language of the headers of a table, which is most likely that of its rows. */
export function languageOfHeaders(text: string): TextLanguage | undefined {
  for (const line of text.split(/\r\n?|\n/, 10)) {
    const headers = line.split(/[,;\t]/).map((cell) => wordsOf(cell).join(' '));
    const counts = LANGUAGES.map((language) => ({
      language,
      count: headers.filter((header) => HEADERS[language].split(',').includes(header)).length,
    })).sort((one, other) => other.count - one.count);
    const [most, next] = counts;
    if (most !== undefined && most.count >= 2 && most.count > (next?.count ?? 0)) return most.language;
  }
  return undefined;
}

/** The tag of a language where the brand is: the French of Canada is not that of France, and prices in Spanish follow the country. */
export function tagOf(language: string, configuration: Fields): string {
  const places = [configuration, ...listOf(configuration['locations'])];
  const countries = new Set(
    places.flatMap(({ address }) => (isFields(address) ? countryOf(address) : undefined) ?? []),
  );
  const [country, ...others] = countries;
  if (country === undefined || others.length > 0) return language;
  return language === 'es' || (language === 'fr' && country === 'CA') ? `${language}-${country}` : language;
}

const countryOf = ({ addressCountry, addressRegion }: Fields): string | undefined =>
  isoCountry(String(addressCountry ?? '')) ?? countryOfRegion(String(addressRegion ?? ''));

const wordsOf = (text: string): string[] =>
  foldText(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
