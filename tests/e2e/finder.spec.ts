import type { Page } from '@playwright/test';
import { status } from '../support/browser/faults.ts';
import { DESKTOP, expect, hold, PHONE, test } from '../support/browser/stories.ts';

const countOf = (page: Page) => page.locator('.finder-count').getByRole('status');
const namesOf = (page: Page) => page.locator('.list-card-name');
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Until the finder has taken the place of the static list. */
async function openFinder(page: Page, search = ''): Promise<void> {
  await page.goto(`/locations/${search}`);
  await expect(page.locator('.finder-list')).toBeVisible();
}

test.describe('the finder on a desktop', () => {
  test.use({ brand: 'kumo-ramen', ...DESKTOP });

  test('says how many there are, and leaves those that have all that is chosen', async ({ page }) => {
    await openFinder(page);
    await expect(countOf(page)).toHaveText('8 locations found');
    const field = page.getByRole('searchbox', { name: 'Search by city, postal code or name' });
    await field.fill('vancouver');
    await expect(countOf(page)).toHaveText('3 locations found');
    await field.fill('M6J');
    await expect(countOf(page)).toHaveText('1 location found');
    await expect(namesOf(page)).toHaveText(['Kumo Ossington']);
    await field.fill('atlantis');
    await expect(countOf(page)).toHaveText('No locations found');
    await expect(page.getByRole('heading', { name: 'No locations found' })).toBeVisible();
    await page.locator('.finder-empty').getByRole('button', { name: 'Clear filters' }).click();
    await expect(namesOf(page)).toHaveCount(8);
    await expect(namesOf(page).first().getByRole('button')).toBeFocused();
    await expect(field).toHaveValue('');
    await test.step('leaves the locations that have all that is chosen, and keeps it in the address', async () => {
      await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
      await page.locator('summary').filter({ hasText: 'Services' }).click();
      await page.getByRole('checkbox', { name: 'Delivery' }).check();
      await expect(countOf(page)).toHaveText('7 locations found');
      await page.getByRole('checkbox', { name: 'Catering' }).check();
      await expect(countOf(page)).toHaveText('3 locations found');
      await page.locator('summary').filter({ hasText: 'Features' }).click();
      await expect(page.getByRole('checkbox', { name: 'Catering' })).toBeHidden();
      await page.getByRole('checkbox', { name: 'Private room' }).check();
      await expect(namesOf(page)).toHaveText(['Kumo Gastown']);
      await expect(page).toHaveURL('/locations/?service=Delivery&service=Catering&feature=Private+room');

      await page.evaluate(() => {
        document.addEventListener('astro:before-preparation', () => (window.name = 'another page is fetched'));
      });
      await page.goBack();
      await expect(countOf(page)).toHaveText('3 locations found');
      await page.goBack();
      await expect(countOf(page)).toHaveText('7 locations found');
      await page.goForward();
      await expect(countOf(page)).toHaveText('3 locations found');
      await test.step('all on one page, so that what is unfolded stays so', async () => {
        await expect(page.getByRole('checkbox', { name: 'Private room' })).toBeVisible();
        expect(await page.evaluate(() => window.name)).toBe('');
      });
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(page).toHaveURL('/locations/');
      await expect(page.getByRole('searchbox')).toBeFocused();
    });
  });

  test('shows what a link asks for, and is found again on the way back from a location', async ({ page }) => {
    await openFinder(page, '?q=vancouver&feature=patio&sort=name');
    await expect(namesOf(page)).toHaveText(['Kumo Kitsilano', 'Kumo Main Street']);
    await page.getByRole('link', { name: 'View Location Kumo Main Street' }).click();
    await expect(page).toHaveURL('/location/kumo-main-street/');
    await page.goBack();
    await expect(namesOf(page)).toHaveText(['Kumo Kitsilano', 'Kumo Main Street']);
    await expect(page.getByRole('searchbox')).toHaveValue('vancouver');
  });

  test('a click on a card chooses it; the first is chosen at first', async ({ page }) => {
    await openFinder(page);
    const [first, third] = [cardOf(page, 'Kumo Queen West'), cardOf(page, 'Kumo Annex')];
    await expect(first.getByRole('button', { name: 'Kumo Queen West', pressed: true })).toBeVisible();
    await third.click({ position: { x: 6, y: 90 } });
    await expect(third.getByRole('button', { name: 'Kumo Annex', pressed: true })).toBeVisible();
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(page).toHaveURL('/locations/');
    const order = third.getByRole('link', { name: 'Order Online from Kumo Annex' });
    await expect(order).toHaveAttribute('href', 'https://order.kumoramen.example/annex');
    await expect(order).toHaveAttribute('target', '_blank');
  });

  test('a keyboard filters, goes from card to card, chooses and follows', async ({ page }) => {
    await openFinder(page);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'Dine-in' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/locations/?service=Dine-in');
    await page.keyboard.press('Escape');
    const services = page.locator('summary').filter({ hasText: 'Services' });
    await expect(services).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Dine-in' })).toBeHidden();

    await namesOf(page).first().getByRole('button').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Kumo Annex', pressed: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/location/kumo-annex/');
  });

  test('nothing moves when it takes the place of the static list', async ({ page }) => {
    const fetchIt = await hold(page, '**/_data/**');
    await page.goto('/locations/');
    const link = page.getByRole('link', { name: 'View Location Kumo Queen West' });
    await link.focus();
    const positions = () =>
      page.evaluate(() =>
        ['h1', '.finder-search', '.finder-count', '.finder-map', '.list-card-name'].map((selector) => {
          const { x, y } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
          return { selector, x, y };
        }),
      );
    const before = await positions();
    fetchIt();
    await expect(page.locator('.finder-list')).toBeVisible();
    expect(await positions()).toEqual(before);
    await expect(link).toBeFocused();
  });
});

