import { existsSync, realpathSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { readOrdinaryFile } from '#brand/files/ordinary-file.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { describeFileError, shortenPath } from '#brand/errors/problems.ts';
import { importAddress } from './import-address.ts';
import type { PageReader } from './page-reader.ts';
import { readApart } from '../apart/read-apart.ts';
import { withLanguage } from '../read/import-file.ts';
import type { Imported } from '../read/import-source.ts';
import { refuseBinary } from '../source/decode-text.ts';

/** A file or an address, and its name in the report. */
export type Origin = { file: string; label: string } | { address: string; label: string };

/** `saffronlane.example` and `saffronlane.example/menu`, where no file has that name. */
const HOST = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:\/\S*)?$/u;
const FILE = /\.(?:json|jsonld|csv|tsv|txt|xlsx?|html?)$/i;

/** `folder`: where the path of a file begins. */
export function readOrigin(text: string, folder = process.cwd()): Origin {
  if (/^https?:\/\//i.test(text)) return { address: text, label: text };
  const file = resolve(folder, text);
  if (!existsSync(file) && HOST.test(text) && !FILE.test(text)) return { address: `https://${text}`, label: text };
  return { file, label: basename(file) };
}

const WHAT_IS_READ =
  'A saved web page (HTML), an export in JSON and a table in CSV or XLSX are read: save the menu as a table, with a row for each item';
const MAX_BYTES = 16 * 1024 * 1024;

/** Throws a UsageError of one sentence that names the file or the address. */
export async function importFrom(origin: Origin, reader: PageReader): Promise<Imported> {
  try {
    if ('address' in origin) {
      if (!URL.canParse(origin.address)) throw new UsageError('is no address');
      return withLanguage(await importAddress(new URL(origin.address).href, reader));
    }
    const bytes = readOrdinaryFile(realpathSync(origin.file), MAX_BYTES);
    refuseBinary(bytes, WHAT_IS_READ);
    return await readApart('file', [bytes, origin.file]);
  } catch (error) {
    const place = 'address' in origin ? origin.address : shortenPath(origin.file);
    throw new UsageError(`${place} ${error instanceof UsageError ? error.message : describeFileError(error)}.`);
  }
}
