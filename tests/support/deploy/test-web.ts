import type { Network } from '#deploy/network/fetch-with-retry.ts';

/** A network that is this function, and a clock that only waiting moves. */
export function testWeb(fetch: Network['fetch']) {
  const waits: number[] = [];
  const told: string[] = [];
  let now = Date.UTC(2026, 10, 23, 12);
  const network: Network = {
    fetch,
    now: () => now,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
    },
    timeLimit: () => new AbortController().signal,
    tell: (sentence) => void told.push(sentence),
  };
  return { network, waits, told };
}
