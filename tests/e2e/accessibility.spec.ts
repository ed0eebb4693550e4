import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DESKTOP, expect, onEveryPage, PHONE, test, unfold } from '../support/stories.ts';

const WIDTHS = [390, 820, 1440];

for (const brand of ['nonna-pia', 'kumo-ramen']) {
  for (const width of WIDTHS) {
    test.describe(`every page of ${brand}, ${width} pixels wide`, () => {
      // What moves would be measured half way.
      test.use({ brand, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

      test('has nothing that axe finds, folded or unfolded, light or dark', async ({ page, faults }) => {
        test.setTimeout(90_000);
        await onEveryPage({ page, brand, faults }, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          expect(await violationsOn(page)).toEqual([]);
          await unfold(page);
          await openMenu(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await violationsOn(page)).toEqual([]);
          await page.emulateMedia({ colorScheme: 'light' });
        });
      });
    });
  }
}

async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  if (await toggle.isVisible()) await toggle.click();
}

/** `["color-contrast: .kicker, .lede"]` */
async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
