import { UsageError } from '#brand/errors/usage-error.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import type { Fields } from '#schema/values/fields.ts';
import { COLUMN_NAMES, itemColumn, languageColumn, locationColumn, spareItemColumn } from './columns.ts';
import { locationsIn } from './location-table.ts';
import { menuIn } from './menu-table.ts';
import type { Source } from './source.ts';
import { FORMULA, MAX_ROWS, type ReadTable, type Rows, type Table } from './table.ts';

/** A table of a menu or of locations, by its headers. Undefined: it is neither. */
export function recognizeTable(rows: Rows): Source | undefined {
  if (rows.length > MAX_ROWS) throw new UsageError(`has more than ${MAX_ROWS} rows, which are not read`);
  // Spreadsheets have a title above their headers.
  for (const [index, headers] of rows.slice(0, MAX_TITLES).entries()) {
    const table = { headers, rows: rows.slice(index + 1), firstRow: index + 2 };
    const places = columnsOf(headers, locationColumn);
    if (['street', 'locality', 'phone', 'latitude'].some((key) => places.has(key)) && places.has('name')) {
      refuseFormulas(rows);
      return sourceOf('a table of locations', { ...table, columns: places }, locationsIn);
    }
    const items = columnsOf(headers, itemColumn, spareItemColumn);
    const hasName =
      items.has('name') || headers.some((header) => itemColumn(languageColumn(header)?.base ?? '') === 'name');
    const isMenu = headers.some((header) =>
      MENU_KEYS.has(itemColumn(header) ?? itemColumn(languageColumn(header)?.base ?? '') ?? ''),
    );
    if (!hasName || !(isMenu || headers.some(isSizeColumn))) continue;
    refuseFormulas(rows);
    return sourceOf('a table of a menu', { ...table, columns: items }, menuIn);
  }
  return undefined;
}

const MAX_TITLES = 10;
const MENU_KEYS = new Set(['price', 'category', 'description', 'allergens']);
/** What the reader takes for a size, and no key of a configuration. */
const isSizeColumn = (header: string): boolean => itemColumn(header) === header.trim() && /\p{L}|\d/u.test(header);

function sourceOf(kind: string, table: Table, read: (table: Table) => ReadTable): Source {
  const { value, ...told } = read(table);
  return { kind, value: { ...value, $rows: rowObjects(table) }, pathIn: (path) => toCell(path, table), ...told };
}

/** Each row as an object, so that warnings find what was written in a cell. */
const rowObjects = ({ headers, rows }: Table): Fields[] =>
  rows.map((row) => Object.fromEntries(headers.map((header, index) => [header, row[index] ?? ''])));

/** Says what headers a table has, and what it needs. */
export function describeUnknownTable(rows: Rows): string {
  const row = rows.find((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
  if (row === undefined) return 'neither a web page, nor JSON, nor a table whose headers name items or locations';
  const seen = row
    .filter((cell) => cell.trim() !== '')
    .slice(0, 8)
    .map((cell) => quoteValue(cell.trim(), 40));
  return `neither a web page, nor JSON, nor a table that is known: its first row has ${seen.join(', ')}. The headers of a menu are like ${namesOf('menu')}; those of locations like ${namesOf('locations')}; other names of them, also in French, Spanish, Italian, German and Portuguese, are known, too`;
}

const namesOf = (kind: keyof typeof COLUMN_NAMES): string =>
  COLUMN_NAMES[kind].map((name) => JSON.stringify(name)).join(', ');

/** Refuses a table with a cell that a spreadsheet would run as a formula: its result is not known here. */
function refuseFormulas(rows: Rows): void {
  for (const [index, row] of rows.entries()) {
    const formula = row.find((cell) => FORMULA.test(cell));
    if (formula === undefined) continue;
    throw new UsageError(
      `has a formula in row ${index + 1}, ${quoteValue(formula)}, which is not run: save the table with its values`,
    );
  }
}

/** The first column of each key, or one of its other names. An exact name of a key wins over other names of it. */
function columnsOf(
  headers: readonly string[],
  meaning: (header: string) => string | undefined,
  fallbackKey: (header: string) => string | undefined = () => undefined,
): Map<string, number> {
  const columns = new Map<string, number>();
  const meant = headers.map(meaning);
  const add = (isMeant: (header: string, key: string) => boolean, keys: readonly (string | undefined)[]) => {
    for (const [index, header] of headers.entries()) {
      const key = keys[index];
      if (key !== undefined && !columns.has(key) && isMeant(header.trim().toLowerCase(), key)) columns.set(key, index);
    }
  };
  add((header, key) => header === key.toLowerCase(), meant);
  add(() => true, meant);
  const isFree = headers.map((header, index) => (meant[index] === undefined ? fallbackKey(header) : undefined));
  add(() => true, isFree);
  return columns;
}

/** "$rows[3].Price" is row 5 of the spreadsheet, column Price. */
const toCell = (path: string, { firstRow }: Table): string =>
  path
    .replace(/^\$rows\[(\d+)\]/, (_, index: string) => `row ${Number(index) + firstRow}`)
    .replace(/^\$rows\[\]/, 'rows')
    .replace(
      /^(rows?(?: \d+)?)(?:\.([\w$-]+)|\["((?:[^"\\]|\\.)*)"\])/,
      (_, row: string, name = '', quoted = '') => `${row}, column ${name}${quoted}`,
    );
