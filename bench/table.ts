/** Columns as wide as their widest cell; the first is text, the others are figures. */
export function printTable(rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${cells.join('   ')}`);
  }
}

/** `Rebuilding is 10.2× as fast; target at least 8×: met` */
export function printTarget(statement: string, target: string, isMet: boolean): void {
  console.log(`  ${statement}; target ${target}: ${isMet ? 'met' : 'missed'}`);
}

export const inMilliseconds = (milliseconds: number, digits = 0): string => `${milliseconds.toFixed(digits)} ms`;
export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
export const inMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
export const times = (ratio: number): string => `${ratio.toFixed(1)}×`;
