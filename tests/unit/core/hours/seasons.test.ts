import { describe, expect, test } from 'vitest';
import { nextChangeOf } from '#builder/changes/next-change.ts';
import { splitDatedText } from '#core/hours/dated-text.ts';
import { openingTimesOf } from '#core/hours/opening-times.ts';
import { openingWordsAt, todayAt } from '#core/hours/opening-words.ts';
import { occurrenceOf } from '#core/hours/periods.ts';
import { upcomingHours } from '#core/hours/special-hours.ts';
import { openingHoursTableOf, weekAhead } from '#core/hours/opening-hours-table.ts';
import { openingHours } from '#content/seo/structured-data/opening-hours.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { hoursToEntries } from '#import/configuration/hours-entries.ts';
import type { Hours } from '#schema/hours/hours.ts';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';
import { makeSite } from '../../../support/build/site.ts';

// Configurations are read on 2026-11-20.
const BUILD = { buildDate: '2026-11-20' };
const ALL = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SUMMER = { dayOfWeek: ALL, opens: '11:00', closes: '23:00' };
const WINTER = { dayOfWeek: ALL.slice(3), opens: '12:00', closes: '21:00' };
const WITH_YEARS = [
  { ...SUMMER, validFrom: '2026-05-01', validThrough: '2026-09-30' },
  { ...WINTER, validFrom: '2026-10-01', validThrough: '2027-04-30' },
];
const EACH_YEAR = 'May-Sep: Mo-Su 11:00-23:00; Oct-Apr: Th-Su 12:00-21:00';
const hoursOf = (openingHours: unknown, others: object = {}): Hours => {
  const { hours } = siteOf({ openingHours, timezone: 'America/Toronto', ...others });
  if (hours === undefined) throw new Error('No hours were read.');
  return hours;
};
const statusAt = (hours: Hours, instant: string) => {
  const times = openingTimesOf({ ...BUILD }, { hours, timezone: 'America/Toronto' }) ?? { week: [] };
  return openingWordsAt(times, Date.parse(instant), ENGLISH.hours).status;
};
const weekOf = (hours: Hours, buildDate = BUILD.buildDate) =>
  openingHoursTableOf(hours, { buildDate }, ENGLISH).days.map(({ times }) => times.join());
const told = (openingHours: unknown) => warningsFor({ name: 'X', openingHours, timezone: 'America/Toronto' });

