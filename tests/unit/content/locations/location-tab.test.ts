import { describe, expect, test } from 'vitest';
import { locationsSectionOf } from '#content/locations/location-tab.ts';
import type { Location } from '#schema/location.ts';
import { makeHours, makeLocation, makeSite, makePhone } from '../../../support/build/site.ts';

/** The tabs of some locations, and behind them one that makes them several. */
function tabsOf(locations: Partial<Location>[], overrides = {}) {
  const others = [makeLocation({ name: 'Elsewhere' }), makeLocation({ name: 'Far Away' })];
  const all = [...locations.map((location) => makeLocation(location)), ...others];
  return locationsSectionOf(makeSite({ locations: all, ...overrides })).tabs.slice(0, locations.length);
}

test.each([
  [0, 0, undefined],
  [1, 0, undefined],
  [2, 2, undefined],
  [24, 24, undefined],
  [25, 24, 'See all 25 locations'],
  [5000, 24, 'See all 5000 locations'],
])('of %i locations the section shows %i', (count, shown, label) => {
  const locations = Array.from({ length: count }, (_, index) => makeLocation({ name: `Place ${index}` }));
  const { tabs, all } = locationsSectionOf(makeSite({ locations }));
  expect(tabs).toHaveLength(shown);
  expect(all?.label).toBe(label);
});

describe('the tab of a location', () => {
  test.each<[string, string[], Partial<Location>[]]>([
    [
      'is its area',
      ['Annex', 'Midtown'],
      [
        { name: 'Kumo 1', area: 'Annex' },
        { name: 'Kumo 2', area: 'Midtown' },
      ],
    ],
    ['is its name without an area', ['Annex', 'Kumo 2'], [{ name: 'Kumo 1', area: 'Annex' }, { name: 'Kumo 2' }]],
    [
      'is its name in a shared area',
      ['East', 'West'],
      [
        { name: 'East', area: 'Annex' },
        { name: 'West', area: 'Annex' },
      ],
    ],
    [
      'is its name where another is named like its area',
      ['One', 'Annex'],
      [{ name: 'One', area: 'Annex' }, { name: 'Annex' }],
    ],
    [
      'says the city where names are shared, too',
      ['Kumo, Toronto', 'Kumo, Vancouver'],
      [
        { id: '1', name: 'Kumo', address: { locality: 'Toronto' } },
        { id: '2', name: 'Kumo', address: { locality: 'Vancouver' } },
      ],
    ],
  ])('%s', (_, labels, locations) => {
    expect(tabsOf(locations).map(({ label }) => label)).toEqual(labels);
  });
});

test('a tab says everything about its location', () => {
  const [tab] = tabsOf([
    {
      name: 'Kumo Annex',
      area: 'Annex',
      address: { street: '526 Bloor St W', locality: 'Toronto' },
      phone: makePhone('416 555 0193'),
      email: 'annex@kumo.example',
      hours: makeHours([540, 1020]),
      orderingLink: 'https://order.example/annex',
    },
  ]);
  expect(tab).toMatchObject({
    name: 'Kumo Annex',
    area: 'Annex',
    page: '/location/kumo-annex/',
    address: ['526 Bloor St W', 'Toronto'],
    phone: { label: '416 555 0193', href: 'tel:4165550193' },
    email: { href: 'mailto:annex@kumo.example' },
    order: { label: 'Order Now', href: 'https://order.example/annex', external: true },
    directions: { label: 'Get Directions', external: true },
    map: { title: 'Map of Kumo Annex' },
  });
  expect(tab?.hours.map(({ day }) => day)).toHaveLength(7);
});

test('a tab of a location that says nothing has a name and a way to the menu', () => {
  const [tab] = tabsOf([{ name: 'Truck' }]);
  expect(tab).toEqual({
    label: 'Truck',
    name: 'Truck',
    page: '/location/truck/',
    address: [],
    hours: [],
    order: { label: 'See the menu', description: 'See the menu of Truck', href: '/menu/truck/', external: false },
  });
});

test('an area that is the name is not said twice', () => {
  expect(tabsOf([{ name: 'Annex', area: 'Annex' }]).map(({ area }) => area)).toEqual([undefined]);
});

test.each([
  [
    'its own ordering link',
    'https://a.example/',
    { orderingLink: 'https://a.example/', menuUrl: 'https://b.example/' },
  ],
  ['its menu', 'https://b.example/', { menuUrl: 'https://b.example/' }],
  ['the brand’s ordering link', 'https://c.example/', {}],
])('ordering leads to %s first', (_, href, location) => {
  const [tab] = tabsOf([location], { orderingLink: 'https://c.example/' });
  expect(tab?.order?.href).toBe(href);
});

test('more than eight tabs stand by city, without the name of the brand', () => {
  const names = [
    'Kumo Ramen Annex',
    'Kumo Ramen',
    'Harbour',
    'Kumo Ramen – Gastown',
    'Pier',
    'Hill',
    'Lake',
    'Park',
    'Bay',
  ];
  const cities = ['Toronto', 'Vancouver', 'Toronto', 'Vancouver'];
  const locations = names.map((name, index) =>
    makeLocation({ name, address: cities[index] === undefined ? {} : { locality: cities[index] } }),
  );
  const site = { name: 'Kumo Ramen' };
  const few = locationsSectionOf(makeSite({ ...site, locations: locations.slice(0, 8) }));
  expect(few.tabs.map(({ label, short, city }) => [label, short, city])[1]).toEqual([
    'Kumo Ramen',
    undefined,
    undefined,
  ]);
  const { tabs } = locationsSectionOf(makeSite({ ...site, locations }));
  expect(tabs.slice(0, 5).map(({ label, short, city }) => [label, short, city])).toEqual([
    ['Kumo Ramen Annex', 'Annex', 'Toronto'],
    ['Harbour', 'Harbour', undefined],
    ['Kumo Ramen', 'Kumo Ramen', 'Vancouver'],
    ['Kumo Ramen – Gastown', 'Gastown', undefined],
    ['Pier', 'Pier', undefined],
  ]);
});
