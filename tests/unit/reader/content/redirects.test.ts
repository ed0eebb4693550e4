import { describe, expect, test } from 'vitest';
import type { Redirect } from '#schema/brand-folder/host.ts';
import { readRedirects } from '#reader/content/redirects.ts';

const FILES = new Set(['index.html', 'menu/index.html', 'about.pdf', '404.html', 'robots.txt']);
const read = (written: Record<string, string>) =>
  readRedirects(written, { origin: 'https://rye.example', hasFile: (path) => FILES.has(path.toLowerCase()) });

describe('redirects of brand.json', () => {
  test.each<[from: string, to: string, Redirect]>([
    ['/old.html', '/menu/', { from: '/old.html', to: '/menu/' }],
    ['/our-menu/', '/menu', { from: '/our-menu', to: '/menu/' }],
    ['/our-menu', '/menu/?table=4#food', { from: '/our-menu', to: '/menu/?table=4#food' }],
    ['/café bar', '/', { from: '/caf%C3%A9%20bar', to: '/' }],
    ['/caf%C3%A9', '/about.pdf', { from: '/caf%C3%A9', to: '/about.pdf' }],
    ['/shop', 'https://shop.example', { from: '/shop', to: 'https://shop.example/' }],
    ['/own', 'https://rye.example/menu/', { from: '/own', to: '/menu/' }],
    ['/a/../b', '/', { from: '/b', to: '/' }],
  ])('%s to %s', (from, to, redirect) => {
    expect(read({ [from]: to })).toEqual({ redirects: [redirect], problems: [] });
  });

  test('one that leads to another leads to its end at once', () => {
    const { redirects } = read({ '/a': '/b/', '/b': 'https://rye.example/c', '/c': '/menu/' });
    expect(redirects.map(({ to }) => to)).toEqual(['/menu/', '/menu/', '/menu/']);
  });

  test.each<[from: string, to: string, problem: string]>([
    ['/menu', '/', 'is an address that the site has'],
    ['/Menu/', '/', 'is an address that the site has'],
    ['/', '/menu/', 'is not a path'],
    ['/menu/index.html', '/', 'is an address that the site has'],
    ['/a', '/a/', 'leads back to itself'],
    ['/a', 'https://rye.example/a', 'leads back to itself'],
    ['/a', '/nowhere/', 'leads to "/nowhere/", which the site does not have'],
    ['/a', 'javascript:alert(1)', 'leads to "javascript:alert(1)", which is no path of the site and no web address'],
    ['/a', '//evil.example/', 'which is no path of the site and no web address'],
    ['/a', '/\\evil.example/', 'which is no path of the site and no web address'],
    ['/a', 'tel:+14165550134', 'which is no path of the site and no web address'],
    ['/a', '', 'which is no path of the site and no web address'],
    ['/a\n/b https://evil.example', '/', 'is not a path'],
    ['//evil.example/a', '/', 'is not a path'],
    ['old.html', '/', 'is not a path'],
    ['https://rye.example/old', '/', 'is not a path'],
    ['/index.php?page=4', '/', 'is not a path'],
    ['/old/*', '/', 'is not a path'],
    ['/old/:name', '/', 'is not a path'],
    ['/a"b', '/', 'is not a path'],
    ['/a%2fb', '/', 'is not a path'],
    ['/%', '/', 'is not a path'],
    ['/.front-of-house/x', '/', 'is not a path'],
  ])('%j to %j is left out', (from, to, problem) => {
    const { redirects, problems } = read({ [from]: to });
    expect(redirects).toEqual([]);
    expect(problems).toEqual([{ from, message: expect.stringMatching(/ It is left out\.$/) }]);
    expect(problems[0]?.message).toContain(problem);
  });

  test('a circle, and what leads into it, are left out, and a second spelling of an address', () => {
    const { redirects, problems } = read({ '/a': '/b', '/b': '/c', '/c': '/b', '/d': '/', '/d/': '/menu/' });
    expect(redirects).toEqual([{ from: '/d', to: '/' }]);
    expect(problems.map(({ from }) => from)).toEqual(['/d/', '/a', '/b', '/c']);
  });
});