describe('seasons', () => {
  test.each([
    ['schema.org', WITH_YEARS],
    ['a text', EACH_YEAR],
    ['texts', EACH_YEAR.split('; ')],
    [
      'each year',
      [
        { ...SUMMER, validFrom: '05-01', validThrough: '09-30' },
        { ...WINTER, validFrom: '--10-01', validThrough: 'Apr 30' },
      ],
    ],
  ])('in the form of %s: the week that runs, and when it changes', (_, written) => {
    const hours = hoursOf(written);
    const open = '12:00 PM – 9:00 PM';
    expect(weekOf(hours)).toEqual(['Closed', 'Closed', 'Closed', open, open, open, open]);
    expect(openingHoursTableOf(hours, BUILD, ENGLISH).special).toEqual([]);
    expect(weekAhead(hours, BUILD, ENGLISH)[7]?.day).toBe('From May 1');
    expect(statusAt(hours, '2026-11-24T18:00Z')).toBe('Closed today · Opens Thu 12:00 PM');
    expect(told(written)).toEqual([]);
  });

  test('of each year come back without a build', () => {
    const hours = hoursOf(EACH_YEAR);
    expect(statusAt(hours, '2027-05-03T18:00Z')).toBe('open until 11:00 PM');
    expect(statusAt(hours, '2028-05-01T18:00Z')).toBe('open until 11:00 PM');
    expect(openingHoursTableOf(hours, BUILD, ENGLISH).seasons).toEqual([
      { title: 'From May 1, 2027', days: [{ day: 'Monday – Sunday', text: '11:00 AM – 11:00 PM' }] },
      expect.objectContaining({ title: 'From October 1, 2027' }),
    ]);
  });

  test('between two builds no row of the week is marked that has other hours', () => {
    const times = openingTimesOf(BUILD, { hours: hoursOf(EACH_YEAR), timezone: 'America/Toronto' }) ?? { week: [] };
    const at = (instant: string) => todayAt(times, 'America/Toronto', Date.parse(instant), ENGLISH.hours);
    expect(at('2026-11-26T18:00Z')).toEqual({ hours: '12:00 PM – 9:00 PM', weekday: 4 });
    expect(at('2027-05-06T18:00Z')).toEqual({ hours: '11:00 AM – 11:00 PM', weekday: undefined });
  });

  test('outside of them it is closed where they come each year, else nobody knows', () => {
    const eachYear = hoursOf('Mar 15-Oct 31 11:00-22:00');
    expect(statusAt(eachYear, '2026-11-24T18:00Z')).toBe('Closed today · Opens Mar 15 11:00 AM');
    expect(weekOf(eachYear)).toEqual(ALL.map(() => 'Closed'));
    expect(told('Mar 15-Oct 31 11:00-22:00')).toEqual([]);
    const summer = hoursOf([{ ...SUMMER, validFrom: '2027-05-01', validThrough: '2027-09-30' }]);
    expect(statusAt(summer, '2026-11-24T18:00Z')).toBe('hours not available');
  });

  test('a week for all the year keeps its special hours', () => {
    const usual = { day: 'daily', open: '09:00', close: '17:00' };
    const holidays = {
      dayOfWeek: ALL,
      opens: '11:00',
      closes: '15:00',
      validFrom: '2026-12-24',
      validThrough: '2027-01-02',
    };
    const late = { day: 'Friday', open: '09:00', close: '22:00', validFrom: '07-01', validThrough: '08-31' };
    const hours = hoursOf([usual, holidays, late]);
    expect(hours.seasons).toBeUndefined();
    expect(hours.special.map(({ from, weekdays }) => [from, weekdays?.length])).toEqual([
      ['2026-12-24', 7],
      ['--07-01', 1],
    ]);
    expect(statusAt(hours, '2027-07-02T23:00Z')).toBe('open until 10:00 PM');
    expect(statusAt(hours, '2027-07-03T14:00Z')).toBe('open until 5:00 PM');
  });

  test('a week for all the year has a season of whole weeks', () => {
    const usual = { day: 'daily', open: '09:00', close: '17:00' };
    const hours = hoursOf([usual, { ...SUMMER, validFrom: '06-01', validThrough: '08-31' }]);
    expect(openingHoursTableOf(hours, BUILD, ENGLISH).seasons.map(({ title }) => title)).toEqual([
      'From June 1, 2027',
      'From September 1, 2027',
    ]);
    expect(weekOf(hours, '2027-06-01')[0]).toBe('11:00 AM – 11:00 PM');
  });

  test('stand in structured data with their dates', () => {
    expect(openingHours(upcomingHours(hoursOf(EACH_YEAR), BUILD.buildDate))).toMatchObject([
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'],
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-10-01',
        validThrough: '2027-04-30',
      },
      { dayOfWeek: ['Thursday', 'Friday', 'Saturday', 'Sunday'], opens: '12:00', validFrom: '2026-10-01' },
      { opens: '11:00', closes: '23:00', validFrom: '2027-05-01', validThrough: '2027-09-30' },
    ]);
  });

  test.each([
    ['of each year', EACH_YEAR],
    ['with years', WITH_YEARS],
  ])('%s are written as they are read', (_, written) => {
    const hours = hoursOf(written);
    expect(hoursOf(hoursToEntries(hours).openingHours)).toEqual(hours);
  });

  test('change a page on the day on which another begins', () => {
    expect(nextChangeOf(makeSite({ hours: hoursOf(EACH_YEAR), buildDate: '2027-02-01' }))).toBe('2027-05-01');
  });
});

