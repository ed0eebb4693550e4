import fs, { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openQueue, type QueueDisk } from '../../../src/live/queue.ts';
import { temporaryFolder } from '../../support/build/folders.ts';
import { fc, runs } from '../../support/random.ts';

const UNFLUSHED: QueueDisk = { ...fs, flush: async () => undefined };
const START = Date.UTC(2026, 10, 23);

function makeClock() {
  let at = START;
  return { now: () => at, pass: (milliseconds: number) => (at += milliseconds) };
}

const slugsOf = (queue: ReturnType<typeof openQueue>) => queue.waiting().map(({ slug }) => slug);

describe('the queue', () => {
  test('gives the brand that waits longest, each once', async () => {
    const clock = makeClock();
    const queue = openQueue(temporaryFolder(), clock.now, UNFLUSHED);
    for (const slug of ['rye', 'kumo', 'rye', 'ash']) {
      clock.pass(1);
      await queue.note(slug, 'change');
    }
    expect([queue.take(), queue.take(), queue.take(), queue.take()]).toMatchObject([
      { slug: 'rye', since: START + 1 },
      { slug: 'kumo' },
      { slug: 'ash' },
      undefined,
    ]);
  });

  test('ten changes of a brand at work are one more build', async () => {
    const queue = openQueue(temporaryFolder(), makeClock().now, UNFLUSHED);
    await queue.note('rye', 'change');
    queue.take();
    for (let count = 0; count < 10; count += 1) await queue.note('rye', 'change');
    expect(queue.take()).toBeUndefined();
    queue.settle('rye');
    expect(queue.take()).toMatchObject({ slug: 'rye' });
    queue.settle('rye');
    expect(queue.take()).toBeUndefined();
    expect(slugsOf(queue)).toEqual([]);
  });

  test('a change goes before what is only looked at, unless that has waited a minute longer', async () => {
    const clock = makeClock();
    const queue = openQueue(temporaryFolder(), clock.now, UNFLUSHED);
    await queue.note('ash', 'look');
    await queue.note('elm', 'look');
    clock.pass(59_000);
    await queue.note('rye', 'change');
    clock.pass(1);
    await queue.note('elm', 'change');
    clock.pass(2000);
    await queue.note('kumo', 'change');
    expect(slugsOf(queue)).toEqual(['rye', 'elm', 'ash', 'kumo']);
  });

  test('what failed waits longer each time, at most a minute, and lets others go first', async () => {
    const clock = makeClock();
    const queue = openQueue(temporaryFolder(), clock.now, UNFLUSHED);
    await queue.note('rye', 'change');
    const pauses: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      expect(queue.take()).toMatchObject({ slug: 'rye', since: START, tries: count });
      pauses.push(queue.postpone('rye'));
      expect(queue.take()).toBeUndefined();
      await queue.note('rye', 'change');
      await queue.note('kumo', 'change');
      expect(queue.take()).toMatchObject({ slug: 'kumo' });
      queue.settle('kumo');
      expect(queue.nextAt()).toBe(clock.now() + (pauses.at(-1) ?? 0));
      clock.pass(pauses.at(-1) ?? 0);
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  });

  test('a look that failed is a change when one was heard meanwhile', async () => {
    const folder = temporaryFolder();
    const queue = openQueue(folder, makeClock().now, UNFLUSHED);
    await queue.note('rye', 'look');
    queue.take();
    await queue.note('rye', 'change');
    queue.postpone('rye');
    expect(queue.waiting()).toMatchObject([{ slug: 'rye', kind: 'change' }]);
    expect(slugsOf(openQueue(folder))).toEqual(['rye']);
  });

  test('on a disk that is full, a change is refused and built all the same', async () => {
    const full = () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const queue = openQueue(temporaryFolder(), makeClock().now, { ...UNFLUSHED, writeFileSync: full });
    await expect(queue.note('rye', 'change')).rejects.toThrow('no space left');
    expect(queue.take()).toMatchObject({ slug: 'rye' });
  });

  test('a change is not acknowledged before it is flushed; one flush is enough for many', async () => {
    const flushed: (readonly string[])[] = [];
    const gates: (() => void)[] = [];
    const folder = temporaryFolder();
    const queue = openQueue(folder, Date.now, {
      ...fs,
      flush: (paths) => {
        flushed.push(paths.map((path) => path.slice(folder.length + 1)));
        return new Promise((resolve) => gates.push(resolve));
      },
    });
    const told: string[] = [];
    const note = (slug: string) => queue.note(slug, 'change').then(() => told.push(slug));
    const first = note('a');
    await expect.poll(() => gates.length).toBe(1);
    const others = ['a', 'b', 'c', 'd'].map(note);
    expect(told).toEqual([]);
    gates[0]?.();
    await first;
    await expect.poll(() => gates.length).toBe(2);
    expect(told).toEqual(['a']);
    gates[1]?.();
    await Promise.all(others);
    expect(flushed).toEqual([
      ['a', ''],
      ['b', 'c', 'd', ''],
    ]);
  });
});

