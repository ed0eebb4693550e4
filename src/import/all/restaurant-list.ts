import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readOrdinaryFile } from '#brand/files/ordinary-file.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { readName, readSiteUrl, readSlug } from '../new-brand/values.ts';
import { describeFileError, shortenPath } from '#brand/errors/problems.ts';
import { readApart } from '../apart/read-apart.ts';
import { type Origin, readOrigin } from '../address/import-from.ts';
import { makeColumns } from '../source/columns.ts';
import { decodeFile, fixCells, refuseBinary } from '../source/decode-text.ts';
import { type Rows, rowsOfCsv } from '../source/table.ts';

/** A row of the list: where a restaurant comes from, and what its brand is to be called. */
export interface Listed {
  /** As the file counts it. */
  row: number;
  origin: Origin;
  name: string | undefined;
  slug: string | undefined;
  siteUrl: string | undefined;
}

const columnOf = makeColumns({
  from: 'from, source, website, web site, url, address, web address, file, export, page, site, site web, fichier, sitio, sitio web, pagina web, archivo',
  name: 'name, restaurant, restaurant name, brand, nom, nombre, restaurante',
  slug: 'slug, folder',
  siteUrl: 'site url, new address, domain',
});

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_ROWS = 1000;

/** Reads a list of restaurants: a table with a column `from`, and optional columns `name`, `slug` and `site url`. `notes`: what is doubtful in how it was read. Throws a UsageError if it is not such a table. */
export async function readList(path: string): Promise<{ restaurants: Listed[]; notes: string[] }> {
  const file = resolve(path);
  try {
    const bytes = readOrdinaryFile(realpathSync(file), MAX_BYTES);
    refuseBinary(bytes, 'Save the list as CSV or XLSX');
    const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
    const { rows, notes } = isWorkbook ? fixCells(await readApart('sheet', [bytes])) : rowsIn(bytes);
    return { restaurants: listIn(rows, dirname(file)), notes };
  } catch (error) {
    throw new UsageError(
      `${shortenPath(file)} ${error instanceof UsageError ? error.message : describeFileError(error)}.`,
    );
  }
}

function rowsIn(bytes: Uint8Array): { rows: Rows; notes: string[] } {
  const { text, notes } = decodeFile(bytes);
  return { rows: rowsOfCsv(text), notes };
}

function listIn([headers = [], ...rows]: Rows, folder: string): Listed[] {
  const columns = headers.map(columnOf);
  if (!columns.includes('from'))
    throw new UsageError('has no column "from", with the website or the file of each restaurant');
  const listed = rows.flatMap((cells, index): Listed[] => {
    const cell = (key: string): string | undefined => cells[columns.indexOf(key)]?.trim() || undefined;
    const row = index + 2;
    const from = cell('from');
    if (from === undefined) return [];
    try {
      return [
        {
          row,
          origin: readOrigin(from, folder),
          name: optional(cell('name'), readName),
          slug: optional(cell('slug'), readSlug),
          siteUrl: optional(cell('siteUrl'), readSiteUrl),
        },
      ];
    } catch (error) {
      throw error instanceof UsageError
        ? new UsageError(`is wrong in row ${row}: ${error.message.replace(/\.$/, '')}`)
        : error;
    }
  });
  if (listed.length === 0) throw new UsageError('lists no restaurant');
  if (listed.length > MAX_ROWS) throw new UsageError(`lists more than ${MAX_ROWS} restaurants, which are not read`);
  return listed;
}

const optional = <Value>(text: string | undefined, read: (text: string) => Value): Value | undefined =>
  text === undefined ? undefined : read(text);
