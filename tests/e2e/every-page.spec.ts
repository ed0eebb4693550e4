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

    test('loads all it asks for, without React and without an error, and shows what was meant', async ({
      page,
      faults,
    }) => {
      const scripts = new Map<string, Promise<string>>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text());
      });
      await onEveryPage({ page, brand, faults }, async () => {
        await unfold(page);
        await expect(page.locator('astro-island')).toHaveCount(0);
        expect(await page.locator('body').innerText()).not.toMatch(NOT_MEANT);
        await expect(page).not.toHaveTitle(NOT_MEANT);
      });
      expect([...scripts.keys()].filter((url) => /react/i.test(url))).toEqual([]);
      expect(scripts.size).toBeGreaterThan(0);
      // React's own mark survives minification.
      for (const code of await Promise.all(scripts.values())) expect(code).not.toContain('react.transitional.element');
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
