import { withoutAccents } from '#schema/values/plain-letters.ts';

/** What a size is called where it is a key or the header of a column, in English, French, Spanish, Italian, German and Portuguese, without accents. */
const WORDS = new Set(
  [
    'small medium large regular mini junior kids family jumbo xl xxl single double triple half full quarter personal',
    'glass bottle carafe pitcher jug pint shot cup bowl slice dozen tall grande venti',
    'petit petite moyen moyenne grand simple demi verre bouteille pichet pinte',
    'pequeno pequena mediano mediana chico chica doble copa botella jarra entera racion tapa',
    'piccolo piccola medio media calice bottiglia bicchiere caraffa quartino',
    'klein kleine kleines mittel gross grosse grosses glas flasche krug karaffe',
    'garrafa taca copo meia inteira',
  ].flatMap((words) => words.split(' ')),
);
const PRICE_WORDS = new Set('price prices prix precio prezzo preis preco'.split(' '));
/** "330 ml", "12in", "0,5l", "16 oz" */
const MEASURE = /^\d{1,4}(?:[.,]\d{1,3})?\s?(?:ml|cl|dl|l|oz|g|kg|lb|cm|in|inch|"|″|pcs?|pieces?|st|stk)$/i;

const MAX_KEY = 40;

/** The size that a key names: `sizeNameIn('Price Small') // "Small"`, `sizeNameIn('glass_price') // "Glass"`. Undefined: it names none. */
export function sizeNameIn(key: string): string | undefined {
  if (key.length > MAX_KEY) return undefined;
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_()[\]:/-]+/)
    .filter((word) => word !== '' && !PRICE_WORDS.has(plain(word)));
  const name = words.join(' ');
  if (name === '' || !(MEASURE.test(name) || words.every((word) => WORDS.has(plain(word))))) return undefined;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const plain = (word: string): string => withoutAccents(word).replace('ß', 'ss').toLowerCase();
