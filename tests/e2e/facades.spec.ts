import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

/** Its own link leads elsewhere, and its form is Zenchef's. */
const DOWNTOWN = '/location/kitchen-sink/';
const FORM = 'bookings.zenchef.com';

test.use({ brand: 'kitchen-sink', ...REDUCED });

/** Hosts that were asked for something, beside that of the site. */
function foreignHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !/^(?:localhost|127\.0\.0\.1)$/.test(hostname)) hosts.add(hostname);
  });
  return hosts;
}

const button = (page: Page) => page.getByRole('button', { name: 'Reserve here' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reserve a Table at Kitchen Sink' });

test.describe('a form to reserve', () => {
  test.use(DESKTOP);

  test('comes into a dialog by keyboard, which Escape closes, and asks nobody before', async ({ page }) => {
    const asked = foreignHosts(page);
    await page.goto(DOWNTOWN);
    await expect(page.getByRole('main').getByRole('link', { name: 'Reserve a Table', exact: true })).toHaveAttribute(
      'href',
      'https://book.example/downtown',
    );
    await expect(page.getByText('The form is Zenchef’s, which then learns your IP address')).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect([...asked]).toEqual([]);
    await button(page).press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    const frame = dialog(page).getByTitle('Reserve a Table at Kitchen Sink');
    await expect(frame.contentFrame().getByText(FORM)).toBeVisible();
    expect([...asked]).toEqual([FORM]);
    await expect(dialog(page).getByRole('link', { name: 'Open at Zenchef' })).toHaveAttribute(
      'href',
      `https://${FORM}/results?rid=351778`,
    );
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('that does not answer says so, keeps the way out, and is asked again', async ({ page, faults }) => {
    faults.expect(`failed: https://${FORM}/`, 'net::ERR_FAILED');
    await page.route(`https://${FORM}/**`, (route) => route.abort());
    await page.goto(DOWNTOWN);
    await button(page).click();
    await expect(dialog(page).getByRole('status')).toHaveText(/^Zenchef did not answer\./);
    await expect(dialog(page).getByRole('link', { name: 'Open at Zenchef' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.unroute(`https://${FORM}/**`);
    await button(page).click();
    await expect(dialog(page).locator('iframe').contentFrame().getByText(FORM)).toBeVisible();
    await expect(dialog(page).getByRole('status')).toBeEmpty();
  });
});

test.describe('a form to reserve from right to left', () => {
  test.use({ brand: 'levant-house', ...PHONE });

  test('fills the screen of a phone, and its button closes it', async ({ page }) => {
    await page.goto('/location/levant-tor/');
    await button(page).tap();
    const shown = page.getByRole('dialog');
    await expect(shown.locator('iframe').contentFrame().getByText(FORM)).toBeVisible();
    expect(await shown.boundingBox()).toMatchObject({ x: 0, width: PHONE.viewport.width });
    const [close, title] = await Promise.all([
      shown.getByRole('button', { name: 'Close' }).boundingBox(),
      shown.getByRole('heading').boundingBox(),
    ]);
    expect(close?.x).toBeLessThan(title?.x ?? 0);
    await shown.getByRole('button', { name: 'Close' }).tap();
    await expect(shown).toBeHidden();
    await expect(button(page)).toBeFocused();
  });
});

test.describe('a map', () => {
  test.use({ brand: 'nonna-pia', ...DESKTOP });

  test('is remembered for the visit once it was asked for, and a new visit asks again', async ({ page, context }) => {
    const asked = foreignHosts(page);
    await page.goto('/locations/');
    await expect(page.getByText('Remembered until you close this tab.')).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect([...asked]).toEqual([]);
    await page.getByRole('button', { name: 'Show the map' }).press('Enter');
    const map = page.getByTitle('Map of Nonna Pia');
    await expect(map).toBeFocused();
    await expect(map.contentFrame().getByText('www.google.com')).toBeVisible();
    await page.reload();
    await page.getByRole('heading', { name: 'Visit us' }).scrollIntoViewIfNeeded();
    await expect(map.contentFrame().getByText('www.google.com')).toBeVisible();
    const visit = await context.newPage();
    await visit.goto('/locations/');
    await expect(visit.getByRole('button', { name: 'Show the map' })).toBeVisible();
    await expect(visit.locator('iframe')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ ...DESKTOP, javaScriptEnabled: false });

  test('there are links, and nothing that does not work', async ({ page }) => {
    const asked = foreignHosts(page);
    for (const path of [DOWNTOWN, '/menu/kitchen-sink-truck/', '/menu/halifax-kitchen-sink/']) {
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: /^(?:Reserve here|Show it here|Show the map)$/ })).toHaveCount(0);
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Reserve a Table|in a new tab/ })
          .first(),
      ).toBeVisible();
    }
    expect([...asked]).toEqual([]);
  });
});
