import { expect, test } from 'vitest';
import { footerOf } from '#content/navigation/footer.ts';
import { makeHours, makeLocation, makeLocations, makePhone, makeSite } from '../../../support/build/site.ts';

test('six areas are listed; a seventh becomes an ellipsis', () => {
  const areas = ['A', 'B', 'C', 'D', 'E', 'F'];
  expect(footerOf(makeSite({ areaServed: areas })).areas).toBe('A, B, C, D, E, F');
  expect(footerOf(makeSite({ areaServed: [...areas, 'G'] })).areas).toBe('A, B, C, D, E, F…');
});

test('one location shows its hours, several show their menus instead', () => {
  const hours = makeHours([540, 1020]);
  const one = footerOf(makeSite({ locations: [makeLocation({ hours })] }));
  expect(one.hours[0]).toEqual({ day: 'Monday', times: ['9:00 AM – 5:00 PM'] });
  expect(one.locations).toEqual([]);
  expect(footerOf(makeSite({ hours })).hours).toEqual(one.hours);

  const two = footerOf(makeSite({ hours, locations: makeLocations(2) }));
  expect(two.hours).toEqual([]);
  expect(two.locations.map(({ name, menu }) => [name, menu.label, menu.href])).toEqual([
    ['Place 0', 'View Menu', '/menu/place-0/'],
    ['Place 1', 'View Menu', '/menu/place-1/'],
  ]);
});

test('more than eight locations are folded below their cities, the largest first', () => {
  const inCity = (count: number, locality?: string) =>
    Array.from({ length: count }, (_, n) =>
      makeLocation({ name: `${locality} ${n}`, address: locality === undefined ? {} : { locality } }),
    );
  const few = footerOf(makeSite({ locations: inCity(8, 'Toronto') }));
  expect([few.cities, few.allLocations]).toEqual([[], undefined]);
  const many = footerOf(makeSite({ locations: [...inCity(1, 'Québec'), ...inCity(8, 'Toronto'), ...inCity(2)] }));
  expect(many.cities).toMatchObject([
    { label: 'Toronto', count: 8, href: '/locations/?q=Toronto' },
    { label: 'Québec', count: 1, href: '/locations/?q=Qu%C3%A9bec' },
  ]);
  expect([many.allLocations?.label, many.locations.length]).toEqual(['All 11 locations', 11]);
  const cities = Array.from({ length: 20 }, (_, n) => inCity(1, `City ${n}`)).flat();
  expect(footerOf(makeSite({ locations: cities })).cities).toHaveLength(12);
});

test('a chain lists 24 locations and links to the rest', () => {
  const chain = footerOf(makeSite({ locations: makeLocations(25) }));
  expect(chain.locations).toHaveLength(24);
  expect(chain.allLocations).toMatchObject({ label: 'All 25 locations', href: '/locations/' });
});

test('a franchise link needs at least one question', () => {
  const question = { id: 'q', question: 'Why?', type: 'input' as const, required: false, options: [] };
  expect(footerOf(makeSite()).links.map(({ label }) => label)).toEqual(['Feedback', 'Media Inquiries']);
  expect(footerOf(makeSite({ franchiseQuestions: [question] })).links.at(-1)).toMatchObject({
    label: 'Own A Franchise',
    href: '/franchise/',
  });
});

test('its contacts are the brand’s own, and missing where it has none', () => {
  const locations = [makeLocation({ phone: makePhone('905 555 0101') })];
  expect(footerOf(makeSite({ locations })).contact).toBeUndefined();
  expect(footerOf(makeSite({ locations, telephone: makePhone('905 555 0142') })).contact).toEqual({
    address: [],
    phone: { label: '905 555 0142', href: 'tel:9055550142', external: false },
  });
});

test('the year is the build’s', () => {
  expect(footerOf(makeSite({ buildDate: '2031-01-01' })).year).toBe('2031');
});
