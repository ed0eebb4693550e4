import { describe, expect, test } from 'vitest';
import { hostFiles } from '#builder/site-files/host-files.ts';
import type { HOSTS } from '#schema/brand-folder/brand.ts';
import { NEEDS, textOf } from '../../../../support/build/host-text.ts';

const REDIRECTS = [
  { from: '/our-menu', to: '/menu/' },
  { from: '/old.html', to: 'https://x.example/?a=$b&c=%22d%22' },
  { from: '/%C3%A9', to: '/' },
];

describe('rules of hosts', () => {
  const rulesOf = (host: (typeof HOSTS)[number]): string =>
    textOf(host, { ...NEEDS, rules: [], redirects: REDIRECTS }).trim();

  test('netlify has them before its files, with or without a slash', () => {
    expect(rulesOf('netlify')).toMatchInlineSnapshot(`
      "# _headers

      # _redirects
      /our-menu /menu/ 301!
      /old.html https://x.example/?a=$b&c=%22d%22 301!
      /%C3%A9 / 301!"
    `);
  });

  test('cloudflare compares letter by letter', () => {
    expect(rulesOf('cloudflare').split('\n').slice(-6)).toEqual([
      '/our-menu /menu/ 301',
      '/our-menu/ /menu/ 301',
      '/old.html https://x.example/?a=$b&c=%22d%22 301',
      '/old.html/ https://x.example/?a=$b&c=%22d%22 301',
      '/%C3%A9 / 301',
      '/%C3%A9/ / 301',
    ]);
  });

  test('nginx compares decoded paths, and takes a dollar for a variable', () => {
    expect(
      rulesOf('nginx')
        .split('\n')
        .filter((line) => line.includes('301')),
    ).toEqual([
      'location = "/our-menu" { return 301 "/menu/"; }',
      'location = "/our-menu/" { return 301 "/menu/"; }',
      'location = "/old.html" { return 301 "https://x.example/?a=%24b&c=%22d%22"; }',
      'location = "/old.html/" { return 301 "https://x.example/?a=%24b&c=%22d%22"; }',
      'location = "/é" { return 301 "/"; }',
      'location = "/é/" { return 301 "/"; }',
    ]);
  });

  test.each(['s3', 'none'] as const)('%s has none', (host) => expect(rulesOf(host)).not.toContain('our-menu'));

  test('a site without redirects has no file of them', () => {
    expect(hostFiles('netlify', NEEDS).files.map(({ path }) => path)).toEqual(['_headers']);
  });
});
