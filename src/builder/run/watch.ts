import { type FSWatcher, statSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listBrandFolders } from '#brand/folder/brands.ts';
import { folderTree, signatureOf } from '#brand/folder/folder-tree.ts';
import { brandsOfGroups, GROUPS, listGroups } from '#brand/folder/group-file.ts';
import { revisionOf } from '#brand/files/file-note.ts';

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
  let groups = filesOfGroups();
  let timer: NodeJS.Timeout | undefined;

  watchFolder(brandsDir);
  follow(join(brandsDir, GROUPS));
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

  /** By name, what tells a group's file from the one before it. */
  function filesOfGroups(): Map<string, string> {
    const name = (group: string): string => join(brandsDir, GROUPS, `${group}.json`);
    return new Map(listGroups(brandsDir).map((group) => [group, revisionAt(name(group))]));
  }

  /** The brands of the groups that are other ones now. */
  function brandsOfChangedGroups(): string[] {
    const [before, now] = [groups, filesOfGroups()];
    groups = now;
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
      (name) => before.get(name) !== now.get(name),
    );
    return changed.length === 0 ? [] : brandsOfGroups(brandsDir, slugs(), new Set(changed));
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
    else for (const known of [...signatures.keys(), ...slugs(), GROUPS]) suspects.add(known);
    clearTimeout(timer);
    timer = setTimeout(compare, QUIET_MS);
  }

  function compare(): void {
    const changes: BrandChanges = { changed: [], gone: [] };
    if (suspects.delete(GROUPS)) {
      unfollow(join(brandsDir, GROUPS));
      follow(join(brandsDir, GROUPS));
      for (const slug of brandsOfChangedGroups()) changes.changed.push(slug);
    }
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
      if (now === undefined) changes.gone.push(slug);
      else if (!changes.changed.includes(slug)) changes.changed.push(slug);
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

/** Empty for a file that is gone since it was listed. */
function revisionAt(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? '' : String(revisionOf(stats));
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
