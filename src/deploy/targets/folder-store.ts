import { hash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { MAX_FILE_BYTES, readOrdinaryFile } from '#brand/files/ordinary-file.ts';
import { describeFileError } from '#brand/errors/problems.ts';
import { type TargetStore, SupersededError } from '../sync/store.ts';
import { OWN_FOLDER } from '../site/safe-path.ts';

const MANIFEST = `${OWN_FOLDER}/manifest.json`;
const TEMPORARY = 'new.';
/** No file takes this long to write. An older one is from a process that was killed. */
const ABANDONED_MS = 60 * 60 * 1000;

/** A folder of this machine, or one that is mounted. A file is written under another name in it, and renamed when it is whole. */
export function makeFolderStore(root: string): TargetStore {
  const name = `dir:${root}`;
  const own = join(root, OWN_FOLDER);

  const pathOf = (key: string): string => {
    refuseLinks(root, key);
    return join(root, key);
  };
  const place = (key: string, write: (draft: string) => void): void => {
    const path = pathOf(key);
    makeFolder(own);
    makeFolder(dirname(path));
    const draft = join(own, `${TEMPORARY}${randomBytes(8).toString('hex')}`);
    try {
      write(draft);
      fs.renameSync(draft, path);
    } catch (error) {
      fs.rmSync(draft, { force: true });
      throw error;
    }
  };
  const readManifest: TargetStore['readManifest'] = async (maxBytes) => {
    const path = pathOf(MANIFEST);
    if (fs.lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
    try {
      const text = readOrdinaryFile(path, maxBytes).toString();
      return { text, version: hash('sha256', text) };
    } catch (error) {
      throw new Error(`The manifest in ${name} ${describeFileError(error)}.`, { cause: error });
    }
  };

  return {
    name,
    parallel: 1,
    readManifest,
    writeManifest: async (text, version) => {
      if ((await readManifest(Infinity))?.version !== version) throw new SupersededError(name);
      deleteAbandoned(own);
      place(MANIFEST, (draft) => fs.writeFileSync(draft, text, { flag: 'wx' }));
      return hash('sha256', text);
    },
    look: async (key, { digest, size }) => {
      const path = pathOf(key);
      const stats = fs.lstatSync(path, { throwIfNoEntry: false });
      if (stats === undefined) return 'none';
      // A link is not followed.
      if (!stats.isFile() || stats.size !== size) return 'other';
      return hash('sha256', readOrdinaryFile(path, MAX_FILE_BYTES)) === digest ? 'same' : 'other';
    },
    put: async (key, _, bytes) => place(key, (draft) => fs.writeFileSync(draft, bytes, { flag: 'wx' })),
    copy: async (from, to) => {
      const path = pathOf(from);
      place(to, (draft) => fs.copyFileSync(path, draft, fs.constants.COPYFILE_EXCL));
    },
    remove: async (key) => {
      const path = pathOf(key);
      fs.rmSync(path, { force: true });
      removeEmptyFolders(dirname(path), root);
    },
  };
}

/** What is in the folder may come from somebody else: no link in it is followed. The folder itself may be a link. */
function refuseLinks(root: string, key: string): void {
  const parts = key.split('/').slice(0, -1);
  for (const [index] of parts.entries()) {
    const below = parts.slice(0, index + 1).join('/');
    const stats = fs.lstatSync(join(root, below), { throwIfNoEntry: false });
    if (stats === undefined) return;
    if (!stats.isDirectory()) {
      throw new Error(
        `${below} in dir:${root} is a ${stats.isSymbolicLink() ? 'link' : 'file'}, where a folder has to be. Move it away.`,
      );
    }
  }
}

function deleteAbandoned(own: string): void {
  if (!fs.existsSync(own)) return;
  for (const entry of fs.readdirSync(own)) {
    const path = join(own, entry);
    const stats = entry.startsWith(TEMPORARY) ? fs.lstatSync(path, { throwIfNoEntry: false }) : undefined;
    if (stats && stats.mtimeMs < Date.now() - ABANDONED_MS) fs.rmSync(path, { force: true });
  }
}

function removeEmptyFolders(folder: string, root: string): void {
  for (let at = folder; at.length > root.length; at = dirname(at)) {
    try {
      fs.rmdirSync(at);
    } catch {
      return; // Something is in it.
    }
  }
}

/** Not `recursive`, with which Node never ends where nothing can be made, as in /proc. */
function makeFolder(path: string): void {
  if (fs.existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  fs.mkdirSync(path);
}
