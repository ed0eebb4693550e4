import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { dayHoursToText, hoursLines, weekLines } from '../../../../src/domain/hours/hours-lines.ts';
import { formatTime, parseTime } from '../../../../src/domain/hours/time-of-day.ts';
import { weekOf } from '../../../../src/domain/hours/week.ts';
import type { HoursEntry } from '../../../../src/model/hours.ts';

describe('parseTime', () => {
  test.each([
    ['09:30', 570],
    ['9:30', 570],
    ['9:30 AM', 570],
    ['9:30pm', 1290],
    ['12 a.m.', 0],
    ['12:15 PM', 735],
    ['9 PM', 1260],
    ['17:00:00', 1020],
    ['00:00', 0],
    ['24:00', 1440],
    ['24:01', undefined],
    ['25:00', undefined],
    ['9:60', undefined],
    ['13 PM', undefined],
    ['0 AM', undefined],
    ['9', undefined],
    ['late', undefined],
    ['', undefined],
  ])('%s is %s', (text, minutes) => {
    expect(parseTime(text)).toBe(minutes);
  });

  test('reads back every time it formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(parseTime(formatTime(minutes))).toBe(minutes);
      }),
    );
  });
});

describe('formatTime', () => {
  test.each([
    [0, '12:00 AM'],
    [545, '9:05 AM'],
    [720, '12:00 PM'],
    [1440, '12:00 AM'],
    [1560, '2:00 AM'],
  ])('%i minutes are %s', (minutes, text) => {
    expect(formatTime(minutes)).toBe(text);
  });
});

