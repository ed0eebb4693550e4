import { describe, expect, test } from 'vitest';
import { feedbackStartOf } from '#content/feedback/feedback-start.ts';
import { formLocationsOf } from '#content/forms/form-locations.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

const TWO = [makeLocation({ name: 'East', restaurantId: 'r-east' }), makeLocation({ name: 'West' })];

describe('a form', () => {
  test.each<[string, Partial<Site>, { restaurantId: string; name: string }]>([
    ['no location is about the site', { restaurantId: 'r', brandId: 'b' }, { restaurantId: 'r', name: 'Test Kitchen' }],
    ['no id is about the brand', { brandId: 'b' }, { restaurantId: 'b', name: 'Test Kitchen' }],
    [
      'several places is about the site',
      { restaurantId: 'r', locations: TWO },
      { restaurantId: 'r', name: 'Test Kitchen' },
    ],
    [
      'one place is about that',
      { restaurantId: 'r', locations: TWO.slice(0, 1) },
      { restaurantId: 'r-east', name: 'East' },
    ],
    [
      'one place without an id is about it, by the id of the site',
      { restaurantId: 'r', locations: TWO.slice(1) },
      { restaurantId: 'r', name: 'West' },
    ],
    [
      'one place named like the brand does not count it',
      { restaurantId: 'r', locations: [makeLocation({ name: 'Test Kitchen' })] },
      { restaurantId: 'r', name: 'Test Kitchen' },
    ],
  ])('of a site with %s', (_, site, about) => {
    expect(feedbackStartOf(makeSite(site))).toMatchObject(about);
  });

  test('knows the backend, and the list of locations where there is one', () => {
    const services = { ...makeSite().services, supabaseUrl: 'https://b.example', supabaseAnonKey: 'key' };
    const start = feedbackStartOf(makeSite({ services }));
    expect(start.backend).toEqual({ url: 'https://b.example', key: 'key' });
    expect(start.locationsUrl).toBeUndefined();
    expect(feedbackStartOf(makeSite({ formLocationsFile: '/_data/form-locations.json' })).locationsUrl).toBe(
      '/_data/form-locations.json',
    );
  });
});

test('locations are named apart, in order, with street and city', () => {
  const twin = (restaurantId: string, address: Location['address']) =>
    makeLocation({ id: `id-${restaurantId}`, restaurantId, name: 'Kumo', address });
  const locations = [
    twin('t', { street: '12 Harbour St', locality: 'Toronto' }),
    twin('m', { locality: 'Montreal' }),
    makeLocation({ name: 'Annex' }),
  ];
  expect(formLocationsOf(makeSite({ locations }))).toEqual([
    { id: 't', name: 'Kumo, Toronto', address: '12 Harbour St, Toronto' },
    { id: 'm', name: 'Kumo, Montreal', address: 'Montreal' },
    { id: 'id-annex', name: 'Annex', address: '' },
  ]);
});
