import type { QueueState } from './brand-queue.ts';

/** How a builder is with a brand. `problem`: why what guests see is not what is written. */
export interface StateOfBrand {
  state: 'idle' | 'waiting' | 'building' | 'failing';
  /** When the oldest change was heard that is not published, in ISO 8601. */
  since?: string;
  problem?: string;
}

/** All brands that a builder knows, by slug: what waits, what is at work, and what failed. The others are published as they are written. */
export function statesOf(slugs: readonly string[], { waiting, dead }: QueueState): Record<string, StateOfBrand> {
  const states = new Map<string, StateOfBrand>(slugs.map((slug) => [slug, { state: 'idle' }]));
  for (const [slug, { problem }] of dead) states.set(slug, { state: 'failing', problem });
  for (const { slug, since, isAtWork, failing } of waiting) {
    states.set(slug, {
      state: isAtWork ? 'building' : failing ? 'failing' : 'waiting',
      since: new Date(since).toISOString(),
      ...(failing && { problem: failing.problem }),
    });
  }
  return Object.fromEntries(states);
}
