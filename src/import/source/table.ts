import Papa from 'papaparse';
import { UsageError } from '../../builder/cli/usage-error.ts';
import { type Fields, madeFrom } from '../../model/shapes/shape.ts';
import { itemColumn, locationColumn } from './columns.ts';
import { quoteValue } from '../../builder/report/quote-value.ts';
import type { Source } from './recognize.ts';

export type Rows = readonly (readonly string[])[];

export const MAX_ROWS = 20_000;

/** The cells of a CSV, with whatever separates them, or with `delimiter` where it is known. */
export const rowsOfCsv = (text: string, delimiter = ''): Rows =>
  Papa.parse<string[]>(text.replace(/^\u{feff}/u, '').trimEnd(), {
    delimiter,
    skipEmptyLines: false,
    preview: MAX_ROWS + 1,
  }).data.map((row) => row.map((cell) => AS_TEXT.exec(cell)?.[1] ?? cell));

/** `="001"`: how spreadsheets are told that a number is a text. */
const AS_TEXT = /^="([^"]*)"$/;

/** A table of a menu or of locations, by its headers. Undefined: it is neither. */
export function recognizeTable(rows: Rows): Source | undefined {
  if (rows.length > MAX_ROWS) throw new UsageError(`has more than ${MAX_ROWS} rows, which are not read`);
  // Spreadsheets have a title above their headers.
  for (const [index, headers] of rows.slice(0, 10).entries()) {
    const table = { headers, rows: rows.slice(index + 1), firstRow: index + 2 };
    const items = columnsOf(headers, itemColumn);
    const places = columnsOf(headers, locationColumn);
    const pathIn = (path: string) => toCell(path, table);
    if (['street', 'locality', 'phone', 'latitude'].some((key) => places.has(key)) && places.has('name'))
      return refuseFormulas(rows) ?? { kind: 'a table of locations', value: locationsIn(table, places), pathIn };
    if (items.has('name') && ['price', 'category', 'description'].some((key) => items.has(key)))
      return refuseFormulas(rows) ?? { kind: 'a table of a menu', value: menuIn(table, items), pathIn };
  }
  return undefined;
}

/** `=HYPERLINK("…")`, `+cmd|'/C calc'!A0`. A telephone number begins with a sign, too, and a list with a dash. */
export const FORMULA = /^\s*=\s*[\w$"'(+@{-]|^[+@-](?:[A-Z][A-Z.]*\(|\w+\|)/;

/** Refuses a table with a cell that a spreadsheet would run as a formula: its result is not known here. */
function refuseFormulas(rows: Rows): undefined {
  for (const [index, row] of rows.entries()) {
    const formula = row.find((cell) => FORMULA.test(cell));
    if (formula === undefined) continue;
    throw new UsageError(
      `has a formula in row ${index + 1}, ${quoteValue(formula)}, which is not run: save the table with its values`,
    );
  }
}

interface Table {
  headers: readonly string[];
  rows: Rows;
  firstRow: number;
}

/** The first column of each key. A Map, because a header may be `__proto__`. */
function columnsOf(headers: readonly string[], meaning: (header: string) => string | undefined): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [index, header] of headers.entries()) {
    const key = meaning(header);
    if (key !== undefined && !columns.has(key)) columns.set(key, index);
  }
  return columns;
}

/** "rows[3]" is row 5 of the spreadsheet. */
const toCell = (path: string, { firstRow, headers }: Table): string =>
  path
    .replace(/^rows\[(\d+)\]/, (_, index: string) => `row ${Number(index) + firstRow}`)
    .replace(/^headers\[(\d+)\]/, (_, index: string) => `column ${headers[Number(index)]?.slice(0, 60) ?? ''}`);

const YES = /^(?:y|yes|true|x|1|✓|✔|oui|o|vrai|s[ií]|verdadero)$/i;
/** A price that the till asks for. */
const OPEN_PRICE = /^(?:variable|n\/a|-|—)$/i;

