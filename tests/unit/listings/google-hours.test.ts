import { describe, expect, test } from 'vitest';
import { directoriesCsv } from '#listings/directories-csv.ts';
import { googleHoursOf, isoDate, specialDaysOf } from '#listings/google/google-hours.ts';
import { listingOf, placesOf } from '#listings/listings.ts';
import type { DayHours, Hours, SpecialHours } from '#schema/hours/hours.ts';
import { cad, makeLocations, makeMenu, makeSite } from '../../support/build/site.ts';

const TODAY = '2026-11-28';
const open = (...intervals: [opens: number, closes: number][]): DayHours => ({
  kind: 'open',
  intervals: intervals.map(([opens, closes]) => ({ opens, closes })),
});
const CLOSED: DayHours = { kind: 'closed' };
const at = (hours: number, minutes = 0) => ({ hours, minutes });

/** Sunday first; a day that is not named is closed. */
const hoursOf = (days: Partial<Record<number, DayHours>>, special: SpecialHours[] = []): Hours => ({
  week: Array.from({ length: 7 }, (_, weekday) => days[weekday] ?? CLOSED),
  special,
});
const made = (hours: Hours) => googleHoursOf({ hours }, TODAY);

describe('regular hours', () => {
  test.each<[string, DayHours, unknown]>([
    ['a day', open([660, 1320]), { openDay: 'FRIDAY', openTime: at(11), closeDay: 'FRIDAY', closeTime: at(22) }],
    [
      'a night past midnight',
      open([1080, 1590]),
      { openDay: 'FRIDAY', openTime: at(18), closeDay: 'SATURDAY', closeTime: at(2, 30) },
    ],
    [
      'until midnight',
      open([1080, 1440]),
      { openDay: 'FRIDAY', openTime: at(18), closeDay: 'FRIDAY', closeTime: at(24) },
    ],
    [
      'around the clock',
      { kind: 'h24' },
      { openDay: 'FRIDAY', openTime: at(0), closeDay: 'FRIDAY', closeTime: at(24) },
    ],
  ])('%s', (_, day, period) => {
    expect(made(hoursOf({ 5: day })).hours.regularHours).toEqual({ periods: [period] });
  });

  test('the night of Saturday closes on Sunday, and two shifts are two periods', () => {
    const { periods = [] } = made(hoursOf({ 6: open([660, 840], [1080, 1560]) })).hours.regularHours ?? {};
    expect(periods.map(({ openDay, closeDay }) => [openDay, closeDay])).toEqual([
      ['SATURDAY', 'SATURDAY'],
      ['SATURDAY', 'SUNDAY'],
    ]);
  });

  test.each<[string, DayHours]>([
    ['a day that is not known', { kind: 'unknown' }],
    ['a closing time that is not known', { kind: 'open', intervals: [{ opens: 1080, closes: 1440, isLate: true }] }],
  ])('%s leaves the week out, which Google would take for closed, and the special hours with it', (_, day) => {
    const special = [{ from: '2026-12-25', through: '2026-12-25', hours: CLOSED }];
    const { hours, remarks } = made(hoursOf({ 1: open([660, 1320]), 2: day }, special));
    expect(hours).toEqual({ openInfo: { status: 'OPEN' } });
    expect(remarks).toEqual([
      'Its hours are left out, because those of Tuesday are not known, and Google would say closed.',
    ]);
  });

  test('the week is that of the season', () => {
    const seasons = [{ from: '--11-01', through: '--02-28', week: hoursOf({ 1: open([720, 900]) }).week }];
    const { periods } = made({ ...hoursOf({ 2: open([660, 1320]) }), seasons }).hours.regularHours ?? {};
    expect(periods?.map(({ openDay }) => openDay)).toEqual(['MONDAY']);
  });
});

