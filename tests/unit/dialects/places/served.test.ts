import { describe, expect, test } from 'vitest';
import { inOwnForm } from '#dialects/dialects.ts';
import { wholeMenuSchema } from '#schema/menu/menu.ts';
import { servedSchema } from '#schema/menu/served.ts';
import { warningsFor } from '../../../support/build/read-brand.ts';

const servedOf = (written: unknown) => inOwnForm(servedSchema, written).value;
const toast = (schedule: unknown) => ({ alwaysAvailable: false, schedule });
const wix = (availableTimes: object[]) => ({ type: 'WEEKLY_SCHEDULE', weeklyScheduleOptions: { availableTimes } });
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const menu = { name: 'Lunch', categories: [{ name: 'Food', items: [{ name: 'Soup', price: 6 }] }] };

describe('when a menu is served', () => {
  test.each<[string, unknown, unknown]>([
    [
      'Toast’s schedule',
      toast([
        {
          days: ['FRIDAY', 'SATURDAY'],
          timeRanges: [
            { start: '09:00', end: '18:00' },
            { start: '20:00', end: '02:00' },
          ],
        },
      ]),
      [
        { day: ['Friday', 'Saturday'], open: '09:00', close: '18:00' },
        { day: ['Friday', 'Saturday'], open: '20:00', close: '02:00' },
      ],
    ],
    ['days without times: all day', toast([{ days: ['MONDAY'] }]), [{ day: ['Monday'] }]],
    [
      'days with an empty list of times',
      toast([{ days: ['MONDAY'], timeRanges: [] }]),
      [{ day: ['Monday'], isClosed: true }],
    ],
    ['always', { alwaysAvailable: true }, undefined],
    [
      'Wix’s hours, of which zeros are left out',
      wix([{ dayOfWeek: 'MON', timeRanges: [{ startTime: { hours: 8, minutes: 30 }, endTime: { hours: 11 } }] }]),
      [{ day: ['Monday'], open: '08:30', close: '11:00' }],
    ],
    [
      'Uber Eats’ time periods',
      [{ day_of_week: 'monday', time_periods: [{ start_time: '17:00', end_time: '23:59' }] }],
      [{ day: ['Monday'], open: '17:00', close: '24:00' }],
    ],
    [
      'all day on each day, which is always',
      WEEK.map((day) => ({ day_of_week: day, time_periods: [{ start_time: '00:00', end_time: '23:59' }] })),
      undefined,
    ],
    [
      'all day on some days',
      toast([{ days: ['SUNDAY'], timeRanges: [{ start: '00:00', end: '00:00' }] }]),
      [{ day: ['Sunday'], h24: true }],
    ],
    [
      'seconds, and 24:00',
      toast([{ days: ['MONDAY'], timeRanges: [{ start: '8:30:00', end: '24:00' }] }]),
      [{ day: ['Monday'], open: '08:30', close: '24:00' }],
    ],
    [
      'days by number, from Monday on',
      [{ dayOfWeek: 7, startTime: '13:00', endTime: '21:30' }],
      [{ day: ['Sunday'], open: '13:00', close: '21:30' }],
    ],
    [
      'days by number with a zero, which is Sunday at some and Monday at others',
      [{ day: 0, timeRanges: [{ start: '13:00', end: '21:30' }] }],
      [{ day: [0], open: '13:00', close: '21:30' }],
    ],
    ['a day that nobody knows', toast([{ days: ['FUNDAY'] }]), [{ day: ['FUNDAY'] }]],
    ['a week as a map', { monday: '11:00-15:00' }, [{ day: ['monday'], hours: '11:00-15:00' }]],
    ['rules of a program', 'Mo-Fr 11:00-15:00; Sa,Su off', [{ hours: 'Mo-Fr 11:00-15:00; Sa,Su off' }]],
    ['rules in a list', ['Mo-Fr 11:00-15:00'], [{ hours: 'Mo-Fr 11:00-15:00' }]],
    ['words of a person', 'Mon - Fri, 11 to 3', 'Mon - Fri, 11 to 3'],
    ['words in a list', ['Lunch', 'Dinner'], 'Lunch, Dinner'],
    [
      'our own entries',
      [{ day: 'Mon', intervals: [{ open: '11:00', close: '15:00' }] }],
      [{ day: ['Mon'], intervals: [{ open: '11:00', close: '15:00' }] }],
    ],
    ['a season', { validFrom: '06-01', validThrough: '09-15' }, [{ validFrom: '06-01', validThrough: '09-15' }]],
  ])('%s', (_, written, expected) => {
    expect(servedOf(written)).toEqual(expected);
  });

  test('an entry with an empty list of days is about no day', () => {
    const times = [{ start: '11:00', end: '15:00' }];
    const served = toast([
      { days: [], timeRanges: times },
      { days: ['MONDAY'], timeRanges: times },
    ]);
    expect(servedOf(served)).toEqual([{ day: ['Monday'], open: '11:00', close: '15:00' }]);
  });

  test.each<[string, unknown, string]>([
    ['an empty schedule', toast([]), 'menu.availability.schedule, menu.availability.alwaysAvailable'],
    [
      'a schedule without a day',
      toast([{ days: [] }]),
      'menu.availability.schedule, menu.availability.alwaysAvailable',
    ],
    ['what is not understood', { rule: 7 }, 'menu.availability.rule'],
  ])('%s is told as unused, and hides nothing', (_, availability, keys) => {
    const [told, ...more] = warningsFor({ name: 'X', currency: 'CAD', menu: { ...menu, availability } });
    expect(told).toContain(`not used: ${keys}.`);
    expect(more).toEqual([]);
  });

  test('ten thousand letters of rules are words in no time', () => {
    const text = `${'Mo,'.repeat(3000)} 11:00`;
    expect(servedOf(text)).toBe(text);
  });
});

test.each<[string, object, unknown]>([
  ['times', { availabilityStarts: 'T08:00', availabilityEnds: '11:00:00' }, [{ open: '08:00', close: '11:00' }]],
  [
    'dates',
    { availabilityStarts: '2026-06-01', availabilityEnds: '2026-09-15T00:00' },
    [{ validFrom: '2026-06-01', validThrough: '2026-09-15' }],
  ],
  ['a price alone', { price: 35, priceCurrency: 'CAD' }, undefined],
  ['the same time twice', { availabilityStarts: 'T08:22', availabilityEnds: 'T08:22' }, undefined],
])('an offer of a menu with %s', (_, offers, expected) => {
  const { served } = inOwnForm(wholeMenuSchema, { ...menu, offers }).value as { served?: unknown };
  expect(served).toEqual(expected);
});
