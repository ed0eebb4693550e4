import { describe, expect, test } from 'vitest';
import { placeCardsOf } from '../../../../src/domain/locations/location-tab.ts';
import type { Location } from '../../../../src/model/location.ts';
import { makeHours, makeLocation, makeSite } from '../../../support/site.ts';

function cardsOf(locations: Partial<Location>[], overrides = {}) {
  const site = makeSite({ locations: locations.map((location) => makeLocation(location)), ...overrides });
  return placeCardsOf(site, site.locations);
}

describe('the tab of a place', () => {
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
    expect(cardsOf(locations).map(({ label }) => label)).toEqual(labels);
  });
});

test('a card says everything about its place', () => {
  const [card] = cardsOf([
    {
      name: 'Kumo Annex',
      area: 'Annex',
      address: { street: '526 Bloor St W', locality: 'Toronto' },
      phone: '416 555 0193',
      email: 'annex@kumo.example',
      hours: makeHours([540, 1020]),
      orderingLink: 'https://order.example/annex',
    },
  ]);
  expect(card).toMatchObject({
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
  expect(card?.hours.map(({ day }) => day)).toHaveLength(7);
});

test('a card of a place that says nothing has a name and an order button', () => {
  const [card] = cardsOf([{ name: 'Truck' }]);
  expect(card).toEqual({
    label: 'Truck',
    name: 'Truck',
    page: '/location/truck/',
    address: [],
    hours: [],
    order: { label: 'Order Now', href: '/menu/truck/', external: false },
  });
});

test('an area that is the name is not said twice', () => {
  expect(cardsOf([{ name: 'Annex', area: 'Annex' }])[0]).not.toHaveProperty('area');
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
  const [card] = cardsOf([location], { orderingLink: 'https://c.example/' });
  expect(card?.order.href).toBe(href);
});
