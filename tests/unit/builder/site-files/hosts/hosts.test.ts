import { describe, expect, test } from 'vitest';
import { hostFiles } from '#builder/site-files/host-files.ts';
import { hostNeedsOf } from '#builder/site-files/headers.ts';
import type { HostNeeds } from '#schema/brand-folder/host.ts';
import { HOSTS } from '#schema/brand-folder/brand.ts';
import { NEEDS, PARTS, textOf } from '../../../../support/build/host-text.ts';
import { makeLocation, makeSite } from '../../../../support/build/site.ts';

const cached = (pattern: string, value: string) => ({ pattern, headers: [{ name: 'Cache-Control', value }] });

/** One rule of each kind, with values that fit a line. */
const FEW: HostNeeds = {
  rules: [
    {
      pattern: '/*',
      headers: [
        { name: 'X-Content-Type-Options', value: 'nosniff' },
        { name: 'Referrer-Policy', value: 'same-origin' },
        { name: 'Content-Security-Policy', value: "default-src 'self'" },
      ],
    },
    cached('/_astro/*', 'immutable'),
    cached('/', 'must-revalidate'),
    cached('/404.html', 'must-revalidate'),
  ],
  notFound: '/404.html',
  redirects: [],
};

test('every page has three headers for safety; hashed files are kept for ever, pages asked for again', () => {
  const [everywhere, ...rules] = hostNeedsOf(makeSite({ locations: [makeLocation()] }), PARTS).rules;
  expect(everywhere).toMatchObject({
    pattern: '/*',
    headers: [
      { name: 'X-Content-Type-Options', value: 'nosniff' },
      { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      { name: 'Content-Security-Policy', value: expect.stringMatching(/^default-src 'self'; /) },
    ],
  });
  const hashed = ['/_astro/*', '/_pictures/*', '/_brand/*', '/_data/*'];
  const pages = ['menu', 'locations', 'location', 'catering', 'offers', 'careers', 'contact', 'media-inquiries'];
  const texts = ['terms-and-conditions', 'privacy-policy', 'accessibility-statement', 'feedback'];
  expect(rules).toEqual([
    ...hashed.map((pattern) => cached(pattern, 'public, max-age=31536000, immutable')),
    ...['/', ...[...pages, ...texts].map((folder) => `/${folder}/*`), '/404.html'].map((pattern) =>
      cached(pattern, 'public, max-age=0, must-revalidate'),
    ),
    ...['/menu.json', '/hours.json'].map((pattern) => ({
      pattern,
      headers: [
        { name: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
        { name: 'Access-Control-Allow-Origin', value: '*' },
      ],
    })),
  ]);
});

test('the rules do not grow with the number of locations', () => {
  const needsOf = (count: number) => {
    const locations = Array.from({ length: count }, (_, index) => makeLocation({ name: `Place ${index}` }));
    return hostNeedsOf(makeSite({ locations }), PARTS);
  };
  expect(needsOf(500)).toEqual(needsOf(1));
});

describe('what each host reads', () => {
  test('netlify', () => {
    expect(textOf('netlify', FEW)).toMatchInlineSnapshot(`
      "# _headers
      /*
        X-Content-Type-Options: nosniff
        Referrer-Policy: same-origin
        Content-Security-Policy: default-src 'self'

      /_astro/*
        Cache-Control: immutable

      /
        Cache-Control: must-revalidate

      /404.html
        Cache-Control: must-revalidate
      "
    `);
  });

  test('cloudflare reads the same where it has no limits', () => {
    expect(textOf('cloudflare')).toBe(textOf('netlify'));
  });

  test('s3', () => {
    const [file, ...others] = hostFiles('s3', FEW).files;
    expect([file?.path, others]).toEqual(['_s3.json', []]);
    expect(JSON.parse(file?.bytes ?? '')).toMatchObject({
      indexDocument: 'index.html',
      errorDocument: '404.html',
      metadata: {
        '/_astro/*': { 'Cache-Control': 'immutable' },
        '/index.html': { 'Cache-Control': 'must-revalidate' },
        '/404.html': { 'Cache-Control': 'must-revalidate' },
        '*.html': { 'Content-Type': 'text/html; charset=utf-8' },
        '*.webmanifest': { 'Content-Type': 'application/manifest+json; charset=utf-8' },
        '*.webp': { 'Content-Type': 'image/webp' },
      },
      responseHeadersPolicy: {
        SecurityHeadersConfig: {
          ContentTypeOptions: { Override: true },
          ReferrerPolicy: { Override: true, ReferrerPolicy: 'same-origin' },
          ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: "default-src 'self'" },
        },
      },
    });
  });

  test('nginx, whose locations have none of the headers around them', () => {
    expect(textOf('nginx', FEW)).toMatchInlineSnapshot(`
      "# _nginx.conf
      # Include this in the server block that has the folder of the site as its root.
      location = /_nginx.conf { return 404; }
      location ^~ /.front-of-house/ { return 404; }

      error_page 404 "/404.html";

      location ^~ "/_astro/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "same-origin" always;
        add_header Content-Security-Policy "default-src 'self'" always;
        add_header Cache-Control "immutable" always;
      }

      location = "/" {
        try_files "/index.html" =404;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "same-origin" always;
        add_header Content-Security-Policy "default-src 'self'" always;
        add_header Cache-Control "must-revalidate" always;
      }

      location = "/404.html" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "same-origin" always;
        add_header Content-Security-Policy "default-src 'self'" always;
        add_header Cache-Control "must-revalidate" always;
      }

      location / {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "same-origin" always;
        add_header Content-Security-Policy "default-src 'self'" always;
      }
      "
    `);
  });

  test('none', () => {
    expect(hostFiles('none', NEEDS)).toEqual({ files: [], problems: [] });
  });

  test('nothing is lost of what a site needs', () => {
    expect(HOSTS.flatMap((host) => hostFiles(host, NEEDS).problems)).toEqual([]);
  });
});
