import { expect, test } from 'vitest';
import { earliestDayOnEarth } from '#schema/forms/dates.ts';

test.each([
  ['2026-12-24T11:59:59.999Z', '2026-12-23'],
  ['2026-12-24T12:00:00Z', '2026-12-24'],
  ['2026-12-25T11:59:59Z', '2026-12-24'],
  ['2027-01-01T00:00:00+14:00', '2026-12-30'],
  ['2028-03-01T02:00:00Z', '2028-02-29'],
])('at %s it is %s where it is earliest', (now, day) => {
  expect(earliestDayOnEarth(new Date(now))).toBe(day);
});
