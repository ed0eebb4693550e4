import { type FileEntry, type Files, isPage } from '../site/built-site.ts';
import { keptKey, type Manifest } from './manifest.ts';
import { sideBySide } from './side-by-side.ts';
import { ForeignFileError, type Store } from './store.ts';

/** What has to be done so that one site takes the place of another. */
export interface Plan {
  /** Paths whose old content is copied aside. */
  keep: string[];
  /** Paths to write, one list after the other: new files, new pages, other pages, the home page, other files such as the sitemap. */
  steps: string[][];
  /** Keys that nobody needs any more when all is done. */
  remove: string[];
  /** The manifest when all is done, but still with the keys to remove. */
  manifest: Manifest;
}

export interface Wanted {
  kind: NonNullable<Manifest['next']>['kind'];
  files: Files;
}

/** Compares a place with what is wanted there. Fails with a ForeignFileError where something is in the way that no publish has made. */
export async function makePlan(store: Store, now: Manifest, { kind, files }: Wanted): Promise<Plan> {
  const touched = touchedPaths(now);
  const known = knownKeys(now);
  const isThere = async (path: string, entry: FileEntry): Promise<boolean> => {
    const before = now.previous?.kept.has(path) ? undefined : now.previous?.files.get(path);
    if (known.has(path) && !touched.has(path)) return isSame(now.files.get(path) ?? before, entry);
    const found = await store.look(path, entry);
    if (found === 'other' && !known.has(path)) throw new ForeignFileError(path, store.name);
    return found === 'same';
  };
  const missing = new Set<string>();
  await sideBySide(store.parallel, [...files], async ([path, entry]) => {
    if (!(await isThere(path, entry))) missing.add(path);
  });
  const send = [...files.keys()].filter((path) => missing.has(path));

  // Where the site that is current comes back after a stopped publish, the generation before stays what it was.
  const previous = kind === 'current' ? now.previous : retire(now, files, touched);
  const kept = kind === 'current' ? [] : [...(previous?.kept ?? [])];
  const keep = new Set(kept);
  // What a stopped publish has kept must not be kept again: its path may have the new content.
  await sideBySide(store.parallel, now.next ? kept : [], async (path) => {
    const found = await store.look(keptKey(now.generation, path), now.files.get(path) as FileEntry);
    if (found === 'same') keep.delete(path);
  });

  const used = new Set([...files.keys(), ...(previous ? keysOf(previous) : [])]);
  const stopped = new Set([...touched, ...strayCopies(now, touched)].filter((key) => !used.has(key)));
  const old = [...now.leftover, ...(now.previous && kind !== 'current' ? keysOf(now.previous) : [])];
  const remove = kind === 'current' ? [] : old.filter((key) => !used.has(key) && !stopped.has(key));
  return {
    keep: [...keep],
    steps: inOrder(send, now.files),
    remove: [...new Set(remove)].sort(),
    manifest: {
      brand: now.brand,
      generation: now.generation + 1,
      files,
      ...(previous && { previous }),
      leftover: new Set([...(kind === 'current' ? now.leftover : remove), ...stopped]),
    },
  };
}

/** Paths whose content a stopped change leaves open. */
export function touchedPaths({ files, next }: Manifest): Set<string> {
  const changed = [...(next?.files ?? [])].filter(([path, entry]) => !isSame(files.get(path), entry));
  return new Set([...(next?.touched ?? []), ...changed.map(([path]) => path)]);
}

export const isSameSite = (one: Files, other: Files): boolean =>
  one.size === other.size && [...one].every(([path, entry]) => isSame(other.get(path), entry));

/** Every key at which something of a manifest may lie. */
export function knownKeys(now: Manifest): Set<string> {
  return new Set([...now.files.keys(), ...(now.previous?.files.keys() ?? []), ...touchedPaths(now), ...now.leftover]);
}

/** The current generation as the one before. What is overwritten, or was by a stopped publish, lies aside. */
function retire(now: Manifest, files: Files, touched: ReadonlySet<string>): Manifest['previous'] {
  if (now.generation === 0) return undefined;
  const kept = [...now.files].filter(
    ([path, entry]) => (files.has(path) || touched.has(path)) && !isSame(files.get(path), entry),
  );
  return { generation: now.generation, files: now.files, kept: new Set(kept.map(([path]) => path)) };
}

/** Copies that a stopped publish has made of files that now stay. */
function strayCopies({ generation, files }: Manifest, touched: ReadonlySet<string>): string[] {
  return [...touched].filter((path) => files.has(path)).map((path) => keptKey(generation, path));
}

function keysOf({ generation, files, kept }: NonNullable<Manifest['previous']>): string[] {
  return [...files.keys()].map((path) => (kept.has(path) ? keptKey(generation, path) : path));
}

function isSame(one: FileEntry | undefined, other: FileEntry): boolean {
  return one?.digest === other.digest && one.type === other.type && one.cache === other.cache;
}

/** New pages come before those that link to them, the home page last of all pages. */
function inOrder(paths: string[], current: Files): string[][] {
  const isNew = (path: string): boolean => !current.has(path);
  const isHome = (path: string): boolean => path === 'index.html';
  const inner = paths.filter((path) => isPage(path) && !isHome(path));
  return [
    paths.filter((path) => isNew(path) && !isPage(path)),
    inner.filter(isNew),
    inner.filter((path) => !isNew(path)),
    paths.filter(isHome),
    paths.filter((path) => !isNew(path) && !isPage(path)),
  ];
}
