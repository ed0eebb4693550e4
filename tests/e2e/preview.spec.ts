import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BrandReport } from '../../src/builder/types.ts';
import { startPreview } from '../../src/preview/preview.ts';

interface Bench {
  address: string;
  list: string;
  /** Publishes a page with this heading, or fails when there is none, as the answer to the build that waits or comes next. */
  build: (heading?: string) => void;
  edit: () => void;
}

/** A preview of one brand whose builds end when the story says so. */
const test = base.extend<{ bench: Bench }>({
  bench: async ({ context: _context }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'preview-story-'));
    const brandFolder = join(folder, 'brands/saffron');
    const siteFolder = join(folder, 'dist/saffron');
    mkdirSync(brandFolder, { recursive: true });
    mkdirSync(siteFolder, { recursive: true });
    const answers: (string | undefined)[] = [];
    let resume = (): void => {};
    const preview = await startPreview({
      brandsDir: join(folder, 'brands'),
      outDir: join(folder, 'dist'),
      port: 0,
      build: async ([slug = '']) => {
        while (answers.length === 0) await new Promise<void>((resolve) => (resume = resolve));
        const heading = answers.shift();
        if (heading !== undefined) writeFileSync(join(siteFolder, 'index.html'), pageOf(heading));
        return { brands: [reportOf(slug, heading)] };
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

const pageOf = (heading: string): string =>
  `<!doctype html><html lang="en"><title>Saffron</title><body><h1>${heading}</h1><label>Name <input></label></body></html>`;

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
  await expect(page.getByRole('heading', { name: 'Error Loading Restaurant' })).toBeVisible();
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

test('the list follows every brand and keeps the focus', async ({ page, bench }) => {
  await page.goto(bench.list);
  await expect(page.getByRole('status')).toHaveText('1 building');
  const link = page.getByRole('link', { name: 'saffron' });
  await link.focus();
  bench.build('Open');
  await expect(page.getByRole('status')).toHaveText('1 built');
  await expect(link).toBeFocused();
});
