import { UsageError } from '#brand/errors/usage-error.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import type { Lost } from '#dialects/tills/lost.ts';
import type { Source } from './source.ts';
import { describeUnknownTable, recognizeTable } from './recognize-table.ts';
import type { Rows } from './table.ts';
import type { Sheet } from './workbook.ts';

/** The sheets that are menus or lists of locations, each with its name, and those that are not read. */
export interface ReadSheets {
  read: { name: string; source: Source }[];
  lost: Lost[];
}

/** Throws a UsageError if none of them is a table that is known. What is hidden is not for guests. */
export function recognizeSheets(sheets: readonly Sheet[]): ReadSheets {
  const filled = sheets.filter(({ rows }) => rows.some(isFilled));
  const found = filled.map(({ name, rows, isHidden }) => ({
    name,
    rows,
    isHidden,
    source: isHidden ? undefined : recognizeTable(rows),
  }));
  const read = found.flatMap(({ name, source }) => (source === undefined ? [] : [{ name, source }]));
  if (read.length === 0) {
    const rows = filled.find(({ isHidden }) => !isHidden)?.rows ?? [];
    throw new UsageError(`is a workbook without a sheet that is known: ${describeUnknownTable(rows)}`);
  }
  const lost = found.flatMap(({ name, rows, isHidden, source }) =>
    source === undefined
      ? [{ path: `sheet ${name}`, message: `is ${isHidden ? 'hidden, and ' : ''}not read: ${firstRows(rows)}` }]
      : [],
  );
  return { read, lost };
}

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

/** The headers, or whatever comes first, and a row below: an example of what is in the sheet. */
function firstRows(rows: Rows): string {
  const filled = rows.filter(isFilled).map((row) => row.filter((cell) => cell.trim() !== '').join(', '));
  return quoteValue(filled.slice(0, 2).join(' / '));
}
