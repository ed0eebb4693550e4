import { violationsOn } from '../support/browser/axe.ts';
import { expect, PHONE, test } from '../support/browser/stories.ts';

// What axe finds on the pages: every-page.spec.ts.
for (const [brand, colorScheme] of [
  ['nonna-pia', 'dark'],
  ['kumo-ramen', 'light'],
  ['night-owl-burgers', 'dark'],
] as const) {
  test.describe(`the open menu of ${brand} on a phone, ${colorScheme}`, () => {
    test.use({ brand, ...PHONE, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('has nothing that axe finds', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).tap();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      expect(await violationsOn(page, 'header')).toEqual([]);
    });
  });
}
