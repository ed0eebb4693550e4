import { describe, expect, test } from 'vitest';
import type { Site } from '#schema/site.ts';
import { readConfiguration, warningsFor } from '../../../support/build/read-brand.ts';

const QUEEN_WEST = { latitude: 43.64773, longitude: -79.40012 };
const GASTOWN = { latitude: 49.28346, longitude: -123.10563 };

const siteOf = (configuration: object): Site => readConfiguration({ name: 'A', ...configuration }).site as Site;
const zonesOf = (configuration: object) => {
  const { timezone, locations } = siteOf(configuration);
  return [timezone, ...locations.map((location) => location.timezone)];
};

describe('the clock of a location', () => {
  test.each<[string, object, string | undefined]>([
    ['Toronto', QUEEN_WEST, 'America/Toronto'],
    ['Vancouver', GASTOWN, 'America/Vancouver'],
    ['St. John’s', { latitude: 47.5615, longitude: -52.7126 }, 'America/St_Johns'],
    ['Windsor, across the river from Detroit', { latitude: 42.3149, longitude: -83.0364 }, 'America/Toronto'],
    ['Kathmandu', { latitude: 27.7172, longitude: 85.324 }, 'Asia/Kathmandu'],
    ['Lord Howe Island', { latitude: -31.5553, longitude: 159.0821 }, 'Australia/Lord_Howe'],
    ['the sea', { latitude: 1, longitude: -20 }, undefined],
  ])('is that of its point: %s', (_, geo, zone) => {
    expect(zonesOf({ geo })).toEqual([zone]);
  });

  test.each<[string, object, string | undefined]>([
    ['a state with one clock', { city: 'Los Angeles', state: 'CA', country: 'US' }, 'America/Los_Angeles'],
    ['a state by its name, without a country', { state: 'California' }, 'America/Los_Angeles'],
    ['a part of a province with one clock', { region: 'ON', postalCode: 'M5V 1A1' }, 'America/Toronto'],
    ['a part with several', { region: 'ON', postalCode: 'P9N 1A1', country: 'CA' }, undefined],
    ['a province with several, without a postal code', { region: 'ON', country: 'CA' }, undefined],
    ['a state with several', { region: 'KY', country: 'US' }, undefined],
    ['a country with one clock', { city: 'Bristol', country: 'GB' }, 'Europe/London'],
    ['a country by its name', { city: 'Osaka', country: 'Japan' }, 'Asia/Tokyo'],
    ['a country with several', { city: 'São Paulo', country: 'BR' }, undefined],
    ['no country', { city: 'Springfield' }, undefined],
    ['a region that two countries have', { region: 'WA' }, undefined],
    ['a country that is none', { country: 'XX' }, undefined],
  ])('is that of its address, if this has only one: %s', (_, address, zone) => {
    expect(zonesOf({ address })).toEqual([zone]);
  });

  test('several locations go by their own place, not by the brand’s', () => {
    const locations = [{ name: 'Gastown', geo: GASTOWN }, { name: 'Elsewhere' }];
    expect(zonesOf({ timezone: 'America/Halifax', geo: QUEEN_WEST, locations })).toEqual([
      'America/Halifax',
      'America/Vancouver',
      undefined,
    ]);
    expect(zonesOf({ geo: QUEEN_WEST, locations })[0]).toBeUndefined();
  });

  test('the only location goes by the zone that is configured for the brand before its point, by its point before the brand’s', () => {
    const locations = [{ name: 'Gastown', geo: GASTOWN }];
    expect(zonesOf({ timezone: 'America/Halifax', locations })).toEqual(['America/Halifax', 'America/Halifax']);
    expect(zonesOf({ geo: QUEEN_WEST, locations })).toEqual(['America/Toronto', 'America/Vancouver']);
  });

  test('a zone that is none is told, and the place decides', () => {
    const locations = [
      { name: 'Here', timezone: 'Mars/Olympus', geo: GASTOWN },
      { name: 'There', timezone: 'america/toronto' },
    ];
    expect(zonesOf({ timezone: 'EST (Toronto)', locations }).slice(1)).toEqual([
      'America/Vancouver',
      'america/toronto',
    ]);
    expect(warningsFor({ name: 'A', timezone: 'EST (Toronto)', locations })).toEqual([
      'timezone: "EST (Toronto)" is not a time zone. The place decides, if it has only one. Write it like "America/Toronto".',
      'locations[0].timezone: "Mars/Olympus" is not a time zone. The place decides, if it has only one. Write it like "America/Toronto".',
    ]);
  });

  test('a location with hours and without a clock is told once a brand', () => {
    const openingHours = [{ day: 'daily', open: '11:00', close: '22:00' }];
    const locations = [1, 2, 3].map((number) => ({ name: `Location ${number}`, openingHours }));
    expect(warningsFor({ name: 'A', locations })).toEqual([
      'locations[0].timezone: "Location 1" has neither a time zone nor a place with only one. No page says whether it is open now. The same holds for 2 other locations. Write it like "America/Toronto".',
    ]);
  });
});

