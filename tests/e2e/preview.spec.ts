import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BrandReport } from '#schema/warning.ts';
import { startPreview } from '#preview/preview.ts';
import { violationsOn } from '../support/browser/axe.ts';

interface Bench {
  address: string;
  list: string;
  /** Publishes a page with this heading, or fails when there is none, as the answer to the build that waits or comes next. */
  build: (heading?: string) => void;
  edit: () => void;
}

/** A preview whose builds end when the story says so. The brand `saffron` is the one that is edited. */
const test = base.extend<{ bench: Bench; slugs: string[] }>({
  slugs: [['saffron'], { option: true }],
  bench: async ({ context: _context, slugs }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'preview-story-'));
    const brandFolder = join(folder, 'brands/saffron');
    for (const slug of slugs) {
      mkdirSync(join(folder, 'brands', slug), { recursive: true });
      mkdirSync(join(folder, 'dist', slug), { recursive: true });
    }
    const answers: (string | undefined)[] = [];
    let resume = (): void => {};
    const preview = await startPreview({
      brandsDir: join(folder, 'brands'),
      outDir: join(folder, 'dist'),
      port: 0,
      build: async (asked) => {
        while (answers.length === 0) await new Promise<void>((resolve) => (resume = resolve));
        const heading = answers.shift();
        if (heading !== undefined)
          for (const slug of asked) writeFileSync(join(folder, 'dist', slug, 'index.html'), pageOf(heading));
        return { brands: asked.map((slug) => reportOf(slug, heading)) };
      },
    });
    await use({
      address: `http://saffron.localhost:${preview.port}/`,
      list: `http://localhost:${preview.port}/`,
      build: (heading) => {
        answers.push(heading);
        resume();
      },
      edit: () => writeFileSync(join(brandFolder, 'website.json'), String(Math.random())),
    });
    await preview.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** As strict as a site's own. */
const POLICY = "default-src 'self'; style-src 'unsafe-inline'; require-trusted-types-for 'script'";

const pageOf = (heading: string): string =>
  `<!doctype html><html lang="en"><title>Saffron</title><meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
  `<style>* { opacity: 0; font-size: 3px !important }</style><body><h1>${heading}</h1><label>Name <input></label><label><input type=checkbox> News</label></body></html>`;

const reportOf = (slug: string, heading: string | undefined): BrandReport => ({
  slug,
  status: heading === undefined ? 'failed' : 'built',
  pages: 1,
  printed: [],
  kept: 0,
  milliseconds: 5,
  warnings: [],
  ...(heading === undefined && { error: 'Failed to fetch brand website data' }),
});

test('a waiting page turns into the error, and the error into the site, by itself', async ({ page, bench }) => {
  await page.goto(bench.address);
  await expect(page.getByRole('heading', { name: 'Loading restaurant...' })).toBeVisible();
  bench.build();
  await expect(page.getByRole('heading', { name: 'saffron could not be built' })).toBeVisible();
  await expect(page.getByText('Failed to fetch brand website data')).toBeVisible();
  bench.edit();
  bench.build('Open again');
  await expect(page.getByRole('heading', { name: 'Open again' })).toBeVisible();
});

test('an open page follows its brand, but never over something typed', async ({ page, bench }) => {
  bench.build('First');
  await page.goto(bench.address);
  await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
  bench.edit();
  bench.build('Second');
  await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible();
  await page.getByLabel('Name').fill('Ada');
  bench.edit();
  bench.build('Third');
  await expect.poll(() => page.evaluate(() => fetch('/').then((answer) => answer.text()))).toContain('Third');
  await page.evaluate(hearCurrentStamp);
  await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test('what is typed before the page can follow its brand stays, too', async ({ page, bench }) => {
  bench.build('First');
  await page.goto(bench.address);
  await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
  const typed = Promise.withResolvers<true>();
  await page.route('**/_preview/live.js*', (route) => typed.promise.then(() => route.continue()));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByLabel('Name').fill('Ada');
  typed.resolve(true);
  await expect.poll(() => page.evaluate(() => '__preview' in window)).toBe(true);
  bench.edit();
  bench.build('Second');
  await expect.poll(() => page.evaluate(() => fetch('/').then((answer) => answer.text()))).toContain('Second');
  await page.evaluate(hearCurrentStamp);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test('a page says that it is not the newest, until a build succeeds', async ({ page, bench }) => {
  bench.build('First');
  await page.goto(bench.address);
  await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
  bench.edit();
  bench.build();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('saffron could not be built');
  await expect(alert).toContainText('Failed to fetch brand website data');
  expect(await violationsOn(page, 'front-of-house-problem')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(alert.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
  await page.reload();
  await page.evaluate(hearCurrentStamp);
  await expect(alert).toBeHidden();
  bench.edit();
  bench.build();
  await expect(alert).toBeVisible();
  await page.reload();
  await expect(alert).toBeVisible();
  bench.edit();
  bench.build('Second');
  await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect(alert).toBeHidden();
});

/** Runs in the page: has it listen anew, and resolves when a listener that came after it has heard what it heard. */
function hearCurrentStamp(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  const events = new EventSource('/_preview/events');
  return new Promise((resolve) => {
    events.onmessage = () => {
      events.close();
      resolve();
    };
  });
}

test.describe('of many brands', () => {
  test.use({ slugs: [...Array.from({ length: 13 }, (_, index) => `brand-${index + 1}`), 'saffron'] });

  test('those that are looked for are shown, and what is typed stays', async ({ page, bench }) => {
    bench.build('Open');
    await page.goto(bench.list);
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(14);
    await page.getByRole('searchbox', { name: 'Find a brand' }).focus();
    await page.keyboard.type('saff');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('1 of 14 brands. Show all');
    await expect(page).toHaveURL(/\?q=saff$/);
    await page.getByRole('searchbox').focus();
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(cards).toHaveCount(1);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    bench.edit();
    bench.build();
    await expect(cards.getByText('Could not be built')).toBeVisible();
    await page.keyboard.type('x');
    await expect(page.getByRole('searchbox')).toHaveValue('safxf');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('No brand here.')).toBeVisible();
    await page.goto(`${bench.list}?show=failed`);
    await expect(cards).toHaveCount(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page)).toEqual([]);
    }
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(cards.first()).toContainText('saffron');
  });
});
