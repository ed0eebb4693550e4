import { hash, randomBytes } from 'node:crypto';
import nodeFs from 'node:fs';
import { dirname, join } from 'node:path';
import { MAX_FILE_BYTES, readOrdinaryFile, RefusedFileError } from '../../builder/brand/ordinary-file.ts';
import { flusherFor } from '../../builder/output/flush.ts';
import { hasCode, isAbandoned, ownTag } from '../../builder/output/staging.ts';
import { describeFileError } from '../../builder/report/problems.ts';
import { ForeignFileError, type Store, SupersededError } from '../generations/store.ts';
import { OWN_FOLDER } from '../site/safe-path.ts';

/** What changes the target. */
export interface Disk extends Pick<
  typeof nodeFs,
  'mkdirSync' | 'writeFileSync' | 'linkSync' | 'renameSync' | 'unlinkSync'
> {
  /** The disk is waited for a millisecond, in which something else can be done. */
  rmdir: (path: string) => Promise<void>;
  /** What these files hold survives a power cut from then on. */
  flush: (paths: string[], folder: string) => Promise<void>;
}

const DISK: Disk = {
  ...nodeFs,
  rmdir: nodeFs.promises.rmdir,
  flush: (paths, folder) => flusherFor(paths.length, sharedFolder(folder), true)(paths),
};

/** The folder around it, where that is on the same disk: the brands of a target then share what flushes it. */
function sharedFolder(folder: string): string {
  const around = dirname(folder);
  return nodeFs.statSync(around).dev === nodeFs.statSync(folder).dev ? around : folder;
}

const MANIFEST = /^manifest\.(\d{1,15})\.json$/;
const TEMPORARY = /^new\.(\d+-[0-9a-f]+)-[0-9a-f]+$/;

/**
 * A folder of this machine, or one that is mounted. A file is written under another name, and renamed when it is whole and on the disk. Each version of the manifest
 * has a number in its name, because no file system can compare and replace; one can make a name that no other process has made.
 */
export function makeFolderStore(root: string, disk: Disk = DISK): Store {
  const own = join(root, OWN_FOLDER);
  const name = `dir:${root}`;
  let unflushed: string[] = [];
  /** What was written and is not in its place. */
  const drafts = new Set<string>();

  const pathOf = (key: string): string => {
    refuseLinks(root, key);
    return join(root, key);
  };
  const newDraft = (): string => {
    makeFolder(disk, own);
    const path = join(own, `new.${ownTag()}-${randomBytes(8).toString('hex')}`);
    drafts.add(path);
    return path;
  };
  const write = (content: Uint8Array | string): string => {
    const path = newDraft();
    disk.writeFileSync(path, content, { flag: 'wx' });
    unflushed.push(path);
    return path;
  };
  /** What lies there already is on the disk, and another name for it costs nothing. Undefined where nothing, or no file, has that key. */
  const takeOver = (from: string): string | undefined => {
    if (!nodeFs.lstatSync(from, { throwIfNoEntry: false })?.isFile()) return undefined;
    const draft = newDraft();
    if (makeLink(disk, from, draft)) return draft;
    const content = readIfThere(from);
    return content && write(content);
  };
  const flush = async (): Promise<void> => {
    const paths = unflushed;
    unflushed = [];
    if (paths.length > 0) await disk.flush(paths, root);
  };
  const numbers = (): number[] =>
    listNames(own)
      .flatMap((entry) => MANIFEST.exec(entry)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => b - a);
  const manifestPath = (number: number): string => join(own, `manifest.${number}.json`);

  return {
    name,
    parallel: 1,
    readManifest: async (maxBytes) => {
      refuseLinks(root, `${OWN_FOLDER}/manifest`);
      for (let number = numbers()[0]; number !== undefined; number = numbers()[0]) {
        try {
          return { text: readOrdinaryFile(manifestPath(number), maxBytes).toString(), version: String(number) };
        } catch (error) {
          // Another publish has just replaced it.
          if (!hasCode(error, 'ENOENT')) throw new Error(`The manifest in ${name} ${describeFileError(error)}.`);
        }
      }
      return undefined;
    },
    writeManifest: async (text, version) => {
      const [last, ...older] = numbers();
      if (String(last ?? '') !== (version ?? '')) throw new SupersededError(name);
      sweep(disk, own, drafts);
      const number = (last ?? 0) + 1;
      const draft = write(text);
      await flush();
      if (!renameToNew(disk, draft, manifestPath(number))) throw new SupersededError(name);
      drafts.delete(draft);
      for (const old of [last, ...older]) if (old !== undefined) remove(disk, manifestPath(old));
      return String(number);
    },
    checkHeld: async (version) => {
      if (String(numbers()[0]) !== version) throw new SupersededError(name);
    },
    prepare: async ({ key, source, mustBeNew }) => {
      const path = pathOf(key);
      const isTaken = (): boolean => nodeFs.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
      if (mustBeNew && isTaken()) throw new ForeignFileError(key, name);
      const draft = 'read' in source ? write(source.read()) : takeOver(pathOf(source.key));
      if (draft === undefined) return false;
      return async (check) => {
        await check?.();
        makeFolder(disk, dirname(path));
        refuseLinks(root, key);
        if (!mustBeNew) rename(disk, draft, path);
        else if (!renameToNew(disk, draft, path)) throw new ForeignFileError(key, name);
        drafts.delete(draft);
      };
    },
    discard: async () => {
      for (const draft of drafts) {
        try {
          remove(disk, draft);
        } catch {
          // The next publish sweeps it away.
        }
      }
      drafts.clear();
    },
    look: async (key, { digest, size }) => {
      const path = pathOf(key);
      const stats = nodeFs.lstatSync(path, { throwIfNoEntry: false });
      if (stats?.size !== size) return stats === undefined ? 'none' : 'other';
      const bytes = readIfThere(path);
      return bytes !== undefined && hash('sha256', bytes) === digest ? 'same' : 'other';
    },
    remove: async (key) => {
      const path = pathOf(key);
      remove(disk, path);
      await removeEmptyFolders(disk, dirname(path), root);
    },
  };
}

