import { expect, test } from 'vitest';
import { entryOf, robotsTxt, sitemapXml } from '../../../../src/domain/site-files/sitemap.ts';
import { hostNeedsOf } from '../../../../src/domain/site-files/headers.ts';
import { hostFiles } from '../../../../src/domain/site-files/host-files.ts';
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
  expect(others.map(({ path }) => path)).toEqual(['/menu/b/', '/feedback/qr/a/', '/feedback/qr/b/', '/404/']);
});

test('robots may read everything and find the sitemap', () => {
  expect(robotsTxt(makeSite())).toBe('User-agent: *\nAllow: /\n\nSitemap: https://kitchen.example/sitemap.xml\n');
});

const INLINE = { scripts: ['sha256-c2NyaXB0'], styles: ['sha256-c3R5bGU='], frames: [], hasActiveCode: false };

const headersText = (...[site, inline]: Parameters<typeof hostNeedsOf>) =>
  hostFiles('netlify', hostNeedsOf(site, inline)).files[0]?.bytes;

test('hosts keep hashed files for ever and ask again for pages', () => {
  expect(headersText(makeSite({ locations: [makeLocation()] }), INLINE)).toMatchInlineSnapshot(`
    "/*
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin-when-cross-origin
      Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-c2NyaXB0'; style-src 'self' 'unsafe-inline'; style-src-elem 'self' 'sha256-c3R5bGU='; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'

    /_astro/*
      Cache-Control: public, max-age=31536000, immutable

    /_pictures/*
      Cache-Control: public, max-age=31536000, immutable

    /_brand/*
      Cache-Control: public, max-age=31536000, immutable

    /_data/*
      Cache-Control: public, max-age=31536000, immutable

    /
      Cache-Control: public, max-age=0, must-revalidate

    /menu/*
      Cache-Control: public, max-age=0, must-revalidate

    /locations/*
      Cache-Control: public, max-age=0, must-revalidate

    /location/*
      Cache-Control: public, max-age=0, must-revalidate

    /catering/*
      Cache-Control: public, max-age=0, must-revalidate

    /offers/*
      Cache-Control: public, max-age=0, must-revalidate

    /careers/*
      Cache-Control: public, max-age=0, must-revalidate

    /contact/*
      Cache-Control: public, max-age=0, must-revalidate

    /media-inquiries/*
      Cache-Control: public, max-age=0, must-revalidate

    /terms-and-conditions/*
      Cache-Control: public, max-age=0, must-revalidate

    /privacy-policy/*
      Cache-Control: public, max-age=0, must-revalidate

    /accessibility-statement/*
      Cache-Control: public, max-age=0, must-revalidate

    /feedback/*
      Cache-Control: public, max-age=0, must-revalidate

    /404.html
      Cache-Control: public, max-age=0, must-revalidate
    "
  `);
});

test('the rules do not grow with the number of locations', () => {
  const locations = Array.from({ length: 500 }, (_, index) => makeLocation({ name: `Place ${index}` }));
  expect(headersText(makeSite({ locations }), INLINE)).toBe(
    headersText(makeSite({ locations: [makeLocation()] }), INLINE),
  );
});
