import { expect, test } from 'vitest';
import { makeClock, makeSteadyMinute } from '#live/clock.ts';

test('a brand is due once on its day or later, and the newest date counts', () => {
  const clock = makeClock();
  clock.expect('rye', '2026-12-24');
  clock.expect('rye', '2026-12-26');
  clock.expect('kumo', '2027-01-01');
  expect(clock.due('2026-12-25', 'look')).toEqual([]);
  expect(clock.due('2026-12-31', 'look')).toEqual(['rye']);
  expect(clock.due('2027-01-02', 'look')).toEqual(['kumo']);
  expect(clock.due('2027-01-02', 'look')).toEqual([]);
});

test('a clock that is set back by minutes takes nothing back that was published, and one that was an hour wrong is believed', () => {
  let now = '';
  const minute = makeSteadyMinute(() => now);
  const read = (at: string): string => ((now = at), minute());
  expect(read('2026-12-25T05:00Z')).toBe('2026-12-25T05:00Z');
  expect(read('2026-12-25T04:58Z')).toBe('2026-12-25T05:00Z');
  expect(read('2026-12-25T05:01Z')).toBe('2026-12-25T05:01Z');
  expect(read('2036-12-25T05:01Z')).toBe('2036-12-25T05:01Z');
  expect(read('2026-12-25T05:02Z')).toBe('2026-12-25T05:02Z');
});

test('a brand is due at its minute, and where a day is expected, at the first minute of the day', () => {
  const clock = makeClock();
  clock.expect('diner', '2026-11-28T16:00Z');
  clock.expect('rye', '2026-11-29');
  const due = (now: string) => [clock.due(now, 'change'), clock.due(now, 'look')];
  expect(due('2026-11-28T15:59Z')).toEqual([[], []]);
  expect(due('2026-11-28T16:00Z')).toEqual([['diner'], []]);
  expect(due('2026-11-28T23:59Z')).toEqual([[], []]);
  expect(due('2026-11-29T00:00Z')).toEqual([[], ['rye']]);
});
