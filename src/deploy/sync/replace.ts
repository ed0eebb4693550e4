import { type BuiltSite, type FileEntry, isPage } from '../site/built-site.ts';
import { keptKey, type Manifest, manifestToText, readManifest } from './manifest.ts';
import { mapConcurrent } from '../network/map-concurrent.ts';
import { isSameSite, makePlan, type Plan } from './plan.ts';
import { type TargetStore, SupersededError } from './store.ts';

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
export async function publishTo(
  store: TargetStore,
  { slug, files, source, read }: BuiltSite,
  isDryRun = false,
): Promise<Replaced> {
  const { manifest: now, version } = await readManifest(store, slug);
  if (source !== undefined && isDelivered(now, source)) return unchanged(files.size);
  if (isSameSite(now.files, files) && !now.underWay) return unchanged(files.size);
  const plan = await makePlan(store, now, files);
  const put = (path: string): Promise<void> => store.put(path, files.get(path) as FileEntry, read(path));
  return isDryRun ? resultOf(plan) : replace(store, { now, version, plan, kind: 'publish', source, put });
}

/** Whether a site of the same is there, or was there until somebody rolled it back: that stays until the brand changes. */
function isDelivered({ underWay, source, isRolledBack, previous }: Manifest, wanted: string): boolean {
  return underWay === undefined && (source === wanted || (isRolledBack === true && previous?.source === wanted));
}

/** Brings back the generation before; after a publish that was stopped, the one that it was to replace. */
export async function rollBack(store: TargetStore, slug: string): Promise<Replaced> {
  const { manifest: now, version } = await readManifest(store, slug);
  const wanted = findEarlier(now);
  if (wanted === undefined) {
    const count = now.generation === 0 ? 'nothing' : 'only one generation';
    throw new Error(`${store.name} has ${count} of "${slug}", so there is nothing to go back to.`);
  }
  const plan = await makePlan(store, now, wanted.files);
  const copyOf = (path: string): string => keptKey(wanted.generation, path);
  await mapConcurrent(store.parallel, plan.steps.flat(), async (path) => {
    if ((await store.look(copyOf(path), wanted.files.get(path) as FileEntry)) === 'same') return;
    throw new Error(
      `${path} of the generation before is gone from ${store.name}, so that can't be brought back. Build an earlier state of the brand, and publish it.`,
    );
  });
  const put = (path: string): Promise<void> => store.copy(copyOf(path), path);
  return replace(store, { now, version, plan, kind: 'rollback', source: wanted.source, put });
}

function findEarlier(now: Manifest): Pick<Manifest, 'generation' | 'files' | 'source'> | undefined {
  return now.underWay === 'publish' && now.generation > 0 ? now : now.previous;
}

interface Change {
  now: Manifest;
  version: string | undefined;
  plan: Plan;
  kind: NonNullable<Manifest['underWay']>;
  source: string | undefined;
  /** Writes the new file of a path. */
  put: (path: string) => Promise<void>;
}

/** Notes which files will be written, writes them, and notes that they are there: a run that was stopped is finished or taken back by the next. */
async function replace(
  store: TargetStore,
  { now, version, plan: { manifest, ...plan }, kind, source, put }: Change,
): Promise<Replaced> {
  const { generation, files } = now;
  const copies = plan.keep.map((path) => keptKey(generation, path));
  const uncertain = new Set([...now.uncertain, ...plan.steps.flat(), ...copies]);
  const begun = await store.writeManifest(manifestToText({ ...now, underWay: kind, uncertain }), version);
  await mapConcurrent(store.parallel, plan.keep, async (path) => {
    // A publish that was stopped after it had overwritten the file has also kept it.
    if ((await store.look(path, files.get(path) as FileEntry)) !== 'same') return;
    await store.copy(path, keptKey(generation, path));
  });
  for (const paths of plan.steps) await mapConcurrent(store.parallel, paths, put);
  const done: Plan = {
    ...plan,
    manifest: {
      ...manifest,
      ...(source !== undefined && { source }),
      // Not after a publish that was stopped: its site was never whole.
      ...(kind === 'rollback' && manifest.generation > now.generation && { isRolledBack: true }),
    },
  };
  const ended = await store.writeManifest(manifestToText(done.manifest), begun);
  const note = await removeOld(store, done, ended);
  return { ...resultOf(done), ...(note !== undefined && { note }) };
}

function resultOf({ steps, remove: removed, manifest: { files } }: Plan): Replaced {
  const sent = steps.flat();
  const bytes = sent.reduce((sum, path) => sum + (files.get(path)?.size ?? 0), 0);
  return { isChanged: true, sent, removed, bytes, files: files.size };
}

/** Deletes what no generation needs. Until all is deleted, the manifest names it. */
async function removeOld(store: TargetStore, { remove, manifest }: Plan, version: string): Promise<string | undefined> {
  if (remove.length === 0) return undefined;
  try {
    // Pages go before the files that they name.
    for (const keys of [remove.filter(isPage), remove.filter((key) => !isPage(key))]) {
      await mapConcurrent(store.parallel, keys, store.remove);
    }
    await store.writeManifest(manifestToText({ ...manifest, uncertain: new Set() }), version);
    return undefined;
  } catch (error) {
    // The other publish finds the rest in the manifest.
    if (error instanceof SupersededError) return undefined;
    const { message } = error as Error;
    return `The site is in place, but old files could not be deleted (${message}). The next publish does that.`;
  }
}