/** What lies in the folder may come from somebody else: no link in it is followed. The folder itself may be a link. */
function refuseLinks(root: string, key: string): void {
  const parts = key.split('/').slice(0, -1);
  for (const [index] of parts.entries()) {
    const below = parts.slice(0, index + 1).join('/');
    const stats = nodeFs.lstatSync(join(root, below), { throwIfNoEntry: false });
    if (stats === undefined) return;
    if (!stats.isDirectory()) {
      throw new Error(
        `${below} in dir:${root} is a ${stats.isSymbolicLink() ? 'link' : 'file'}, where a folder has to be. Move it away.`,
      );
    }
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readOrdinaryFile(path, MAX_FILE_BYTES);
  } catch (error) {
    // A link is not followed (ELOOP).
    if (hasCode(error, 'ENOENT', 'ELOOP') || error instanceof RefusedFileError) return undefined;
    throw error;
  }
}

/** Where both are names of one file, renaming one to the other leaves both. */
function rename(disk: Disk, from: string, to: string): void {
  const isSame = nodeFs.lstatSync(from).ino === nodeFs.lstatSync(to, { throwIfNoEntry: false })?.ino;
  if (isSame) disk.unlinkSync(from);
  else disk.renameSync(from, to);
}

/** False where this disk has no links, or the file is gone by now or can't have more of them. */
function makeLink(disk: Disk, from: string, to: string): boolean {
  try {
    disk.linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT', ...NO_LINKS)) return false;
    throw error;
  }
}

const NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'];

/** False where something has that name already. */
function renameToNew(disk: Disk, from: string, to: string): boolean {
  try {
    disk.linkSync(from, to);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    if (!hasCode(error, ...NO_LINKS)) throw error;
    // This disk has no links.
    if (nodeFs.lstatSync(to, { throwIfNoEntry: false }) !== undefined) return false;
    disk.renameSync(from, to);
    return true;
  }
  disk.unlinkSync(from);
  return true;
}

function remove(disk: Disk, path: string): void {
  try {
    disk.unlinkSync(path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
  }
}

async function removeEmptyFolders(disk: Disk, folder: string, root: string): Promise<void> {
  for (let at = folder; at.length > root.length; at = dirname(at)) {
    try {
      await disk.rmdir(at);
    } catch {
      return; // Something is in it.
    }
  }
}

/** Deletes what processes that were killed had begun to write. */
function sweep(disk: Disk, own: string, inUse: ReadonlySet<string>): void {
  for (const entry of listNames(own)) {
    const tag = TEMPORARY.exec(entry)?.[1];
    const path = join(own, entry);
    // Another name of an old file is as old as that.
    if (tag !== undefined && !inUse.has(path) && isAbandoned(path, tag)) remove(disk, path);
  }
}

function listNames(folder: string): string[] {
  try {
    return nodeFs.readdirSync(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Not `recursive`, with which Node never ends where nothing can be made, as in /proc. */
function makeFolder(disk: Disk, path: string): void {
  if (nodeFs.existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(disk, dirname(path));
  try {
    disk.mkdirSync(path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}
