import { expect, test } from 'vitest';
import { pageNameAt } from '#core/routes/page-name.ts';
import { pathsIn, routesOf } from '#core/routes/routes.ts';
import { makeLocation, makeMenu, makeSite } from '../../../support/build/site.ts';

test.each([
  ['/404.html', 'not-found'],
  ['/fr/adresse/queen-west/', 'location'],
  ['/location/', undefined],
  ['/location/queen-west/gallery/', undefined],
  ['/menu/atlantis/lunch/', undefined],
  ['/menu/board-menu/', 'location-menu'],
  ['/feedback/qr/', undefined],
  ['/careers/oven/', undefined],
  ['/old_menu/', undefined],
  ['/constructor/', undefined],
])('%s is a page of the kind %s', (path, page) => {
  expect(pageNameAt(path)).toBe(page);
});

test.each(['en', 'fr-CA', 'es', 'zh-Hant'])('knows the kind of each page by its path: %s', (tag) => {
  const menus = [makeMenu({ Soups: ['Soup'] })];
  const franchiseQuestions = [{ id: 'a', question: 'How much?', type: 'input' as const, required: false, options: [] }];
  const locations = [
    makeLocation({ name: 'Annex', menus: [makeMenu({ Bowls: ['Shoyu'] })] }),
    makeLocation({ name: 'Queen West' }),
  ];
  for (const prefix of ['', '/xx'])
    for (const site of [{ locations, menus, franchiseQuestions }, { menus }]) {
      const routes = routesOf(makeSite({ ...site, paths: pathsIn(tag, prefix) }));
      expect(routes.map(({ path }) => pageNameAt(path))).toEqual(routes.map(({ page }) => page));
    }
});
