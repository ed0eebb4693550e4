import { expect, test } from 'vitest';
import { locationPageAt, menuSlugOf, PATHS, routesOf } from '#core/routes/routes.ts';
import { makeLocation, makeMenu, makeSite } from '../../../support/build/site.ts';

test.each([
  ['/menu/', undefined],
  ['/menu/toronto-queen-west/', 'menu'],
  ['/menu/atlantis', 'menu'],
  ['/menu/atlantis/lunch/', undefined],
  ['/menu/board/', undefined],
  ['/menu/qr/', undefined],
  ['/fr/menu/qr/', undefined],
  ['/menu/board-menu/', 'menu'],
  ['/menu//', undefined],
  ['/location/', undefined],
  ['/location/queen-west/', 'location'],
  ['/location/atlantis', 'location'],
  ['/location/queen-west/gallery', undefined],
  ['/locations/', undefined],
  ['/de/menu/atlantis/', 'menu'],
  ['/fr/adresse/atlantis/', 'location'],
  ['/zh-hant/location/atlantis/', 'location'],
  ['/archive/menu/atlantis/', undefined],
  ['/fr/', undefined],
])('%s is a location’s: %s', (path, page) => {
  expect(locationPageAt(path)).toBe(page);
});

const menus = [makeMenu({ Soups: ['Soup'] })];
const own = makeLocation({ name: 'Annex', menus: [makeMenu({ Bowls: ['Shoyu'] })] });
const other = makeLocation({ name: 'Queen West' });
const ordering = makeLocation({ name: 'Gastown', menuKind: 'embedded', orderingLink: 'https://order.example/' });

test.each([
  ['one restaurant', { menus }, ['/menu/board/', '/menu/qr/']],
  ['one location', { menus, locations: [other] }, ['/menu/board/', '/menu/qr/']],
  [
    'several locations: a board for each menu, a card for each location',
    { menus, locations: [own, other, ordering] },
    ['/menu/board/', '/menu/board/annex/', '/menu/qr/annex/', '/menu/qr/queen-west/', '/menu/qr/gastown/'],
  ],
  ['locations that have menus alone', { locations: [own, other] }, ['/menu/board/annex/', '/menu/qr/annex/']],
  ['a menu in a frame, which no board can show', { fileLink: 'https://files.example/menu.pdf' }, ['/menu/qr/']],
  ['no menu', {}, []],
  ['French paths', { menus, paths: { ...PATHS, menu: '/fr/carte/' } }, ['/fr/carte/board/', '/fr/carte/qr/']],
])('boards and cards of %s', (_, site, paths) => {
  const routes = routesOf(makeSite(site)).filter(({ page }) => page === 'menu-board' || page === 'menu-qr');
  expect(routes.map(({ path }) => path)).toEqual(paths);
});

test('no location has the address of a board or of the cards', () => {
  expect(['board', 'qr', 'queen-west', 'constructor'].map(menuSlugOf)).toEqual([
    'board-menu',
    'qr-menu',
    'queen-west',
    'constructor',
  ]);
});
