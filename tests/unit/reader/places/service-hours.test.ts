import { describe, expect, test } from 'vitest';
import { openingTimesOf } from '#core/hours/opening-times.ts';
import { openingWordsAt } from '#core/hours/opening-words.ts';
import { contactPageOf } from '#content/pages/contact.ts';
import { locationPageOf } from '#content/pages/location.ts';
import { textsIn } from '#i18n/texts.ts';
import { importText } from '#import/read/import-source.ts';
import { locationOf, siteOf, warningsFor } from '../../../support/build/read-brand.ts';
import { makeSite } from '../../../support/build/site.ts';

const daily = (open: string, close: string) => [{ day: 'Monday-Sunday', open, close }];
const PUB = { name: 'The Arms', timezone: 'America/Toronto', openingHours: daily('11:00', '23:00') };
const servicesOf = (written: object) =>
  (locationOf({ ...PUB, ...written })?.serviceHours ?? []).map(
    ({ service, hours }) => `${service} ${JSON.stringify(hours.week[1])}`,
  );
const until = (closes: number, opens = 660) => JSON.stringify({ kind: 'open', intervals: [{ opens, closes }] });

describe('hours of the kitchen and the like', () => {
  const periods = [{ openDay: 'MONDAY', openTime: { hours: 11 }, closeDay: 'MONDAY', closeTime: { hours: 21 } }];
  test.each([
    [{ kitchenHours: daily('11:00', '21:00') }, [`kitchen ${until(1260)}`]],
    [{ kitchenHours: { monday: { openIntervals: [{ start: '11:00', end: '21:00' }] } } }, [`kitchen ${until(1260)}`]],
    [
      { tags: { 'opening_hours:kitchen': 'Mo-Su 11:00-21:00', 'opening_hours:delivery': 'Mo-Su 11:00-20:00' } },
      [`kitchen ${until(1260)}`, `delivery ${until(1200)}`],
    ],
    [{ tags: { happy_hours: 'Mo-Fr 15:00-18:00' } }, [`happyHour ${until(1080, 900)}`]],
    [
      {
        moreHours: [
          { hoursTypeId: 'KITCHEN', periods },
          { hoursTypeId: 'BRUNCH', periods },
        ],
      },
      [`kitchen ${until(1260)}`, `brunch ${until(1260)}`],
    ],
  ])('%j', (written, services) => {
    expect(servicesOf(written)).toEqual(services);
    expect(warningsFor({ name: 'X', locations: [{ ...PUB, ...written }] })).toEqual([]);
  });

  test('of delivery bring no advice about another key', () => {
    expect(warningsFor({ ...PUB, deliveryHours: daily('17:00', '21:00') })).toEqual([]);
  });

  test('of pickup are read like any other', () => {
    const pickup = (written: object) => locationOf({ ...PUB, ...written })?.pickupHours?.week[1];
    const open = { kind: 'open', intervals: [{ opens: 720, closes: 1200 }] };
    for (const written of [
      { takeoutHours: { monday: { openIntervals: [{ start: '12:00', end: '20:00' }] } } },
      { pickupHours: 'Mo-Su 12:00-20:00' },
      { pickupHours: daily('12:00', '20:00') },
      { pickupHours: { useRestaurantHours: false, customHours: daily('12:00', '20:00') } },
    ]) {
      expect(pickup(written)).toEqual(open);
      expect(warningsFor({ name: 'X', locations: [{ ...PUB, ...written }] })).toEqual([]);
    }
  });

  test('that nobody shows are told', () => {
    const moreHours = [{ hoursTypeId: 'SENIOR_HOURS', periods: [] }];
    expect(warningsFor({ ...PUB, locations: [{ ...PUB, moreHours }] })).toEqual([expect.stringContaining('moreHours')]);
  });

  test('are written by an import as they are read', () => {
    const { configuration } = importText(
      JSON.stringify({ ...PUB, kitchenHours: 'Mo-Su 11:00-21:00', lastSeating: '20:30' }),
    );
    expect(configuration).toMatchObject({ kitchenHours: [{ open: '11:00', close: '21:00' }], lastSeating: '20:30' });
  });
});

describe('the kitchen beside the status', () => {
  const wordsAt = (kitchenHours: unknown, instant: string, tag = 'en') => {
    const times = openingTimesOf(makeSite({}), locationOf({ ...PUB, kitchenHours }) ?? {});
    return times && openingWordsAt(times, Date.parse(instant), textsIn(tag).hours).kitchen;
  };
  test.each([
    [daily('11:00', '21:30'), '2026-11-25T18:00-05:00', 'Kitchen until 9:30 PM'],
    [daily('11:00', '21:30'), '2026-11-25T22:00-05:00', 'Kitchen closed · Opens Thu 11:00 AM'],
    [daily('17:00', '21:30'), '2026-11-25T12:00-05:00', 'Kitchen closed · Opens 5:00 PM'],
    [daily('11:00', '23:00'), '2026-11-25T18:00-05:00', undefined],
    [daily('11:00', '21:30'), '2026-11-25T23:30-05:00', undefined],
    [undefined, '2026-11-25T18:00-05:00', undefined],
  ])('%j at %s: %s', (kitchenHours, instant, words) => {
    expect(wordsAt(kitchenHours, instant)).toBe(words);
  });

  test.each([
    ['fr-CA', 'Cuisine jusqu’à 21\u00a0h\u00a030'],
    ['es-US', 'Cocina hasta las\u00a09:30\u00a0p.\u00a0m.'],
    ['zh-Hans', '厨房营业至晚上9:30'],
    ['zh-Hant', '廚房營業至晚上9:30'],
  ])('in %s', (tag, words) => {
    expect(wordsAt(daily('11:00', '21:30'), '2026-11-25T18:00-05:00', tag)).toBe(words);
  });
});

describe('pages', () => {
  const written = {
    ...PUB,
    kitchenHours: daily('11:00', '21:30'),
    happyHours: daily('15:00', '18:00'),
    lastSeating: '21:00',
    hoursNote: 'The terrace closes at 10.',
  };
  const notes = ['Last seating 9:00 PM', 'The terrace closes at 10.'];

  test('have a week each, and what is written beside the hours', () => {
    const site = makeSite(siteOf({ locations: [written] }));
    const [location] = site.locations;
    const page = location && locationPageOf(site, location);
    expect(page?.timetables.map(({ title }) => title)).toEqual(['Hours', 'Kitchen hours', 'Happy hour']);
    expect(page?.hoursNotes).toEqual(notes);
    expect(contactPageOf(site)).toMatchObject({
      hoursNotes: notes,
      times: { kitchen: { week: expect.any(Array) as unknown } },
    });
  });

  test('of a brand without locations have them, too', () => {
    const site = makeSite(siteOf(written));
    expect(contactPageOf(site)).toMatchObject({
      hoursNotes: notes,
      times: { kitchen: { week: expect.any(Array) as unknown } },
    });
  });

  test('show words where the last seating is no time', () => {
    expect(contactPageOf(makeSite(siteOf({ ...PUB, lastSeating: '45 minutes before close' }))).hoursNotes).toEqual([
      'Last seating 45 minutes before close',
    ]);
  });
});
