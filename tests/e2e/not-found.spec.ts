import type { Page } from '@playwright/test';
import { expect, test } from '../support/stories.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What the browser itself says of an answer with status 404. */
const REFUSED = 'console: Failed to load resource: the server responded with a status of 404 (Not Found)';
const logged = (path: string) => `console: 404: no page at ${path}`;

test('an address that leads nowhere says so, logs the path and links home', async ({ page, faults }) => {
  const response = await page.goto('/nowhere/to-be-found');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Oops! Page not found');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(faults.splice(0)).toEqual([REFUSED, logged('/nowhere/to-be-found')]);
  await page.getByRole('link', { name: 'Return to home' }).click();
  await expect(page).toHaveTitle('Nonna Pia – Pizza napoletana in Hamilton');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('so does a link on a page that leads nowhere', async ({ page, faults }) => {
  await page.goto('/');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' });
  await link.evaluate((element) => element.setAttribute('href', '/gone/'));
  await link.click();
  await expect(heading(page)).toHaveText('Oops! Page not found');
  await expect(page).toHaveURL('/gone/');
  expect(new Set(faults.splice(0))).toEqual(new Set([REFUSED, logged('/gone/')]));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Ready to Order?' })).toBeVisible();
});

test('a location that is not there leads to all of them', async ({ page, faults }) => {
  await page.goto('/location/atlantis/');
  await page.waitForURL('/locations/');
  expect(faults.splice(0)).toContain(logged('/location/atlantis/'));
});

test('the menu of a location that is not there says so', async ({ page, faults }) => {
  await page.goto('/menu/atlantis/');
  await expect(heading(page)).toHaveText('Location Not Found');
  await expect(page.getByText('Oops!')).toBeHidden();
  expect(faults.splice(0)).toEqual([REFUSED, logged('/menu/atlantis/')]);
  await page.getByRole('link', { name: 'See the menu' }).click();
  await expect(heading(page)).toHaveText('Menu');
});
