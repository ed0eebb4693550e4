import { describe, expect, test } from 'vitest';
import { locationOf, warningsFor } from '../../../support/build/read-brand.ts';

const OURS = [{ day: 'Monday-Sunday', open: '11:00', close: '22:00' }];
const THEIRS = { monday: { openIntervals: [{ start: '09:00', end: '17:00' }] } };
const CHRISTMAS = { from: '2026-12-25', through: '2026-12-25', hours: { kind: 'closed' } };
const place = (written: object) => locationOf({ name: 'A', timezone: 'America/Toronto', ...written });
const told = (written: object) =>
  warningsFor({ name: 'X', locations: [{ name: 'A', timezone: 'America/Toronto', ...written }] });

describe('of two weeks of one place ours counts, and the holidays of either', () => {
  test.each([
    { openingHours: OURS, hours: { ...THEIRS, holidayHours: [{ date: '2026-12-25', isClosed: true }] } },
    {
      openingHours: OURS,
      regularHours: { periods: [] },
      specialHours: { specialHourPeriods: [{ startDate: { year: 2026, month: 12, day: 25 }, closed: true }] },
    },
    {
      openingHours: OURS,
      openingHoursSpecification: [
        { dayOfWeek: 'Monday', opens: '09:00', closes: '17:00' },
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
      ],
    },
  ])('%j', (written) => {
    const hours = place(written)?.hours;
    expect(hours?.week[1]).toEqual({ kind: 'open', intervals: [{ opens: 660, closes: 1320 }] });
    expect(hours?.special).toMatchObject([CHRISTMAS]);
    expect(told(written)).toEqual([expect.stringMatching(/because another key means the same: .*Keep one of them/)]);
  });
});

test('a season beside our week is another week, and no holiday', () => {
  const summer = { dayOfWeek: 'Monday', opens: '09:00', closes: '17:00', validFrom: '2027-06-01' };
  const openingHoursSpecification = [{ ...summer, validThrough: '2027-08-31' }];
  expect(place({ openingHours: OURS, openingHoursSpecification })?.hours?.special).toEqual([]);
});

test('an empty list is no week', () => {
  const written = { openingHours: [], hours: THEIRS };
  expect(place(written)?.hours?.week[1]).toEqual({ kind: 'open', intervals: [{ opens: 540, closes: 1020 }] });
  expect(told(written)).toEqual([]);
});

test('the day of a reopening counts wherever it stands', () => {
  expect(place({ openingHours: OURS, hours: { ...THEIRS, reopenDate: '2027-01-20' } })).toMatchObject({
    closure: 'temporary',
    opensOn: '2027-01-20',
  });
});
