import { expect, test } from 'vitest';
import { openingHours } from '#content/seo/structured-data/opening-hours.ts';
import type { DayHours, Hours } from '#schema/hours/hours.ts';

const open = (...intervals: [number, number][]): DayHours => ({
  kind: 'open',
  intervals: intervals.map(([opens, closes]) => ({ opens, closes })),
});
/** Hours of Friday alone. */
const friday = (day: DayHours): Hours => ({
  week: Array.from({ length: 7 }, (_, weekday) => (weekday === 5 ? day : { kind: 'unknown' })),
  special: [],
});
const entry = (opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Friday'],
  opens,
  closes,
});

test.each<[string, DayHours, ReturnType<typeof entry>[]]>([
  ['a plain day', open([540, 1025]), [entry('09:00', '17:05')]],
  ['past midnight, one entry', open([1080, 1560]), [entry('18:00', '02:00')]],
  ['until midnight', open([1080, 1440]), [entry('18:00', '00:00')]],
  ['around the clock', { kind: 'h24' }, [entry('00:00', '23:59')]],
  ['midnight to midnight', open([0, 1440]), [entry('00:00', '23:59')]],
  ['closed', { kind: 'closed' }, [entry('00:00', '00:00')]],
  ['a split shift, two entries', open([690, 840], [1020, 1320]), [entry('11:30', '14:00'), entry('17:00', '22:00')]],
])('%s', (_, day, expected) => {
  expect(openingHours(friday(day))).toEqual(expected);
});

test('days with the same hours share an entry, Monday first; a day of which nothing is known has none', () => {
  const late = open([1080, 1560]);
  const early = open([540, 1020]);
  const week = [late, early, early, { kind: 'closed' } as const, early, late, { kind: 'unknown' } as const];
  expect(openingHours({ week, special: [] })).toEqual([
    { ...entry('09:00', '17:00'), dayOfWeek: ['Monday', 'Tuesday', 'Thursday'] },
    { ...entry('00:00', '00:00'), dayOfWeek: ['Wednesday'] },
    { ...entry('18:00', '02:00'), dayOfWeek: ['Friday', 'Sunday'] },
  ]);
});

test('special hours carry their dates and notes, and their days when they have any', () => {
  const special: Hours['special'] = [
    { from: '2026-12-24', through: '2026-12-26', hours: { kind: 'closed' }, note: 'Buon Natale!' },
    { from: '2027-06-01', weekdays: [5, 6], hours: open([600, 1500]) },
  ];
  expect(openingHours({ week: [], special })).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-12-24',
      validThrough: '2026-12-26',
      description: 'Buon Natale!',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Friday', 'Saturday'],
      opens: '10:00',
      closes: '01:00',
      validFrom: '2027-06-01',
    },
  ]);
});
