import type { Kind, Waiting } from './queue.ts';

/** Why a brand is not as it should be. */
export interface Failing {
  stage: 'build' | 'publish';
  problem: string;
}

/** A brand that is at work from now on. */
export interface Taken extends Waiting {
  /** Whether this machine still has the brand. After a long sleep another one has it. */
  isHeld: () => Promise<boolean>;
}

/** What became of a brand that was taken. `lost`: another machine has it. */
export type QueueOutcome = { status: 'done' | 'lost' } | { status: 'again' | 'given up'; failing: Failing };

export interface WaitingBrand extends Waiting {
  isAtWork: boolean;
  failing?: Failing | undefined;
}

export interface QueueState {
  /** All that is not done, the oldest first. */
  waiting: WaitingBrand[];
  /** Brands that failed for good: they are not tried again before they change. */
  dead: ReadonlyMap<string, Failing>;
  machines: { name: string; atWork: number }[];
}

export interface QueueWork {
  /** Never rejects. */
  take: (taken: Taken) => Promise<QueueOutcome>;
  /** The day or minute has come at which the pages of these brands say something else. */
  onDay: (slugs: string[], kind: Kind) => Promise<void>;
  /** Called every so many seconds, on one machine; 0: never. */
  poll: () => Promise<void>;
  pollS: number;
}

/** The brands that wait, in memory or in a database that several machines share. Every function rejects while that database does not answer. */
export interface BrandQueue {
  /** From now on they wait. */
  note: (slugs: readonly string[], kind: Kind) => Promise<void>;
  /** The first date on which the brand's pages say something else, `YYYY-MM-DD`, or the minute: `2026-11-28T15:30Z`. */
  expect: (slug: string, at: string) => Promise<void>;
  /** Hands out what waits. */
  start: (work: QueueWork) => Promise<void>;
  state: () => Promise<QueueState>;
  /** Hands out nothing more. Resolves when all that runs is done, or after a while. */
  stop: (whileMs: number) => Promise<void>;
}
