import { describe, expect, test } from 'vitest';
import { openGraph } from '#content/seo/structured-data/graph.ts';
import type { Site } from '#schema/site.ts';
import { cad, makeHours, makeLocation, makeLocations, makeMenu, makeSite } from '../../../../support/build/site.ts';
import { find, graphOf, textOf } from '../../../../support/build/structured-data.ts';

describe('the cap of 8,000 characters', () => {
  const manyItems = (count: number) =>
    makeMenu({
      Starters: Array.from({ length: count }, (_, index) => ({
        name: `Dish ${index}`,
        description: 'Long words. '.repeat(9),
      })),
      Sweets: ['Cake'],
    });

  test('takes a node that uses it up to the last character, and none of one more', () => {
    const lengthWith = (length: number): number | undefined => {
      const graph = openGraph();
      graph.add({ '@type': 'WebPage', name: 'x'.repeat(length) });
      return graph.text()?.length;
    };
    const around = 8000 - (lengthWith(0) ?? 0);
    expect([lengthWith(around), lengthWith(around + 1)]).toEqual([8000, undefined]);
  });

  test('is nearly used up by a long menu, whose last item is whole', () => {
    const text = textOf(makeSite({ menus: [manyItems(280)] }), 'menu') ?? '';
    expect(text.length).toBeGreaterThan(7600);
    expect(text.length).toBeLessThanOrEqual(8000);
    const items = text.match(/"name":"Dish \d+","description":"(Long words. ){9}"/g) ?? [];
    expect(items).toHaveLength(text.split('"Dish ').length - 1);
  });

  test('costs one giant item, not the ones behind it', () => {
    const menu = makeMenu({ Starters: [{ name: 'Giant', description: 'x'.repeat(9000) }, 'Soup'], Sweets: ['Cake'] });
    const text = textOf(makeSite({ menus: [menu] }), 'menu');
    expect(text).not.toContain('Giant');
    expect(text).toContain('"Soup"');
    expect(text).toContain('"Cake"');
  });

  test('leaves out special dates behind the next 20 and delivery areas that do not fit, and keeps the location itself', () => {
    const deliveryAreas = Array.from({ length: 900 }, (_, index) => `Area ${index}`);
    const special = Array.from({ length: 40 }, (_, day) => ({
      from: `2027-03-${day}`,
      through: `2027-03-${day}`,
      hours: { kind: 'closed' as const },
    }));
    const hours = { ...makeHours([540, 1020]), special };
    const location = makeLocation({ name: 'Annex', deliveryAreas, hours });
    const restaurant = find(graphOf(makeSite({ locations: [location] }), 'location', 0), 'Restaurant');
    expect(restaurant?.['openingHoursSpecification']).toHaveLength(1 + 20);
    expect((restaurant?.['areaServed'] as string[]).length).toBeGreaterThan(100);
    expect((restaurant?.['areaServed'] as string[]).length).toBeLessThan(900);
  });

  test('leaves out whole locations of home, never a part of one', () => {
    const locations = makeLocations(24, { address: { street: `${'1'.repeat(200)} Bloor St`, locality: 'Toronto' } });
    const listed = graphOf(makeSite({ name: 'N'.repeat(60), locations }), 'home').filter(
      (node) => node['@type'] === 'Restaurant',
    );
    expect(listed.length).toBeGreaterThan(5);
    expect(listed.length).toBeLessThan(24);
    for (const node of listed) expect(node).toHaveProperty('address.addressLocality', 'Toronto');
  });

  test('lets the offers in only when more than 200 characters are spare', () => {
    const deals = [{ title: 'Deal', price: cad(2000), validUntil: '2027-01-31' }];
    const textWith = (length: number, overrides: Partial<Site>) =>
      textOf(makeSite({ ...overrides, faqs: [{ question: 'Why?', answer: 'x'.repeat(length) }] }), 'home') ?? '';
    const lengthLeaving = (spare: number) => 7000 + (8000 - textWith(7000, {}).length) - spare;
    expect(textWith(lengthLeaving(200), { deals }).includes('OfferCatalog')).toBe(false);
    expect(textWith(lengthLeaving(201), { deals }).includes('OfferCatalog')).toBe(true);
    expect(find(graphOf(makeSite({ deals }), 'home'), 'Restaurant')?.hasOfferCatalog).toEqual({
      '@type': 'OfferCatalog',
      name: 'Special Offers',
      itemListElement: [
        { '@type': 'Offer', name: 'Deal', price: '20.00', priceCurrency: 'CAD', validThrough: '2027-01-31' },
      ],
    });
  });
});
