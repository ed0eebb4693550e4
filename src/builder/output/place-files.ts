import { constants, copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import type { OutputFile } from '#schema/warning.ts';
import { hasCode } from '#brand/files/disk.ts';
import { type FileNotes, hashOf, isAsNoted } from '#brand/files/file-note.ts';

/** Puts files into a folder. */
export interface Placer {
  place: (file: OutputFile) => void;
  /** The hashes of all files, by their path in the folder. */
  hashes: ReadonlyMap<string, string>;
}

/**
 * Puts files into `folder`. A file that the site which is there has with the same bytes, by its note, is linked from there, so it keeps its date and an upload of the
 * folder sends only what changed. All other files are copied, so that a change of a file in place affects one site only. What is not as it was noted is not carried over.
 */
export function makePlacer(folder: string, site: string, known: FileNotes = {}): Placer {
  const sources = new Map<string, string | undefined>();
  const folders = new Set(['']);
  const hashes = new Map<string, string>();

  /** Never makes `folder` itself: if it is missing, something removed it with all files in it. */
  const makeFolder = (path: string): void => {
    if (folders.has(path)) return;
    makeFolder(folderOf(path));
    mkdirSync(`${folder}/${path}`);
    folders.add(path);
  };

  const isLinked = (path: string, hash: string, to: string): boolean => {
    const there = `${site}/${path}`;
    const note = Object.hasOwn(known, path) ? known[path] : undefined;
    return note?.hash === hash && isAsNoted(there, note) && link(there, to);
  };

  const place = (file: OutputFile): void => {
    const { path } = file;
    const from = 'from' in file ? file.from : undefined;
    checkPath(path);
    if (sources.has(path)) {
      if (from !== undefined && sources.get(path) === from) return;
      throw new Error(`Two files of the site want the path "${path}".`);
    }
    sources.set(path, from);
    makeFolder(folderOf(path));
    const to = `${folder}/${path}`;
    const hash = 'bytes' in file ? hashOf(file.bytes) : file.hash;
    hashes.set(path, hash);
    if (isLinked(path, hash, to)) return;
    // "wx": overwriting a linked file would change the site that is there. The encoding is named because only then Node writes a text in one go.
    if ('bytes' in file) writeFileSync(to, file.bytes, { flag: 'wx', encoding: 'utf8' });
    else copyFileSync(file.from, to, constants.COPYFILE_EXCL);
  };

  return { place, hashes };
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Matches a path with an empty part, `.` or `..`, a backslash (which separates parts on Windows) or a NUL. */
const OUTSIDE = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\0]/;

function checkPath(path: string): void {
  if (OUTSIDE.test(path)) throw new Error(`"${path}" is not a path inside the site's folder.`);
}

/** False where the disk has no links, or the file can't have more of them. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw error;
    return false;
  }
}
