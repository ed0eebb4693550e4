/**
 * A table as CSV (RFC 4180: CRLF, quoted where it must be), for a spreadsheet: a byte order mark says that it is UTF-8. A cell that a spreadsheet would
 * run as a formula begins with an apostrophe, because visitors have written it.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows].map((row) => row.map(cellOf).join(','));
  return `\u{feff}${lines.join('\r\n')}\r\n`;
}

/** The text of a cell that `csvOf` has written. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

/** What begins with apostrophes gets one more, so that a cell can be read back. */
const isFormula = (text: string): boolean => /^'*\s*[=+\-@]/.test(text) && !/^[+-]?[\d\s().-]+$/.test(text);

function cellOf(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
