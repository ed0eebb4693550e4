import { type FileEntry, type Files, isPage } from '../site/built-site.ts';
import { keptKey, type Manifest } from './manifest.ts';
import { mapConcurrent } from '../network/map-concurrent.ts';
import { ForeignFileError, type TargetStore } from './store.ts';

/** What has to be done so that one site takes the place of another. */
export interface Plan {
  /** Paths whose old content is copied aside first, for a rollback. */
  keep: string[];
  /** Paths to write, one list after the other: files, new pages, other pages, the home page. */
  steps: string[][];
  /** Keys that no generation needs when all is written. */
  remove: string[];
  /** The manifest when all is written, but nothing is deleted yet. */
  manifest: Manifest;
}

/** Compares a place with the files that are wanted there. Throws a ForeignFileError where a file is in the way that no publish has written. */
export async function makePlan(store: TargetStore, now: Manifest, files: Files): Promise<Plan> {
  const missing = await findMissing(store, now, files);
  // Where the current site is only made whole again, the generation before stays what it was.
  const isCurrent = isSameSite(now.files, files);
  const previous = isCurrent ? now.previous : retire(now, files);
  const used = new Set([...files.keys(), ...(previous ? keysOf(previous) : [])]);
  const remove = [...knownKeys(now)].filter((key) => !used.has(key)).sort();
  return {
    keep: isCurrent ? [] : [...(previous?.kept ?? [])],
    steps: inOrder(
      [...files.keys()].filter((path) => missing.has(path)),
      now.files,
    ),
    remove,
    manifest: {
      brand: now.brand,
      generation: isCurrent ? now.generation : now.generation + 1,
      files,
      ...(previous && { previous }),
      uncertain: new Set(remove),
    },
  };
}

export const isSameSite = (one: Files, other: Files): boolean =>
  one.size === other.size && [...one].every(([path, entry]) => isSame(other.get(path), entry));

/** The paths whose files are not there yet: by the manifest, or where it does not know, by looking. */
async function findMissing(store: TargetStore, now: Manifest, files: Files): Promise<ReadonlySet<string>> {
  const known = knownKeys(now);
  const missing = new Set<string>();
  await mapConcurrent(store.parallel, [...files], async ([path, entry]) => {
    const before = now.previous?.kept.has(path) ? undefined : now.previous?.files.get(path);
    const noted = now.uncertain.has(path) ? undefined : (now.files.get(path) ?? before);
    if (noted && isSame(noted, entry)) return;
    const found = noted ? 'other' : await store.look(path, entry);
    if (found === 'other' && !known.has(path)) throw new ForeignFileError(path, store.name);
    if (found !== 'same') missing.add(path);
  });
  return missing;
}

/** Every key at which something of ours may be. */
function knownKeys({ files, previous, uncertain }: Manifest): ReadonlySet<string> {
  return new Set([...files.keys(), ...(previous ? keysOf(previous) : []), ...uncertain]);
}

/** The current generation as the one before. What is overwritten, also by a publish that was stopped, is kept aside. */
function retire({ generation, files: old, source, uncertain }: Manifest, files: Files): Manifest['previous'] {
  if (generation === 0) return undefined;
  const kept = [...old].filter(
    ([path, entry]) => (files.has(path) || uncertain.has(path)) && !isSame(files.get(path), entry),
  );
  return { generation, files: old, ...(source !== undefined && { source }), kept: new Set(kept.map(([path]) => path)) };
}

function keysOf({ generation, files, kept }: NonNullable<Manifest['previous']>): string[] {
  return [...files.keys()].map((path) => (kept.has(path) ? keptKey(generation, path) : path));
}

function isSame(one: FileEntry | undefined, other: FileEntry): boolean {
  return one?.digest === other.digest && one.type === other.type && one.cache === other.cache;
}

/** No page comes before what it names: files, then new pages, then those that link to them, the home page last. */
function inOrder(paths: string[], current: Files): string[][] {
  const isHome = (path: string): boolean => path === 'index.html';
  const inner = paths.filter((path) => isPage(path) && !isHome(path));
  return [
    paths.filter((path) => !isPage(path)),
    inner.filter((path) => !current.has(path)),
    inner.filter((path) => current.has(path)),
    paths.filter(isHome),
  ];
}
