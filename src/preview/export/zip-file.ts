import { randomBytes } from 'node:crypto';
import { closeSync, constants, fstatSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a zip. `name` has forward slashes. */
export type ZipEntry = { name: string; bytes: Uint8Array | string } | { name: string; from: string };

/** What a zip without the extension Zip64 can hold, which not every program reads. */
const MAX_ENTRIES = 65_535;
const MAX_BYTES = 0xffff_ffff;
const PIECE = 64 * 1024;
/** Pictures and fonts are compressed already. */
const TEXT = /(?:^|\/)[^./]+$|\.(?:html|css|js|mjs|json|txt|xml|svg|md|csv|webmanifest|conf)$/i;
/** The same in every zip. Zips have dates without a zone, and none before this year. */
const DATE = new Date(1980, 0, 1, 12);
const INTERRUPTIONS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

/**
 * Writes a zip that only its owner may read, and puts it in the place of `target` when it is whole. The same entries make the same bytes. Files are read
 * piece by piece, so that a large site needs no more memory than a small one.
 */
export async function writeZip(
  target: string,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): Promise<{ files: number; bytes: number }> {
  const draft = `${target}.${randomBytes(8).toString('hex')}.tmp`;
  const output = openSync(draft, 'wx', 0o600);
  const listeners = INTERRUPTIONS.map(([signal, code]) => {
    const stop = (): void => {
      rmSync(draft, { force: true });
      process.exit(code);
    };
    process.once(signal, stop);
    return () => process.off(signal, stop);
  });
  try {
    const written = await fill(output, entries);
    fsyncSync(output);
    renameSync(draft, target);
    return written;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(output);
    listeners.forEach((forget) => forget());
  }
}

async function fill(output: number, entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>) {
  let bytes = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('The zip would have more than 4 GB, which many programs do not read.');
    for (let at = 0; at < chunk.length;) at += writeSync(output, chunk, at);
  });
  const names = new Set<string>();
  for await (const entry of entries) {
    const name = nameInZip(entry.name);
    if (names.has(name)) throw new Error(`Two files would be ${JSON.stringify(name)} in the zip.`);
    names.add(name);
    if (names.size > MAX_ENTRIES) throw new Error(`The zip would have more than ${MAX_ENTRIES} files.`);
    if ('from' in entry) addFile(zip, name, entry.from);
    else addBytes(zip, name, typeof entry.bytes === 'string' ? new TextEncoder().encode(entry.bytes) : entry.bytes);
  }
  zip.end();
  return { files: names.size, bytes };
}

function addBytes(zip: Zip, name: string, bytes: Uint8Array): void {
  addPieces(zip, name, function* () {
    yield bytes;
  });
}

function addFile(zip: Zip, name: string, path: string): void {
  const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants; // Windows lacks the last two.
  const input = openSync(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  try {
    if (!fstatSync(input).isFile()) throw new Error(`${path} is not a file.`);
    addPieces(zip, name, () => piecesOf(input));
  } finally {
    closeSync(input);
  }
}

/** Each piece is valid until the next one is asked for. */
function* piecesOf(input: number): Generator<Uint8Array> {
  const buffer = new Uint8Array(PIECE);
  for (let size = readSync(input, buffer); size > 0; size = readSync(input, buffer)) yield buffer.subarray(0, size);
}

function addPieces(zip: Zip, name: string, pieces: () => Iterable<Uint8Array>): void {
  const file = TEXT.test(name) ? new ZipDeflate(name) : new ZipPassThrough(name);
  file.mtime = DATE;
  zip.add(file);
  for (const piece of pieces()) file.push(piece);
  file.push(new Uint8Array(0), true);
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
