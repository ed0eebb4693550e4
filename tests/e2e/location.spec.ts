import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const QUEEN_WEST = '/location/kumo-queen-west/';
const MAP = 'Map of Kumo Queen West';

const opening = (page: Page, title: string): Locator =>
  page.locator('[data-times]').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const pictures = (page: Page): Locator => page.getByRole('link', { name: /^Enlarge picture/ });
const lightbox = (page: Page): Locator => page.getByRole('dialog', { name: 'Pictures' });

test.use({ brand: 'kumo-ramen' });

test.describe('the page of a location', () => {
  test.use(DESKTOP);

  test('says where it is, leads to ordering, its menu, catering and the telephone, and is printed', async ({
    page,
  }) => {
    await page.goto('/locations/');
    await page.getByRole('main').getByRole('link', { name: 'View Location Kumo Queen West' }).click();
    await expect(page).toHaveURL(QUEEN_WEST);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kumo Queen West');
    const main = page.getByRole('main');
    await expect(main.getByText('482 Queen Street West').first()).toBeVisible();
    for (const [name, href] of [
      ['Order Online', 'https://order.kumoramen.example/queen-west'],
      ['See the menu', '/menu/toronto-kumo-queen-west/'],
      ['Catering', '/catering/?id=0a6f4b1e-7d23-4c85-9b10-5e2c8f7a3d41'],
      ['(416) 555-0188', 'tel:+14165550188'],
      ['queenwest@kumoramen.example', 'mailto:queenwest@kumoramen.example'],
      ['Get Directions', /google\.com\/maps\/dir\/.*482%20Queen%20Street%20West/],
    ] as const)
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    await test.step('prints on one sheet, with hours and without pictures', async () => {
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(opening(page, 'Hours').getByText('Monday')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open in Google Maps' })).toBeHidden();
      await expect(page.locator('main img:visible')).toHaveCount(0);
    });
  });

  test('asks nothing of Google before a guest wants its map, answers its own questions first, and knows its way back', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await page.goto(QUEEN_WEST);
    await expect(page.locator('[data-status-text=today]').first()).not.toBeEmpty();
    await page.getByRole('heading', { name: 'Visit us' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('The map is Google’s')).toBeVisible();
    expect(asked).not.toContain('www.google.com');
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.getByTitle(MAP)).toHaveAttribute(
      'src',
      /^https:\/\/www\.google\.com\/maps\?q=482.*&z=15&output=embed$/,
    );
    await expect(page.getByTitle(MAP).contentFrame().getByText('www.google.com')).toBeVisible();

    const questions = page.getByRole('group').getByRole('heading', { level: 3 });
    await expect(questions.first()).toHaveText('How long is the line on weekends?');
    expect(await questions.count()).toBeGreaterThan(2);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Locations', 'Kumo Queen West']);
    await trail.getByRole('link', { name: 'Locations' }).click();
    await expect(page).toHaveURL('/locations/');
    await page.goBack();
    await page.getByRole('link', { name: 'All locations' }).click();
    await expect(page).toHaveURL('/locations/');
  });
});

test.describe('today', () => {
  // Where the visitor is it is Sunday already, in Toronto still Saturday evening.
  test.use({ ...DESKTOP, timezoneId: 'Pacific/Auckland' });

  test('is today in the restaurant’s zone, for pickup too, and after a change of page', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T23:00:00Z');
    await page.goto(QUEEN_WEST);
    const hours = opening(page, 'Hours');
    await expect(hours.getByRole('paragraph')).toHaveText('Today 12:00 PM – 1:00 AM');
    await expect(hours.locator('[aria-current=date]')).toHaveText(/^\s*Saturday/);
    await expect(opening(page, 'Pickup hours').getByRole('paragraph')).toHaveText('Today 11:30 AM – 8:30 PM');
    await page.getByRole('link', { name: 'All locations' }).click();
    await expect(page).toHaveURL('/locations/');
    await page.goBack();
    await expect(hours.getByRole('paragraph')).toHaveText('Today 12:00 PM – 1:00 AM');
  });
});

test.describe('the pictures', () => {
  test.use(PHONE);

  test('open large, step round, and give the focus back', async ({ page }) => {
    await page.goto(QUEEN_WEST);
    const link = pictures(page).nth(1);
    const count = await pictures(page).count();
    const dialog = lightbox(page);
    await link.click();
    await expect(dialog.getByText(`2 of ${count}`)).toBeVisible();
    await expect(dialog.getByText('Shoyu, the bowl we opened with')).toBeInViewport();
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect(dialog.getByText(`3 of ${count}`)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText(`2 of ${count}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Previous picture' }).click();
    await expect(dialog.getByText(`1 of ${count}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Previous picture' }).click();
    await expect(dialog.getByText(`${count} of ${count}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(QUEEN_WEST);
  });

  test('open from the keyboard, close by button or backdrop, and stay when the picture itself is clicked', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP.viewport);
    await page.goto(QUEEN_WEST);
    const dialog = lightbox(page);
    await pictures(page).first().press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Enter');
    await dialog.getByRole('img').first().click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(300, 20);
    await expect(dialog).toBeHidden();
    await expect(pictures(page).first()).toBeFocused();
  });

  test('are files where their code never comes', async ({ page, faults }) => {
    faults.expect('/_astro/Lightbox', 'net::ERR_FAILED');
    await page.route('**/_astro/Lightbox*.js', (route) => route.abort());
    await page.goto(QUEEN_WEST);
    await pictures(page).first().click();
    await expect(page).toHaveURL(/\/_pictures\//);
  });
});

test.describe('without scripts', () => {
  test.use({ ...DESKTOP, javaScriptEnabled: false });

  test('pictures are links to their files, and the map is an address and a link', async ({ page }) => {
    await page.goto(QUEEN_WEST);
    await expect(page.getByRole('link', { name: 'Open in Google Maps' })).toBeVisible();
    await expect(page.getByText('Today', { exact: true })).toHaveCount(2);
    await expect(page.getByText('Today', { exact: true }).first()).toBeHidden();
    const file = (await pictures(page).nth(1).getAttribute('href')) ?? '';
    expect((await page.request.get(file)).headers()['content-type']).toBe('image/webp');
  });
});

test.describe('a location that configures next to nothing', () => {
  test.use({ ...DESKTOP, brand: 'kitchen-sink' });

  test('says that its hours are not known, and shows no map', async ({ page }) => {
    await page.goto('/location/kitchen-sink-truck/');
    await expect(page.getByText('Hours not available')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Gallery' })).toHaveCount(0);
  });
});
