import { foldKey } from '#schema/values/fold-key.ts';
import { keyIn, wordsOf } from '../form/key-words.ts';
import type { Fields } from '#schema/values/fields.ts';

export const NAMES = wordsOf('name title label heading category categoryName sectionName groupName');
export const IDS = wordsOf('key slug id');

/** What an object is called, or its id in words. */
export function nameOf(object: Fields): string | undefined {
  const key = keyIn(object, NAMES);
  if (key !== undefined) {
    const name = object[key];
    if (typeof name !== 'string' && typeof name !== 'number') return undefined;
    return foldKey(key) === 'category' ? tidyName(String(name)) : String(name);
  }
  const id = keyIn(object, IDS);
  return id === undefined || typeof object[id] !== 'string' ? undefined : nameOfId(object[id]);
}

/** "hot_drinks" of a program is "Hot drinks". What a person wrote stays. */
export const tidyName = (name: string): string =>
  /^[a-z\d]+(?:[_-][a-z\d]+)*$/.test(name) ? (nameOfId(name) ?? name) : name.trim();

/** `nameOfId('hotDrinks') // 'Hot drinks'`. Undefined for what are no words: "-NxT93", "64f1c2". */
export function nameOfId(id: string): string | undefined {
  if (id.length > MAX_ID || !/^\p{L}[\p{L}\p{M}\d_ -]*$/u.test(id) || /\d{3}|\d\p{L}+\d/u.test(id)) return undefined;
  const words = id
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  const isCapital = words === words.toUpperCase();
  return `${words.charAt(0).toUpperCase()}${isCapital ? words.slice(1) : words.slice(1).toLowerCase()}`;
}

const MAX_ID = 40;
