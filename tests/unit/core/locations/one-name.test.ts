import { describe, expect, test } from 'vitest';
import { finderDataOf } from '#content/finder/finder-data.ts';
import { formLocationsOf } from '#content/forms/form-locations.ts';
import { locationIndexOf } from '#content/locations/location-index.ts';
import { locationsSectionOf } from '#content/locations/location-tab.ts';
import { careersPageOf } from '#content/pages/careers.ts';
import { footerOf } from '#content/navigation/footer.ts';
import { homeOf } from '#content/pages/home/home.ts';
import { locationsPageOf } from '#content/pages/locations.ts';
import { menuOf } from '#content/pages/menu.ts';
import { llmsTxt } from '#builder/site-files/llms.ts';
import { exportedMenusOf } from '#core/menu/menu-export.ts';
import { pathsOf } from '#core/routes/routes.ts';
import type { Site } from '#schema/site.ts';
import { makeLocation, makeMenu, makeSite } from '../../../support/build/site.ts';

const SITE = makeSite({
  name: 'Saffron Lane',
  menus: [makeMenu({ Pizza: ['Margherita'] })],
  jobs: [
    { title: 'Cook', requirements: [], benefits: [], restaurantId: 'h' },
    { title: 'Cook', requirements: [], benefits: [], restaurantId: 'd' },
  ],
  locations: [
    makeLocation({
      id: '1',
      slug: 'a',
      menuSlug: 'a',
      restaurantId: 'h',
      name: 'Main Street',
      address: { locality: 'Halifax' },
    }),
    makeLocation({
      id: '2',
      slug: 'b',
      menuSlug: 'b',
      restaurantId: 'd',
      name: 'Main Street',
      address: { locality: 'Dartmouth' },
    }),
    makeLocation({ id: '3', slug: 'c', menuSlug: 'c', name: 'Harbour', address: { locality: 'Halifax' } }),
  ],
});
const NAMES = ['Main Street, Halifax', 'Main Street, Dartmouth', 'Harbour'];

const lists: [string, (site: Site) => (string | undefined)[]][] = [
  ['the footer', (site) => footerOf(site).locations.map(({ name }) => name)],
  ['the line under the hero', (site) => homeOf(site).nearby?.links.map(({ label }) => label) ?? []],
  ['the tabs', (site) => locationsSectionOf(site).tabs.map(({ label }) => label)],
  ['the headings below the tabs', (site) => locationsSectionOf(site).tabs.map(({ name }) => name)],
  [
    'the choice above the menu',
    (site) => {
      const menu = menuOf(site);
      return menu.kind === 'page' ? (menu.choices?.locations.map(({ name }) => name) ?? []) : [];
    },
  ],
  ['the finder', (site) => finderDataOf(site, site.locations).locations.map(({ name }) => name)],
  [
    'the cards of the locations',
    (site) => {
      const page = locationsPageOf(site);
      return page.kind === 'cards' ? page.groups.flatMap(({ cards }) => cards.map(({ name }) => name)) : [];
    },
  ],
  ['the forms', (site) => formLocationsOf(site).map(({ name }) => name)],
  ['the export of the menus', (site) => exportedMenusOf(site).flatMap(({ locations }) => locations)],
];

describe('two locations of one name are told apart', () => {
  test.each(lists)('by their town in %s', (_, namesIn) => {
    expect(namesIn(SITE)).toEqual(NAMES);
  });

  test.each(lists)('by their street in %s, where the town is the same', (_, namesIn) => {
    const locations = SITE.locations.map((location, index) => ({
      ...location,
      address: { locality: 'Halifax', street: `${index} Quay` },
    }));
    expect(namesIn({ ...SITE, locations })).toEqual(['Main Street, 0 Quay', 'Main Street, 1 Quay', 'Harbour']);
  });

  test('in the index of a chain', () => {
    const entries = locationIndexOf(SITE, () => '/').flatMap(({ parts }) => parts.flatMap((part) => part.entries));
    expect(entries.map(({ label }) => label).sort()).toEqual([...NAMES].sort());
  });

  test('in openings and their filter', () => {
    const { openings, filters } = careersPageOf(SITE);
    expect(openings.map(({ whereabouts }) => whereabouts?.page.label)).toEqual(NAMES.slice(0, 2));
    expect(filters[0]?.choices.map(({ label }) => label).sort()).toEqual(NAMES.slice(0, 2).sort());
  });

  test('in llms.txt', () => {
    const text = llmsTxt(SITE, [], menuOf(SITE));
    for (const name of NAMES) expect(text).toContain(`[${name}](https://kitchen.example${pathsOf(SITE).location}`);
  });
});

test('a part of town that two locations have names neither', () => {
  const [one, two] = SITE.locations.map((location) => ({ ...location, area: 'Waterfront' }));
  const site = { ...SITE, locations: [one, two].filter((each) => each !== undefined) };
  expect(homeOf(site).nearby?.links.map(({ label }) => label)).toEqual(NAMES.slice(0, 2));
});
