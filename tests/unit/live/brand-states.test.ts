import { expect, test } from 'vitest';
import { statesOf } from '#live/brand-states.ts';

test('each brand is idle, waits, is built or has failed, with the reason and since when', () => {
  const since = Date.parse('2026-11-28T15:30Z');
  const brand = { kind: 'change', since, tries: 1 } as const;
  const failing = { stage: 'publish', problem: 'The target does not answer.' } as const;
  const state = {
    waiting: [
      { ...brand, slug: 'waits', isAtWork: false },
      { ...brand, slug: 'built', isAtWork: true, failing },
      { ...brand, slug: 'again', isAtWork: false, failing },
    ],
    dead: new Map([['broken', { stage: 'build', problem: 'line 1: } is not allowed here.' } as const]]),
    machines: [],
  };
  const at = new Date(since).toISOString();
  expect(statesOf(['idle', 'waits', 'built', 'again', 'broken', '__proto__'], state)).toEqual(
    Object.fromEntries([
      ['idle', { state: 'idle' }],
      ['waits', { state: 'waiting', since: at }],
      ['built', { state: 'building', since: at, problem: failing.problem }],
      ['again', { state: 'failing', since: at, problem: failing.problem }],
      ['broken', { state: 'failing', problem: 'line 1: } is not allowed here.' }],
      ['__proto__', { state: 'idle' }],
    ]),
  );
});
