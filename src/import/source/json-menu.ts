import { keysOf } from '#dialects/keys.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { hasItems } from '#dialects/menu/loose-menus.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { isPlace } from '#dialects/places/site.ts';
import type { Source } from './source.ts';
import { recognizeTable } from './recognize-table.ts';

/** What is no export of a program and no configuration: a menu by itself, a list of places, or rows of a table as objects. */
export function recognizeBare(value: unknown): Source | undefined {
  if (Array.isArray(value) && isPlace(value.find(isFields)))
    return { kind: 'a list of locations', value: { locations: value }, pathIn: withoutFirst('locations') };
  const isOfPlaces = (list: unknown) => Array.isArray(list) && isPlace(list.find(isFields));
  if (isFields(value) && (isConfiguration(value) || Object.values(value).some(isOfPlaces))) return undefined;
  const rows = rowsIn(value);
  const table = rows && !rows.list.some(hasPlainPrice) ? recognizeRows(rows) : undefined;
  if (table !== undefined) return table;
  if (!hasItems(value)) return undefined;
  const { currency, language, ...menu } = isFields(value) ? value : {};
  const ofSite = { ...(currency !== undefined && { currency }), ...(language !== undefined && { language }) };
  return { kind: 'a menu', value: { ...ofSite, menu: isFields(value) ? menu : value }, pathIn: withoutFirst('menu') };
}

const withoutFirst = (key: string) => (path: string) =>
  path === key ? path : path.replace(new RegExp(`^${key}\\.?`), '');

/** What a menu has beside its categories, too. */
const OF_MENUS = new Set(['$schema', 'id', 'name', 'description', 'currency', 'language', 'allergenNote']);

function isConfiguration(value: Fields): boolean {
  const { meantBy } = keysOf(configurationSchema);
  return Object.keys(value).some((key) => !OF_MENUS.has(meantBy(key) ?? 'id'));
}

interface List {
  list: Fields[];
  path: string;
}

/** A list of objects without anything in them, alone or the only list of an object. */
function rowsIn(value: unknown): List | undefined {
  const lists = isFields(value) ? Object.entries(value).filter(([, each]) => Array.isArray(each)) : [];
  const [path, list] = lists.length === 1 ? (lists[0] ?? []) : ['', value];
  const isRow = (each: unknown): each is Fields =>
    isFields(each) && !Object.values(each).some((cell) => typeof cell === 'object' && cell !== null);
  return Array.isArray(list) && list.length > 0 && list.every(isRow) ? { list, path: path ?? '' } : undefined;
}

const hasPlainPrice = (row: Fields): boolean => 'price' in row && ('name' in row || 'title' in row);

/** Objects with keys in another language, or with a key for each size, are read as a table of them would be. */
function recognizeRows({ list, path }: List): Source | undefined {
  const headers = [...new Set(list.flatMap((row) => Object.keys(row)))];
  const cells = list.map((row) => headers.map((header) => textOf(row[header])));
  const table = headers.some((header) => PRICE.test(header)) ? recognizeTable([headers, ...cells]) : undefined;
  if (table?.kind !== 'a table of a menu') return undefined;
  const { pathIn = (where) => where } = table;
  // Row 2 of a table is the first below its headers.
  const toElement = (_: string, row: string) => `${path}[${Number(row) - 2}]`;
  return {
    ...table,
    kind: 'a list of items',
    pathIn: (where) => pathIn(where).replace(/^row (\d+)/, toElement),
    lost: (table.lost ?? []).map(({ path: where, message }) => ({
      path: where.replace(/^column /, 'key ').replace(/^row (\d+)/, toElement),
      message: message.replace(/\brow (\d+)/g, toElement),
    })),
  };
}

const textOf = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';

/** "58 things with a name and a price at wines[]": what is there, whatever language its keys are in. Undefined: nothing like it. */
export function describeThings(value: unknown): string | undefined {
  const places = new Map<string, { count: number; keys: string }>();
  const look = (each: unknown, path: string, depth: number): void => {
    if (depth > MAX_DEPTH || typeof each !== 'object' || each === null) return;
    if (Array.isArray(each)) return void each.forEach((inner) => look(inner, `${path}[]`, depth + 1));
    const keys = Object.keys(each);
    const [name, price] = [keys.find((key) => NAME.test(key)), keys.find((key) => PRICE.test(key))];
    if (name !== undefined && price !== undefined) {
      const place = places.get(path) ?? { count: 0, keys: `"${name}", "${price}"` };
      places.set(path, { ...place, count: place.count + 1 });
    }
    for (const [key, inner] of Object.entries(each))
      look(inner, path === '' ? key : `${path}.${key.slice(0, MAX_KEY)}`, depth + 1);
  };
  look(value, '', 0);
  const [[path, most] = []] = [...places].sort(([, one], [, other]) => other.count - one.count);
  if (path === undefined || most === undefined) return undefined;
  if (most.count === 1) return undefined;
  return `${most.count} things with a name and a price at ${path || 'its top'} (${most.keys}), at keys that are not known: write "name" and "price"`;
}

const MAX_DEPTH = 8;
const MAX_KEY = 40;
const NAME = /name|title|nom|titel|titolo|dish|gericht|piatto|prodotto|plato|producto|produto/i;
const PRICE = /^p$|pri[csx]|pre[cçz]|preis|cena/i;