test.describe('where the visitor is', () => {
  test.use({ brand: 'kumo-ramen', ...DESKTOP });

  test.describe('known', () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 49.2827, longitude: -123.1207 } });

    test('puts the nearest first, and says how far it is', async ({ page }) => {
      await openFinder(page);
      await page.getByRole('button', { name: 'Use my location' }).click();
      await expect(namesOf(page).first()).toHaveText('Kumo Gastown');
      await expect(cardOf(page, 'Kumo Gastown').getByText('1.1 km')).toBeVisible();
      await expect(page).toHaveURL('/locations/?sort=nearest');
    });
  });

  test('kept secret, is searched for instead', async ({ page }) => {
    await openFinder(page);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Search by city or postal code instead.')).toBeVisible();
    await expect(namesOf(page)).toHaveCount(8);
  });
});

test.describe('the finder on a phone', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE });

  test('opens its choices within the screen, and a location from anywhere on its card', async ({ page }) => {
    await openFinder(page);
    const features = page.locator('summary').filter({ hasText: 'Features' });
    await features.tap();
    await expect(page.getByRole('checkbox', { name: 'Pickup locker' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await features.tap();
    await expect(page.getByRole('checkbox', { name: 'Pickup locker' })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Order Online from/ })).toHaveCount(0);
    await cardOf(page, 'Kumo Annex').tap({ position: { x: 300, y: 130 } });
    await expect(page).toHaveURL('/location/kumo-annex/');
  });
});

test.describe('when the list cannot be fetched', () => {
  test.use({ brand: 'night-owl-burgers', ...DESKTOP });

  test('the static list stays, and it can be tried again', async ({ page, faults }) => {
    faults.expect(status(404));
    await page.route('**/_data/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/locations/');
    await expect(page.getByText('The filters could not be loaded.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Location Saint-Laurent' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.unroute('**/_data/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(countOf(page)).toHaveText('6 locations found');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});
