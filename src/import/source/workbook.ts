import { strFromU8, unzipSync, zipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import { UsageError } from '#brand/errors/usage-error.ts';
import { toPlainText } from '#core/text/plain-text.ts';
import { boundSheets } from './bounded-sheets.ts';
import type { Rows } from './table.ts';

const MAX_UNPACKED = 64 * 1024 * 1024;

export interface Sheet {
  name: string;
  rows: Rows;
  /** Its owner took it out of sight. */
  isHidden: boolean;
}

/** The cells of each sheet as texts. */
export const rowsOfWorkbook = async (bytes: Uint8Array): Promise<Rows[]> =>
  (await sheetsOfWorkbook(bytes)).map(({ rows }) => rows);

/** The sheets of a workbook, with their cells as texts. Of a formula, its last saved result is read. No formula is run. */
export async function sheetsOfWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const packed = boundedZip(bytes);
  try {
    const sheets = await readSheets(Buffer.from(packed));
    const hidden = hiddenSheets(packed);
    return sheets.map(({ sheet: name, data }) => ({
      name,
      rows: data.map((row) => row.map(textOf)),
      isHidden: hidden.has(name),
    }));
  } catch {
    throw new UsageError('is no workbook that can be read');
  }
}

/** The names of the sheets that the workbook's list says are hidden. */
function hiddenSheets(packed: Uint8Array): Set<string> {
  const [list] = Object.values(unzipSync(packed, { filter: ({ name }) => name === 'xl/workbook.xml' }));
  const tags = strFromU8(list ?? new Uint8Array()).match(/<sheet\s[^>]{1,2000}>/g) ?? [];
  return new Set(
    tags
      .filter((tag) => /\sstate="(?:hidden|veryHidden)"/.test(tag))
      .map((tag) => toPlainText(/\sname="([^"]*)"/.exec(tag)?.[1] ?? '')),
  );
}

/**
 * The parts of a workbook, stored as they are: the reader then unpacks nothing that is larger than it was here. Each part is unpacked into as many bytes as the
 * zip says it has, so one that says too little is cut off.
 */
function boundedZip(bytes: Uint8Array): Uint8Array {
  let total = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!/\.(?:xml|rels)$/i.test(name)) return false;
    total += originalSize;
    if (total > MAX_UNPACKED)
      throw new UsageError(`has more than ${MAX_UNPACKED / 1024 / 1024} MB when it is unpacked, which is not read`);
    return true;
  };
  try {
    return zipSync(boundSheets(unzipSync(bytes, { filter })), { level: 0 });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError('is a zip that is damaged, or no workbook');
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  // A sum has more digits than it shows: 0.30000000000000004.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  if (!(cell instanceof Date)) return String(cell);
  // A time of day is a part of the day before spreadsheets begin to count.
  return cell.getUTCFullYear() < 1901 ? cell.toISOString().slice(11, 16) : cell.toISOString().slice(0, 10);
}
