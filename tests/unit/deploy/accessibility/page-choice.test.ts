import { expect, test } from 'vitest';
import { choosePages } from '#deploy/accessibility/page-choice.ts';
import { builtSite } from '../../../support/deploy/versions.ts';

const page = (length: number): string => `<link href="/_brand/site.css">${'x'.repeat(length)}`;

test('chooses the longest page of each kind and language, in the order of a visit, and of equals the first by its path', () => {
  const site = builtSite({
    '404.html': page(1),
    'fr/adresse/annex/index.html': page(1),
    'index.html': page(1),
    'location/annex/index.html': page(5),
    'location/king/index.html': page(9),
    'location/yonge/index.html': page(9),
    'menu/board/index.html': page(1),
    'menu/king/index.html': page(1),
  });
  expect(choosePages(site)).toEqual([
    { page: 'home', path: '/' },
    { page: 'location-menu', path: '/menu/king/' },
    { page: 'menu-board', path: '/menu/board/' },
    { page: 'location', path: '/location/king/' },
    { page: 'not-found', path: '/404.html' },
    { page: 'location', prefix: 'fr', path: '/fr/adresse/annex/' },
  ]);
});

test('leaves out pages of the brand’s own and those that forward, also where they have the path of one of ours', () => {
  const own = '<p>Hello</p>'.repeat(99);
  const site = builtSite({
    'index.html': page(1),
    'vip/index.html': own,
    'menu/old/index.html': own,
    'about.html': own,
  });
  expect(choosePages(site)).toEqual([{ page: 'home', path: '/' }]);
});
