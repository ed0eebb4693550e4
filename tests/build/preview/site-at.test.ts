import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PreviewOptions } from '#preview/preview.ts';
import type { BrandReport } from '#schema/warning.ts';
import { ask, listenToEvents } from '../../support/backend/http.ts';
import {
  askBrand,
  brandsDir,
  failed,
  outDir,
  PAGE,
  report,
  start,
  withBrands,
  write,
} from '../../support/build/preview.ts';

withBrands();

const YEAR = new Date().getFullYear() + 1;
const CHRISTMAS = `nonna--at-${YEAR}12241800`;
const folderOf = (): string => join(outDir, '..', 'at');

/** A build of another time that ends when the test says so. */
function heldAt() {
  const asked: string[] = [];
  const ends: ((changes?: Partial<BrandReport>) => void)[] = [];
  const sitesAt: PreviewOptions['sitesAt'] = {
    folder: folderOf(),
    build: ({ slug, at }, folder) => {
      asked.push(`${slug} ${at}`);
      return new Promise((resolve) => {
        ends.push((changes = {}) => {
          if (changes.status !== 'failed')
            write(join(folder, slug, 'index.html'), PAGE.replace('Home', `Home at ${at}, ${asked.length}`));
          resolve({ brands: [report(slug, changes)] });
        });
      });
    },
  };
  const end = async (changes?: Partial<BrandReport>): Promise<void> => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.(changes);
  };
  return { asked, end, sitesAt };
}

it('builds the site of a time when it is asked for, and its page turns into it', async () => {
  const { asked, end, sitesAt } = heldAt();
  const { port, firstBuild } = await start({ sitesAt });
  await firstBuild;
  expect((await askBrand(CHRISTMAS, '/')).status).toBe(503);
  const events = listenToEvents(port, '/_preview/events', `${CHRISTMAS}.localhost`);
  expect(await events.next()).toBe('loading');
  await end();
  const stamp = await events.next();
  const { status, text } = await askBrand(CHRISTMAS, '/');
  expect([status, text.includes(stamp), asked]).toEqual([200, true, [`nonna ${YEAR}-12-24T18:00`]]);
  expect(text).toContain(`Home at ${YEAR}-12-24T18:00`);
  expect((await askBrand(CHRISTMAS, '/_preview/live.js')).text).toContain(`24 December ${YEAR}, 18:00`);
  expect((await askBrand('nonna', '/_preview/live.js')).text).not.toContain('front-of-house-time');

  // What somebody looks at follows the files; the site of now is as it was.
  write(join(brandsDir, 'nonna', 'website.json'), '{"name": "Nonna"}');
  await expect.poll(() => asked.length).toBe(2);
  await end();
  await expect.poll(() => events.next()).not.toBe(stamp);
  events.close();
  expect((await askBrand(CHRISTMAS, '/')).text).toContain(', 2</h1>');
});

it('keeps the site of a time when the next build fails, and says why there is none', async () => {
  const { end, sitesAt } = heldAt();
  await (
    await start({ sitesAt })
  ).firstBuild;
  await askBrand(CHRISTMAS, '/');
  await end(failed('nonna', 'website.json is no JSON'));
  await expect.poll(async () => (await askBrand(CHRISTMAS, '/')).status).toBe(500);
  expect((await askBrand(CHRISTMAS, '/')).text).toContain('website.json is no JSON');
});

it.each([
  ['nonna--at-20260230', 'no time'],
  [`nonna--at-${YEAR}02301800`, 'no day'],
  [`nonna--at-${YEAR}12242500`, 'no hour'],
  [`nonna--at-${YEAR}122418001`, 'one digit more'],
  ['nonna--at-999912241800', 'too far away'],
  ['nonna--at-202001011200', 'over'],
  [`other--at-${YEAR}12241800`, 'no brand'],
])('has no site at %s: %s', async (host) => {
  const { asked, sitesAt } = heldAt();
  await (
    await start({ sitesAt })
  ).firstBuild;
  expect([(await askBrand(host, '/')).status, asked]).toEqual([404, []]);
});