describe('days of each year', () => {
  const usual = [{ day: 'daily', open: '09:00', close: '17:00' }];
  test.each([
    [{ specialHours: [{ date: '12-25', isClosed: true }] }],
    [{ specialHours: [{ date: '--12-25', isClosed: true }] }],
    [{ specialHours: [{ date: 'Dec 25', isClosed: true }] }],
    [{ specialHours: { '12-25': 'closed' } }],
    [{ specialHours: [{ startDate: { month: 12, day: 25 }, closed: true }] }],
    [{ closedDates: ['12-25'] }],
    [{ openingHours: 'Mo-Su 09:00-17:00; Dec 25 off' }],
    [{ openingHours: ['Mo-Su 09:00-17:00', 'December 25: closed'] }],
  ])('%j', (written) => {
    const hours = hoursOf(usual, written);
    for (const year of [2026, 2027, 2031]) {
      expect(statusAt(hours, `${year}-12-25T18:00Z`)).toMatch(/^Closed today/);
      expect(statusAt(hours, `${year}-12-26T18:00Z`)).toBe('open until 5:00 PM');
    }
    expect(openingHoursTableOf(hours, BUILD, ENGLISH).special).toEqual([
      { dates: 'December 25, 2026', text: 'Closed' },
    ]);
    expect(warningsFor({ name: 'X', timezone: 'America/Toronto', openingHours: usual, ...written })).toEqual([]);
  });

  test('over the turn of the year', () => {
    const hours = hoursOf(usual, { specialHours: [{ validFrom: '12-24', validThrough: '01-02', isClosed: true }] });
    expect(statusAt(hours, '2028-01-02T18:00Z')).toMatch(/^Closed today/);
    expect(statusAt(hours, '2028-01-03T18:00Z')).toBe('open until 5:00 PM');
  });

  test('a date with a year beside one without is told', () => {
    const specialHours = [{ validFrom: '2026-12-24', validThrough: '12-26', isClosed: true }];
    expect(warningsFor({ name: 'X', timezone: 'America/Toronto', openingHours: usual, specialHours })).toEqual([
      expect.stringContaining('has a year in one of its dates only. The entry is left out.'),
    ]);
  });

  test.each([
    ['--02-29', '--02-29', '2026-03-01', '2028-02-29', '2028-02-29'],
    ['--11-01', '--02-29', '2026-12-01', '2026-11-01', '2027-02-28'],
    ['--12-25', '--12-25', '2026-12-25', '2026-12-25', '2026-12-25'],
    ['--12-25', '--12-25', '2026-12-26', '2027-12-25', '2027-12-25'],
  ])('%s through %s on %s', (from, through, date, first, last) => {
    expect(occurrenceOf({ from, through }, date)).toEqual({ from: first, through: last });
  });
});

test.each([
  ['Mo-Fr 11:00-22:00', undefined],
  ['mar. 11h-14h', undefined],
  ['Mar-Sam 11h-14h', undefined],
  ['Dec 25,Jan 1 off', ['--12-25 --12-25 off', '--01-01 --01-01 off']],
  ['Dec 24 – Jan 2: closed', ['--12-24 --01-02 closed']],
  ['2026 Dec 30-2027 Jan 1 17:00-23:00', ['2026-12-30 2027-01-01 17:00-23:00']],
  ['April to October: Tue-Sun 12-8pm', ['--04-01 --10-31 Tue-Sun 12-8pm']],
  ['Dec 24, 2026 11:00-15:00', ['2026-12-24 2026-12-24 11:00-15:00']],
])('the dates of %s', (text, dated) => {
  expect(splitDatedText(text)?.dated.map((part) => `${part.from} ${part.through} ${part.text}`)).toEqual(dated);
});
