import { UsageError } from '../../builder/cli/usage-error.ts';
import { MAX_ROWS } from './table.ts';

const MAX_COLUMNS = 1000;
/** What is made of a sheet is as large as the rectangle around its cells, however few they are. */
const MAX_CELLS = 2_000_000;

/**
 * The parts of a workbook, with sheets that are no larger than what is read of a table. Throws a UsageError where one is. A spreadsheet writes a cell that has a
 * colour and no value, too, often a whole column of them: those are left out.
 */
export function boundSheets(parts: Record<string, Uint8Array>): Record<string, Uint8Array> {
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, boundSheet(bytes)]));
}

const BLANK_CELL = /<(?:\w+:)?c\b[^<>]*\/>/g;
const BLANK_ROW = /<(?:\w+:)?row\b[^<>]*\br="\d+"[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/g;
const PLACE = /<(?:\w+:)?(?:row|c)\b[^<>]*?\sr=["']([^"']*)["']/g;
const WRITTEN = /^([A-Z]{0,3})(\d{1,7})$/;

const MAX_SPACE = 1000;
/** The library takes the square of the length of white space. */
const withoutSpace = (text: string): string => text.replace(/\s{2,}/g, (run) => (run.length > MAX_SPACE ? ' ' : run));

function boundSheet(bytes: Uint8Array): Uint8Array {
  const written = withoutSpace(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
  if (!written.includes('sheetData')) return Buffer.from(written);
  const text = written.replace(BLANK_CELL, '').replace(BLANK_ROW, '');
  let rows = 0;
  let columns = 0;
  for (const [, place = ''] of text.matchAll(PLACE)) {
    const [, letters = '', row] = WRITTEN.exec(place) ?? [];
    if (row === undefined) throw new UsageError('is no workbook that can be read');
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnOf(letters));
  }
  if (rows > MAX_ROWS) throw new UsageError(`has more than ${MAX_ROWS} rows, which are not read`);
  if (columns > MAX_COLUMNS) throw new UsageError(`has more than ${MAX_COLUMNS} columns, which are not read`);
  if (rows * columns > MAX_CELLS) throw new UsageError(`has more than ${MAX_CELLS} cells, which are not read`);
  return Buffer.from(text);
}

/** `columnOf('AA') // 27` */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
