import {
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  type Stats,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type KnownFiles, statIntact, statsOf, sumOf, sumOfFile } from './published-files.ts';
import { hasCode } from './staging.ts';
import type { OutputFile } from '../types.ts';

/** Puts files into a folder, and lists those that must still be flushed to the disk. */
export interface Placer {
  place: (file: OutputFile) => void;
  /** Paths of the files that were written, and not linked. */
  written: readonly string[];
  /** The sums of all files, by their path in the folder. */
  sums: ReadonlyMap<string, string>;
}

/**
 * Puts files into `folder`. A file that the running site has with the same bytes is linked from there, so it keeps its date and an upload of the
 * folder sends only what changed. All other files are copied, so that a change of a file in place affects one site only. `known` says how the files
 * of the running site were published, so that a damaged one is not carried over.
 */
export function makePlacer(folder: string, running: string, known?: KnownFiles): Placer {
  const isFirst = statSync(running, { throwIfNoEntry: false }) === undefined;
  const placed = new Map<string, string | undefined>();
  const folders = new Set(['']);
  const written: string[] = [];
  const sums = new Map<string, string>();

  /** Never makes `folder` itself: if it is missing, something removed it with all files in it. */
  const makeFolder = (path: string): void => {
    if (folders.has(path)) return;
    makeFolder(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
    mkdirSync(`${folder}/${path}`);
    folders.add(path);
  };

  const place = (file: OutputFile): void => {
    const { path } = file;
    const from = 'from' in file ? file.from : undefined;
    checkPath(path);
    if (placed.has(path)) {
      if (from !== undefined && placed.get(path) === from) return;
      throw new Error(`Two files of the site want the path "${path}".`);
    }
    placed.set(path, from);
    makeFolder(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
    const [to, there] = [`${folder}/${path}`, `${running}/${path}`];
    if ('bytes' in file) {
      sums.set(path, sumOf(file.bytes));
      if (!isFirst && linkIfSame(() => file.bytes, Buffer.byteLength(file.bytes), there, to)) return;
      // "wx": overwriting a linked file would change the running site. The encoding is named because only then Node writes a text in one go.
      writeFileSync(to, file.bytes, { flag: 'wx', encoding: 'utf8' });
    } else {
      const source = statSync(file.from);
      const intact = statIntact(running, path, known);
      const sum = intact && known?.files[path]?.sum;
      const isLinked =
        !isFirst && (file.from === there ? link(there, to) : copyIsThere(file.from, source, there, to, intact));
      sums.set(path, (isLinked ? sum : undefined) ?? sumOfFile(file.from, source));
      if (isLinked) return;
      copy(file.from, source, to);
    }
    written.push(to);
  };

  return { place, written, sums };
}

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
    if (hasCode(error, 'ENOENT', 'EEXIST')) throw error;
    return false;
  }
}

/** Copies the date too, by which the next build sees that the file is the same. */
function copy(from: string, { atime, mtime }: Stats, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  utimesSync(to, atime, mtime);
}

function copyIsThere(from: string, source: Stats, running: string, to: string, intact: Stats | undefined): boolean {
  const copied = intact ?? statsOf(running);
  if (copied?.ino === source.ino && copied.dev === source.dev) return false; // Earlier versions made links.
  const isSame = intact && copied?.size === source.size && copied.mtime.getTime() === source.mtime.getTime();
  return isSame ? linkIfThere(running, copied, to) : linkIfSame(() => readFileSync(from), source.size, running, to);
}

function linkIfSame(content: () => Uint8Array | string, size: number, running: string, to: string): boolean {
  const read = statsOf(running);
  if (!read?.isFile() || read.size !== size) return false;
  try {
    return readFileSync(running).equals(Buffer.from(content())) && linkIfThere(running, read, to);
  } catch {
    return false; // No such file any more: it is written.
  }
}

/** False also where another publish has replaced the file since `seen`. */
function linkIfThere(running: string, seen: Stats, to: string): boolean {
  try {
    linkSync(running, to);
  } catch {
    return false; // No such file any more, or no links here.
  }
  if (lstatSync(to).ino === seen.ino) return true;
  unlinkSync(to);
  return false;
}
