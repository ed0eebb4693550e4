import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { failedReport } from '#brand/report/report.ts';
import type { Submission } from '#inbox/read-rows.ts';
import { startPreview } from '#preview/preview.ts';
import { fakeTables } from '../support/backend/fake-tables.ts';
import { cateringRequest } from '../support/backend/inquiries.ts';
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
    const requests = [
      requestOf({ full_name: 'Ada' }),
      requestOf({ full_name: 'Grace', requirements: '  <b>Two</b>\n\tlines' }),
    ];
    const tables = fakeTables({ catering_requests: requests });
    const preview = await startPreview({
      brandsDir: join(folder, 'brands'),
      outDir,
      port: 0,
      backend: { ...tables, listener: (_request, response) => response.end() },
      build: async () => {
        await writeAlone(outDir, 'saffron', {
          files: filesOf(1),
          describe: () => ({ ...stateOf(1), recipients: ['s'] }),
        });
        const { error: _, ...report } = failedReport('saffron', '');
        return { brands: [{ ...report, status: 'built', warnings: WARNINGS }] };
      },
    });
    await preview.firstBuild;
    await use({
      address: `http://localhost:${preview.port}/_preview/saffron/`,
      send: async (changes) => {
        requests.push(requestOf(changes));
        await fetch(`http://localhost:${preview.port}/functions/v1/catering-request`, { method: 'POST', body: '{}' });
      },
    });
    await preview.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

const WARNINGS = Array.from({ length: 30 }, (_, index) => ({
  path: `faqs[${index}].answer`,
  message: '"call <us>" is not a text. It is left out.',
  ...(index === 7 && { line: 2, column: 12 }),
}));

let sent = 0;
function requestOf(changes: Record<string, unknown>): Submission {
  sent += 1;
  const created_at = new Date(Date.UTC(2026, 10, 21) + sent * 1000).toISOString();
  return { ...cateringRequest({ restaurant_id: 's', ...changes }), id: crypto.randomUUID(), created_at };
}

test('submissions and warnings are read with the keyboard', async ({ page, bench }) => {
  await page.setViewportSize(PHONE.viewport);
  const expectAccessible = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page)).toEqual([]);
    }
  };
  await page.goto(`${bench.address}submissions/`);
  await expect(page.getByRole('status')).toHaveText('2 submissions, 2 new');
  await expectAccessible();
  await page
    .getByRole('link', { name: /^Catering Request/ })
    .first()
    .focus();
  await bench.send({ full_name: 'Edsger' });
  await expect(page.getByRole('status')).toHaveText('3 submissions, 3 new');
  await expect(page.getByText('Edsger')).toBeVisible();
  const grace = page.getByRole('listitem').filter({ hasText: 'Grace' }).getByRole('link');
  await expect(grace).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('<b>Two</b>')).toBeVisible();
  expect(await page.getByText('<b>Two</b>').textContent()).toBe('  <b>Two</b>\n\tlines');
  await expectAccessible();
  await page.getByRole('navigation', { name: 'saffron' }).getByRole('link', { name: 'Warnings' }).press('Enter');
  await page.getByRole('searchbox').fill('[7] call');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['faqs[7].answer']);
  await expect(page.locator('mark')).toHaveText('"call <us>"');
  await expectAccessible();
  await expect(page.getByRole('searchbox')).toHaveValue('[7] call');
});
