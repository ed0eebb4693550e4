import { unzipSync, zipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import { UsageError } from '../../builder/cli/usage-error.ts';
import { boundSheets } from './bounded-sheets.ts';
import type { Rows } from './table.ts';

const MAX_UNPACKED = 64 * 1024 * 1024;

/** The cells of each sheet as texts. Of a formula, its last saved result is read. No formula is run. */
export async function rowsOfWorkbook(bytes: Uint8Array): Promise<Rows[]> {
  const packed = boundedZip(bytes);
  try {
    const sheets = await readSheets(Buffer.from(packed));
    return sheets.map(({ data }) => data.map((row) => row.map(textOf)));
  } catch {
    throw new UsageError('is no workbook that can be read');
  }
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