describe('special hours', () => {
  const week = { 0: open([660, 1320]), 5: open([660, 1320]) };
  const special = (entry: SpecialHours) => made(hoursOf(week, [entry]));

  test('closed days are written one by one, those of each year with their year', () => {
    const { hours } = special({ from: '--12-24', through: '--12-26', hours: CLOSED });
    expect(hours.specialHours?.specialHourPeriods).toEqual(
      [24, 25, 26].map((day) => ({ startDate: { year: 2026, month: 12, day }, closed: true })),
    );
  });

  test('a night past midnight ends on the next day', () => {
    const { hours } = special({ from: '2026-12-31', through: '2026-12-31', hours: open([1080, 1560]) });
    expect(hours.specialHours?.specialHourPeriods).toEqual([
      {
        startDate: { year: 2026, month: 12, day: 31 },
        openTime: at(18),
        endDate: { year: 2027, month: 1, day: 1 },
        closeTime: at(2),
      },
    ]);
  });

  test('all day is written until 23:59, since Google takes less than 24 hours', () => {
    const { hours } = special({ from: '2026-12-31', through: '2026-12-31', hours: { kind: 'h24' } });
    expect(hours.specialHours?.specialHourPeriods[0]?.closeTime).toEqual(at(23, 59));
  });

  test('past dates are left out, and dates whose hours are not known are told of', () => {
    expect(special({ from: '2026-11-27', through: '2026-11-27', hours: CLOSED }).hours.specialHours).toBeUndefined();
    const { hours, remarks } = special({ from: '2026-12-31', through: '2026-12-31', hours: { kind: 'unknown' } });
    expect(hours.specialHours).toBeUndefined();
    expect(remarks).toEqual(['The special hours of 2026-12-31 are left out: Google has no form for them.']);
  });

  test('only the weekdays that are meant', () => {
    const entry: SpecialHours = { from: '2026-12-01', through: '2026-12-31', weekdays: [5], hours: CLOSED };
    expect(specialDaysOf(hoursOf({}, [entry]), TODAY).map(isoDate)).toEqual([
      '2026-12-04',
      '2026-12-11',
      '2026-12-18',
      '2026-12-25',
    ]);
  });
});

test('more hours have the ids of the API, and those that are not known are left out', () => {
  const { hours, remarks } = googleHoursOf(
    {
      serviceHours: [
        { service: 'happyHour', hours: hoursOf({ 1: open([960, 1080]) }) },
        { service: 'kitchen', hours: hoursOf({ 1: { kind: 'unknown' } }) },
      ],
      pickupHours: hoursOf({ 1: open([660, 1200]) }),
    },
    TODAY,
  );
  expect(hours.moreHours?.map(({ hoursTypeId }) => hoursTypeId)).toEqual(['HAPPY_HOUR', 'TAKEOUT']);
  expect(remarks).toEqual([
    'Its hours are not known.',
    'The hours of KITCHEN are left out, because those of Monday are not known, and Google would say closed.',
  ]);
});

test.each([
  [{ closure: 'temporary' as const }, { status: 'CLOSED_TEMPORARILY' }],
  [{ closure: 'permanent' as const }, { status: 'CLOSED_PERMANENTLY' }],
  [
    { closure: 'future' as const, opensOn: '2027-03-15' },
    { status: 'OPEN', openingDate: { year: 2027, month: 3, day: 15 } },
  ],
  [{}, { status: 'OPEN' }],
])('%o is %o', (place, openInfo) => {
  expect(googleHoursOf(place, TODAY).hours.openInfo).toEqual(openInfo);
});

test('the menu of a season that has not begun is left out, which Google would take for today’s', () => {
  const season = {
    from: '2027-06-01',
    through: '2027-09-15',
    week: hoursOf({}).week.map((): DayHours => ({ kind: 'h24' })),
  };
  const summer = makeMenu(
    { All: [{ name: 'Spritz', price: cad(900) }] },
    { name: 'Summer card', served: { ...hoursOf({}), seasons: [season] } },
  );
  const site = makeSite({ buildDate: TODAY, menus: [makeMenu({ All: [{ name: 'A', price: cad(100) }] }), summer] });
  const [listing] = placesOf(site).map((place) => listingOf(site, place));
  expect(listing?.foodMenus?.menus).toHaveLength(1);
  expect(listing?.remarks).toContain('“Summer card” is left out until it is served.');
});

test('a chain of 400 locations is a matter of milliseconds, and has a row each', () => {
  const hours = hoursOf({ 1: open([660, 1320]) }, [{ from: '--12-25', through: '--12-25', hours: CLOSED }]);
  const site = makeSite({
    locations: makeLocations(400, { hours }),
    menus: [makeMenu({ All: [{ name: 'A', price: cad(100) }] })],
  });
  const start = performance.now();
  const listings = placesOf(site).map((place) => listingOf(site, place));
  expect(directoriesCsv(listings, TODAY).trimEnd().split('\r\n')).toHaveLength(401);
  expect(performance.now() - start).toBeLessThan(3000);
});
