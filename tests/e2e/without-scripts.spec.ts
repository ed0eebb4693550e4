import { status } from '../support/browser/faults.ts';
import { kindsOf } from '../support/browser/page-choice.ts';
import { DESKTOP, expect, onPages, PHONE, test } from '../support/browser/stories.ts';

test.use({ javaScriptEnabled: false });

test.describe('every kind of page without scripts', () => {
  test.use({ brand: 'kumo-ramen', ...DESKTOP });

  test('shows every description whole, and no button that would do nothing', async ({ page, brand, faults }) => {
    await onPages(kindsOf(brand), { page, faults }, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const rest = page.locator('folded-text > span:not([aria-hidden])');
      expect(await rest.locator('visible=true').count()).toBe(await rest.count());
      await expect(page.locator('folded-text > [aria-hidden]:visible')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
    });
  });
});

test.describe('without scripts on a desktop', () => {
  test.use(DESKTOP);

  test('questions open, the footer has a year, links lead on, and categories to their items', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Can I bring my own wine?').click();
    await expect(page.getByText('On Wednesdays, with no corkage.')).toBeVisible();
    await expect(page.getByText(/©\s+20\d\d\s+Nonna Pia/)).toBeVisible();
    await page.getByRole('link', { name: 'View Full Menu' }).click();
    await expect(page).toHaveURL('/menu/');
    await page.getByRole('link', { name: 'Dolci' }).click();
    await expect(page.getByRole('heading', { name: 'Dolci' })).toBeInViewport();
  });

  test('an address that leads nowhere says so', async ({ page, faults }) => {
    faults.expect(status(404));
    await page.goto('/nowhere/');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Location Not Found' })).toBeHidden();
  });
});

test.describe('without scripts on a phone', () => {
  test.use(PHONE);

  test('the popular items scroll, and the menu opens and leads on', async ({ page }) => {
    await page.goto('/');
    const items = page.getByRole('list', { name: 'Our most popular items' });
    await expect(items.getByRole('listitem').last()).not.toBeInViewport();
    await items.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(items.getByRole('listitem').last()).toBeInViewport();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await navigation.getByRole('link', { name: 'Menu', exact: true }).tap();
    await expect(page).toHaveURL('/menu/');
    await expect(navigation).toBeHidden();
  });
});
