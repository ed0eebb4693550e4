import nodeFs from 'node:fs';
import { join } from 'node:path';
import { isSlug } from '../builder/brand/brands.ts';
import { flushSideBySide } from '../builder/output/flush.ts';

/** `change`: somebody said that something is new. `look`: it may be, by the clock or because nobody would say so. */
export type Kind = 'change' | 'look';

/** A brand that is to be built. */
export interface Waiting {
  slug: string;
  kind: Kind;
  /** When the oldest change was heard that is not published. Milliseconds since 1970. */
  since: number;
  /** How often it has failed since it was last published. */
  tries: number;
}

export interface Queue {
  /** It waits at once. Resolves when a change is on the disk, too; rejects where that can't be, and then it waits only as long as this process runs. */
  note: (slug: string, kind: Kind) => Promise<void>;
  /** The brand that waits longest, and is not built at the moment. It is at work from then on, until one of the next two functions is called. */
  take: () => Waiting | undefined;
  /** It is done. What was noted while it was at work waits from now on. */
  settle: (slug: string) => void;
  /** It failed, and waits for a while that grows with each failure. Returns milliseconds. */
  postpone: (slug: string) => number;
  /** When the next brand may be taken that can't be now. */
  nextAt: () => number | undefined;
  /** All that is not done, the oldest first. */
  waiting: () => Waiting[];
}

/** What changes the folder of the queue. */
export interface QueueDisk extends Pick<typeof nodeFs, 'writeFileSync' | 'unlinkSync' | 'utimesSync'> {
  /** From then on they survive a power cut. */
  flush: (paths: readonly string[]) => Promise<void>;
}

const DISK: QueueDisk = { ...nodeFs, flush: flushSideBySide };

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;
/** A change goes before what is only to be looked at, unless that has waited so much longer. */
const LOOK_PATIENCE_MS = 60_000;

interface Entry extends Waiting {
  /** The place in the queue: the smallest is first. */
  order: number;
  notBefore: number;
  isOnDisk: boolean;
  isAtWork: boolean;
  /** What was noted while it was at work. */
  later?: { kind: Kind; since: number } | undefined;
}

/**
 * The brands that wait, in a folder: a file for each, which is empty, and whose date is that of its oldest change. So nothing can be half written. The file is there from
 * the first change until the brand is done, so whatever happens in between is done again. Looks are not kept: a builder that starts looks at all brands anyway.
 * What waits from before and is not served now stays for a builder that does.
 */
export function openQueue(
  folder: string,
  now: () => number = Date.now,
  disk: QueueDisk = DISK,
  isServed: (slug: string) => boolean = () => true,
): Queue {
  nodeFs.mkdirSync(folder, { recursive: true });
  const entries = new Map<string, Entry>();
  for (const slug of nodeFs.readdirSync(folder).filter((name) => isSlug(name) && isServed(name))) {
    const since = nodeFs.statSync(pathOf(slug)).mtimeMs;
    entries.set(slug, { ...newEntry(slug, 'change', since), isOnDisk: true });
  }
  let unflushed: string[] = [];
  let flushing: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  function pathOf(slug: string): string {
    return join(folder, slug);
  }

  async function note(slug: string, kind: Kind): Promise<void> {
    const entry = entries.get(slug) ?? newEntry(slug, kind, now());
    entries.set(slug, entry);
    if (entry.isAtWork) {
      const isFirst = entry.later === undefined || (kind === 'change' && entry.later.kind === 'look');
      if (isFirst) entry.later = { kind, since: now() };
    } else if (kind === 'change' && entry.kind === 'look') {
      Object.assign(entry, { kind, since: now(), order: Math.min(entry.order, now()) });
    }
    if (kind === 'look') return;
    if (!entry.isOnDisk) {
      disk.writeFileSync(pathOf(slug), '');
      entry.isOnDisk = true;
      unflushed.push(pathOf(slug));
    }
    await flush();
  }

  /** A flush that runs may have missed this file. One more is enough for all that wait for it. */
  function flush(): Promise<void> {
    next ??= flushing
      .catch(() => {})
      .then(() => {
        next = undefined;
        const paths = unflushed;
        unflushed = [];
        flushing = paths.length === 0 ? Promise.resolve() : disk.flush([...paths, folder]);
        flushing.catch(() => (unflushed = [...unflushed, ...paths]));
        return flushing;
      });
    return next;
  }

  const isReady = (entry: Entry): boolean => !entry.isAtWork && entry.notBefore <= now();

  function take(): Waiting | undefined {
    const first = inOrder().find(isReady);
    if (first === undefined) return undefined;
    first.isAtWork = true;
    return waitingOf(first);
  }

  function settle(slug: string): void {
    const entry = entries.get(slug);
    if (entry === undefined) return;
    const { later } = entry;
    if (later !== undefined)
      entries.set(slug, { ...newEntry(slug, later.kind, later.since), isOnDisk: entry.isOnDisk });
    else entries.delete(slug);
    if (!entry.isOnDisk) return;
    try {
      if (later?.kind === 'change') disk.utimesSync(pathOf(slug), later.since / 1000, later.since / 1000);
      else forget(slug);
    } catch {
      // Its date only decides its turn, and a file that stays costs one more build.
    }
  }

  function forget(slug: string): void {
    const entry = entries.get(slug);
    if (entry) entry.isOnDisk = false;
    disk.unlinkSync(pathOf(slug));
  }

  function postpone(slug: string): number {
    const entry = entries.get(slug);
    if (entry === undefined) return 0;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** entry.tries, MAX_PAUSE_MS);
    if (entry.later?.kind === 'change' && entry.kind === 'look') Object.assign(entry, entry.later);
    Object.assign(entry, { isAtWork: false, tries: entry.tries + 1, notBefore: now() + pause, later: undefined });
    return pause;
  }

  function nextAt(): number | undefined {
    const times = [...entries.values()].filter(({ isAtWork }) => !isAtWork).map(({ notBefore }) => notBefore);
    return times.reduce<number | undefined>((first, time) => Math.min(first ?? time, time), undefined);
  }

  const inOrder = (): Entry[] => [...entries.values()].sort((one, other) => one.order - other.order);

  return { note, take, settle, postpone, nextAt, waiting: () => inOrder().map(waitingOf) };
}

function newEntry(slug: string, kind: Kind, since: number): Entry {
  const order = kind === 'change' ? since : since + LOOK_PATIENCE_MS;
  return { slug, kind, since, order, tries: 0, notBefore: 0, isOnDisk: false, isAtWork: false };
}

const waitingOf = ({ slug, kind, since, tries }: Entry): Waiting => ({ slug, kind, since, tries });
