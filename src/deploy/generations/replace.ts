import { hasCode } from '../../builder/output/staging.ts';
import { type BuiltSite, type FileEntry, isPage } from '../site/built-site.ts';
import { keptKey, type Manifest, manifestToText, MAX_MANIFEST_BYTES, readManifest } from './manifest.ts';
import { isSameSite, knownKeys, makePlan, type Plan, touchedPaths, type Wanted } from './plan.ts';
import {
  ForeignFileError,
  type Placement,
  type PutInPlace,
  type Source,
  type Store,
  SupersededError,
} from './store.ts';
import { sideBySide } from './side-by-side.ts';

/** What became of a site, or with `isDryRun` what would. */
export interface Replaced {
  isChanged: boolean;
  /** Paths that are written, and keys that are deleted. */
  sent: string[];
  removed: string[];
  /** The size of what is sent, in bytes. */
  bytes: number;
  /** How many files the site has, where that is known. */
  files?: number;
  /** What did not work after the site was in its place. */
  note?: string;
}

export const unchanged = (files: number): Replaced => ({ isChanged: false, sent: [], removed: [], bytes: 0, files });

/** Publishes a built site: sends what differs from the site that is there. */
export async function publishTo(store: Store, { slug, files, read }: BuiltSite, isDryRun = false): Promise<Replaced> {
  const { manifest, version } = await readManifest(store, slug);
  const isCurrent = isSameSite(manifest.files, files);
  if (isCurrent && !manifest.next) return unchanged(files.size);
  const wanted: Wanted = { kind: isCurrent ? 'current' : 'publish', files };
  return replace(store, { manifest, version, wanted, isDryRun, sourceOf: (path) => ({ read: () => read(path) }) });
}

/** Brings back the generation before; after a publish that was stopped, the one that it was to replace. */
export async function rollBack(store: Store, slug: string): Promise<Replaced> {
  const { manifest, version } = await readManifest(store, slug);
  const wanted = findEarlier(manifest);
  if (wanted === undefined) {
    const count = manifest.generation === 0 ? 'nothing' : 'only one generation';
    throw new Error(`${store.name} has ${count} of "${slug}", so there is nothing to go back to.`);
  }
  const from = wanted.kind === 'current' ? manifest.generation : (manifest.previous?.generation ?? 0);
  const sourceOf = (path: string): Source => ({ key: keptKey(from, path) });
  return replace(store, { manifest, version, wanted, sourceOf, isDryRun: false });
}

function findEarlier({ generation, files, previous, next }: Manifest): Wanted | undefined {
  if (next && next.kind !== 'previous') return generation === 0 ? undefined : { kind: 'current', files };
  return previous && { kind: 'previous', files: previous.files };
}

interface Change {
  manifest: Manifest;
  version: string | undefined;
  wanted: Wanted;
  sourceOf: (path: string) => Source;
  isDryRun: boolean;
}

async function replace(store: Store, change: Change): Promise<Replaced> {
  const { manifest: now, version, wanted, sourceOf, isDryRun } = change;
  const plan = await makePlan(store, now, wanted);
  const sent = plan.steps.flat();
  const bytes = sent.reduce((sum, path) => sum + (wanted.files.get(path)?.size ?? 0), 0);
  const result = { isChanged: true, sent, removed: plan.remove, bytes, files: wanted.files.size };
  if (isDryRun) return result;
  await checkSources(store, plan, wanted, sourceOf);

  const next = { kind: wanted.kind, files: wanted.files, touched: touchedPaths(now) };
  let held = version;
  try {
    const prepared = await prepareAll(store, placementsOf(plan, change));
    // What is prepared goes to the disk with it: waiting once takes less time than once a step.
    held = await store.writeManifest(manifestToText({ ...now, next }), version);
    await putInPlace(store, prepared, held);
    held = await store.writeManifest(manifestToText(plan.manifest), held);
  } catch (error) {
    // It is the other one's file, or the other one has cleared up.
    if (error instanceof ForeignFileError || hasCode(error, 'ENOENT')) await checkSame(store, held);
    throw error;
  } finally {
    await store.discard();
  }
  const note = await clearUp(store, plan, held);
  return { ...result, ...(note !== undefined && { note }) };
}

/** What is kept of the site that is there, and then the files of the plan's steps. */
function placementsOf({ keep, steps }: Plan, { manifest: now, wanted, sourceOf }: Change): Placement[][] {
  const copies = keep.map((path) => {
    return { key: keptKey(now.generation, path), entry: now.files.get(path) as FileEntry, source: { key: path } };
  });
  const known = knownKeys(now);
  const placements = steps.map((paths) =>
    paths.map((path) => {
      const entry = wanted.files.get(path) as FileEntry;
      return { key: path, entry, source: sourceOf(path), mustBeNew: !known.has(path) };
    }),
  );
  return [copies, ...placements];
}

async function putInPlace(store: Store, prepared: PutInPlace[][], held: string): Promise<void> {
  for (const [index, places] of prepared.entries()) {
    // What is kept or new disturbs nobody. Before anything else another publish may have begun, which then has the last word.
    const check = index < 2 ? undefined : () => store.checkHeld(held);
    await sideBySide(store.parallel, places, (place) => place(check));
  }
}

/** Fails with a SupersededError where the manifest has another version by now; undefined: none. */
async function checkSame(store: Store, version: string | undefined): Promise<void> {
  if (version !== undefined) return store.checkHeld(version);
  if ((await store.readManifest(MAX_MANIFEST_BYTES)) !== undefined) throw new SupersededError(store.name);
}

/** Fails before anything is changed when what is to be brought back is gone. */
async function checkSources(
  store: Store,
  { steps }: Plan,
  { files }: Wanted,
  sourceOf: Change['sourceOf'],
): Promise<void> {
  await sideBySide(store.parallel, steps.flat(), async (path) => {
    const source = sourceOf(path);
    if ('read' in source || (await store.look(source.key, files.get(path) as FileEntry)) === 'same') return;
    throw new Error(
      `${path} of the generation before is gone from ${store.name}, so that can't be brought back. Build an earlier state of the brand, and publish it.`,
    );
  });
}

async function prepareAll(store: Store, steps: Placement[][]): Promise<PutInPlace[][]> {
  const prepared: PutInPlace[][] = [];
  for (const placements of steps) {
    const places: PutInPlace[] = [];
    await sideBySide(store.parallel, placements, async (placement) => {
      const place = await store.prepare(placement);
      // Who has deleted a file by hand can't have it back.
      if (place !== false) places.push(place);
    });
    prepared.push(places);
  }
  return prepared;
}

/** Deletes what only older generations had. Until all is deleted, the manifest names it. */
async function clearUp(store: Store, { remove, manifest }: Plan, held: string): Promise<string | undefined> {
  if (remove.length === 0) return undefined;
  try {
    // Pages go before the files that they name.
    for (const keys of [remove.filter(isPage), remove.filter((key) => !isPage(key))]) {
      await sideBySide(store.parallel, keys, async (key) => {
        await store.checkHeld(held);
        await store.remove(key);
      });
    }
    const leftover = new Set([...manifest.leftover].filter((key) => !remove.includes(key)));
    await store.writeManifest(manifestToText({ ...manifest, leftover }), held);
    return undefined;
  } catch (error) {
    if (error instanceof SupersededError) return undefined;
    const { message } = error as Error;
    return `The site is in place, but old files could not be deleted (${message}). The next publish does that.`;
  }
}
