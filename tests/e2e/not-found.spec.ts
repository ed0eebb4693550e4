import type { Page } from '@playwright/test';
import { noPage, status } from '../support/browser/faults.ts';
import { expect, test } from '../support/browser/stories.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an address that leads nowhere says so, logs the path and links home', async ({ page, faults }) => {
  faults.expect(status(404), noPage('/nowhere/to-be-found'));
  const response = await page.goto('/nowhere/to-be-found');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Oops! Page not found');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Nonna Pia' })).toHaveAttribute('href', '/');
  const others = page.getByRole('navigation', { name: 'Other pages' }).getByRole('link');
  await expect(others).toHaveText(['Menu', 'Catering', 'Offers', 'Careers', 'Contact Us', '(905) 555-0142']);
  await page.getByRole('link', { name: 'Return to home' }).click();
  await expect(page).toHaveTitle('Nonna Pia – Pizza napoletana in Hamilton');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('so does a link on a page that leads nowhere', async ({ page, faults }) => {
  faults.expect(status(404), noPage('/gone/'));
  await page.goto('/');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' });
  await link.evaluate((element) => element.setAttribute('href', '/gone/'));
  const logged = page.waitForEvent('console', (message) => message.text().includes('/gone/'));
  await link.click();
  await expect(heading(page)).toHaveText('Oops! Page not found');
  await expect(page).toHaveURL('/gone/');
  await logged;
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Ready to Order?' })).toBeVisible();
});

test('a location that is not there leads to all of them, and its menu says so', async ({ page, faults }) => {
  faults.expect(status(404), noPage('/location/atlantis/'));
  await page.goto('/location/atlantis/');
  await page.waitForURL('/locations/');

  faults.expect(status(404), noPage('/menu/atlantis/'));
  await page.goto('/menu/atlantis/');
  await expect(heading(page)).toHaveText('Location Not Found');
  await expect(page.getByText('Oops!')).toBeHidden();
  await page.getByRole('link', { name: 'See the menu' }).click();
  await expect(heading(page)).toHaveText('Menu');

  faults.expect(status(404), noPage('/menu/atlantis/lunch/'));
  await page.goto('/menu/atlantis/lunch/');
  await expect(heading(page)).toHaveText('Oops! Page not found');
});

test('a script that somebody else puts into a page does not run', async ({ page, faults }) => {
  faults.expect('Content Security Policy', 'failed: x:');
  await page.goto('/');
  const isRefused = page.waitForEvent('requestfailed');
  await page.evaluate(() => {
    for (const markup of [
      '<script>document.title = "taken"</script>',
      '<img src="x:" onerror="document.title = `taken`">',
    ]) {
      document.body.append(document.createRange().createContextualFragment(markup));
    }
  });
  await isRefused;
  await expect(page.locator('img[src="x:"]')).toHaveJSProperty('complete', true);
  await expect(page).not.toHaveTitle('taken');
});
