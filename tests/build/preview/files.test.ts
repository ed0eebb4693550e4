import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { stateOf, writeAlone } from '../../support/build/generations.ts';
import { askBrand, outDir, PAGE, start, withBrands } from '../../support/build/preview.ts';

withBrands();

it('sends an old address that no page forwards to where it leads, and hands out what others look for', async () => {
  await writeAlone(outDir, 'nonna', {
    files: [
      { path: 'index.html', bytes: PAGE },
      { path: '.well-known/security.txt', bytes: 'Contact:' },
    ],
    describe: () => ({ ...stateOf(1), redirects: [{ from: '/list.php', to: '/menu/' }] }),
  });
  await (
    await start({ build: () => Promise.resolve({ brands: [] }) })
  ).firstBuild;
  const [moved, missing] = [await askBrand('nonna', '/list.php?a=1'), await askBrand('nonna', '/list.asp')];
  expect([moved.status, moved.headers.location, missing.status]).toEqual([307, '/menu/', 404]);
  expect((await askBrand('nonna', '/.well-known/security.txt')).text).toBe('Contact:');
});

describe('files of a published brand', () => {
  beforeEach(async () => {
    await (
      await start()
    ).firstBuild;
  });

  it.each([
    ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/menu/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/menu/?table=4', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/robots.txt', 200, 'text/plain; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 200, 'application/xml; charset=utf-8', 'no-cache'],
    ['/site.webmanifest', 200, 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/_astro/page.1a2b3c4d.js', 200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/_brand/theme.1a2b3c4d.css', 200, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/_pictures/hero.1a2b3c4d.avif', 200, 'image/avif', 'public, max-age=31536000, immutable'],
    ['/nowhere/', 404, 'text/html; charset=utf-8', 'no-cache'],
  ])('%s answers %i as %s', async (path, status, type, cache) => {
    const answer = await askBrand('nonna', path);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      status,
      type,
      cache,
    ]);
  });

  it('sends a page without its slash to the one with it, query kept', async () => {
    const answer = await askBrand('nonna', '/menu?table=4');
    expect([answer.status, answer.headers.location]).toEqual([308, '/menu/?table=4']);
  });

  it.each([
    '/../kumo/index.html',
    '/menu/../../kumo/robots.txt',
    '/%2e%2e/kumo/robots.txt',
    '/..%2fkumo%2frobots.txt',
    '/%2e%2e%2fkumo/robots.txt',
    '/..%5ckumo/robots.txt',
    '/menu%2f',
    '/.secret',
    '/%2esecret',
    '//kumo.localhost/',
    '/\\kumo.localhost/',
    '/robots.txt/',
    '/robots.txt%00',
    '/%E0%A4%A',
    `/${'long'.repeat(100)}/`,
  ])('%s leads nowhere', async (path) => {
    const answer = await askBrand('nonna', path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('Oops! Page not found');
  });

  it('keeps the bytes on the disk and adds only its own script to a page', async () => {
    const { text } = await askBrand('nonna', '/');
    expect(text.replace(/<script src="\/_preview\/live\.js\?[^"]+" async><\/script>/, '')).toBe(PAGE);
    expect(text).not.toBe(PAGE);
    expect(readFileSync(join(outDir, 'nonna/index.html'), 'utf8')).toBe(PAGE);
  });

  it('answers HEAD with the headers alone', async () => {
    const head = await askBrand('nonna', '/menu/', { method: 'HEAD' });
    const full = await askBrand('nonna', '/menu/');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(full.body.length)]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    const answer = await askBrand('nonna', '/', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
