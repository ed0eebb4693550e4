import { describe, expect, test } from 'vitest';
import { daysUntil } from '#core/hours/opening-times.ts';
import { openingTimesOf } from '#core/hours/opening-times.ts';
import { openingWordsAt } from '#core/hours/opening-words.ts';
import { contactPageOf } from '#content/pages/contact.ts';
import { locationPageOf } from '#content/pages/location.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';
import { makeSite } from '../../../support/build/site.ts';

// Configurations are read on 2026-11-20, a Friday.
const STOPS = [
  { day: 'Tuesday', location: 'City Hall', open: '11:00', close: '14:00' },
  { date: '2026-11-21', place: 'Brewery yard', address: '9 Mill St', open: '17:00', close: '21:00' },
  { date: '2026-11-10', place: 'Old Fair', open: '17:00', close: '21:00' },
];
const TRUCK = { name: 'The truck', timezone: 'America/Toronto', schedule: STOPS };
const site = makeSite({ ...siteOf({ locations: [TRUCK] }) });
const [location] = site.locations;
const page = location && locationPageOf({ ...site, buildDate: '2026-11-20' }, location);

describe('a food truck', () => {
  test('has its stops, those of each week first, without those that are over', () => {
    expect(page?.stops.map(({ when, place, address, times }) => [when, place, address, times])).toEqual([
      ['Tuesday', 'City Hall', undefined, '11:00 AM – 2:00 PM'],
      ['November 21, 2026', 'Brewery yard', '9 Mill St', '5:00 PM – 9:00 PM'],
    ]);
    expect(contactPageOf({ ...site, buildDate: '2026-11-20' }).stops).toEqual(page?.stops);
    expect(warningsFor({ name: 'X', locations: [TRUCK] })).toEqual([]);
  });

  test('is open while it stands somewhere', () => {
    const times = location && openingTimesOf(site, location);
    const statusAt = (instant: string) => times && openingWordsAt(times, Date.parse(instant), ENGLISH.hours).status;
    expect(statusAt('2026-11-24T17:00Z')).toBe('open until 2:00 PM');
    expect(statusAt('2026-11-21T23:00Z')).toBe('open until 9:00 PM');
    expect(statusAt('2026-11-25T17:00Z')).toBe('Closed today · Opens Tue 11:00 AM');
  });

  test('keeps the hours that are written for it', () => {
    const own = siteOf({ locations: [{ ...TRUCK, openingHours: 'Mo-Su 10:00-20:00' }] }).locations[0];
    expect(own?.hours?.week[0]).toEqual({ kind: 'open', intervals: [{ opens: 600, closes: 1200 }] });
  });

  test('tells of a stop without a place', () => {
    expect(
      warningsFor({
        name: 'X',
        timezone: 'America/Toronto',
        stops: [{ day: 'Monday', open: '11:00', close: '14:00' }],
      }),
    ).toEqual([expect.stringContaining('has no "place". The stop is left out.')]);
  });
});

test('the clock knows how many days it is to a stop', () => {
  const monday = Date.parse('2026-11-23') / 86_400_000;
  expect(page?.stops.map(({ clock }) => daysUntil(clock, monday))).toEqual([1, undefined]);
});
