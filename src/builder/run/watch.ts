import { type FSWatcher, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listBrandFolders } from '#brand/folder/brands.ts';
import { folderTree, signatureOf } from '#brand/folder/folder-tree.ts';

export interface BrandChanges {
  /** Brands whose files are other ones now, new brands included. */
  changed: string[];
  /** Brands whose folder is gone. */
  gone: string[];
}

export interface Watch {
  close: () => void;
}

/**
 * Watches the brands' folders. An event only says where to look: files are compared with how they were, so a read, a touched editor file
 * or ten events for one save make at most one change.
 *
 * Each folder has a watcher of its own. `recursive` on Linux follows files, not names, and goes deaf for a file as soon as an
 * editor saves it by renaming a new one over it.
 */
export function watchBrands(brandsDir: string, onChange: (changes: BrandChanges) => void): Watch {
  const watchers = new Map<string, FSWatcher>();
  const signatures = new Map<string, string | undefined>();
  const suspects = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  watchFolder(brandsDir);
  for (const slug of slugs()) {
    follow(join(brandsDir, slug));
    signatures.set(slug, signatureOf(join(brandsDir, slug)));
  }

  function slugs(): string[] {
    try {
      return listBrandFolders(brandsDir);
    } catch {
      return []; // The folder of brands is gone.
    }
  }

  function slugOf(path: string): string {
    return relative(brandsDir, path).split(sep)[0] ?? '';
  }

  function follow(brand: string): void {
    folderTree(brand).forEach(watchFolder);
  }

  function watchFolder(folder: string): void {
    if (watchers.has(folder)) return;
    const watcher = openWatcher(
      folder,
      (name) => suspect(name === null ? folder : join(folder, name)),
      () => unfollow(folder),
    );
    if (watcher !== undefined) watchers.set(folder, watcher);
  }

  function unfollow(folder: string): void {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(folder + sep)) continue;
      watcher.close();
      watchers.delete(path);
    }
  }

  function suspect(path: string): void {
    const slug = slugOf(path);
    if (slug.startsWith('.')) return;
    if (slug !== '') suspects.add(slug);
    else for (const known of [...signatures.keys(), ...slugs()]) suspects.add(known);
    clearTimeout(timer);
    timer = setTimeout(compare, QUIET_MS);
  }

  function compare(): void {
    const changes: BrandChanges = { changed: [], gone: [] };
    for (const slug of suspects) {
      const folder = join(brandsDir, slug);
      const before = signatures.get(slug);
      // A folder may have come back under its old name: the watchers of the old one are deaf.
      unfollow(folder);
      follow(folder);
      const now = signatureOf(folder);
      if (now === before) continue;
      if (now === undefined) signatures.delete(slug);
      else signatures.set(slug, now);
      (now === undefined ? changes.gone : changes.changed).push(slug);
    }
    suspects.clear();
    if (changes.changed.length > 0 || changes.gone.length > 0) onChange(changes);
  }

  function close(): void {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  }

  return { close };
}

/** Long enough for the several events of one save, too short to wait for. */
const QUIET_MS = 20;

/** Undefined if the folder is gone already, or the system has no watchers left: serving goes on without. */
function openWatcher(folder: string, onEvent: (name: string | null) => void, onEnd: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, (_event, name) => onEvent(name));
    watcher.on('error', onEnd); // A folder that is deleted.
    return watcher;
  } catch (error) {
    if (error instanceof Error && !/ENOENT|ENOTDIR/.test(error.message)) {
      process.emitWarning(`Changes in ${folder} go unnoticed: ${error.message}`);
    }
    return undefined;
  }
}
