import { describe, expect, test } from 'vitest';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';

const hoursOf = (configuration: object) => siteOf(configuration).hours;
const open = (opens: number, closes: number) => ({ kind: 'open', intervals: [{ opens, closes }] });
const CLOSED = { kind: 'closed' };

describe('hours in the forms of other programs', () => {
  test.each([
    'sunday monday tuesday wednesday thursday friday saturday',
    'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    'SUN MON TUE WED THU FRI SAT',
    'su mo tu we th fr sa',
  ])('by weekday: %s', (names) => {
    const hours = Object.fromEntries(names.split(' ').map((name, index) => [name, `${9 + index}:00-22:00`]));
    expect(hoursOf({ hours })?.week).toEqual([9, 10, 11, 12, 13, 14, 15].map((hour) => open(hour * 60, 22 * 60)));
    expect(warningsFor({ name: 'X', timezone: 'America/Toronto', hours })).toEqual([]);
  });

  test('lines in words, where there are no periods', () => {
    const hours = { open_now: true, periods: [], weekday_text: ['Monday: 11:00 AM – 10:00 PM', 'Tuesday: Closed'] };
    expect(hoursOf({ hours })?.week.slice(1, 3)).toEqual([open(660, 1320), CLOSED]);
    expect(warningsFor({ name: 'X', timezone: 'America/Toronto', hours })).toEqual([]);
  });

  test('shifts and days on lines of their own', () => {
    const shifts = {
      kind: 'open',
      intervals: [
        { opens: 690, closes: 840 },
        { opens: 1020, closes: 1320 },
      ],
    };
    expect(hoursOf({ hours: { tuesday: '11:30 &ndash; 14:00<br>17:00 &ndash; 22:00' } })?.week[2]).toEqual(shifts);
    const { week = [] } = hoursOf({ hours: 'Tuesday: 11:30-14:00\n17:00-22:00\nFriday: 17:00-02:00' }) ?? {};
    expect([week[2], week[5]]).toEqual([shifts, open(1020, 1560)]);
  });

  test('periods that name their day and local times', () => {
    const periods = [
      { day_of_week: 'TUE', start_local_time: '11:30:00', end_local_time: '14:00:00' },
      { day_of_week: 'FRI', start_local_time: '17:00:00', end_local_time: '02:00:00' },
    ];
    const { week = [] } = hoursOf({ business_hours: { periods } }) ?? {};
    expect([week[1], week[2], week[5]]).toEqual([CLOSED, open(690, 840), open(1020, 1560)]);
  });

  test('kinds of days, and the kind of each weekday', () => {
    const service = (startTime: string, endTime: string) => ({ name: 'Dinner', hours: { startTime, endTime } });
    const schedules = {
      daySchedules: {
        7: { scheduleName: 'midweek', services: [service('17:00:00.000', '22:00:00.000')] },
        8: { scheduleName: 'friday', openTime: '11:30:00.000', closeTime: '02:00:00.000', services: [] },
      },
      weekSchedule: { monday: null, tuesday: '7', friday: '8', saturday: 'no such kind' },
    };
    const { week = [] } = hoursOf({ schedules }) ?? {};
    expect([week[1], week[2], week[5]]).toEqual([CLOSED, open(1020, 1320), open(690, 1560)]);
    expect(week[6]).toEqual({ kind: 'unknown' });
  });

  test('dates in a text about the week', () => {
    const text = 'Tu-Su 11:30-22:00; 2026 Dec 25 off; 2026 Dec 30-2027 Jan 1 17:00-23:00; Feb 14 17:00-23:00';
    const hours = hoursOf({ opening_hours: text });
    expect([hours?.week[1], hours?.week[2]]).toEqual([CLOSED, open(690, 1320)]);
    expect(hours?.special).toEqual([
      { from: '2026-12-25', through: '2026-12-25', hours: CLOSED },
      { from: '2026-12-30', through: '2027-01-01', hours: open(1020, 1380) },
      { from: '--02-14', through: '--02-14', hours: open(1020, 1380) },
    ]);
    expect(warningsFor({ name: 'X', timezone: 'America/Toronto', opening_hours: text })).toEqual([]);
  });

  test('midnight to midnight in schema.org’s keys is closed', () => {
    const configuration = {
      openingHoursSpecification: [
        { dayOfWeek: 'Monday', opens: '00:00', closes: '00:00' },
        { dayOfWeek: 'Tuesday', opens: '11:00', closes: '22:00' },
      ],
      specialOpeningHoursSpecification: {
        opens: '00:00:00',
        closes: '00:00:00',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
      },
    };
    const hours = hoursOf(configuration);
    expect([hours?.week[1], hours?.special[0]?.hours]).toEqual([CLOSED, CLOSED]);
    expect(warningsFor({ name: 'X', timezone: 'America/Toronto', ...configuration })).toEqual([]);
  });
});

describe('a day of hours by weekday that can’t be read', () => {
  const week = {
    monday: '11:00-22:00',
    tuesday: 'call us',
    wednesday: '11:00-22:00',
    thursday: 'same',
    friday: '5pm-late',
  };

  test('shows no hours and is named, and the others are read', () => {
    const { week: days = [] } = hoursOf({ openingHours: week }) ?? {};
    expect(days.map(({ kind }) => kind)).toEqual(['closed', 'open', 'unknown', 'open', 'open', 'open', 'closed']);
    expect(days[4]).toEqual(days[3]);
    expect(warningsFor({ name: 'X', timezone: 'America/Toronto', openingHours: week })).toEqual([
      expect.stringContaining('"call us" is not understood. Tuesday shows no hours.'),
    ]);
  });

  test('may be any day where its name is misspelt, so that none of the others is closed', () => {
    const openingHours = { monday: '11:00-22:00', wendsday: '11:00-22:00' };
    expect(
      hoursOf({ openingHours })
        ?.week.map(({ kind }) => kind)
        .join(' '),
    ).toBe('unknown open unknown unknown unknown unknown unknown');
    expect(warningsFor({ name: 'X', timezone: 'America/Toronto', openingHours })).toEqual([
      expect.stringContaining('"wendsday" is not a weekday. Days that no other entry names show no hours.'),
    ]);
  });
});
