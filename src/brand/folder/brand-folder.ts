import { lazy } from '#schema/lazy.ts';
import { type FileNotes, hashOf, hashOfFile, isSettled, revisionOf } from '../files/file-note.ts';
import { MAX_FILE_BYTES, readOrdinaryFile } from '../files/ordinary-file.ts';
import { decodeUtf8 } from '../files/utf8.ts';
import type { Brand } from '#schema/warning.ts';
import { readBrandText } from './group-file.ts';
import { type BrandEntry, entriesOfBrand } from './walk-brand.ts';

/** A brand's folder as it was when it was walked. Each file is hashed once, and those that a build reads as text are read once. */
export interface BrandFolder {
  entries: readonly BrandEntry[];
  /** What is known of its files, for the next walk. A file that has just changed is left out: it may change again and keep its dates. */
  notes: FileNotes;
  /** The hash of the file at a real path, which may also be one that the walk left out. Throws where it can't be read. */
  hashOf: HashOfFile;
  /** The text of a file that lies in the folder itself, such as `website.json`, or of the brand's group. Throws like `readTextBelow`. */
  readText: ReadText;
}

/** SHA-256 in hex. */
export type HashOfFile = (real: string) => string;
export type ReadText = (name: string) => string;

/** Its text comes with the brand, so what was checked is what is hashed. */
const BRAND_FILE = 'brand.json';
const CONFIGURATION_FILE = 'website.json';

/** Walks a brand's folder. Files that are still as in `known` are not read. Throws a LoadError where there are too many. */
export function openFolder(
  { folder, brandFile }: Pick<Brand, 'folder' | 'brandFile'>,
  known: FileNotes = {},
): BrandFolder {
  const entries = entriesOfBrand(folder);
  const notes: FileNotes = {};
  const hashes = new Map<string, string>();
  const texts = new Map<string, () => string>([[BRAND_FILE, () => brandFile]]);
  for (const entry of entries) {
    if (entry.kind !== 'file' || entry.stats.size > MAX_FILE_BYTES) continue;
    const { path, real, stats } = entry;
    if (path === BRAND_FILE) {
      hashes.set(real, hashOf(brandFile));
      continue;
    }
    const stamp = revisionOf(stats);
    const note = Object.hasOwn(known, path) ? known[path] : undefined;
    const hash = note?.stamp === stamp ? note.hash : (hashes.get(real) ?? read(path, real));
    hashes.set(real, hash);
    if (isSettled(stats)) notes[path] = { stamp, hash };
  }

  function read(path: string, real: string): string {
    const bytes = readOrdinaryFile(real, MAX_FILE_BYTES);
    const text = lazy(() => decodeUtf8(bytes));
    if (path === CONFIGURATION_FILE) texts.set(path, text);
    return hashOf(bytes);
  }

  return {
    entries,
    notes,
    hashOf: (real) => {
      const hash = hashes.get(real) ?? hashOfFile(real);
      hashes.set(real, hash);
      return hash;
    },
    readText: (name) => {
      const text = texts.get(name) ?? lazy(() => readBrandText(folder, name));
      texts.set(name, text);
      return text();
    },
  };
}
