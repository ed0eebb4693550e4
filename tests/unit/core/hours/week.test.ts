import { ENGLISH } from '#i18n/english/english.ts';
import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { dayHoursToText, hoursLines, weekLines } from '#core/hours/hours-lines.ts';
import { formatTime, parseTime } from '#schema/hours/time-of-day.ts';
import { weekOf } from '#core/hours/week.ts';
import type { Hours, HoursEntry } from '#schema/hours/hours.ts';

const interval = (opens: number, closes: number) => ({ opens, closes });
/** What is known of each day, from Sunday on. */
const kindsOf = (hours: Hours | undefined) => hours?.week.map(({ kind }) => kind).join(' ');

describe('parseTime', () => {
  test.each([
    ['09:30', 570],
    ['9:30', 570],
    ['9:30pm', 1290],
    ['12 a.m.', 0],
    ['12:15 PM', 735],
    ['17:00:00', 1020],
    ['00:00', 0],
    ['24:00', 1440],
    ['24:01', undefined],
    ['9:60', undefined],
    ['13 PM', undefined],
    ['9', undefined],
    ['9h', 540],
    ['0930', 570],
    ['noon', 720],
    ['Midnight', 1440],
    ['2460', undefined],
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
    [1560, '2:00 AM'],
  ])('%i minutes are %s', (minutes, text) => {
    expect(formatTime(minutes)).toBe(text);
  });
});

