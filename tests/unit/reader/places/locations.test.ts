import { describe, expect, test } from 'vitest';
import { bigMenu, chain } from '../../../support/build/brands.ts';
import { readConfiguration, siteOf } from '../../../support/build/read-brand.ts';

describe('locations', () => {
  test('take the first free slug, in the order of the configuration, with a warning', () => {
    const locations = [
      { name: 'Café', address: { locality: 'Toronto' } },
      { name: 'Cafe', address: { locality: 'Ottawa' } },
      { name: 'cafe 2', address: { locality: 'Toronto' } },
      { id: 'Nummer Vier', name: '寿司' },
      { name: '餃子' },
    ];
    const { site, warnings } = readConfiguration({ name: 'X', locations });
    expect(site.locations.map(({ slug }) => slug)).toEqual(['cafe', 'cafe-2', 'cafe-2-2', 'nummer-vier', 'location-5']);
    expect(site.locations.map(({ menuSlug }) => menuSlug)).toEqual([
      'toronto-cafe',
      'ottawa-cafe',
      'toronto-cafe-2',
      'nummer-vier',
      'location-5',
    ]);
    expect(warnings.map(({ path }) => path)).toEqual(['locations[1].name', 'locations[2].name']);
  });

  test('without a name take their town’s, else their number', () => {
    const locations = [{ address: { locality: 'Ottawa' } }, 'x', {}];
    expect(siteOf({ locations }).locations.map(({ name }) => name)).toEqual(['Ottawa', 'Location 3']);
  });

  test('of a chain are all there, each at an address of its own', () => {
    const { site } = readConfiguration(chain(1000));
    expect(new Set(site.locations.map(({ slug }) => slug)).size).toBe(1000);
    expect(new Set(site.locations.map(({ menuSlug }) => menuSlug)).size).toBe(1000);
    expect(new Set(site.locations.map(({ id }) => id)).size).toBe(1000);
  });

  test('a long menu is read whole', () => {
    const { site, warnings } = readConfiguration(bigMenu(280));
    expect(site.menus[0]?.categories.flatMap(({ items }) => items)).toHaveLength(280);
    expect(warnings).toEqual([]);
  });
});