describe('a point', () => {
  const address = { city: 'Toronto', region: 'ON', country: 'CA' };
  const read = (geo: object, place: object = address) => {
    const { site, warnings } = readConfiguration({ name: 'A', address: place, geo });
    return { point: site.coordinates, zone: site.timezone, told: warnings.map(({ message }) => message) };
  };

  test('whose numbers are exchanged is set right', () => {
    expect(read({ latitude: -79.39, longitude: 43.645 })).toEqual({
      point: { latitude: 43.645, longitude: -79.39 },
      zone: 'America/Toronto',
      told: ['"-79.39, 43.645" has latitude and longitude exchanged. They are set right.'],
    });
    expect(read({ latitude: -79.39, longitude: 43.645 }, {}).point).toEqual({ latitude: 43.645, longitude: -79.39 });
  });

  test.each<[string, object, string]>([
    ['at 0/0', { latitude: 0, longitude: 0 }, 'is in the sea'],
    ['in the sea', { latitude: 1, longitude: -20 }, 'is in the sea'],
    ['in another country', { latitude: 51.5, longitude: -0.12 }, 'is not in Canada, where the address is'],
  ])('%s is told and not used', (_, geo, is) => {
    const { point, told } = read(geo);
    expect(point).toBeUndefined();
    expect(told).toEqual([expect.stringContaining(`${is}. The location has no point on the map.`)]);
  });

  test.each<[string, object, object]>([
    ['at a border', { latitude: 43.0896, longitude: -79.0849 }, { city: 'Niagara Falls', region: 'NY', country: 'US' }],
    ['on a pier', { latitude: 42.2, longitude: -79.9 }, { region: 'PA', country: 'US' }],
    ['in a territory', { latitude: 18.4655, longitude: -66.1057 }, { city: 'San Juan', region: 'PR', country: 'US' }],
    ['in a country that is not known', { latitude: 51.5, longitude: -0.12 }, { country: 'Wonderland' }],
  ])('%s is used', (_, geo, place) => {
    expect(read(geo, place)).toMatchObject({ point: geo, told: [] });
  });
});

describe('an instant', () => {
  const geo = QUEEN_WEST;
  test('is the day of it on the clock of the restaurant', () => {
    const { hours, deals, jobs } = siteOf({
      geo,
      openingHours: [
        { day: 'daily', open: '11:00', close: '22:00' },
        { validFrom: '2026-12-25T05:00:00Z', validThrough: '2026-12-26T04:59:59Z', isClosed: true },
      ],
      closedDates: ['2027-07-01T04:00:00.000Z'],
      deals: [{ title: 'Deal', validUntil: '2027-01-01T04:59:59.000Z' }],
      jobs: [{ title: 'Cook', validThrough: '2027-02-01T04:59:59+00:00' }],
    });
    expect(hours?.special.map(({ from, through }) => [from, through])).toEqual([
      ['2026-12-25', '2026-12-25'],
      ['2027-07-01', '2027-07-01'],
    ]);
    expect([deals[0]?.validUntil, jobs[0]?.validThrough]).toEqual(['2026-12-31', '2027-01-31']);
  });

  test.each([
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31T00:00:00Z', '2026-12-31'],
    ['2026-12-31T23:59:59', '2026-12-31'],
    ['2026-12-31T23:59:59-05:00', '2026-12-31'],
    ['2027-01-01T04:59:59Z', '2026-12-31'],
  ])('%s is %s', (validUntil, day) => {
    expect(siteOf({ geo, deals: [{ title: 'Deal', validUntil }] }).deals[0]?.validUntil).toBe(day);
  });

  test('without a clock is the date as it is written', () => {
    expect(siteOf({ deals: [{ title: 'Deal', validUntil: '2027-01-01T04:59:59Z' }] }).deals[0]?.validUntil).toBe(
      '2027-01-01',
    );
  });
});
