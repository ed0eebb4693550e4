import type { Allergen, Diet, ItemAllergens, KnownAllergen } from '#schema/menu/item-keys.ts';
import type { Catalogue } from '#i18n/catalogue/catalogue.ts';
import type { Texts } from '#i18n/texts.ts';
import { lazy } from '#schema/lazy.ts';
import { foldText } from '../../text/fold.ts';
import { ALLERGENS, CONTRADICTING } from './allergens.data.ts';

/**
 * The allergen that a text is a name of: `findAllergen('Fruits à coque') // 'tree-nuts'`. Programs' names count, too: `TREE_NUTS`, `treeNuts`, `en:nuts`;
 * and so do `Milk (lactose)` and `egg products`.
 */
export function findAllergen(text: string): KnownAllergen | undefined {
  if (text.length > MAX_NAME) return undefined;
  if (remembered.has(text)) return remembered.get(text);
  const plain = plainName(text);
  const [beforeBracket = ''] = text.split(/[(（]/, 1);
  const known = byName().get(plain) ?? byName().get(plainName(beforeBracket)) ?? byName().get(withoutProducts(plain));
  if (remembered.size < MAX_REMEMBERED) remembered.set(text, known);
  return known;
}

/** A menu writes a dozen names hundreds of times. */
const remembered = new Map<string, KnownAllergen | undefined>();
const MAX_REMEMBERED = 500;

/** No name of an allergen is longer, in characters. */
export const MAX_NAME = 80;

/** Whether an allergen is of a kind: an almond is a tree nut, shrimp is a crustacean and shellfish. */
export function isAllergenOf(known: KnownAllergen, kind: KnownAllergen): boolean {
  const { of } = ALLERGENS[known];
  return known === kind || (of !== undefined && isAllergenOf(of, kind));
}

/** Its names in English, those of its kind included: "almonds", "almond", "tree nuts", "nuts" … */
export function englishNamesOf(known: KnownAllergen): string[] {
  const { names, of } = ALLERGENS[known];
  return [...listOf(names), ...(of === undefined ? [] : englishNamesOf(of))];
}

/** Its first name: "tree nuts". */
export function labelOf(known: KnownAllergen): string {
  return listOf(ALLERGENS[known].names)[0] ?? known;
}

/** Its first name in a language. Of names in Chinese the second is the first one in traditional characters, where those are others. */
export function nameOfAllergen(known: KnownAllergen, language: Catalogue): string {
  const { french, spanish, chinese } = ALLERGENS[known];
  const [simplified = '', other = ''] = listOf(chinese);
  const names = {
    fr: french,
    es: spanish,
    'zh-hans': chinese,
    'zh-hant': other.length === simplified.length ? other : simplified,
  };
  return language === 'en' ? labelOf(known) : (listOf(names[language])[0] ?? known);
}

/** The first allergen that an item with the mark of a diet can't contain. */
export function findContradiction({ contains }: ItemAllergens, diet: Diet): Allergen | undefined {
  return contains.find(
    ({ known }) =>
      known !== undefined && known !== 'oats' && CONTRADICTING[diet].some((kind) => isAllergenOf(known, kind)),
  );
}

/** What an item states, as its parts are printed: `[{ label: 'Contains', names: 'wheat, egg' }, { label: 'May contain', names: 'nuts' }]`. */
export function allergenLines(
  { contains, mayContain }: ItemAllergens,
  { menu, formats }: Texts,
): { label: string; names: string; each: string[] }[] {
  const line = (label: string, allergens: Allergen[]) =>
    allergens.length === 0 ? [] : [{ label, each: allergens.map(({ name }) => name) }];
  const lines = [...line(menu.contains, contains), ...line(menu.mayContain, mayContain)];
  return lines.map(({ label, each }) => ({ label, each, names: formats.list(each) }));
}

/** The same in one text: "Contains wheat, egg. May contain nuts." */
export function allergenText(allergens: ItemAllergens, texts: Texts): string {
  return allergenLines(allergens, texts)
    .map(({ label, names }) => texts.menu.allergenText(label, names))
    .join(texts.formats.space);
}

/** A name to compare: in small letters, without accents and signs; what a program joined is apart. */
function plainName(text: string): string {
  const words = text.replace(/^[a-z]{2}:/, '').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return foldText(words)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** "egg products" is "egg", "fish and fish products" and "celery and products thereof" are "fish" and "celery". */
function withoutProducts(plain: string): string {
  const [head = '', tail] = plain.split(/ (?:and|et|y) /, 2);
  if (tail === undefined) return plain.replace(/ (?:products?|derivatives|allergens?)$|(?:及其)?(?:制品|製品)$/u, '');
  const [first = ''] = tail.split(' ', 1);
  const isSame = byName().get(first) !== undefined && byName().get(first) === byName().get(head);
  return PRODUCTS.test(isSame ? tail.slice(first.length + 1) : tail) ? head : plain;
}

const PRODUCTS = /^(?:products|derivatives|produits|derivados)\b/;

function listOf(names: string): string[] {
  return names.split(', ');
}

const byName = /* @__PURE__ */ lazy(
  () =>
    new Map(
      (Object.keys(ALLERGENS) as KnownAllergen[]).flatMap((known) => {
        const { names, french, spanish, chinese } = ALLERGENS[known];
        return [names, french, spanish, chinese].flatMap(listOf).map((name) => [plainName(name), known] as const);
      }),
    ),
);