it('builds nothing for a page elsewhere that embeds an address', async () => {
  const { asked, sitesAt } = heldAt();
  await (
    await start({ sitesAt })
  ).firstBuild;
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  expect([(await askBrand(CHRISTMAS, '/', { headers })).status, asked]).toEqual([404, []]);
});

it('keeps a few times only, builds no others, and leaves nothing behind', async () => {
  const { asked, end, sitesAt } = heldAt();
  const preview = await start({ sitesAt });
  await preview.firstBuild;
  for (let minute = 10; minute < 60; minute += 1) await askBrand(`nonna--at-${YEAR}122418${minute}`, '/');
  for (let count = 0; count < 7; count += 1) await end(); // The first one, and the last six.
  const labels = (): string[] => readdirSync(join(folderOf(), String(preview.port))).sort();
  await expect.poll(() => labels().length).toBe(6);
  expect(asked.length).toBe(7);
  expect(labels()[0]).toBe(`nonna--at-${YEAR}12241854`);
  await preview.close();
  expect(existsSync(join(folderOf(), String(preview.port)))).toBe(false);
});

it.each([undefined, 'nonna'])(
  'is the host of a site, and never of our own pages, in a preview of %s',
  async (brand) => {
    const { sitesAt } = heldAt();
    const { port, firstBuild } = await start({ brand, sitesAt });
    await firstBuild;
    const page = await askBrand(CHRISTMAS, '/_preview/nonna/at/');
    const own = brand === undefined ? 'localhost' : 'preview.localhost';
    expect([page.status, page.headers.location]).toEqual([307, `http://${own}:${port}/_preview/nonna/at/`]);
    const headers = { origin: `http://${CHRISTMAS}.localhost:${port}` };
    const form = await ask(port, '/_preview/nonna/edit/', { host: `${own}:${port}`, method: 'POST', headers });
    expect(form.status).not.toBe(200);
  },
);

it('asks for a date and a time, and leads to the site', async () => {
  const { sitesAt } = heldAt();
  write(
    join(brandsDir, 'nonna', 'brand.json'),
    '{"brandId": "nonna", "siteUrl": "https://nonna.example", "source": "file"}',
  );
  write(
    join(brandsDir, 'nonna', 'website.json'),
    '{"name": "Nonna", "timezone": "America/Toronto", "telephone": "416 555 0100"}',
  );
  write(
    join(brandsDir, 'nonna', 'changes', 'christmas.json'),
    `{"at": "${YEAR}-12-24T18:00", "why": "<Christmas>", "edits": [{"path": "telephone", "before": "416 555 0100", "after": "416 555 0199"}]}`,
  );
  const { port, firstBuild } = await start({ sitesAt });
  await firstBuild;
  const askPage = (query: string, language = 'en') =>
    ask(port, `/_preview/nonna/at/${query}`, { headers: { 'accept-language': language } });
  const page = await askPage('');
  expect(page.text).toContain(`href="http://${CHRISTMAS}.localhost:${port}/"`);
  expect(page.text).toContain('&lt;Christmas&gt; begins');
  const french = (await askPage('', 'fr-CA')).text;
  expect([french.includes('<html lang="fr'), french.includes('Voir le site à une date')]).toEqual([true, true]);
  const asked = await askPage(`?date=${YEAR}-12-24&time=18:00`);
  expect([asked.status, asked.headers.location]).toEqual([307, `http://${CHRISTMAS}.localhost:${port}/`]);
  for (const query of [
    `?date=${YEAR}-02-30&time=18:00`,
    '?date=&time=18:00',
    `?date=${YEAR}-12-24&time="><b>`,
    '?date=9999-12-24&time=18:00',
  ]) {
    const { status, text } = await askPage(query);
    expect([query, status, text.includes('role="alert"'), text.includes('"><b>')]).toEqual([query, 422, true, false]);
  }
});
