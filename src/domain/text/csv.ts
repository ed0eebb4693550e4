/**
 * A table as CSV (RFC 4180: CRLF, quoted where it must be), for a spreadsheet: a byte order mark says that it is UTF-8. A cell that a spreadsheet would
 * run as a formula begins with an apostrophe, because visitors have written it.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows].map((row) => row.map(cellOf).join(','));
  return `\u{feff}${lines.join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const safe = /^\s*[=+\-@]/.test(text) && !/^[+-]?[\d\s().-]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
