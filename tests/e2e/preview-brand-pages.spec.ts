import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { failedReport } from '#brand/report/report.ts';
import { callWithKey } from '#brand/network/deployed.ts';
import { startPreview } from '#preview/preview.ts';
import { cateringRequest } from '../support/backend/inquiries.ts';
import { getBackend } from '../support/backend/running-backend.ts';
import { violationsOn } from '../support/browser/axe.ts';
import { PHONE } from '../support/browser/stories.ts';
import { filesOf, stateOf, writeAlone } from '../support/build/generations.ts';

interface Bench {
  /** "http://localhost:4173/_preview/saffron/" */
  address: string;
  /** Somebody sends a catering request. */
  send: (changes: Record<string, unknown>) => Promise<void>;
}

/** A preview of one brand that has thirty warnings and received two catering requests. */
const test = base.extend<{ bench: Bench }>({
  bench: async ({ context: _context }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'preview-pages-'));
    const outDir = join(folder, 'dist');
    mkdirSync(join(folder, 'brands/saffron'), { recursive: true });
    writeFileSync(join(folder, 'brands/saffron/website.json'), '{\n  "phone": "call <us>"\n}');
    const { origin, secretKey } = getBackend() ?? { origin: '', secretKey: '' };
    const call = callWithKey(origin, secretKey, 'the test fails');
    const brandId = `e2e-${crypto.randomUUID()}`;
    const store = async (table: string, row: Record<string, unknown>): Promise<void> => {
      const headers = { 'Content-Type': 'application/json', Prefer: 'return=minimal' };
      const { status } = await call(`/rest/v1/${table}`, { method: 'POST', headers, body: JSON.stringify(row) });
      expect(status).toBe(201);
    };
    const send: Bench['send'] = (changes) =>
      store('catering_requests', {
        ...cateringRequest({ restaurant_id: brandId, ...changes }),
        id: crypto.randomUUID(),
      });
    await store('brand_websites', { brand_id: brandId, data: { name: 'Saffron Lane' } });
    await send({ full_name: 'Ada' });
    await send({ full_name: 'Grace', requirements: '  <b>Two</b>\n\tlines' });
    const preview = await startPreview({
      brandsDir: join(folder, 'brands'),
      outDir,
      port: 0,
      backend: { call, isOpen: () => true, listener: (_request, response) => response.end() },
      brandIdOf: () => brandId,
      build: async () => {
        await writeAlone(outDir, 'saffron', {
          files: filesOf(1),
          describe: () => ({ ...stateOf(1), recipients: [brandId] }),
        });
        const { error: _, ...report } = failedReport('saffron', '');
        return { brands: [{ ...report, status: 'built', warnings: WARNINGS }] };
      },
    });
    await preview.firstBuild;
    await use({
      address: `http://localhost:${preview.port}/_preview/saffron/`,
      send: async (changes) => {
        await send(changes);
        await fetch(`http://localhost:${preview.port}/functions/v1/catering-request`, { method: 'POST', body: '{}' });
      },
    });
    await preview.close();
    await call(`/rest/v1/catering_requests?restaurant_id=eq.${brandId}`, { method: 'DELETE' });
    await call(`/rest/v1/brand_websites?brand_id=eq.${brandId}`, { method: 'DELETE' });
    rmSync(folder, { recursive: true, force: true });
  },
});

const WARNINGS = Array.from({ length: 30 }, (_, index) => ({
  path: `faqs[${index}].answer`,
  message: '"call <us>" is not a text. It is left out.',
  ...(index === 7 && { line: 2, column: 12 }),
}));

test('submissions and warnings are read with the keyboard', async ({ page, bench }) => {
  await page.setViewportSize(PHONE.viewport);
  const expectAccessible = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page)).toEqual([]);
    }
  };
  await page.goto(`${bench.address}submissions/`);
  await expect(page.getByRole('status')).toHaveText('2 not answered, 2 new');
  await expectAccessible();
  await page.getByRole('link', { name: /Grace/ }).focus();
  await bench.send({ full_name: 'Edsger' });
  await expect(page.getByRole('status')).toHaveText('3 not answered, 3 new');
  await expect(page.getByText('Edsger')).toBeVisible();
  await expect(page.getByRole('link', { name: /Grace/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace');
  expect(await page.getByRole('definition').filter({ hasText: '<b>Two</b>' }).textContent()).toBe(
    '  <b>Two</b>\n\tlines',
  );
  await expectAccessible();
  await page.getByLabel('Name of who has it').fill('Sofia');
  await page.getByLabel('That is me').press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Nobody has it' })).toBeVisible();
  await page.getByLabel('Only your team sees it').fill('Oven is free.');
  await bench.send({ full_name: 'Barbara' });
  // What is typed stays while the page follows.
  await expect(page.getByLabel('Only your team sees it')).toHaveValue('Oven is free.');
  await page.getByRole('button', { name: 'Save the note' }).press('Enter');
  await page.getByRole('button', { name: 'Mark as answered' }).press('Enter');
  await expect(page.getByText(/^Answered today/)).toBeVisible();
  await expect(page.getByLabel('Only your team sees it')).toHaveValue('Oven is free.');
  for (const viewport of [{ width: 1280, height: 720 }, PHONE.viewport]) {
    await page.setViewportSize(viewport);
    await expectAccessible();
  }
  await page.getByRole('link', { name: 'Messages' }).first().press('Enter');
  await expect(page.getByRole('status')).toHaveText('3 not answered, 3 new');
  await page.getByRole('navigation', { name: 'saffron' }).getByRole('link', { name: 'Warnings' }).press('Enter');
  await page.getByRole('searchbox').fill('[7] call');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['faqs[7].answer']);
  await expect(page.locator('mark')).toHaveText('"call <us>"');
  await expectAccessible();
  await expect(page.getByRole('searchbox')).toHaveValue('[7] call');
});
