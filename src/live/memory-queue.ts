import { setTimeout as pause } from 'node:timers/promises';
import type { BrandQueue, Failing, QueueOutcome, QueueWork } from './brand-queue.ts';
import { makeClock } from './clock.ts';
import { makeQueue } from './queue.ts';

/**
 * How many brands may be loaded or delivered beside those that are built, so that a silent backend or a slow target does not hold up the others.
 * It is small because a brand that was taken from the queue can't be overtaken any more.
 */
const MAX_NOT_BUILDING = 8;
/** How often the queue looks for postponed brands. */
const WAKE_MS = 250;
/** What has a minute is published within the next one, also where forty brands have the same. */
const LOOK_AT_CLOCK_MS = 10_000;

/** The queue of one machine. `processes`: how many brands it builds at a time. `now`: `2026-11-28T15:30Z`. */
export function makeMemoryQueue(processes: number, now: () => string): BrandQueue {
  const queue = makeQueue();
  const clock = makeClock();
  const running = new Map<string, Promise<void>>();
  const failing = new Map<string, Failing>();
  const timers: NodeJS.Timeout[] = [];
  let work: QueueWork | undefined;

  function wake(): void {
    while (work !== undefined && running.size < processes + MAX_NOT_BUILDING) {
      const taken = queue.take();
      if (taken === undefined) return;
      const run = work.take({ ...taken, isHeld: async () => true }).then((outcome) => {
        running.delete(taken.slug);
        settle(taken.slug, outcome);
        wake();
      });
      running.set(taken.slug, run);
    }
  }

  function settle(slug: string, outcome: QueueOutcome): void {
    if ('failing' in outcome) failing.set(slug, outcome.failing);
    else failing.delete(slug);
    if (outcome.status === 'again') queue.postpone(slug);
    else queue.settle(slug);
  }

  return {
    note: async (slugs, kind) => {
      for (const slug of slugs) queue.note(slug, kind);
      wake();
    },
    expect: async (slug, at) => clock.expect(slug, at),
    start: async (given) => {
      work = given;
      timers.push(setInterval(wake, WAKE_MS));
      const lookAtClock = (): void => {
        for (const kind of ['change', 'look'] as const) void given.onDay(clock.due(now(), kind), kind);
      };
      timers.push(setInterval(lookAtClock, LOOK_AT_CLOCK_MS));
      if (given.pollS > 0) timers.push(setInterval(() => void given.poll(), given.pollS * 1000));
      wake();
    },
    state: async () => {
      const waiting = queue.waiting().map((brand) => ({
        ...brand,
        isAtWork: running.has(brand.slug),
        failing: failing.get(brand.slug),
      }));
      const dead = new Map([...failing].filter(([slug]) => waiting.every((brand) => brand.slug !== slug)));
      return { waiting, dead, machines: [{ name: 'here', atWork: running.size }] };
    },
    stop: async (whileMs) => {
      work = undefined;
      timers.forEach(clearInterval);
      await Promise.race([Promise.all(running.values()), pause(whileMs, undefined, { ref: false })]);
    },
  };
}
