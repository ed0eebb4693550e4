import { violationsOn } from '../support/axe.ts';
import { expect, onEveryKindOfPage, PHONE, test, unfold } from '../support/stories.ts';

const LOOKS = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

for (const brand of ['nonna-pia', 'kumo-ramen', 'night-owl-burgers']) {
  for (const { width, colorScheme } of LOOKS) {
    test.describe(`every kind of page of ${brand}, ${width} pixels wide and ${colorScheme}`, () => {
      // What moves would be measured half way.
      test.use({ brand, colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

      test('has nothing that axe finds, all unfolded', async ({ page, faults }) => {
        await onEveryKindOfPage({ page, brand, faults }, async () => {
          await unfold(page);
          expect(await violationsOn(page)).toEqual([]);
        });
      });
    });
  }

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