type Act = { kind: 'note' | 'look' | 'settle' | 'postpone'; slug: string } | { kind: 'take' | 'crash' | 'minute' };

const slugs = fc.constantFrom('a', 'b', 'c');
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('note' as const), slug: slugs }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('take' as const) }) },
  fc.record({ kind: fc.constantFrom('settle' as const, 'postpone' as const, 'look' as const), slug: slugs }),
  fc.record({ kind: fc.constantFrom('crash' as const, 'minute' as const) }),
);

describe('whatever happens', () => {
  test('a change is followed by a build that began after it, and the oldest is first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const clock = makeClock();
        const folder = temporaryFolder();
        let queue = openQueue(folder, clock.now, UNFLUSHED);
        /** By brand, the number of the last change, and of the one that the build at work has seen. */
        const changed = new Map<string, number>();
        const atWork = new Map<string, number>();
        let count = 0;
        for (const step of acts) {
          clock.pass(1);
          if (step.kind === 'note') {
            changed.set(step.slug, ++count);
            await queue.note(step.slug, 'change');
          } else if (step.kind === 'look') await queue.note(step.slug, 'look');
          else if (step.kind === 'minute') clock.pass(60_000);
          else if (step.kind === 'crash') {
            queue = openQueue(folder, clock.now, UNFLUSHED);
            atWork.clear();
          } else if (step.kind === 'take') {
            const before = queue.waiting().filter(({ slug, tries }) => !atWork.has(slug) && tries === 0);
            const taken = queue.take();
            if (taken !== undefined) atWork.set(taken.slug, changed.get(taken.slug) ?? 0);
            if (taken?.tries === 0) expect(taken.slug).toBe(before[0]?.slug);
          } else if ('slug' in step && atWork.has(step.slug)) {
            if (step.kind === 'settle') {
              queue.settle(step.slug);
              if (changed.get(step.slug) === atWork.get(step.slug)) changed.delete(step.slug);
            } else queue.postpone(step.slug);
            atWork.delete(step.slug);
          }
          for (const slug of changed.keys()) expect(slugsOf(queue)).toContain(slug);
        }
        expect(slugsOf(openQueue(folder))).toEqual(expect.arrayContaining([...changed.keys()]));
      }),
      runs(60),
    );
  });

  test('a process that dies at any step loses no change that it has acknowledged', async () => {
    for (let steps = 0; ; steps += 1) {
      const folder = temporaryFolder();
      const { disk, isDead } = diskThatDiesAt(steps);
      const queue = openQueue(folder, Date.now, disk);
      const open = new Set<string>();
      const live = async (): Promise<void> => {
        for (const slug of ['a', 'b']) {
          await queue.note(slug, 'change');
          open.add(slug);
        }
        queue.take();
        await queue.note('a', 'change');
        queue.settle('a');
        queue.take();
        queue.settle('b');
        open.delete('b');
        await queue.note('c', 'change');
        open.add('c');
      };
      await live().catch(() => undefined);
      expect(slugsOf(openQueue(folder))).toEqual(expect.arrayContaining([...open]));
      if (!isDead()) break;
    }
  });

  test('what lies in the folder and is no brand does not wait', () => {
    const folder = temporaryFolder({ 'lock.db': '', '.hidden': '', rye: 'half of something' });
    expect(slugsOf(openQueue(folder))).toEqual(['rye']);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(slugsOf(openQueue(folder, Date.now, UNFLUSHED, (slug) => slug !== 'rye'))).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(3);
  });
});

/** From the n-th change on nothing reaches the disk. */
function diskThatDiesAt(n: number): { disk: QueueDisk; isDead: () => boolean } {
  let count = 0;
  const step = (): void => {
    count += 1;
    if (count > n) throw new Error('The process is dead.');
  };
  const through =
    <Args extends unknown[]>(change: (...args: Args) => unknown) =>
    (...args: Args): void => {
      step();
      change(...args);
    };
  const disk = {
    writeFileSync: through(fs.writeFileSync),
    unlinkSync: through(fs.unlinkSync),
    utimesSync: through(fs.utimesSync),
    flush: async () => step(),
  };
  return { disk, isDead: () => count > n };
}
