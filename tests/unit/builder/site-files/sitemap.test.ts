import { expect, test } from 'vitest';
import { entryOf, robotsTxt, sitemapXml } from '#builder/site-files/sitemap.ts';
import { contentsOf, makeLocation, makeMenu, makeSite } from '../../../support/build/site.ts';

test('the sitemap lists pages with the day they changed', () => {
  expect(sitemapXml('https://a.example', [{ path: '/menu/', lastmod: '2026-11-20' }])).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url>
        <loc>https://a.example/menu/</loc>
        <lastmod>2026-11-20</lastmod>
      </url>
    </urlset>
    "
  `);
});

test('an address is escaped twice: for the URL, then for XML', () => {
  expect(sitemapXml('https://a.example', [{ path: "/a b&'é/", lastmod: '2026-11-20' }])).toContain(
    '<loc>https://a.example/a%20b&amp;&apos;%C3%A9/</loc>',
  );
});

test('pages that are not to be indexed stay out of it', () => {
  const locations = [makeLocation({ name: 'A', menus: [makeMenu({ Soups: ['Soup'] })] }), makeLocation({ name: 'B' })];
  const site = makeSite({ locations });
  const others = contentsOf(site)
    .map(entryOf)
    .filter(({ indexed }) => !indexed);
  expect(others.map(({ path }) => path)).toEqual([
    '/menu/b/',
    '/menu/board/a/',
    '/menu/qr/a/',
    '/feedback/qr/a/',
    '/feedback/qr/b/',
    '/404/',
  ]);
});

test('robots may read everything and find the sitemap', () => {
  expect(robotsTxt(makeSite())).toBe('User-agent: *\nAllow: /\n\nSitemap: https://kitchen.example/sitemap.xml\n');
});
