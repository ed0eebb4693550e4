import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, test } from '../support/browser/stories.ts';

const categories = (name: string) => [{ name: `${name} plates`, items: [{ name: `${name} soup`, price: 9 }] }];
const menuOf = (name: string, served?: object[]) => ({ name, categories: categories(name), ...(served && { served }) });
const DINER = {
  name: 'Round the Clock',
  currency: 'CAD',
  timezone: 'America/Toronto',
  openingHours: [{ day: 'Monday - Sunday', open: '06:00', close: '23:00' }],
  menu: [
    menuOf('Breakfast', [{ open: '07:00', close: '11:00' }]),
    menuOf('Lunch', [{ open: '11:00', close: '15:00' }]),
    menuOf('Dinner', [{ open: '17:00', close: '22:00' }]),
    menuOf('Drinks'),
    menuOf('Summer card', [{ validFrom: '06-01', validThrough: '09-15' }]),
  ],
};

const menus = (page: Page): Locator => page.locator('main section[id] > h2:not(.sr-only)');
const rail = (page: Page): Locator => page.getByRole('navigation', { name: 'Menus and their categories' });
const railLinks = (page: Page): Locator => rail(page).locator('ul > li > a:has(+ ul)');

test.use(DESKTOP);

test('the menu that is served comes first and says so, by the clock of the restaurant', async ({
  browser,
  page,
  serveSite,
  faults,
}) => {
  // The build is at seven in the evening of Toronto.
  const origin = await serveSite(DINER);

  await test.step('without scripts in the order of the build, each with its times', async () => {
    const still = await browser.newContext({ javaScriptEnabled: false });
    const printed = await still.newPage();
    await printed.goto(`${origin}/menu/`);
    await expect(menus(printed)).toHaveText(['Dinner', 'Drinks', 'Breakfast', 'Lunch']);
    await expect(printed.getByText('Daily 7:00 AM – 11:00 AM')).toBeVisible();
    await expect(printed.getByText('until')).toHaveCount(0);
    await printed.getByText('Summer card', { exact: true }).click();
    await expect(printed.getByText('June 1 – September 15')).toBeVisible();
    await expect(printed.getByRole('heading', { name: 'Summer card soup' })).toBeVisible();
    await still.close();
  });

  await test.step('in the morning breakfast, and at eleven the words change under the eyes, but not the menus', async () => {
    await page.clock.install({ time: '2026-11-20T15:30Z' });
    await page.goto(`${origin}/menu/`);
    await expect(page.getByText('Breakfast until 11:00 AM, then Lunch')).toBeVisible();
    await expect(menus(page)).toHaveText(['Breakfast', 'Drinks', 'Lunch', 'Dinner']);
    await expect(railLinks(page)).toHaveText(['Breakfast', 'Drinks', 'Lunch', 'Dinner']);
    await page.clock.runFor('30:00');
    await expect(page.getByText('Lunch until 3:00 PM, Dinner from 5:00 PM')).toBeVisible();
    await expect(menus(page)).toHaveText(['Breakfast', 'Drinks', 'Lunch', 'Dinner']);
  });

  await test.step('at the next visit lunch; anchors and the keyboard lead where they did', async () => {
    await page.goto(`${origin}/`);
    await page.goto(`${origin}/menu/#breakfast`);
    await expect(menus(page)).toHaveText(['Lunch', 'Drinks', 'Dinner', 'Breakfast']);
    await expect(page.getByRole('heading', { level: 2, name: 'Breakfast' })).toBeInViewport();
    await expect(rail(page).locator('[aria-current]')).toHaveText('Breakfast');
    await railLinks(page).filter({ hasText: 'Lunch' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Lunch' })).toBeInViewport();
  });

  await test.step('after a change of page', async () => {
    await page.goto(`${origin}/`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByText('Lunch until 3:00 PM')).toBeVisible();
    await expect(menus(page).first()).toHaveText('Lunch');
  });

  await test.step('on the board, which goes over to dinner by itself', async () => {
    await page.goto(`${origin}/menu/board/`);
    await expect(page.locator('.board-screen:visible .board-menu')).toHaveText('Lunch');
    await page.clock.runFor(20_000);
    await expect(page.locator('.board-screen:visible .board-menu')).toHaveText('Drinks');
    faults.expect('/menu/board/', 'net::ERR_INTERNET_DISCONNECTED');
    await page.context().setOffline(true);
    await page.clock.fastForward('06:00:00');
    await expect(page.locator('.board-screen:visible .board-menu')).toHaveText('Dinner');
    await page.context().setOffline(false);
  });
});
