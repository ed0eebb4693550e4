import type { JsonPath } from '#brand/files/json-edit.ts';
import { isFields } from '#schema/values/fields.ts';
import { foldKey } from '#schema/values/fold-key.ts';
import { SYNONYMS } from '#dialects/words/synonyms.ts';

/** A price of a menu as it was written. */
export interface FoundPrice {
  path: JsonPath;
  value: number | string;
  /** What it is the price of. */
  name: string;
}

const folded = (words: string): Set<string> => new Set(words.split(' ').map(foldKey));

/** Below these keys of a configuration or of a location are menus. */
const MENUS = folded(
  `menu hasMenu modifierGroups featuredItems ${SYNONYMS.Configuration.menu} ${SYNONYMS.Configuration.featuredItems}`,
);
const LOCATIONS = folded(`locations ${SYNONYMS.Configuration.locations}`);
const PRICE_KEYS = folded(`price ${SYNONYMS.MenuItem.price} ${SYNONYMS.Modifier.price}`);
/** They have their prices for some hours only, and are decided one by one. */
const DATED = folded(`timeSpecificPrices ${SYNONYMS.MenuItem.timeSpecificPrices}`);
const SIZES = folded('sizes variations');
const MAX_DEPTH = 40;

/** An entry of a list of sizes. */
const isSize = (path: JsonPath): boolean => typeof path.at(-1) === 'number' && SIZES.has(foldKey(String(path.at(-2))));

/** All prices of the menus: of items, sizes and modifiers. `isDated`: how many prices for some hours there are besides. */
export function findPrices(configuration: unknown): { prices: FoundPrice[]; dated: number } {
  const prices: FoundPrice[] = [];
  let dated = 0;
  const walk = (value: unknown, path: JsonPath, name: string): void => {
    if (path.length > MAX_DEPTH) return;
    if (Array.isArray(value)) return value.forEach((entry, index) => walk(entry, [...path, index], name));
    if (!isFields(value)) return;
    const own =
      typeof value['name'] === 'string' ? (isSize(path) ? `${name} (${value['name']})` : value['name']) : name;
    for (const [key, inner] of Object.entries(value)) {
      const word = foldKey(key);
      if (DATED.has(word)) dated += Array.isArray(inner) ? inner.length : 1;
      else if (!PRICE_KEYS.has(word)) walk(inner, [...path, key], own);
      else if (typeof inner === 'number' || typeof inner === 'string')
        prices.push({ path: [...path, key], value: inner, name: own });
    }
  };
  const walkMenus = (place: unknown, path: JsonPath): void => {
    if (!isFields(place)) return;
    for (const [key, value] of Object.entries(place)) {
      if (MENUS.has(foldKey(key))) walk(value, [...path, key], '');
      else if (path.length === 0 && LOCATIONS.has(foldKey(key)) && Array.isArray(value))
        value.forEach((location, index) => walkMenus(location, [key, index]));
    }
  };
  walkMenus(configuration, []);
  return { prices, dated };
}

/** A number, with a currency sign before or after it. A comma before three digits may be a decimal or a thousands separator, so such a price is not changed. */
const IN_TEXT = /^([^\d.,]{0,6})(\d{1,7})(?:([.,])(\d{1,2}))?([^\d.,]{0,6})$/;

/** A price made another one, in the form in which it was written: `"$12.50"` stays a text. Undefined for words. */
export function changedPrice(value: number | string, change: (price: number) => number): number | string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? change(value) : undefined;
  const [, before = '', whole, point, decimals, behind = ''] = IN_TEXT.exec(value.trim()) ?? [];
  if (whole === undefined || before.includes('-')) return undefined;
  const changed = change(Number(`${whole}.${decimals ?? 0}`));
  const isWhole = point === undefined && Number.isInteger(changed);
  const text = isWhole ? String(changed) : changed.toFixed(2).replace('.', point ?? '.');
  return before + text + behind;
}
