import { type Fields, isFields } from '#schema/values/fields.ts';

/** The texts of a configuration that are in a language. Names of places are not. */
export function textsIn(configuration: Fields): { names: string[]; categories: string[]; sentences: string[] } {
  const places = [configuration, ...listOf(configuration['locations'])];
  const menus = places.flatMap(({ menu }) => listOf(menu));
  const categories = menus.flatMap((menu) => listOf(menu['categories']));
  const items = itemsIn(configuration);
  const hero = isFields(configuration['heroSection']) ? [configuration['heroSection']] : [];
  const sentences = [...places, ...menus, ...categories, ...items].map(({ description }) => description);
  return {
    names: textsOf(items.map(({ name }) => name)),
    categories: textsOf([...menus, ...categories].map(({ name }) => name)),
    sentences: textsOf([...sentences, ...hero.flatMap(({ title, subtitle }) => [title, subtitle])]),
  };
}

export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const textsOf = (values: unknown[]): string[] => values.filter((value) => typeof value === 'string');

/** A short slogan is in no language that matters. */
const MIN_WORDS = 6;

/** Whether a configuration has texts that are in a language: names of places alone are not. */
export function hasTexts(configuration: Fields): boolean {
  const { names, sentences } = textsIn(configuration);
  return [...names, ...sentences].join(' ').split(/\s+/).length >= MIN_WORDS;
}

export function itemsIn(configuration: Fields): Fields[] {
  const menus = [configuration, ...listOf(configuration['locations'])].flatMap(({ menu }) => listOf(menu));
  return menus.flatMap((menu) => [
    ...listOf(menu['items']),
    ...listOf(menu['categories']).flatMap(({ items }) => listOf(items)),
  ]);
}
