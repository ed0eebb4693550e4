import { ENGLISH } from '#i18n/english/english.ts';
import { FRENCH } from '#i18n/french/french.ts';
import { SPANISH } from '#i18n/spanish/spanish.ts';
import type { Texts } from '#i18n/texts.ts';
import { describe, expect, test } from 'vitest';
import { upcomingHours } from '#core/hours/special-hours.ts';
import { openingHoursTableOf } from '#core/hours/opening-hours-table.ts';
import type { SpecialHours } from '#schema/hours/hours.ts';
import { makeHours } from '../../../support/build/site.ts';

const BUILD_DATE = '2026-11-20';

describe('timetableOf', () => {
  test('has a line for each day, from Monday on', () => {
    const { days } = openingHoursTableOf(makeHours([690, 840], [1020, 1320]), { buildDate: BUILD_DATE }, ENGLISH);
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({ day: 'Monday', times: ['11:30 AM – 2:00 PM', '5:00 PM – 10:00 PM'] });
  });

  test.each<[Omit<SpecialHours, 'hours'>, string]>([
    [{ from: '2026-12-24', through: '2026-12-24' }, 'December 24, 2026'],
    [{ from: '2026-12-24', through: '2026-12-26' }, 'December 24 – 26, 2026'],
    [{ from: '2026-11-30', through: '2026-12-02' }, 'November 30 – December 2, 2026'],
    [{ from: '2026-12-31', through: '2027-01-02' }, 'December 31, 2026 – January 2, 2027'],
    [{ from: '2026-12-24' }, 'From December 24, 2026'],
    [{ through: '2026-12-24' }, 'Until December 24, 2026'],
    [{ from: '2026-12-01', through: '2026-12-31', weekdays: [5, 1] }, 'December 1 – 31, 2026 (Monday, Friday)'],
    // Christmas Day is a Friday, as the weekday says once more.
    [{ from: '2026-12-25', through: '2026-12-25', weekdays: [5] }, 'December 25, 2026'],
    [{ from: '2026-12-25', through: '2026-12-27', weekdays: [5, 1] }, 'December 25 – 27, 2026 (Friday)'],
  ])('%j is read as %s', (period, dates) => {
    expect(specialOf([{ ...period, hours: { kind: 'closed' } }])).toEqual([{ dates, text: 'Closed' }]);
  });

  test('weekdays within a line are written as within a sentence', () => {
    const special: SpecialHours[] = [
      { from: '2026-12-01', through: '2026-12-31', weekdays: [5, 1], hours: { kind: 'closed' } },
    ];
    const datesIn = (texts: Texts) =>
      openingHoursTableOf({ ...makeHours([540, 1020]), special }, { buildDate: BUILD_DATE }, texts).special[0]?.dates;
    expect(datesIn(FRENCH)).toBe('1er – 31 décembre 2026 (lundi, vendredi)');
    expect(datesIn(SPANISH)).toBe('1 – 31 de diciembre de 2026 (lunes, viernes)');
  });

  test.each<[string, Omit<SpecialHours, 'hours'>, boolean]>([
    ['two days before the build', { from: '2026-11-01', through: '2026-11-18' }, false],
    ['the day before it, which somewhere is not over', { from: '2026-11-01', through: '2026-11-19' }, true],
    ['never', { from: '2026-01-01' }, true],
    ['before it begins', { from: '2026-12-26', through: '2026-12-24' }, false],
    ['without one of its weekdays', { from: '2026-12-25', through: '2026-12-25', weekdays: [1] }, false],
  ])('a period that ends %s', (_, period, isShown) => {
    const special: SpecialHours[] = [{ ...period, hours: { kind: 'closed' } }];
    expect(specialOf(special)).toHaveLength(isShown ? 1 : 0);
    expect(upcomingHours({ ...makeHours(), special }, BUILD_DATE).special).toEqual(isShown ? special : []);
  });

  test('a note stands beside its dates', () => {
    const day = { from: '2026-12-25', through: '2026-12-25', hours: { kind: 'closed' }, note: 'Buon Natale!' } as const;
    expect(specialOf([day])).toEqual([{ dates: 'December 25, 2026', text: 'Closed', note: 'Buon Natale!' }]);
  });

  test('periods stand in the order of the calendar', () => {
    const closed = { kind: 'closed' } as const;
    const days = ['2026-12-31', '2026-12-24', '2027-01-01'].map((day) => ({ from: day, through: day, hours: closed }));
    expect(specialOf([...days, { through: '2026-11-30', hours: closed }]).map(({ dates }) => dates)).toEqual([
      'Until November 30, 2026',
      'December 24, 2026',
      'December 31, 2026',
      'January 1, 2027',
    ]);
  });
});

const specialOf = (special: SpecialHours[]) =>
  openingHoursTableOf({ ...makeHours([540, 1020]), special }, { buildDate: BUILD_DATE }, ENGLISH).special;
