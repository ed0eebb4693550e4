import { violationsOn } from '../support/browser/axe.ts';
import { DESKTOP, expect, onEveryKindOfPage, PHONE, test, unfold } from '../support/browser/stories.ts';

for (const brand of ['nonna-pia', 'kumo-ramen', 'night-owl-burgers']) {
  // The same pages on a phone, light: every-page.spec.ts.
  test.describe(`every kind of page of ${brand}, on a desktop and dark`, () => {
    // What moves would be measured half way.
    test.use({ brand, ...DESKTOP, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

    test('has nothing that axe finds, all unfolded', async ({ page, faults }) => {
      await onEveryKindOfPage({ page, brand, faults }, async () => {
        await unfold(page);
        expect(await violationsOn(page)).toEqual([]);
      });
    });
  });

  test.describe(`the open menu of ${brand} on a phone`, () => {
    test.use({ brand, ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

    test('has nothing that axe finds, light or dark', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).tap();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
      }
    });
  });
}
