import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const QUEEN_WEST = '/location/kumo-queen-west/';

/** The line of the hero, and below it the one of pickup. */
const status = (page: Page): Locator => page.getByRole('main').locator('[data-status-text=status]').first();
const pickup = (page: Page): Locator => page.getByRole('main').locator('[data-status-text=pickup]').first();
const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test.describe('a visitor in Tokyo', () => {
  test.use({ ...DESKTOP, brand: 'kumo-ramen', timezoneId: 'Asia/Tokyo' });

  // Toronto is five hours behind UTC in winter, fourteen behind the visitor.
  test('sees of Toronto what is so in Toronto, also when its clocks change, and to the minute', async ({ page }) => {
    await page.clock.install({ time: '2026-10-31T15:00Z' });
    await page.goto(QUEEN_WEST);
    for (const [at, text] of [
      // The last day of summer time, and the first of winter time.
      ['2026-10-31T15:59Z', 'closed now · Opens 12:00 PM'],
      ['2026-11-01T17:00Z', 'open until 9:00 PM'],
      ['2026-11-21T05:30Z', 'open until 1:00 AM'],
    ] as const) {
      await page.clock.pauseAt(at);
      await expect(status(page), at).toHaveText(text);
    }
    await test.step('sees the minute at which it closes and opens again, and pickup by its own hours', async () => {
      await page.clock.pauseAt('2026-11-22T01:29:59Z');
      await expect(pickup(page)).toHaveText('Pickup: open until 8:30 PM');
      await page.clock.runFor('00:01');
      await expect(pickup(page)).toHaveText('Pickup: closed now · Opens Sun 11:30 AM');
      await page.clock.pauseAt('2026-11-22T05:59:59Z');
      await expect(status(page)).toHaveText('open until 1:00 AM');
      await page.clock.runFor('00:01');
      await expect(status(page)).toHaveText('closed now · Opens 12:00 PM');
    });
  });

  test('sees each card go by its own clock, and the badge change at the minute', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T05:59:30Z' });
    await page.goto('/locations/');
    const [toronto, vancouver] = [card(page, 'Kumo Queen West'), card(page, 'Kumo Gastown')];
    await expect(toronto.getByText('Open', { exact: true })).toBeVisible();
    await expect(vancouver.getByText('open until 1:30 AM')).toBeVisible();
    await page.clock.pauseAt('2026-11-21T05:59:59Z');
    await expect(toronto.getByText('Open', { exact: true })).toBeVisible();
    await page.clock.runFor('00:01');
    await expect(toronto.getByText('Closed', { exact: true })).toBeVisible();
    await expect(toronto.getByText('closed now · Opens 12:00 PM')).toBeVisible();
    await expect(vancouver.getByText('Open', { exact: true })).toBeVisible();
  });

  test('sees it on every page that shows locations, and after a change of page', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T05:30Z');
    for (const path of ['/', '/menu/', '/locations/', '/contact/']) {
      await page.goto(path);
      await expect(page.getByText('open until 1:00 AM').first()).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Kumo Queen West', exact: true }).click();
    await expect(page).toHaveURL(QUEEN_WEST);
    await expect(status(page)).toHaveText('open until 1:00 AM');
  });
});

test.describe('the words', () => {
  test.use({ ...PHONE, brand: 'kumo-ramen' });

  test('move nothing when they come', async ({ page }) => {
    for (const path of [QUEEN_WEST, '/contact/', '/menu/']) {
      await page.goto(path);
      const words = page.locator('[data-status-text=status]');
      await expect(words.first()).not.toBeEmpty();
      await page.evaluate(() => document.fonts.ready);
      const height = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);
      const before = await height();
      await words.evaluateAll((all) => all.forEach((element) => (element.textContent = '')));
      expect(await height(), path).toBe(before);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ ...DESKTOP, brand: 'kumo-ramen', javaScriptEnabled: false });

  test('a page says nothing of now, and shows the hours', async ({ page }) => {
    for (const path of [QUEEN_WEST, '/locations/']) {
      await page.goto(path);
      await expect(page.getByText(/open until|closed (now|today)/i)).toHaveCount(0);
      await expect(page.locator(':is(.open-status, .list-card-badge):visible')).toHaveCount(0);
      await expect(page.getByText('11:30 AM – 10:00 PM').first()).toBeVisible();
    }
  });
});

test.describe('a browser whose zone data is not that of the build', () => {
  test.use({ ...PHONE, brand: 'kumo-ramen', timezoneId: 'Asia/Tokyo' });

  // In British Columbia it is a quarter to two since 2026. By older data it is a quarter to one, and the restaurants are open.
  const AT_NIGHT = '2026-11-21T08:45:00Z';

  test('shows what is so in Vancouver', async ({ page }) => {
    await page.addInitScript(replaceZone, { zone: 'America/Vancouver', by: 'Etc/GMT+8' });
    await page.clock.setFixedTime(AT_NIGHT);
    await page.goto('/location/kumo-gastown/');
    await expect(status(page)).toHaveText('closed now · Opens 12:00 PM');
    await page.goto('/locations/');
    await expect(card(page, 'Kumo Gastown').getByText('closed now · Opens 12:00 PM')).toBeVisible();
    await page.getByRole('button', { name: 'Open now' }).click();
    await expect(card(page, 'Kumo Gastown')).toHaveCount(0);
    await page.goto('/contact/');
    await expect(page.getByText(/open until 1:30 AM/)).toHaveCount(0);
  });

  test('is believed where the page is older than what the build wrote', async ({ page }) => {
    await page.clock.setFixedTime('2031-01-15T01:30Z');
    await page.goto(QUEEN_WEST);
    await expect(status(page)).toHaveText('open until 9:30 PM');
    await page.addInitScript(replaceZone, { zone: 'America/Toronto', by: 'Etc/GMT+3' });
    await page.reload();
    await expect(status(page)).toHaveText('closed now · Opens Wed 11:30 AM');
  });
});

/** Runs in the page: its browser takes one zone for another. */
function replaceZone({ zone, by }: { zone: string; by: string }): void {
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (format, [locales, options]: [string?, Intl.DateTimeFormatOptions?]) =>
      new format(locales, options?.timeZone === zone ? { ...options, timeZone: by } : options),
  });
}
