import { expect, onTestFinished, test, vi } from 'vitest';
import { makeMemoryQueue } from '#live/memory-queue.ts';

const minuteNow = (): string => `${new Date().toISOString().slice(0, 16)}Z`;

test('forty brands with the same minute are at work within a minute of it, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse('2026-12-25T04:58:07Z') });
  onTestFinished(() => void vi.useRealTimers());
  const midnight = Date.parse('2026-12-25T05:00Z');
  const queue = makeMemoryQueue(2, minuteNow);
  const taken = new Map<string, number>();
  await queue.start({
    take: async ({ slug }) => {
      taken.set(slug, Date.now());
      return { status: 'done' };
    },
    onDay: (slugs, kind) => queue.note(slugs, kind),
    poll: async () => {},
    pollS: 0,
  });
  const slugs = Array.from({ length: 40 }, (_, number) => `house-${number}`);
  for (const slug of slugs) await queue.expect(slug, '2026-12-25T05:00Z');
  await vi.advanceTimersByTimeAsync(midnight - 1 - Date.now());
  expect(taken.size).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([...taken.keys()].sort()).toEqual(slugs.toSorted());
  for (const at of taken.values()) expect(at - midnight).toBeLessThanOrEqual(15_000);
  await queue.stop(0);
});

test('a minute is met by a builder that has more to do than it can: what is heard later is built later', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'Date'],
    now: Date.parse('2026-12-25T04:59:30Z'),
  });
  onTestFinished(() => void vi.useRealTimers());
  const queue = makeMemoryQueue(2, minuteNow);
  const taken = new Map<string, number>();
  await queue.start({
    take: async ({ slug }) => {
      taken.set(slug, Date.now());
      await new Promise((resolve) => setTimeout(resolve, 2000));
      return { status: 'done' };
    },
    onDay: (slugs, kind) => queue.note(slugs, kind),
    poll: async () => {},
    pollS: 0,
  });
  await queue.expect('rye', '2026-12-25T05:00Z');
  let heard = 0;
  const changes = setInterval(() => {
    void queue.note(
      [1, 2, 3, 4, 5, 6].map(() => `busy-${(heard += 1)}`),
      'change',
    );
  }, 1000);
  await vi.advanceTimersByTimeAsync(90_000);
  clearInterval(changes);
  expect((taken.get('rye') ?? Infinity) - Date.parse('2026-12-25T05:00Z')).toBeLessThan(60_000);
  await vi.advanceTimersByTimeAsync(120_000);
  await queue.stop(0);
});

test('a brand whose minute has passed while no builder ran is due at once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse('2026-12-25T09:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const queue = makeMemoryQueue(1, minuteNow);
  const due: string[][] = [];
  await queue.start({
    take: async () => ({ status: 'done' }),
    onDay: async (slugs) => void due.push(slugs),
    poll: async () => {},
    pollS: 0,
  });
  await queue.expect('rye', '2026-12-25T05:00Z');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(due.flat()).toEqual(['rye']);
  await queue.stop(0);
});
