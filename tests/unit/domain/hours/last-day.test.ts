import { expect, test, vi } from 'vitest';
import { isOver, lastDayOf } from '../../../../src/domain/hours/last-day.ts';

test.each([
  ['America/Toronto', '2026-12-31', '2027-01-01T05:00Z'],
  ['Asia/Tokyo', '2026-12-31', '2026-12-31T15:00Z'],
  // Its midnight is skipped.
  ['Africa/Cairo', '2026-04-23', '2026-04-23T22:00Z'],
  [undefined, '2026-12-31', '2027-01-01T00:00'],
  ['Nowhere/At_All', '2046-12-31', '2047-01-01T00:00'],
])('in %s the last day %s ends at %s', (zone, date, end) => {
  expect(lastDayOf(date, zone)).toEqual({ date, end });
});

test('without a zone a last day ends on the clock of the visitor', () => {
  const lastDay = lastDayOf('2026-12-31', undefined);
  for (const [zone, end] of [
    ['America/Toronto', '2027-01-01T05:00Z'],
    ['Asia/Tokyo', '2026-12-31T15:00Z'],
  ] as const) {
    vi.stubEnv('TZ', zone);
    expect([isOver(lastDay, Date.parse(end) - 1), isOver(lastDay, Date.parse(end))]).toEqual([false, true]);
  }
});
