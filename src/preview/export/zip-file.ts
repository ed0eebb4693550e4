import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { MAX_FILE_BYTES, readOrdinaryFile } from '#brand/files/ordinary-file.ts';

/** A file of a zip. `name` has forward slashes. */
export type ZipEntry = { name: string; bytes: Uint8Array | string } | { name: string; from: string };

/** What a zip without the extension Zip64 can hold, which fflate does not write. */
const MAX_ENTRIES = 65_535;
const MAX_BYTES = 0xffff_ffff;
/** Pictures and fonts are compressed already. */
const TEXT = /(?:^|\/)[^./]+$|\.(?:html|css|js|mjs|json|txt|xml|svg|md|csv|webmanifest|conf)$/i;
/** The same in every zip. Zips have dates without a zone, and none before this year. */
const DATE = new Date(1980, 0, 1, 12);

/**
 * Writes a zip that only its owner may read, and puts it in the place of `target` when it is whole. The same entries make the same bytes. One file at a
 * time is in memory. The draft of an export that was stopped is replaced by the next.
 */
export async function writeZip(
  target: string,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): Promise<{ files: number; bytes: number }> {
  const draft = `${target}.tmp`;
  rmSync(draft, { force: true });
  const output = openSync(draft, 'wx', 0o600);
  let [files, bytes] = [0, 0];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    bytes += chunk.length;
    for (let at = 0; at < chunk.length;) at += writeSync(output, chunk, at);
  });
  try {
    for await (const entry of entries) {
      files += 1;
      const name = nameInZip(entry.name);
      const file = TEXT.test(name) ? new ZipDeflate(name) : new ZipPassThrough(name);
      file.mtime = DATE;
      zip.add(file);
      file.push('from' in entry ? readOrdinaryFile(entry.from, MAX_FILE_BYTES) : Buffer.from(entry.bytes), true);
      if (files > MAX_ENTRIES) throw new Error(`The zip would have more than ${MAX_ENTRIES} files.`);
      if (bytes > MAX_BYTES) throw new Error('The zip would have more than 4 GB, which many programs do not read.');
    }
    zip.end();
    renameSync(draft, target);
    return { files, bytes };
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(output);
  }
}

/** What some system takes for more than a letter of a name: a separator, a drive, a wildcard, the end of a line. */
const NOT_IN_NAMES = /[\\:*?"<>|\p{Cc}]/gu;

/**
 * A name that stays inside the folder the zip is unpacked to, on every system. Letters that it may not have are written as in an address; a name that would
 * lead out of the folder is an error.
 */
export function nameInZip(name: string): string {
  const parts = name.toWellFormed().split('/');
  // Windows leaves out dots and spaces at the end, so `.. .` would be `..`.
  if (parts.some((part) => /^[. ]*$/.test(part))) throw new Error(`${JSON.stringify(name)} can't be a name in a zip.`);
  return parts.map((part) => part.replace(NOT_IN_NAMES, escapeLetter)).join('/');
}

const escapeLetter = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