describe('weekOf', () => {
  test.each<[string, HoursEntry[], string | undefined]>([
    ['day, open, close', [{ day: ['Monday'], open: '09:30', close: '22:00' }], '9:30 AM – 10:00 PM'],
    ['dayOfWeek, opens, closes', [{ dayOfWeek: ['Monday'], opens: '09:30', closes: '22:00' }], '9:30 AM – 10:00 PM'],
    [
      'a schema.org URL',
      [{ dayOfWeek: ['https://schema.org/Monday'], opens: '9:30', closes: '10 PM' }],
      '9:30 AM – 10:00 PM',
    ],
    ['a short name in capitals', [{ day: ['MON.'], open: '9:30', close: '22:00' }], '9:30 AM – 10:00 PM'],
    ['two letters', [{ day: ['Mo'], open: '9:30', close: '22:00' }], '9:30 AM – 10:00 PM'],
    ['past midnight', [{ day: ['Monday'], open: '18:00', close: '02:00' }], '6:00 PM – 2:00 AM'],
    ['until midnight', [{ day: ['Monday'], open: '18:00', close: '24:00' }], '6:00 PM – 12:00 AM'],
    ['until 00:00', [{ day: ['Monday'], open: '18:00', close: '00:00' }], '6:00 PM – 12:00 AM'],
    ['marked closed', [{ day: ['Monday'], isClosed: true }], 'Closed'],
    ['marked closed, with times', [{ day: ['Monday'], open: '9:00', close: '10:00', isClosed: true }], 'Closed'],
    ['open 24 hours', [{ day: ['Monday'], h24: true }], 'Open 24 hours'],
    ['open equal to close', [{ day: ['Monday'], open: '10:00', close: '10:00' }], 'Closed'],
    ['open equal to close, h24', [{ day: ['Monday'], open: '00:00', close: '00:00', h24: true }], 'Open 24 hours'],
    ['not marked closed', [{ day: ['Monday'], open: '9:00', close: '10:00', isClosed: false }], '9:00 AM – 10:00 AM'],
    ['nothing of Monday', [{ day: ['Tuesday'], open: '9:00', close: '10:00' }], undefined],
    [
      'two shifts, the later one first',
      [
        { day: ['Monday'], open: '17:00', close: '22:00' },
        { day: ['Monday'], open: '11:30', close: '14:00' },
      ],
      '11:30 AM – 2:00 PM, 5:00 PM – 10:00 PM',
    ],
    [
      'shifts that overlap',
      [
        { day: ['Monday'], open: '11:00', close: '15:00' },
        { dayOfWeek: ['Monday'], opens: '14:00', closes: '22:00' },
      ],
      '11:00 AM – 10:00 PM',
    ],
  ])('reads %s', (_, entries, text) => {
    const { hours, problems } = weekOf(entries);
    const monday = hours?.week[1];
    expect(problems).toEqual([]);
    expect(monday && dayHoursToText(monday)).toBe(text);
  });

  test('hours past midnight stay with the day they start on', () => {
    const { hours } = weekOf([{ day: ['Friday'], open: '18:00', close: '02:00' }]);
    expect(hours?.week[5]).toEqual({ kind: 'open', intervals: [{ opens: 1080, closes: 1560 }] });
    expect(hours?.week[6]).toBeUndefined();
  });

  test('special hours keep their dates and leave the week alone', () => {
    const { hours } = weekOf([
      { day: ['Monday'], open: '9:00', close: '17:00' },
      { validFrom: '2026-12-24', validThrough: '2026-12-26', isClosed: true },
      { validFrom: '2027-01-02', dayOfWeek: ['Monday'], opens: '10:00', closes: '12:00' },
      { validFrom: '2027-01-02', dayOfWeek: ['Monday'], opens: '14:00', closes: '16:00' },
    ]);
    expect(hours?.week.filter(Boolean)).toHaveLength(1);
    expect(hours?.special).toEqual([
      { from: '2026-12-24', through: '2026-12-26', hours: { kind: 'closed' } },
      {
        from: '2027-01-02',
        weekdays: [1],
        hours: {
          kind: 'open',
          intervals: [
            { opens: 600, closes: 720 },
            { opens: 840, closes: 960 },
          ],
        },
      },
    ]);
  });

  test('special hours on a day that is none do not hold on every day', () => {
    const { hours, problems } = weekOf([{ day: ['Blursday'], validFrom: '2026-12-24', isClosed: true }]);
    expect(hours).toBeUndefined();
    expect(problems).toMatchObject([{ key: 'day', value: 'Blursday', lost: 'The entry is left out.' }]);
  });

  test('a day with another good entry keeps it, and the problem says so', () => {
    const good = { day: ['Monday'], open: '9:00', close: '12:00' };
    const bad = { day: ['Monday'], open: '25:00', close: '26:00' };
    expect(weekOf([good, bad]).problems.map(({ lost }) => lost)).toEqual([
      'The entry is left out.',
      'The entry is left out.',
    ]);
    expect(weekOf([bad]).problems.map(({ lost }) => lost)).toEqual([
      'Monday shows no hours.',
      'Monday shows no hours.',
    ]);
  });

  test('entries are not changed by reading them, and intervals are in order and never overlap', () => {
    const time = fc
      .integer({ min: 0, max: 1440 })
      .map((minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`);
    const entry = fc.record({ day: fc.subarray(['Monday', 'Tuesday'], { minLength: 1 }), open: time, close: time });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const before = structuredClone(entries);
        const { hours, problems } = weekOf(entries);
        expect(entries).toEqual(before);
        expect(problems).toEqual([]);
        for (const day of hours?.week ?? []) {
          if (day?.kind !== 'open') continue;
          const bounds = day.intervals.flatMap(({ opens, closes }) => [opens, closes]);
          expect(bounds).toEqual([...new Set(bounds)].sort((one, other) => one - other));
          expect(bounds[0]).toBeLessThan(1440);
        }
      }),
    );
  });
});

test('weekLines has every day from Monday on, each interval by itself, closed where nothing is said', () => {
  const { hours } = weekOf([
    { day: ['Friday'], open: '11:30', close: '14:30' },
    { day: ['Friday'], open: '17:00', close: '01:00' },
    { day: ['Sunday'], h24: true },
  ]);
  const lines = hours ? weekLines(hours) : [];
  expect(lines.map(({ day }) => day)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(lines.map(({ times }) => times)).toEqual([
    ['Closed'],
    ['Closed'],
    ['Closed'],
    ['Closed'],
    ['11:30 AM – 2:30 PM', '5:00 PM – 1:00 AM'],
    ['Closed'],
    ['Open 24 hours'],
  ]);
});

describe('hoursLines', () => {
  test('begins on Monday and joins neighbours with the same hours', () => {
    const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
    const { hours } = weekOf([
      { day: [...weekdays, 'Sunday'], open: '11:30', close: '22:00' },
      { day: ['Friday', 'Saturday'], open: '11:30', close: '02:00' },
    ]);
    expect(hours && hoursLines(hours)).toEqual([
      { day: 'Monday – Thursday', text: '11:30 AM – 10:00 PM' },
      { day: 'Friday – Saturday', text: '11:30 AM – 2:00 AM' },
      { day: 'Sunday', text: '11:30 AM – 10:00 PM' },
    ]);
  });

  test('a day without hours has no line and parts its neighbours', () => {
    const { hours } = weekOf([{ day: ['Monday', 'Wednesday'], open: '9:00', close: '17:00' }]);
    expect(hours && hoursLines(hours).map(({ day }) => day)).toEqual(['Monday', 'Wednesday']);
  });
});
