import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hasCode } from './staging.ts';
import type { OutputFile } from '../types.ts';

/**
 * Puts files into `folder`. What the running site has byte for byte is linked from there, not written again: it keeps
 * its date, so whoever uploads the folder sends only what changed.
 */
export function makePlacer(folder: string, running: string): (file: OutputFile) => void {
  const placed = new Map<string, string | undefined>();
  const folders = new Set(['']);

  /** Never `folder` itself: if it is gone somebody took it away, with all that lay in it. */
  const makeFolder = (path: string): void => {
    if (folders.has(path)) return;
    makeFolder(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
    mkdirSync(`${folder}/${path}`);
    folders.add(path);
  };

  return (file) => {
    const { path } = file;
    const from = 'from' in file ? file.from : undefined;
    checkPath(path);
    if (placed.has(path)) {
      if (from !== undefined && placed.get(path) === from) return;
      throw new Error(`Two files of the site want the path "${path}".`);
    }
    placed.set(path, from);
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    makeFolder(parent);
    if ('from' in file) linkOrCopy(file.from, `${folder}/${path}`);
    else keepOrWrite(file.bytes, `${folder}/${path}`, `${running}/${path}`);
  };
}

function checkPath(path: string): void {
  const leaves = path.split('/').some((part) => part === '' || part === '.' || part === '..');
  if (leaves || /[\\\0]/.test(path)) throw new Error(`"${path}" is not a path inside the site's folder.`);
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EEXIST')) throw error;
    // Another disk (EXDEV), a file system without links (EPERM), or one with too many of this file (EMLINK).
    copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  }
}

function keepOrWrite(bytes: Uint8Array | string, to: string, running: string): void {
  // "wx": writing over a linked file would write into the site that is running, or into the cache.
  if (!linkIfSame(bytes, running, to)) writeFileSync(to, bytes, { flag: 'wx' });
}

function linkIfSame(content: Uint8Array | string, running: string, to: string): boolean {
  try {
    const read = statSync(running, { throwIfNoEntry: false });
    if (read?.size !== Buffer.byteLength(content) || !readFileSync(running).equals(Buffer.from(content))) return false;
    linkSync(running, to);
    if (statSync(to).ino === read.ino) return true;
    // Another publish replaced the running site between the reading and the linking.
    unlinkSync(to);
  } catch {
    // No such file any more, or no links here: it is written.
  }
  return false;
}
