import { describe, expect, test } from 'vitest';
import { businessDayAt, nextDayOf } from '#editor/at-once/days.ts';
import { placesOf } from '#editor/at-once/places.ts';
import { instantOf } from '#core/hours/zone-clock.ts';
import { clockText } from '#changes/times-in-words.ts';
import { minuteOf } from '#core/hours/date.ts';

const at = (clock: string, zone: string): number => instantOf(Date.parse(`${clock}Z`) / 60_000, zone);
const week = (hours: Record<string, string>) =>
  Object.entries(hours).flatMap(([day, text]) =>
    text.split(', ').map((shift) => {
      const [open, close] = shift.split('-');
      return { day, open, close };
    }),
  );
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const daily = (text: string, except: string[] = []) =>
  week(Object.fromEntries(DAYS.filter((day) => !except.includes(day)).map((day) => [day, text])));

function until(now: string, timezone: string, hours: object): string {
  const instant = at(now, timezone);
  const places = placesOf({ name: 'A', timezone, ...hours }, ['menu'], minuteOf(instant));
  return clockText(nextDayOf(places, instant), timezone);
}

describe('until when a dish is sold out', () => {
  const two = { openingHours: daily('11:30-14:30, 17:00-22:00') };
  const bar = { openingHours: daily('17:00-02:00') };
  test.each<[string, string, string, object, string]>([
    ['not until tonight', '2026-11-27T13:00', 'America/Toronto', two, '2026-11-28T11:30'],
    ['between two shifts', '2026-11-27T15:00', 'America/Toronto', two, '2026-11-28T11:30'],
    ['before it opens', '2026-11-27T08:00', 'America/Toronto', two, '2026-11-28T11:30'],
    ['after it has closed', '2026-11-27T23:00', 'America/Toronto', two, '2026-11-28T11:30'],
    ['after midnight, when it closed in the evening', '2026-11-28T00:30', 'America/Toronto', two, '2026-11-28T11:30'],
    ['a bar in the evening', '2026-11-27T20:00', 'America/Toronto', bar, '2026-11-28T17:00'],
    ['a bar after midnight', '2026-11-28T00:30', 'America/Toronto', bar, '2026-11-28T17:00'],
    ['a bar that has just closed', '2026-11-28T02:30', 'America/Toronto', bar, '2026-11-28T17:00'],
    ['a bar in the afternoon', '2026-11-28T15:00', 'America/Toronto', bar, '2026-11-29T17:00'],
    [
      'closed tomorrow',
      '2026-11-29T20:00',
      'America/Toronto',
      { openingHours: daily('11:00-22:00', ['Monday']) },
      '2026-12-01T11:00',
    ],
    [
      'a holiday tomorrow',
      '2026-12-24T12:00',
      'America/Toronto',
      { ...two, closedDates: ['2026-12-25', '2026-12-26'] },
      '2026-12-27T11:30',
    ],
    ['hours that are not known', '2026-11-27T13:00', 'America/Toronto', {}, '2026-11-28T06:00'],
    ['never closed', '2026-11-27T23:50', 'America/Toronto', { openingHours: daily('00:00-24:00') }, '2026-11-28T06:00'],
    ['closed for now', '2026-11-27T13:00', 'America/Toronto', { ...two, temporarilyClosed: true }, '2026-11-28T06:00'],
    ['a night in which the clock is put back', '2026-10-31T20:00', 'America/Toronto', bar, '2026-11-01T17:00'],
    ['within that night', '2026-11-01T00:30', 'America/Toronto', bar, '2026-11-01T17:00'],
    ['a night in which it is put forward', '2026-03-07T20:00', 'America/Toronto', two, '2026-03-08T11:30'],
    ['half an hour beside', '2026-03-07T20:00', 'America/St_Johns', two, '2026-03-08T11:30'],
    ['half an hour back', '2026-11-01T00:15', 'America/St_Johns', bar, '2026-11-01T17:00'],
    ['half an hour forward', '2026-10-03T20:00', 'Australia/Lord_Howe', {}, '2026-10-04T06:00'],
    [
      'an opening that is skipped',
      '2026-10-03T20:00',
      'Australia/Lord_Howe',
      { openingHours: daily('02:10-14:00') },
      '2026-10-04T02:30',
    ],
  ])('%s', (_, now, zone, hours, expected) => expect(until(now, zone, hours)).toBe(expected));

  test('without a time zone it is a morning in UTC', () => {
    const now = Date.parse('2026-11-27T13:00Z');
    expect(minuteOf(nextDayOf(placesOf({ name: 'A' }, ['menu'], minuteOf(now)), now))).toBe('2026-11-28T06:00Z');
  });

  test('of a chain in two zones: when the day is over at each place that has this menu', () => {
    const places = [
      { name: 'East', timezone: 'America/Toronto', openingHours: daily('11:00-22:00') },
      { name: 'West', timezone: 'America/Los_Angeles', openingHours: daily('09:00-23:00') },
      {
        name: 'Airport',
        timezone: 'America/Toronto',
        openingHours: daily('05:00-23:00'),
        menu: { categories: [{ name: 'A', items: [{ name: 'B', price: 2 }] }] },
      },
    ];
    const chain = { name: 'A', locations: places };
    const now = at('2026-11-27T20:00', 'America/Toronto');
    const of = (path: (string | number)[]) =>
      clockText(nextDayOf(placesOf(chain, path, minuteOf(now)), now), 'America/Toronto');
    expect(of(['menu', 'categories', 0])).toBe('2026-11-28T11:00');
    expect(of(['locations', 2, 'menu', 'categories'])).toBe('2026-11-28T05:00');
    // In the West it is still open when the East has its next opening.
    const late = [
      { ...places[0], openingHours: daily('07:00-22:00') },
      { ...places[1], openingHours: daily('17:00-05:00') },
    ];
    const places2 = placesOf({ name: 'A', locations: late }, ['menu'], minuteOf(now));
    expect(clockText(nextDayOf(places2, now), 'America/Toronto')).toBe('2026-11-28T20:00');
  });
});

test('a night belongs to the day on which it began', () => {
  const [bar] = placesOf(
    { name: 'A', timezone: 'America/Toronto', openingHours: daily('17:00-02:00') },
    [],
    '2026-11-28T05:30Z',
  );
  const day = bar && businessDayAt(bar, at('2026-11-28T00:30', 'America/Toronto'));
  expect([day?.day, day?.end]).toEqual([
    Date.parse('2026-11-27') / 86_400_000,
    at('2026-11-28T02:00', 'America/Toronto'),
  ]);
});
