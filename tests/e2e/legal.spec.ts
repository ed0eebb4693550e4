import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'On this page' });
const section = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true });

test.describe('the day of the last update', () => {
  // 9 p.m. of March 4 in Toronto is March 5 already in Greenwich.
  test.use({ timezoneId: 'America/Toronto' });
  const EVENING = new Date('2031-03-05T02:00:00Z');

  test('is the visitor’s today, after a change of page too', async ({ page }) => {
    await page.clock.setFixedTime(EVENING);
    await page.goto('/terms-and-conditions/');
    await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click();
    await expect(section(page, 'Log data')).toBeVisible();
    await expect(page.getByText('March 4, 2031')).toHaveAttribute('datetime', '2031-03-04');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is the day of the build', async ({ page }) => {
      await page.goto('/privacy-policy/');
      await expect(page.locator('time[data-built]')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
    });
  });
});

test.describe('the table of contents on a desktop', () => {
  test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('marks the section that is read, leads to one by keyboard, and reading goes on from there', async ({ page }) => {
    await page.goto('/privacy-policy/');
    const current = contents(page).locator('[aria-current]');
    await expect(current).toHaveText(['Information collection and use']);
    await section(page, 'Cookie policy').evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveText(['Cookie policy']);
    await expect(current).toBeInViewport({ ratio: 1 });
    await contents(page).getByRole('link', { name: 'Security' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/privacy-policy/#security');
    await expect(section(page, 'Security')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(section(page, 'Security').getByRole('link')).toBeFocused();
    await test.step('marks the last section once it is asked for, though its top never comes near the top', async () => {
      await page.setViewportSize({ width: 1440, height: 2400 });
      await page.goto('/privacy-policy/');
      await contents(page).getByRole('link', { name: 'Contact us' }).click();
      await expect(current).toHaveText(['Contact us']);
      // As a scroll bar does it: without wheel, finger or key.
      await page.evaluate(() => scrollTo(0, 0));
      await expect(current).toHaveText(['Information collection and use']);
    });
  });

  test('is not on paper, where there is the text alone', async ({ page }) => {
    await page.goto('/terms-and-conditions/');
    await page.emulateMedia({ media: 'print' });
    await expect(contents(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(section(page, 'Refunds')).toBeVisible();
  });
});

test.describe('the table of contents on a phone', () => {
  test.use(PHONE);

  test('is folded above the text and opens by keyboard', async ({ page }) => {
    await page.goto('/accessibility-statement/');
    const link = page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Known issues' });
    await expect(link).toBeHidden();
    await page.getByRole('group').getByText('On this page').focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/accessibility-statement/#known-issues');
    await expect(section(page, 'Known issues')).toBeInViewport();
  });
});