function menuIn({ headers, rows }: Table, columns: Map<string, number>): Fields {
  const menus = new Map<string, Map<string, Map<string, Fields>>>();
  for (const [index, row] of rows.entries()) {
    const cell = (key: string): string => row[columns.get(key) ?? -1]?.trim() ?? '';
    if (cell('name') === '') continue;
    const categories = entryOf(menus, cell('menu'), () => new Map<string, Map<string, Fields>>());
    const items = entryOf(categories, categoryIn(cell('category')) || 'Menu', () => new Map<string, Fields>());
    // Two rows of one name are two items, unless they say which size they are.
    const isSize = cell('size') !== '';
    const known = isSize ? items.get(cell('name')) : undefined;
    const price = OPEN_PRICE.test(cell('price')) ? '' : cell('price');
    if (known !== undefined) {
      addSize(known, cell('size'), price);
      continue;
    }
    const item: Fields = madeFrom<Fields>({ name: cell('name') }, 'rows', index);
    for (const key of columns.keys()) {
      if (['name', 'category', 'menu', 'size', 'price', 'diets', 'id'].includes(key) || cell(key) === '') continue;
      if (!/^is[A-Z]|^archived$/.test(key)) item[key] = cell(key);
      else if (YES.test(cell(key))) item[key] = true;
    }
    if (cell('diets') !== '')
      item['diets'] = cell('diets')
        .split(/[,;|/]/)
        .map((diet) => diet.trim());
    addSize(item, cell('size'), price);
    items.set(isSize ? cell('name') : `${cell('name')}\n${index}`, item);
  }
  const lists = Array.from(menus, ([name, categories]) => ({
    ...(name !== '' && { name }),
    categories: Array.from(categories, ([category, items]) => ({
      name: category,
      items: [...items.values()].map(withPrice),
    })),
  }));
  return { menu: lists, ...(lists.length > 0 && withUnread(headers, itemColumn)) };
}

/** Square exports "Drinks > Tea" and "Tea (T2B3ROTJ3HFGVBO22QLOOJDE), Gifts (…)": a category in another one, and the first of several. */
const categoryIn = (cell: string): string =>
  (/^(.+?) \([A-Z\d]{20,}\)/.exec(cell)?.[1] ?? cell).split(' > ').join(' – ');

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

const sizes = new WeakMap<Fields, { name: string; price: string }[]>();

function addSize(item: Fields, name: string, price: string): void {
  if (price === '') return;
  sizes.set(item, [...(sizes.get(item) ?? []), { name, price }]);
}

/** One price is the item's, whatever its only size is called. */
function withPrice(item: Fields): Fields {
  const [only, ...others] = sizes.get(item) ?? [];
  if (only === undefined) return item;
  if (others.length === 0) item['price'] = only.price;
  else item['sizes'] = [only, ...others].map(({ name, price }) => ({ name, price }));
  return item;
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const CLOSED = /^(?:x|closed|ferm[ée]|cerrado)$/i;

function locationsIn({ headers, rows }: Table, columns: Map<string, number>): Fields {
  const locations = rows.flatMap((row, index) => {
    const cell = (key: string): string | undefined => row[columns.get(key) ?? -1]?.trim() || undefined;
    if (cell('name') === undefined) return [];
    const days = DAYS.filter((day) => columns.has(day));
    const isKnown = days.some((day) => cell(day) !== undefined);
    const weekly = isKnown
      ? // An empty cell says nothing: an entry without times is asked for, and is not "closed".
        DAYS.map((day) => ({ day, ...(cell(day) !== undefined && hoursIn(cell(day) ?? '')) }))
      : [];
    const location = {
      ...Object.fromEntries(
        ['name', 'restaurant_id', 'phone', 'email', 'orderingLink', 'reservationLink', 'description', 'timezone'].map(
          (key) => [key, cell(key)],
        ),
      ),
      address: madeFrom(
        {
          streetAddress: cell('street'),
          addressLine2: cell('street2'),
          addressLocality: cell('locality'),
          addressRegion: cell('region'),
          postalCode: cell('postalCode'),
          addressCountry: cell('country'),
        },
        'rows',
        index,
      ),
      coordinates:
        cell('latitude') === undefined
          ? undefined
          : madeFrom({ latitude: cell('latitude'), longitude: cell('longitude') }, 'rows', index),
      openingHours: weekly.length > 0 ? weekly.map((entry) => madeFrom(entry, 'rows', index)) : cell('hours'),
      specialHours: specialIn(cell('specialHours')).map((entry) => madeFrom(entry, 'rows', index)),
    };
    return [madeFrom(location, 'rows', index)];
  });
  return { locations, ...withUnread(headers, locationColumn) };
}

const hoursIn = (cell: string): Fields => (CLOSED.test(cell) ? { isClosed: true } : { hours: cell });

/** "2026-12-25: x, 2026-12-31: 11:00-15:00" */
function specialIn(cell = ''): Fields[] {
  const parts = cell.split(/(?=\d{4}-\d{2}-\d{2})/).map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => ({ date: part.slice(0, 10), ...hoursIn(trimSigns(part.slice(10))) }));
}

const trimSigns = (text: string): string =>
  text
    .trim()
    .replace(/^:|[,;]$/g, '')
    .trim();

/** Columns with unknown names become unknown keys, which the report then lists as not used. */
function withUnread(headers: readonly string[], meaning: (header: string) => string | undefined): Fields {
  const unread = headers.filter((header) => header.trim() !== '' && meaning(header) === undefined);
  return { $columns: unread };
}
