import { findCutOff } from '../support/cut-off.ts';
import { DESKTOP, expect, NOT_MEANT, onEveryKindOfPage, onEveryPage, PHONE, test, unfold } from '../support/stories.ts';

for (const brand of [
  'nonna-pia',
  'kumo-ramen',
  'night-owl-burgers',
  'kitchen-sink',
  'minimal',
  'empty',
  'other-scripts',
]) {
  test.describe(`every page of ${brand}`, () => {
    test.use({ brand });

    test('loads all it asks for, without an error and React only for the finder, and shows what was meant', async ({
      page,
      faults,
    }) => {
      const scripts = new Map<string, Promise<string>>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text());
      });
      await onEveryPage({ page, brand, faults }, async (path) => {
        const finder = page.locator('.finder > astro-island');
        await expect(page.locator('astro-island')).toHaveCount(await finder.count());
        const hasFinder = (await finder.count()) > 0;
        if (hasFinder) {
          expect(path).toBe('/locations/');
          await expect(page.locator('.finder-list')).toBeVisible();
        }
        await unfold(page);
        expect(await page.locator('body').innerText()).not.toMatch(NOT_MEANT);
        await expect(page).not.toHaveTitle(NOT_MEANT);
        // React's own mark survives minification.
        const code = (await Promise.all(scripts.values())).join();
        expect(code.includes('react.transitional.element')).toBe(hasFinder);
        scripts.clear();
      });
    });

    test.describe('on the narrowest phone', () => {
      test.use({ ...PHONE, viewport: { width: 320, height: 568 } });

      test('fits, with nothing cut off', async ({ page, faults }) => {
        await onEveryPage({ page, brand, faults }, async () => {
          await unfold(page);
          expect(await page.evaluate(findCutOff)).toEqual([]);
        });
      });
    });
  });
}

for (const brand of ['nonna-pia', 'kumo-ramen', 'night-owl-burgers']) {
  for (const [device, settings] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    test.describe(`every kind of page of ${brand} on a ${device}`, () => {
      test.use({ brand, ...settings });

      test('loses nothing when its text is twice as large', async ({ page, faults }) => {
        await onEveryKindOfPage({ page, brand, faults }, async () => {
          await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
          await unfold(page);
          expect(await page.evaluate(findCutOff)).toEqual([]);
        });
      });
    });
  }
}
