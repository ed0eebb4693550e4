import { describe, expect, test } from 'vitest';
import { makeLocation, makeSite } from '../../../../support/build/site.ts';
import { find, graphOf, textOf, typesOf } from '../../../../support/build/structured-data.ts';

describe('the list of locations', () => {
  const chainOf = (count: number) =>
    makeSite({
      name: 'Kumo',
      locations: Array.from({ length: count }, (_, index) => makeLocation({ name: `Place ${index + 1}` })),
    });

  test('has the page of each, in order', () => {
    expect(find(graphOf(chainOf(2), 'locations'), 'ItemList')).toEqual({
      '@type': 'ItemList',
      '@id': 'https://kitchen.example/locations/#list',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: 'https://kitchen.example/location/place-1/' },
        { '@type': 'ListItem', position: 2, url: 'https://kitchen.example/location/place-2/' },
      ],
    });
  });

  test('of a chain names as many as fit, and how many there are', () => {
    const list = find(graphOf(chainOf(5000), 'locations'), 'ItemList');
    const items = list?.itemListElement as { position: number; url: string }[];
    expect(list?.numberOfItems).toBe(5000);
    expect(items.length).toBeGreaterThan(70);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect((textOf(chainOf(5000), 'locations') ?? '').length).toBeGreaterThan(7800);
  });

  test('that is empty is no list', () => {
    expect(typesOf(graphOf(makeSite(), 'locations'))).toEqual(['WebPage', 'Organization']);
  });
});
