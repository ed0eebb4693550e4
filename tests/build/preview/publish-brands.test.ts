import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import type { PublishState } from '#publishing/publisher.ts';
import { ask } from '../../support/backend/http.ts';
import { brandsDir, failed, publishing, report, start, withBrands, write } from '../../support/build/preview.ts';

withBrands();

/** A publisher that does what the test says. */
async function bench(states: Record<string, PublishState>, brand?: string) {
  const asked: string[] = [];
  const documents = new Map([['website.json', { name: 'Nonna' }]]);
  const publishers: { tell: () => void }[] = [];
  const { port, firstBuild } = await start({
    brand,
    openPublisher: ({ onChange }) => {
      publishers.push({ tell: onChange });
      return {
        stateOf: (slug) => ({ target: 'dir:/srv/www', ...states[slug] }),
        publishedOf: (slug) => (states[slug]?.live ? documents : undefined),
        publish: (slug) => void asked.push(slug),
        rollBack: () => {},
        look: async () => {},
        idle: async () => {},
        close: async () => {},
      };
    },
  });
  await firstBuild;
  const host = brand === undefined ? `localhost:${port}` : `preview.localhost:${port}`;
  const dashboard = async (query = '') => parse((await ask(port, `/_preview/${query}`, { host })).text);
  const own = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  const press = (body: string, headers: Record<string, string> = own, query = '') =>
    ask(port, `/_preview/publish${query}`, { host, method: 'POST', headers, body });
  return { port, asked, dashboard, press, own, tell: () => publishers[0]?.tell() };
}

const LIVE = { live: { at: new Date('2026-11-03T14:02') } };
const textsOf = async (page: Promise<ReturnType<typeof parse>>) =>
  (await page).querySelectorAll('.publish').map((line) => line.structuredText.replaceAll('\n', ' '));

it('says of each brand what is published and what waits, failures first, and filters', async () => {
  for (const slug of ['kumo', 'nonna']) write(join(brandsDir, slug, 'website.json'), '{ "name": "Nonna" }');
  write(join(brandsDir, 'kumo', 'website.json'), '{ "name": "Kumo" }');
  const reason = 'The bucket is gone. <script>alert(1)</script>';
  const states: Record<string, PublishState> = { kumo: LIVE, nonna: LIVE };
  const { dashboard, tell } = await bench(states);
  const lines = () => textsOf(dashboard());
  expect(await lines()).toEqual([
    expect.stringMatching(/^Live since 3 November( 2026)?, 14:02 ?1 change not published ?Publish$/),
    expect.stringMatching(/^Live since 3 November( 2026)?, 14:02$/),
  ]);
  expect((await dashboard('?show=unpublished')).querySelectorAll('.card')).toHaveLength(1);
  states['nonna'] = { ...LIVE, failed: { at: new Date(), reason } };
  tell();
  const page = await dashboard('?show=failed');
  expect(page.querySelectorAll('.card').map(({ id }) => id)).toEqual(['brand-nonna']);
  expect(page.querySelector('.error')?.structuredText).toMatch(
    /^The bucket is gone\..*\nGuests still see the site of 3 November( 2026)?, 14:02\.$/,
  );
  expect(page.querySelector('.error script')).toBeNull();
  expect((await dashboard()).querySelector('.card')?.id).toBe('brand-nonna');
  states['nonna'] = { running: { stage: 'sending' } };
  states['kumo'] = { running: { stage: 'building', isNext: true } };
  expect(await lines()).toEqual(['Published next…', 'Being sent…']);
  states['nonna'] = { builder: { state: 'failing', problem: reason } };
  states['kumo'] = { builder: { state: 'silent' } };
  expect((await lines()).sort()).toEqual(['The builder could not publish it', 'The builder does not answer']);
  expect((await dashboard()).querySelector('.publish button')).toBeNull();
});

it('publishes one brand, or all that wait, and comes back to the same cards', async () => {
  const { asked, dashboard, press, own } = await bench({});
  expect((await dashboard()).querySelector('[name=all]')?.text).toBe('Publish all 2');
  const one = await press('slug=nonna', own, '?show=unpublished&q=%22%3E');
  expect([one.status, one.headers.location]).toEqual([303, '/_preview/?q=%22%3E&show=unpublished#brand-nonna']);
  await press('all=yes');
  expect(asked).toEqual(['nonna', 'kumo', 'nonna']);
});

it('publishes for nobody else, and no name that is no brand’s', async () => {
  const { port, asked, press, own } = await bench({});
  const foreign = [
    {},
    { origin: 'http://evil.example' },
    { origin: `http://nonna.localhost:${port}`, 'sec-fetch-site': 'same-site' },
    { ...own, 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign)
    expect((await press('slug=nonna', headers as Record<string, string>)).status).toBe(403);
  for (const body of ['slug=..', 'slug=__proto__', 'slug=', '', `slug=nonna&x=${'x'.repeat(20_000)}`])
    await press(body);
  expect((await ask(port, '/_preview/publish')).status).toBe(404);
  expect(asked).toEqual([]);
});

it('publishes from the pages of a preview of one brand, and nowhere without a publisher', async () => {
  const { asked, press } = await bench({}, 'nonna');
  await press('slug=kumo');
  await press('slug=nonna');
  expect(asked).toEqual(['nonna']);
  const { port } = await start();
  const headers = { origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' };
  expect((await ask(port, '/_preview/publish', { method: 'POST', headers, body: 'slug=nonna' })).status).toBe(405);
});

it('builds a brand again when what it says changes by itself', async () => {
  const built: string[] = [];
  const at = new Date(Date.now() + 150).toISOString();
  const { firstBuild } = await start({
    build: async (slugs) => {
      built.push(...slugs);
      await publishing(slugs);
      return {
        brands: slugs.map((slug) => (slug === 'kumo' ? failed(slug, 'broken') : report(slug, { nextChange: at }))),
      };
    },
  });
  await firstBuild;
  expect(built).toEqual(['kumo', 'nonna']);
  await expect.poll(() => built.length).toBeGreaterThan(2);
  expect(built[2]).toBe('nonna');
});
