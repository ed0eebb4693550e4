import { UsageError } from '#brand/errors/usage-error.ts';
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
/** Space, tab and the ends of lines: what is white space in XML. */
const isSpace = (byte: number | undefined): boolean => byte === 32 || byte === 9 || byte === 10 || byte === 13;
/** Other white space of Unicode. */
const OTHER_SPACES = /[^\S \t\r\n]{100}/g;

/**
 * The library takes the square of the length of white space, so of a long run one space is left. Not with one pattern for all of it: V8 has no room for a run of
 * millions.
 */
function withoutSpace(bytes: Uint8Array): string {
  const kept = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length;) {
    let end = at;
    while (isSpace(bytes[end])) end += 1;
    if (end - at > MAX_SPACE) kept[length++] = 32;
    else for (; at < end; at++) kept[length++] = bytes[at] ?? 32;
    for (at = end; at < bytes.length && !isSpace(bytes[at]); at++) kept[length++] = bytes[at] ?? 32;
  }
  let text = kept.toString('utf8', 0, length);
  for (
    let shorter = text.replace(OTHER_SPACES, ' ');
    shorter.length < text.length;
    shorter = text.replace(OTHER_SPACES, ' ')
  )
    text = shorter;
  return text;
}

function boundSheet(bytes: Uint8Array): Uint8Array {
  const written = withoutSpace(bytes);
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
