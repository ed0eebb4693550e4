import { expect, test } from 'vitest';
import type { Hours } from '#schema/hours/hours.ts';
import { siteOf } from '../../../../support/build/read-brand.ts';
import { makeMenu, makeSite } from '../../../../support/build/site.ts';
import { graphOf, typesOf } from '../../../../support/build/structured-data.ts';

const CATEGORIES = [{ name: 'Mains', items: [{ name: 'Soup', price: 9 }] }];
/** Configurations are read on 2026-11-20. */
function menusOf(...served: unknown[]) {
  const menu = served.map((times, index) => ({
    name: `Menu ${index + 1}`,
    categories: CATEGORIES,
    ...(times ? { served: times } : {}),
  }));
  const site = makeSite(siteOf({ menu, timezone: 'America/Toronto' }));
  const nodes = graphOf(site, 'menu') as { '@type': string; name?: string; description?: string; offers?: unknown }[];
  return nodes.filter((node) => node['@type'] === 'Menu');
}

test('a menu has the times of its days as offers, and its days in words', () => {
  const served = [
    { day: 'Mon-Fri', open: '11:00', close: '15:00' },
    { day: 'Sat', open: '22:00', close: '02:00' },
  ];
  expect(menusOf(served, undefined)).toMatchObject([
    {
      name: 'Menu 1',
      description: 'Mon–Fri 11:00 AM – 3:00 PM · Sat 10:00 PM – 2:00 AM',
      offers: [
        { '@type': 'Offer', availabilityStarts: '11:00', availabilityEnds: '15:00' },
        { '@type': 'Offer', availabilityStarts: '22:00', availabilityEnds: '02:00' },
      ],
    },
    { name: 'Menu 2' },
  ]);
});

test('a season has the dates on which it comes next', () => {
  const [season, lunch] = menusOf(
    [{ validFrom: '11-01', validThrough: '02-28' }],
    [{ validFrom: '2026-11-01', validThrough: '2026-12-31', open: '11:00', close: '15:00' }],
  );
  expect(season?.offers).toEqual([
    { '@type': 'Offer', availabilityStarts: '2026-11-01', availabilityEnds: '2027-02-28' },
  ]);
  expect(lunch?.offers).toEqual([
    {
      '@type': 'Offer',
      availabilityStarts: '11:00',
      availabilityEnds: '15:00',
      validFrom: '2026-11-01',
      validThrough: '2026-12-31',
    },
  ]);
});

test('a season to come is not told', () => {
  const menus = menusOf(undefined, undefined, [{ validFrom: '2027-06-01', validThrough: '2027-09-15' }]);
  expect(menus.map(({ name }) => name)).toEqual(['Menu 1', 'Menu 2']);
});

test('what is served whenever the restaurant is open has no times, nor has what is not known', () => {
  const unknown: Hours = { week: Array.from({ length: 7 }, () => ({ kind: 'unknown' })), special: [] };
  const nodes = graphOf(makeSite({ menus: [makeMenu({ Mains: ['Soup'] }, { served: unknown })] }), 'menu');
  expect(typesOf(nodes)).toEqual(['Organization', 'Menu']);
  expect(JSON.stringify(nodes)).not.toContain('offers');
  expect(menusOf(undefined)[0]).not.toHaveProperty('offers');
});
