import { expect, test } from 'vitest';
import { closedDaysOf } from '#editor/publish/closed-days.ts';

const WEEK = [{ day: 'Tuesday - Sunday', open: '11:00', close: '22:00' }];
const RYE = { name: 'Rye', timezone: 'America/Toronto', openingHours: WEEK, closedDates: ['2026-12-25'] };
const NOW = new Date('2026-11-28T15:30Z');

test.each<[string, unknown, string, [string, string | undefined] | undefined]>([
  ['an open day', RYE, '2026-12-24T23:00Z', undefined],
  ['a closed date', RYE, '2026-12-25T23:00Z', ['2026-12-25', '2026-12-26']],
  ['the evening before it, which is in UTC that day', RYE, '2026-12-25T04:59Z', undefined],
  ['a day of the week', RYE, '2026-11-30T12:00Z', ['2026-11-30', '2026-12-01']],
  [
    'a date, where the other days are not known',
    { ...RYE, openingHours: [], closedDates: ['2026-12-25'] },
    '2026-12-25T23:00Z',
    ['2026-12-25', undefined],
  ],
  ['hours that nobody knows', { name: 'Rye' }, '2026-12-25T23:00Z', undefined],
  ['no configuration', null, '2026-12-25T23:00Z', undefined],
  [
    'a chain of which one is open',
    {
      name: 'Rye',
      locations: [
        { id: 'a', name: 'A', openingHours: WEEK },
        { id: 'b', name: 'B', openingHours: [{ day: 'Monday', open: '11:00', close: '12:00' }] },
      ],
    },
    '2026-11-30T12:00Z',
    undefined,
  ],
])('%s', (_, configuration, at, expected) => {
  const found = closedDaysOf(configuration, NOW)(new Date(at));
  const dateOf = (day: Date | undefined) => day?.toISOString().slice(0, 'YYYY-MM-DD'.length);
  expect(found && [dateOf(found.day), dateOf(found.opens)]).toEqual(expected);
});
