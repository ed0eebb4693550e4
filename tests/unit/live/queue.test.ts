import { describe, expect, test } from 'vitest';
import { makeQueue } from '#live/queue.ts';
import { fc, runs } from '../../support/random.ts';

const START = Date.UTC(2026, 10, 23);

function makeClock() {
  let at = START;
  return { now: () => at, pass: (milliseconds: number) => (at += milliseconds) };
}

const slugsOf = (queue: ReturnType<typeof makeQueue>) => queue.waiting().map(({ slug }) => slug);

describe('the queue', () => {
  test('gives the brand that waits longest, each once', () => {
    const clock = makeClock();
    const queue = makeQueue(clock.now);
    for (const slug of ['rye', 'kumo', 'rye', 'ash']) {
      clock.pass(1);
      queue.note(slug, 'change');
    }
    expect([queue.take(), queue.take(), queue.take(), queue.take()]).toMatchObject([
      { slug: 'rye', since: START + 1 },
      { slug: 'kumo' },
      { slug: 'ash' },
      undefined,
    ]);
  });

  test('ten changes of a brand at work are one more build', () => {
    const queue = makeQueue(makeClock().now);
    queue.note('rye', 'change');
    queue.take();
    for (let count = 0; count < 10; count += 1) queue.note('rye', 'change');
    expect(queue.take()).toBeUndefined();
    queue.settle('rye');
    expect(queue.take()).toMatchObject({ slug: 'rye' });
    queue.settle('rye');
    expect(queue.take()).toBeUndefined();
    expect(slugsOf(queue)).toEqual([]);
  });

  test('a change goes before what is only looked at, unless that has waited a minute longer', () => {
    const clock = makeClock();
    const queue = makeQueue(clock.now);
    queue.note('ash', 'look');
    queue.note('elm', 'look');
    clock.pass(59_000);
    queue.note('rye', 'change');
    clock.pass(1);
    queue.note('elm', 'change');
    clock.pass(2000);
    queue.note('kumo', 'change');
    expect(slugsOf(queue)).toEqual(['rye', 'elm', 'ash', 'kumo']);
  });

  test('what failed waits longer each time, at most a minute, and lets others go first', () => {
    const clock = makeClock();
    const queue = makeQueue(clock.now);
    queue.note('rye', 'change');
    const pauses: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      expect(queue.take()).toMatchObject({ slug: 'rye', since: START, tries: count });
      pauses.push(queue.postpone('rye'));
      expect(queue.take()).toBeUndefined();
      queue.note('rye', 'change');
      queue.note('kumo', 'change');
      expect(queue.take()).toMatchObject({ slug: 'kumo' });
      queue.settle('kumo');
      clock.pass((pauses.at(-1) ?? 0) - 1);
      expect(queue.take()).toBeUndefined();
      clock.pass(1);
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  });

  test('a look that failed is a change when one was heard meanwhile', () => {
    const queue = makeQueue(makeClock().now);
    queue.note('rye', 'look');
    queue.take();
    queue.note('rye', 'change');
    queue.postpone('rye');
    expect(queue.waiting()).toMatchObject([{ slug: 'rye', kind: 'change' }]);
  });
});

type Act = { kind: 'note' | 'look' | 'settle' | 'postpone'; slug: string } | { kind: 'take' | 'minute' };

const slugs = fc.constantFrom('a', 'b', 'c');
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('note' as const), slug: slugs }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('take' as const) }) },
  fc.record({ kind: fc.constantFrom('settle' as const, 'postpone' as const, 'look' as const), slug: slugs }),
  fc.record({ kind: fc.constant('minute' as const) }),
);

describe('whatever happens', () => {
  test('a change is followed by a build that began after it, and the oldest is first', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const clock = makeClock();
        const queue = makeQueue(clock.now);
        /** By brand, the number of the last change, and of the one that the build at work has seen. */
        const changed = new Map<string, number>();
        const atWork = new Map<string, number>();
        let count = 0;
        for (const step of acts) {
          clock.pass(1);
          if (step.kind === 'note') {
            changed.set(step.slug, ++count);
            queue.note(step.slug, 'change');
          } else if (step.kind === 'look') queue.note(step.slug, 'look');
          else if (step.kind === 'minute') clock.pass(60_000);
          else if (step.kind === 'take') {
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
      }),
      runs(60),
    );
  });
});
