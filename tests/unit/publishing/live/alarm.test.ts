import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeAlarm } from '#publishing/live/alarm.ts';

const NOON = Date.parse('2026-11-28T12:00Z');
const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

test('rings each name once, at its instant, also months ahead and for one that is over', () => {
  const rung: string[][] = [];
  const alarm = makeAlarm({ now: Date.now, ring: (names) => rung.push(names) });
  alarm.set('nonna', NOON + HOUR_MS);
  alarm.set('kumo', NOON + HOUR_MS);
  alarm.set('late', NOON - HOUR_MS);
  alarm.set('gone', NOON + HOUR_MS);
  alarm.set('gone', undefined);
  alarm.set('spring', NOON + 2000 * HOUR_MS);
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(rung).toEqual([['late']]);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual([['late'], ['nonna', 'kumo']]);
  vi.advanceTimersByTime(3000 * HOUR_MS);
  expect(rung).toEqual([['late'], ['nonna', 'kumo'], ['spring']]);
  alarm.close();
});

test('looks again within a minute after the machine has slept', () => {
  const ring = vi.fn();
  const alarm = makeAlarm({ now: Date.now, ring });
  alarm.set('nonna', NOON + 10 * HOUR_MS);
  vi.advanceTimersByTime(1000);
  vi.setSystemTime(NOON + 11 * HOUR_MS); // The timers have stood still.
  vi.advanceTimersByTime(60_000);
  expect(ring).toHaveBeenCalledExactlyOnceWith(['nonna']);
  alarm.close();
});

test('where the time of builds is fixed, it waits without being busy', () => {
  const now = vi.fn(() => NOON - HOUR_MS);
  const ring = vi.fn();
  const alarm = makeAlarm({ now, ring });
  alarm.set('nonna', NOON);
  vi.advanceTimersByTime(HOUR_MS);
  expect(ring).not.toHaveBeenCalled();
  expect(now.mock.calls.length).toBeLessThan(100);
  alarm.close();
});