describe('weekOf', () => {
  test.each<[string, HoursEntry[], string | undefined]>([
    ['day, open, close', [{ day: ['Monday'], open: '09:30', close: '22:00' }], '9:30 AM – 10:00 PM'],
    ['dayOfWeek, opens, closes', [{ dayOfWeek: ['Monday'], opens: '09:30', closes: '22:00' }], '9:30 AM – 10:00 PM'],
    ['past midnight', [{ day: ['Monday'], open: '18:00', close: '02:00' }], '6:00 PM – 2:00 AM'],
    ['until 00:00', [{ day: ['Monday'], open: '18:00', close: '00:00' }], '6:00 PM – 12:00 AM'],
    ['marked closed', [{ day: ['Monday'], isClosed: true }], 'Closed'],
    ['marked closed, with times', [{ day: ['Monday'], open: '9:00', close: '10:00', isClosed: true }], 'Closed'],
    ['open 24 hours', [{ day: ['Monday'], h24: true }], 'Open 24 hours'],
    ['until a minute before midnight', [{ day: ['Monday'], open: '18:00', close: '23:59' }], '6:00 PM – 12:00 AM'],
    ['from midnight to a minute before', [{ day: ['Monday'], open: '00:00', close: '23:59' }], 'Open 24 hours'],
    ['marked not open', [{ day: ['Monday'], isOpen: false, open: '10:00', close: '11:00' }], 'Closed'],
    ['shifts in a list', [{ day: ['Monday'], intervals: [{ open: '9:00', close: '10:00' }] }], '9:00 AM – 10:00 AM'],
    ['no shifts in a list', [{ day: ['Monday'], intervals: [] }], 'Closed'],
    ['a text', [{ day: ['Monday'], hours: '11 AM - 2 PM, 5-10pm' }], '11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM'],
    [
      'midnight to midnight beside other days, as Google writes closed',
      [
        { day: ['Monday'], opens: '00:00', closes: '00:00' },
        { day: ['Tuesday'], opens: '09:00', closes: '10:00' },
      ],
      'Closed',
    ],
    ['midnight to midnight each day', [{ day: ['daily'], opens: '00:00', closes: '00:00' }], 'Open 24 hours'],
    ['not marked closed', [{ day: ['Monday'], open: '9:00', close: '10:00', isClosed: false }], '9:00 AM – 10:00 AM'],
    ['nothing of Monday', [{ day: ['Tuesday'], open: '9:00', close: '10:00' }], 'Closed'],
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
    expect(monday && dayHoursToText(monday, ENGLISH.hours)).toBe(text);
  });

  test('hours past midnight stay with the day they start on', () => {
    const { hours } = weekOf([{ day: ['Friday'], open: '18:00', close: '02:00' }]);
    expect(hours?.week[5]).toEqual({ kind: 'open', intervals: [{ opens: 1080, closes: 1560 }] });
    expect(hours?.week[6]).toEqual({ kind: 'closed' });
  });

  test('a night that is written in two parts is one interval of the day it begins on', () => {
    const evening = { day: ['Friday', 'Saturday'], open: '18:00', close: '23:59' };
    const { hours } = weekOf([evening, { day: ['Saturday', 'Sunday'], open: '00:00', close: '02:00' }]);
    const night = { kind: 'open', intervals: [{ opens: 1080, closes: 1560 }] };
    expect(hours?.week).toMatchObject([{ kind: 'closed' }, {}, {}, {}, {}, night, night]);
  });

  test('equal times are open 24 hours, which a problem says', () => {
    const { hours, problems } = weekOf([{ day: ['Monday'], open: '08:00', close: '08:00' }]);
    expect(hours?.week[1]).toEqual({ kind: 'h24' });
    expect(problems).toMatchObject([
      { problem: 'opens and closes at the same time', outcome: 'Monday shows as open 24 hours.' },
    ]);
  });

  test('special hours keep their dates and leave the week alone', () => {
    const { hours } = weekOf([
      { day: ['Monday'], open: '9:00', close: '17:00' },
      { validFrom: '2026-12-24', validThrough: '2026-12-26', isClosed: true },
      { validFrom: '2027-01-02', dayOfWeek: ['Monday'], opens: '10:00', closes: '12:00' },
      { validFrom: '2027-01-02', dayOfWeek: ['Monday'], opens: '14:00', closes: '16:00' },
    ]);
    expect(hours?.week.filter(({ kind }) => kind === 'open')).toHaveLength(1);
    expect(hours?.special).toEqual([
      { from: '2026-12-24', through: '2026-12-26', hours: { kind: 'closed' } },
      {
        from: '2027-01-02',
        weekdays: [1],
        hours: { kind: 'open', intervals: [interval(600, 720), interval(840, 960)] },
      },
    ]);
  });

  test('shifts of a day share their note, and a note of weekdays is left out', () => {
    const date = '2026-12-24';
    const { hours, problems } = weekOf([{ day: ['Monday'], open: '9:00', close: '17:00', note: 'On the patio' }], {
      specialEntries: [
        { date, open: '11:00', close: '14:00' },
        { date, open: '17:00', close: '20:00', note: 'Buon Natale!' },
      ],
    });
    expect(hours?.special).toMatchObject([
      { from: date, hours: { intervals: [interval(660, 840), interval(1020, 1200)] }, note: 'Buon Natale!' },
    ]);
    expect(problems).toMatchObject([{ key: 'note', problem: 'is for single dates, and stands with weekdays' }]);
  });

  test('special hours on a day that is none do not hold on every day', () => {
    const { hours, problems } = weekOf([{ day: ['Blursday'], validFrom: '2026-12-24', isClosed: true }]);
    expect(hours).toBeUndefined();
    expect(problems).toMatchObject([{ key: 'day', value: 'Blursday', outcome: 'The entry is left out.' }]);
  });

  test('a day of which one shift is not understood shows none: the rest would look like all of it', () => {
    const good = { day: ['Monday'], open: '9:00', close: '12:00' };
    const bad = { day: ['Monday'], open: '25:00', close: '26:00' };
    const { hours, problems } = weekOf([good, bad, { ...good, day: ['Tuesday'] }]);
    expect(kindsOf(hours)).toBe('closed unknown open closed closed closed closed');
    expect(problems.map(({ outcome }) => outcome)).toEqual(['Monday shows no hours.', 'Monday shows no hours.']);
  });

  test.each<[string, HoursEntry[], string]>([
    ['a name that is no weekday', [{ day: ['Funday'], open: '9:00', close: '12:00' }], 'is not a weekday'],
    ['no day', [{ open: '9:00', close: '12:00' }], 'has no "day"'],
    ['a text with days that are not understood', [{ hours: 'week 10-20 Mo 10:00-18:00' }], 'is not understood'],
  ])('%s may be about any day, so no other day is closed', (_, entries, problem) => {
    const { hours, problems } = weekOf([{ day: ['Tuesday'], open: '9:00', close: '10:00' }, ...entries]);
    expect(kindsOf(hours)).toBe('unknown unknown open unknown unknown unknown unknown');
    expect(problems).toMatchObject([{ problem, outcome: 'Days that no other entry names show no hours.' }]);
  });

  test('public holidays are no weekday, and close none', () => {
    const { hours, problems } = weekOf([{ hours: 'Mo-Fr 11:00-14:00; PH off' }]);
    expect(kindsOf(hours)).toBe('closed open open open open open closed');
    expect(problems).toMatchObject([{ problem: 'names public holidays without their dates' }]);
  });

  test('special hours that are not understood are unknown on their dates, not the usual ones', () => {
    const usual = { day: ['daily'], open: '9:00', close: '17:00' };
    const { hours } = weekOf([usual], {
      specialEntries: [{ date: '2026-12-31', open: '9:00', close: 'soon' }],
      closedDates: ['2026-12-25'],
    });
    expect(hours?.special).toEqual([
      { from: '2026-12-31', through: '2026-12-31', hours: { kind: 'unknown' } },
      { from: '2026-12-25', through: '2026-12-25', hours: { kind: 'closed' } },
    ]);
  });

  test('special hours without a date are no hours of the week', () => {
    const { hours, problems } = weekOf([{ day: ['Monday'], open: '9:00', close: '17:00' }], {
      specialEntries: [{ isClosed: true }],
    });
    expect(hours).toMatchObject({ week: { 1: { kind: 'open' } }, special: [] });
    expect(problems).toMatchObject([{ problem: 'has no "date"' }]);
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
        expect(problems.every(({ problem }) => problem === 'opens and closes at the same time')).toBe(true);
        for (const day of hours?.week ?? []) {
          if (day.kind !== 'open') continue;
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
  const closed = (...days: string[]) => days.map((day) => ({ day, times: ['Closed'] }));
  expect(hours && weekLines(hours, ENGLISH.hours)).toEqual([
    ...closed('Monday', 'Tuesday', 'Wednesday', 'Thursday'),
    { day: 'Friday', times: ['11:30 AM – 2:30 PM', '5:00 PM – 1:00 AM'] },
    ...closed('Saturday'),
    { day: 'Sunday', times: ['Open 24 hours'] },
  ]);
});

describe('hoursLines', () => {
  test('begins on Monday and joins neighbours with the same hours', () => {
    const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
    const { hours } = weekOf([
      { day: [...weekdays, 'Sunday'], open: '11:30', close: '22:00' },
      { day: ['Friday', 'Saturday'], open: '11:30', close: '02:00' },
    ]);
    expect(hours && hoursLines(hours, ENGLISH.hours)).toMatchObject([
      { day: 'Monday – Thursday', text: '11:30 AM – 10:00 PM' },
      { day: 'Friday – Saturday', text: '11:30 AM – 2:00 AM' },
      { day: 'Sunday', text: '11:30 AM – 10:00 PM' },
    ]);
  });
});
