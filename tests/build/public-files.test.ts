import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeInto } from '../support/build/folders.ts';
import { brandJson } from '../support/build/make-brand.ts';
import { build, SLUG, START, websiteOf, write } from '../support/build/rye.ts';

const told = ({ warnings }: { warnings: { path: string; message: string }[] }): string[] =>
  warnings.filter(({ path }) => path !== 'brand.json:supabaseUrl').map(({ path, message }) => `${path}: ${message}`);

test('files of public/ are published as they are, unless the build makes one of their name', async () => {
  const brands = temporaryFolder();
  const outDir = temporaryFolder();
  write(brands, START);
  const files = ['google1.html', '.well-known/security.txt', 'menu/extra.pdf', 'menu', 'robots.txt/x', '404.html'];
  for (const path of files.filter((path) => path !== 'menu')) writeInto(brands, `${SLUG}/public/${path}`, path);
  const report = await build(brands, outDir);
  const read = (path: string): string => readFileSync(join(outDir, SLUG, path), 'utf8');
  for (const path of files.slice(0, 3)) expect(read(path)).toBe(path);
  expect(read('404.html')).toContain('Oops! Page not found');
  expect(told(report)).toEqual([
    'public:404.html: is in the way of what the build makes. It is not published.',
    'public:robots.txt/x: is in the way of what the build makes. It is not published.',
  ]);
  expect(read('sitemap.xml')).not.toContain('google1');
  expect((await build(brands, outDir, undefined, { changedOnly: true })).status).toBe('unchanged');
  rmSync(join(brands, SLUG, 'public/google1.html'));
  expect(await build(brands, outDir, undefined, { changedOnly: true })).toMatchObject({ status: 'built', printed: [] });
  expect(existsSync(join(outDir, SLUG, 'google1.html'))).toBe(false);
});

test('redirects are rules of the host, and pages that forward; of a file and a redirect the file wins', async () => {
  const brands = temporaryFolder();
  const outDir = temporaryFolder();
  write(brands, START);
  writeInto(brands, `${SLUG}/public/kept.html`, 'kept');
  const redirects = { '/old.html': '/menu', '/kept.html': '/', '/list.php': '/menu/', '/a': '/b', '/b': '/a' };
  writeInto(brands, `${SLUG}/brand.json`, brandJson(SLUG, { redirects }));
  const read = (path: string): string => readFileSync(join(outDir, SLUG, path), 'utf8');
  expect(told(await build(brands, outDir))).toEqual([
    'brand.json:redirects["/kept.html"]: is an address that the site has. It is left out.',
    'brand.json:redirects["/a"]: leads back to itself. It is left out.',
    'brand.json:redirects["/b"]: leads back to itself. It is left out.',
  ]);
  expect(read('_redirects')).toBe('/old.html /menu/ 301!\n/list.php /menu/ 301!\n');
  expect(read('old.html')).toContain('url=/menu/');
  expect(read('kept.html')).toBe('kept');
  expect(read('sitemap.xml')).not.toContain('old.html');
  writeInto(brands, `${SLUG}/brand.json`, brandJson(SLUG, { redirects: { '/list.php': '/menu/' }, host: 's3' }));
  expect(told(await build(brands, outDir))).toEqual([
    'brand.json:redirects["/list.php"]: needs a rule of the host, and none is written for "s3". It is left out.',
  ]);
});

test.each([
  ['menu.pdf', 'menu.pdf', '/menu.pdf'],
  ['menu.pdf', 'public/menu.pdf', '/menu.pdf'],
  ['public/menu.pdf', 'public/menu.pdf', '/menu.pdf'],
  ['./files/Our menu.pdf', 'files/Our menu.pdf', '/files/Our%20menu.pdf'],
  ['/menu.pdf', 'public/menu.pdf', '/menu.pdf'],
])('the menu "%s" is the file %s', async (link, file, href) => {
  const brands = temporaryFolder();
  const outDir = temporaryFolder();
  write(brands, { ...START, locations: [] });
  const { menu: _, ...website } = websiteOf({ ...START, locations: [] }) as { menu: object };
  writeInto(brands, `${SLUG}/website.json`, JSON.stringify({ ...website, menu: link }));
  const pathOf = (path: string): string => join(outDir, SLUG, path);
  const places = link.startsWith('/') ? 'rye/public/' : 'rye/';
  expect(told(await build(brands, outDir)).join()).toMatch(new RegExp(`^menu: .* is not there: no file .*${places}`));
  expect(readFileSync(pathOf('menu/index.html'), 'utf8')).toContain('Menu Not Available');
  writeInto(brands, `${SLUG}/${file}`, '%PDF-1.4');
  expect(told(await build(brands, outDir))).toEqual([]);
  expect(readFileSync(pathOf(decodeURI(href.slice(1))), 'utf8')).toBe('%PDF-1.4');
  expect(readFileSync(pathOf('menu/index.html'), 'utf8')).toContain(`src="${href}"`);
});

test.each(['../brand.json', '../../etc/passwd', 'website.json', 'brand.json', 'a/../../x.pdf', '.env'])(
  '%s is no file that a configuration can have published',
  async (fileLink) => {
    const brands = temporaryFolder();
    const outDir = temporaryFolder();
    write(brands, START);
    writeInto(brands, 'x.pdf', 'secret');
    writeInto(brands, `${SLUG}/website.json`, JSON.stringify({ ...websiteOf(START), fileLink }));
    expect(told(await build(brands, outDir))).toEqual([expect.stringContaining('is not a link or a file')]);
    expect(existsSync(join(outDir, SLUG, fileLink))).toBe(false);
  },
);
