/** `change`: somebody said that something is new. `look`: it may be, by the clock or because nobody would say so. */
export type Kind = 'change' | 'look';

/** What has a minute, such as a change with a date, comes before what has a day: it has a minute to be there. */
export const kindOfTime = (at: string): Kind => (at.includes('T') ? 'change' : 'look');

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
  /** From now on it waits. */
  note: (slug: string, kind: Kind) => void;
  /** The brand that waits longest, and is not built at the moment. It is at work from then on, until one of the next two functions is called. */
  take: () => Waiting | undefined;
  /** It is done. What was noted while it was at work waits from now on. */
  settle: (slug: string) => void;
  /** It failed, and waits for a while that grows with each failure. Returns milliseconds. */
  postpone: (slug: string) => number;
  /** All that is not done, the oldest first. */
  waiting: () => Waiting[];
}

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;
/** A change goes before what is only to be looked at, unless that has waited so much longer. */
const LOOK_PATIENCE_MS = 60_000;

/** How long a brand waits that has failed so often before. */
export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** tries, MAX_PAUSE_MS);

/** The place in the queue: the smallest is first. Milliseconds since 1970. */
export const orderOf = (kind: Kind, since: number): number => (kind === 'change' ? since : since + LOOK_PATIENCE_MS);

interface Entry extends Waiting {
  order: number;
  notBefore: number;
  isAtWork: boolean;
  /** What was noted while it was at work. */
  later?: { kind: Kind; since: number } | undefined;
}

/** The brands that wait, in memory: a builder looks at all brands when it starts, so what one that was killed had heard of is not lost. */
export function makeQueue(now: () => number = Date.now): Queue {
  const entries = new Map<string, Entry>();

  function note(slug: string, kind: Kind): void {
    const entry = entries.get(slug) ?? newEntry(slug, kind, now());
    entries.set(slug, entry);
    if (entry.isAtWork) {
      const isFirst = entry.later === undefined || (kind === 'change' && entry.later.kind === 'look');
      if (isFirst) entry.later = { kind, since: now() };
    } else if (kind === 'change' && entry.kind === 'look') {
      Object.assign(entry, { kind, since: now(), order: Math.min(entry.order, now()) });
    }
  }

  const isReady = (entry: Entry): boolean => !entry.isAtWork && entry.notBefore <= now();

  function take(): Waiting | undefined {
    const first = inOrder().find(isReady);
    if (first === undefined) return undefined;
    first.isAtWork = true;
    return waitingOf(first);
  }

  function settle(slug: string): void {
    const later = entries.get(slug)?.later;
    if (later === undefined) entries.delete(slug);
    else entries.set(slug, newEntry(slug, later.kind, later.since));
  }

  function postpone(slug: string): number {
    const entry = entries.get(slug);
    if (entry === undefined) return 0;
    const pause = pauseAfter(entry.tries);
    if (entry.later?.kind === 'change' && entry.kind === 'look') Object.assign(entry, entry.later);
    Object.assign(entry, { isAtWork: false, tries: entry.tries + 1, notBefore: now() + pause, later: undefined });
    return pause;
  }

  const inOrder = (): Entry[] => [...entries.values()].sort((one, other) => one.order - other.order);

  return { note, take, settle, postpone, waiting: () => inOrder().map(waitingOf) };
}

function newEntry(slug: string, kind: Kind, since: number): Entry {
  return { slug, kind, since, order: orderOf(kind, since), tries: 0, notBefore: 0, isAtWork: false };
}

const waitingOf = ({ slug, kind, since, tries }: Entry): Waiting => ({ slug, kind, since, tries });
