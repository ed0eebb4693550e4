import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import type { BrandReport } from '#schema/warning.ts';
import { ask } from '../../support/backend/http.ts';
import { filesOf, stateOf, writeAlone } from '../../support/build/generations.ts';
import {
  askBrand,
  brandsDir,
  failed,
  outDir,
  report,
  runs,
  start,
  withBrands,
  write,
} from '../../support/build/preview.ts';

withBrands();

const SITE = [...filesOf(1), { path: '_brand/share-0a1b2c3d.jpg', bytes: 'share picture' }];

const CARD = {
  name: 'Nonna & Pia',
  colors: { bg: '#fffaf0', foreground: '#222222', primary: '#b3261e' },
  shareImage: '/_brand/share-0a1b2c3d.jpg',
};

async function publishSites(slugs: string[]): Promise<{ brands: BrandReport[] }> {
  for (const slug of slugs) {
    const pages = { ...stateOf(1).pages, 'menu/index.html': { digest: '', changed: '' } };
    await writeAlone(outDir, slug, { files: SITE, describe: () => ({ ...stateOf(1), pages, card: CARD }) });
  }
  return { brands: slugs.map((slug) => report(slug, { printed: ['/menu/'], kept: 1 })) };
}

const cardOf = async (port: number, slug: string) => parse((await ask(port, '/')).text).querySelector(`#brand-${slug}`);

it('tells of a brand what stands in its files, and what its last build has changed', async () => {
  const run = runs();
  write(join(brandsDir, 'nonna/brand.json'), '{ "brandId": "nonna", "siteUrl": "https://nonna.example" }');
  let isBroken = false;
  const { port } = await start({
    onBuilt: run.onBuilt,
    build: (slugs) =>
      isBroken ? Promise.resolve({ brands: slugs.map((slug) => failed(slug, 'broken')) }) : publishSites(slugs),
  });
  await run.next();
  const textOf = async (selector: string) => (await cardOf(port, 'nonna'))?.querySelector(selector)?.structuredText;
  await expect.poll(() => textOf('h2')).toBe('Nonna & Pia');
  expect(await textOf('.site')).toContain('nonna.example');
  expect(await textOf('.state')).toContain('2 pages, built in 340 ms');
  expect(await textOf('.pages')).toBe('Home Menu');
  expect(await textOf('.change')).toMatch(/^Changed at \d\d:\d\d: 1 of 2 pages: Menu$/);
  const card = await cardOf(port, 'nonna');
  expect(card?.querySelectorAll('rect').map((rect) => rect.getAttribute('fill'))).toEqual([
    '#fffaf0',
    '#222222',
    '#b3261e',
  ]);
  expect(await textOf('.error')).toBeUndefined();
  isBroken = true;
  write(join(brandsDir, 'nonna/brand.json'), '{ "siteUrl": "javascript:alert(1)" }');
  await run.next();
  await expect.poll(() => textOf('.site')).toBe('nonna');
  expect(await textOf('h2')).toBe('Nonna & Pia');
  expect(await textOf('.error')).toContain('broken');
});

it('has share pictures at its own host, and nothing else of a site', async () => {
  const { port, firstBuild } = await start({ build: publishSites });
  await firstBuild;
  const address = '/_preview/kumo/share-0a1b2c3d.jpg';
  await expect.poll(async () => (await ask(port, '/')).text).toContain(`src="${address}"`);
  const share = await ask(port, address);
  expect([share.status, share.headers['content-type'], share.text]).toEqual([200, 'image/jpeg', 'share picture']);
  expect(share.headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  const fromSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  expect((await ask(port, address, { headers: fromSite })).status).toBe(403);
  for (const path of [
    `${address}/`,
    '/_preview/kumo/share-ffffffff.jpg',
    '/_preview/kumo/..%2fshare-0a1b2c3d.jpg',
    '/_preview/nonna/../kumo/share-0a1b2c3d.jpg',
    '/_preview/kumo/index.html',
    '/_preview/__proto__/share-0a1b2c3d.jpg',
  ]) {
    expect([path, (await ask(port, path)).status]).toEqual([path, 404]);
  }
  expect((await askBrand('kumo', address)).status).toBe(307);
});
