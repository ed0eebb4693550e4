import { describe, expect, test } from 'vitest';
import { findTimeZones } from '../../../../src/builder/read/time-zones.ts';
import type { Site } from '../../../../src/model/site.ts';
import { readConfiguration, warningsFor } from '../../../support/build/read-brand.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

const QUEEN_WEST = { latitude: 43.64773, longitude: -79.40012 };
const GASTOWN = { latitude: 49.28346, longitude: -123.10563 };
const IN_THE_SEA = { latitude: 0, longitude: 0 };

describe('findTimeZones', () => {
  test.each([
    ['Toronto', QUEEN_WEST, 'America/Toronto'],
    ['Vancouver', GASTOWN, 'America/Vancouver'],
    ['St. John’s', { latitude: 47.5615, longitude: -52.7126 }, 'America/St_Johns'],
    ['Windsor, across the river from Detroit', { latitude: 42.3149, longitude: -83.0364 }, 'America/Toronto'],
    ['Kathmandu', { latitude: 27.7172, longitude: 85.324 }, 'Asia/Kathmandu'],
    ['Lord Howe Island', { latitude: -31.5553, longitude: 159.0821 }, 'Australia/Lord_Howe'],
    ['the sea', IN_THE_SEA, undefined],
  ])('a location in %s', async (_, coordinates, zone) => {
    expect((await zonesOf({ locations: [makeLocation({ coordinates }), makeLocation()] })).locations).toEqual([
      zone,
      undefined,
    ]);
  });

  test('a zone that is configured stays', async () => {
    const locations = [makeLocation({ coordinates: GASTOWN, timezone: 'America/Halifax' }), makeLocation()];
    expect((await zonesOf({ locations })).locations).toEqual(['America/Halifax', undefined]);
  });

  test('several locations go by their own coordinates, not by the brand’s zone or place', async () => {
    const locations = [makeLocation({ coordinates: GASTOWN }), makeLocation()];
    const brand = { timezone: 'America/Toronto', coordinates: QUEEN_WEST, locations };
    expect(await zonesOf(brand)).toEqual({ site: 'America/Toronto', locations: ['America/Vancouver', undefined] });
    expect(await zonesOf({ coordinates: QUEEN_WEST, locations })).toEqual({
      site: undefined,
      locations: ['America/Vancouver', undefined],
    });
  });

  test.each<[string, Partial<Site>, string | undefined]>([
    ['its own zone', { timezone: 'America/Halifax', coordinates: GASTOWN }, 'America/Halifax'],
    ['its coordinates', { coordinates: GASTOWN }, 'America/Vancouver'],
    ['neither', {}, undefined],
  ])('a site without locations goes by %s', async (_, site, zone) => {
    expect((await zonesOf(site)).site).toBe(zone);
  });

  test('the only location goes by the site’s zone before any coordinates', async () => {
    const locations = [makeLocation({ coordinates: GASTOWN })];
    expect(await zonesOf({ timezone: 'America/Halifax', locations })).toEqual({
      site: 'America/Halifax',
      locations: [undefined],
    });
  });

  test('a brand that names its zones is left as it is', async () => {
    const site = makeSite({ timezone: 'America/Toronto', coordinates: QUEEN_WEST, locations: [makeLocation()] });
    expect(await findTimeZones(site)).toBe(site);
  });
});

test('a zone that is none is told, and the coordinates decide', async () => {
  const configuration = {
    name: 'A',
    timezone: 'EST (Toronto)',
    locations: [
      { name: 'Here', timezone: 'Mars/Olympus', geo: GASTOWN },
      { name: 'There', timezone: 'america/toronto' },
    ],
  };
  expect(warningsFor(configuration)).toEqual([
    'timezone: "EST (Toronto)" is not a time zone. The coordinates decide, else the visitor’s own clock. Write it like "America/Toronto".',
    'locations[0].timezone: "Mars/Olympus" is not a time zone. The coordinates decide, else the visitor’s own clock. Write it like "America/Toronto".',
  ]);
  const { locations } = await findTimeZones(readConfiguration(configuration).site);
  expect(locations.map(({ timezone }) => timezone)).toEqual(['America/Vancouver', 'america/toronto']);
});

async function zonesOf(brand: Partial<Site>) {
  const { timezone, locations } = await findTimeZones(makeSite(brand));
  return { site: timezone, locations: locations.map((location) => location.timezone) };
}
