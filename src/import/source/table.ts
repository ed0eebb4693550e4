import Papa from 'papaparse';
import { quoteValue } from '#core/text/quote-value.ts';
import type { Fields } from '#schema/values/fields.ts';
import { movedFrom, withKeySources } from '#dialects/form/shape.ts';
import type { Lost } from '#dialects/tills/lost.ts';

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

/** A table below its headers. */
export interface Table {
  headers: readonly string[];
  rows: Rows;
  /** The number of the row under the headers, as a spreadsheet counts. */
  firstRow: number;
  /** The column of each key. A Map, because a header may be `__proto__`. */
  columns: ReadonlyMap<string, number>;
}

/** What a table makes of its rows: a value for the reader, and what of the table is in none. */
export interface ReadTable {
  value: Fields;
  lost: Lost[];
  translations?: Record<string, Record<string, string>>;
  notes?: string[];
}

/** An object that stands in a row: `keys` are those of the columns that its values are from. */
export function inRow<Made extends Fields>(made: Made, index: number, { headers, columns }: Table): Made {
  const paths = new Map<string, readonly [string]>();
  for (const key of Object.keys(made)) {
    const header = headers[columns.get(key === 'openingHours' ? 'hours' : key) ?? -1];
    if (header !== undefined) paths.set(key, [header]);
  }
  return movedFrom(withKeySources(made, paths), ['$rows', index]);
}

/** What is said of the headers that mean nothing here, and of the second of two that mean the same: with a value of each. */
export function unreadColumns({ headers, rows, firstRow, columns }: Table, isRead: (index: number) => boolean): Lost[] {
  const used = new Set(columns.values());
  return headers.flatMap((header, index) => {
    if (header.trim() === '' || used.has(index) || isRead(index)) return [];
    const filled = rows.flatMap((row, at) => ((row[index] ?? '').trim() === '' ? [] : [at]));
    const [first] = filled;
    if (first === undefined) return [];
    const more = filled.length === 1 ? '' : `, and ${filled.length - 1} more`;
    const value = quoteValue(rows[first]?.[index]?.trim());
    return [
      {
        path: `column ${header.trim().slice(0, 60)}`,
        message: `is not used: ${value} in row ${first + firstRow}${more}`,
      },
    ];
  });
}

/** `=HYPERLINK("…")`, `+cmd|'/C calc'!A0`. A telephone number begins with a sign, too, and a list with a dash. */
export const FORMULA = /^\s*=\s*[\w$"'(+@{-]|^[+@-](?:[A-Z][A-Z.]*\(|\w+\|)/;

/** What a cell says where yes or no is asked for, in six languages, and as a mark. */
export function answerIn(cell: string): boolean | undefined {
  return YES.test(cell) ? true : NO.test(cell) ? false : undefined;
}

const YES = /^(?:y|yes|true|t|x|1|on|✓|✔|☑|●|oui|o|vrai|s|s[ií]|sim|verdadero|vero|verdadeiro|j|ja|wahr)$/i;
const NO = /^(?:n|no|false|f|0|off|✗|✘|☐|non|faux|falso|não|nao|nein|falsch)$/i;
