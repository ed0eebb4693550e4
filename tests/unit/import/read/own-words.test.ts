import { describe, expect, test } from 'vitest';
import { ownWordsFor } from '#import/read/own-words.ts';

const at = (streetAddress: string, facts: object = {}) => ({
  address: { streetAddress, addressLocality: 'Hamilton' },
  ...facts,
});
const badgeOf = (configuration: object, language?: 'en' | 'fr') =>
  ownWordsFor({ ...configuration }, 'Rye', language).heroSection.badge;

describe('the badge of a new brand names its street', () => {
  test.each([
    ['301 Roncesvalles Avenue', 'On Roncesvalles Avenue'],
    ['800 8 Avenue SW', 'On 8 Avenue SW'],
    ['10220 103 Street', 'On 103 Street'],
    ['221B Baker Street', 'On Baker Street'],
    ['214 James St N', 'On James Street North'],
    ['482 Queen St. W., Unit 5', 'On Queen Street West'],
    ['Unit 5, 482 Queen St W', 'On Queen Street West'],
    ['#5-482 Queen Street West', 'On Queen Street West'],
    ['Suite 200 - 44 Main Rd', 'On Main Road'],
    ['1st Floor, 20 King Blvd', 'On King Boulevard'],
    ['1234 Highway 7 East', 'On Highway 7 East'],
    ['3rd Avenue', 'On 3rd Avenue'],
    ['12 St Clair Ave W', 'On St Clair Avenue West'],
    ['100 The Esplanade', 'On The Esplanade'],
    ['Various corners', 'In Hamilton'],
    ['PO Box 12', 'In Hamilton'],
    ['Unit 5', 'In Hamilton'],
    ['88', 'In Hamilton'],
  ])('%s: %s', (street, expected) => {
    expect(badgeOf(at(street))).toBe(expected);
  });

  test('else its part of town, else its town', () => {
    const address = { area: 'Kensington Market', addressLocality: 'Toronto' };
    expect(badgeOf({ address })).toBe('In Kensington Market');
    expect(badgeOf({ address, servesCuisine: ['Tacos'] })).toBe('Tacos in Kensington Market');
    expect(badgeOf({ address: { addressLocality: 'Toronto' } })).toBe('In Toronto');
  });

  test('with what it is, where that is a food or a kind of restaurant', () => {
    const withCuisine = (...servesCuisine: string[]) => badgeOf(at('800 8 Avenue SW', { servesCuisine }));
    expect(withCuisine('Steakhouse')).toBe('Steakhouse on 8 Avenue SW');
    expect(withCuisine('Sports bar', 'Wings')).toBe('Sports bar on 8 Avenue SW');
    expect(withCuisine('Bubble tea')).toBe('Bubble tea on 8 Avenue SW');
    expect(withCuisine('Café')).toBe('Café on 8 Avenue SW');
    expect(withCuisine('Vegan', 'Bowls')).toBe('On 8 Avenue SW');
    expect(withCuisine('Contemporary', 'Steaks')).toBe('Steaks on 8 Avenue SW');
  });

  test('without a word of English, where the source is in another language', () => {
    expect(badgeOf(at('24, rue Saint-Paul', { servesCuisine: ['Bistro français'] }), 'fr')).toBe(
      'Bistro français · rue Saint-Paul',
    );
    expect(badgeOf(at('5120 Avenue du Parc'), 'fr')).toBe('Avenue du Parc');
    expect(badgeOf({ ...at('24 calle Mayor'), language: 'es-MX' })).toBe('calle Mayor');
  });

  test('where it has one; several have a town in common, or none', () => {
    const places = (...towns: string[]) =>
      towns.map((addressLocality) => ({ name: 'A', address: { streetAddress: '1 Main St', addressLocality } }));
    expect(badgeOf({ servesCuisine: ['Pizza'], locations: places('Toronto', 'Toronto') })).toBe('Pizza in Toronto');
    expect(badgeOf({ servesCuisine: ['Pizza'], locations: places('Toronto', 'Ajax') })).toBe('Pizza');
    expect(badgeOf({ locations: places('Toronto', 'Ajax') })).toBe('');
    expect(badgeOf({ locations: places('Toronto') })).toBe('On Main Street');
  });
});

test('what a source says itself stays', () => {
  const heroSection = { badge: '', title: 'Slow' };
  expect(ownWordsFor({ ...at('1 Main St'), heroSection }, 'Rye').heroSection).toEqual({});
});
