import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const section = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Our Locations' }) });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const panels = (page: Page): Locator => section(page).getByRole('heading', { level: 3 });

const AREAS = ['Queen West', 'Ossington', 'The Annex', 'Midtown', 'Leslieville', 'Gastown', 'Main Street', 'Kitsilano'];

test.use({ brand: 'kumo-ramen' });

test.describe('the locations section', () => {
  test.use(DESKTOP);

  test('shows the first location, and another when its tab is chosen', async ({ page }) => {
    const maps: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('https://www.google.com/maps')) maps.push(request.url());
    });
    await page.goto('/contact/');
    await expect(section(page).getByText('Find us at these convenient locations:')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(AREAS);
    await expect(tab(page, 'Queen West')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    const first = page.getByRole('tabpanel', { name: 'Queen West' });
    await test.step('says of a location what there is to say, and unfolds its hours, day by day', async () => {
      await expect(first).toContainText('482 Queen Street West');
      await expect(first.getByText('Queen West', { exact: true })).toBeVisible();
      for (const [name, href] of [
        ['Kumo Queen West', '/location/kumo-queen-west/'],
        ['Get Directions to Kumo Queen West', /google\.com\/maps\/dir\/.*482%20Queen%20Street%20West/],
        ['(416) 555-0188', 'tel:+14165550188'],
        ['queenwest@kumoramen.example', 'mailto:queenwest@kumoramen.example'],
        ['Order Now from Kumo Queen West', 'https://order.kumoramen.example/queen-west'],
      ] as const)
        await expect(first.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      await expect(first.getByText('Monday')).toBeHidden();
      await first.getByText('See hours').click();
      for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
        await expect(first.getByText(day)).toBeVisible();
      await first.getByText('Hide hours').click();
      await expect(first.getByText('Monday')).toBeHidden();
    });
    await section(page).scrollIntoViewIfNeeded();
    await test.step('asks Google for a map when a guest does, and then for those that are seen', async () => {
      await expect(section(page).getByRole('button', { name: 'Show the map' })).toHaveCount(1);
      expect(maps).toHaveLength(0);
      await section(page).getByRole('button', { name: 'Show the map' }).click();
      await expect(page.getByTitle('Map of Kumo Queen West')).toHaveAttribute('src', /482.*&z=15&output=embed$/);
      await expect(page.getByTitle('Map of Kumo Gastown')).toHaveCount(0);
      await tab(page, 'Gastown').click();
      await expect(page.getByTitle('Map of Kumo Gastown')).toHaveAttribute('src', /output=embed$/);
    });
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    const panel = page.getByRole('tabpanel', { name: 'Gastown' });
    await expect(panel.getByRole('heading', { name: 'Kumo Gastown' })).toBeVisible();
    await expect(tab(page, 'Queen West')).toHaveAttribute('aria-selected', 'false');
    await test.step('has tabs that arrows, Home and End lead through', async () => {
      for (const [key, name] of [
        ['Home', 'Queen West'],
        ['ArrowRight', 'Ossington'],
        ['End', 'Kitsilano'],
        ['ArrowRight', 'Queen West'],
        ['ArrowLeft', 'Kitsilano'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(page, name)).toBeFocused();
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      }
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(tab(page, 'Kitsilano')).toBeFocused();
    });
  });
});

test('there are tabs at 1000 pixels, below rows of all, and on a phone of the first three', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto('/menu/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('tab')).toHaveCount(8);
  await tab(page, 'Midtown').click();
  await test.step('they work after the visitor has been on another page', () =>
    expect(page.getByRole('tabpanel', { name: 'Midtown' })).toBeVisible());
  await page.setViewportSize({ width: 999, height: 900 });
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  await expect(panels(page)).toHaveCount(8);
  await expect(section(page).getByRole('group', { name: 'Gastown' })).toContainText('Kumo Gastown');
  for (const panel of await panels(page).all()) await expect(panel).toBeVisible();
  const all = section(page).getByRole('link', { name: 'All 8 locations' });
  await expect(all).toBeHidden();
  await page.setViewportSize(PHONE.viewport);
  await expect(panels(page)).toHaveText(['Kumo Queen West', 'Kumo Ossington', 'Kumo Annex']);
  await expect(section(page).getByRole('link', { name: 'Get Directions to Kumo Annex' })).toBeVisible();
  await expect(all).toHaveAttribute('href', '/locations/');
  await expect(section(page).locator('iframe').locator('visible=true')).toHaveCount(0);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'Midtown' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ ...DESKTOP, javaScriptEnabled: false });

  test('every location is there, with a way to it and its hours', async ({ page }) => {
    await page.goto('/contact/');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(panels(page)).toHaveCount(8);
    for (const panel of await panels(page).all()) await expect(panel).toBeVisible();
    await expect(section(page).getByRole('link', { name: /^Get Directions/ })).toHaveCount(8);
    await section(page).getByText('See hours').last().click();
    await expect(section(page).getByText('Monday').last()).toBeVisible();
  });
});
