import type { Locator, Page } from '@playwright/test';
import { fakeMaps, mapsCalls } from '../support/browser/fake-maps.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const map = (page: Page): Locator => page.getByRole('region', { name: 'Map' });
/** A marker is no `<button>`, as the one that asks for the map is. */
const pins = (page: Page): Locator => map(page).locator('[role=button]');
const pin = (page: Page, name: string): Locator => map(page).getByRole('button', { name, exact: true });
/** Pins that would lie on each other are one, with their number. */
const cluster = (page: Page, count: number): Locator => pin(page, `${count} locations`);
const popup = (page: Page): Locator => map(page).getByRole('dialog');
const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The finder's own search. */
const search = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');

interface Data {
  locations: { id: string; name: string; slug: string; coordinates?: { latitude: number; longitude: number } }[];
}

/** Changes the list of locations on its way to the finder. */
async function changeLocations(page: Page, change: (data: Data) => void): Promise<void> {
  await page.route(/\.json$/, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as Data;
    if (Array.isArray(data.locations)) change(data);
    await route.fulfill({ response, json: data });
  });
}

test.use({ brand: 'kumo-ramen', ...DESKTOP });

const button = (page: Page): Locator => map(page).getByRole('button', { name: 'Show the map' });

/** As if a guest had asked for it before, in this visit. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    // Frames without an origin have no storage.
    if (/^http/.test(origin) && !location.search.includes('unasked'))
      sessionStorage.setItem('allowed:google-maps', '1');
  });
});

test.describe('the map', () => {
  test('shows the chosen location beside the number of those around it, and asks Google once in the life of a page', async ({
    page,
  }) => {
    const asked = await fakeMaps(page);
    await page.goto('/contact/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Locations' }).click();
    await expect(cluster(page, 5)).toBeVisible();
    const [chosen, others] = await Promise.all(
      [pin(page, 'Kumo Queen West'), cluster(page, 5)].map((one) => one.locator('span').boundingBox()),
    );
    if (!chosen || !others) throw new Error('One of the pins is not shown.');
    expect(others.x + others.width <= chosen.x || chosen.x + chosen.width <= others.x).toBe(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await page.goBack();
    await expect(cluster(page, 5)).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searchParams.get('key')).toBe('key-of-the-tests');
  });

  test('fits what is found, and stays the same map', async ({ page }) => {
    await page.goto('/locations/');
    await expect(cluster(page, 5)).toBeVisible();
    // From Toronto to Vancouver is more than a map shows.
    expect(await mapsCalls(page, 'setOptions')).toMatchObject([
      { arguments: [{ minZoom: 6, maxZoom: 15 }] },
      { arguments: [{ minZoom: null, maxZoom: null }] },
    ]);
    await expect(pin(page, 'Kumo Queen West')).toBeInViewport();
    await search(page).fill('Vancouver');
    await expect(pins(page)).toHaveCount(3);
    expect((await mapsCalls(page, 'fitBounds')).at(-1)?.arguments).toMatchObject([{}, 40]);
    await search(page).fill('Gastown');
    await expect(pins(page)).toHaveCount(1);
    expect((await mapsCalls(page, 'setZoom')).at(-1)?.arguments).toEqual([15]);
    await search(page).fill('');
    // While it is drawn anew, the cluster before is still there.
    await expect(cluster(page, 5)).toHaveCount(1);
    expect(await mapsCalls(page, 'new Map')).toHaveLength(1);
  });

  test('a pin tells of its location and chooses its card', async ({ page }) => {
    await page.goto('/locations/');
    await search(page).fill('Toronto');
    await expect(pins(page)).toHaveCount(5);
    await pin(page, 'Kumo Annex').click();
    await expect(popup(page)).toHaveAccessibleName('Kumo Annex');
    await expect(popup(page).getByText('526 Bloor Street West, Toronto, ON M5S 1Y3')).toBeVisible();
    await expect(popup(page).getByRole('link', { name: '(416) 555-0193' })).toHaveAttribute('href', 'tel:+14165550193');
    await expect(card(page, 'Kumo Annex').getByRole('button', { name: 'Kumo Annex' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await pin(page, 'Kumo Ossington').click();
    await expect(popup(page)).toHaveCount(1);
    await test.step('closes the popup of a location that is not chosen any more', async () => {
      await expect(popup(page)).toHaveAccessibleName('Kumo Ossington');
      await card(page, 'Kumo Annex').getByRole('heading').click();
      await expect(popup(page)).toHaveCount(0);
    });
    await pin(page, 'Kumo Ossington').click();
    await popup(page).getByRole('link', { name: 'View Location Kumo Ossington' }).click();
    await expect(page).toHaveURL('/location/kumo-ossington/');
  });

  test('is worked with the keyboard, and gives the focus back', async ({ page }) => {
    await page.goto('/locations/?q=Toronto');
    await pins(page).first().focus();
    await page.keyboard.press('ArrowRight');
    const second = pins(page).nth(1);
    const name = (await second.getAttribute('title')) ?? '';
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toHaveAccessibleName(name);
    await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(pin(page, name)).toBeFocused();
    await page.keyboard.press('Space');
    await popup(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(popup(page)).toBeHidden();
    await expect(pin(page, name)).toBeFocused();
  });

  test('comes to the location whose card is chosen, and opens nothing', async ({ page }) => {
    await page.goto('/locations/');
    await expect(cluster(page, 5)).toBeVisible();
    await card(page, 'Kumo Gastown').getByRole('heading').click();
    await expect.poll(async () => (await mapsCalls(page, 'panTo')).length).toBe(1);
    await expect(pin(page, 'Kumo Gastown')).toBeInViewport();
    await expect(popup(page)).toHaveCount(0);
    // Its neighbor is in view already.
    await card(page, 'Kumo Kitsilano').getByRole('heading').click();
    expect(await mapsCalls(page, 'panTo')).toHaveLength(1);
  });

  test('takes no name for HTML', async ({ page }) => {
    const name = '<img src=x onerror=alert(1)>';
    await changeLocations(page, ({ locations }) => {
      for (const location of locations) location.name = name;
    });
    await page.goto('/locations/');
    await pins(page).first().press('Enter');
    await expect(popup(page).getByText(name)).toBeVisible();
    await expect(map(page).locator('img')).toHaveCount(0);
  });

  test('gathers a crowd of locations, and takes it apart from nearby', async ({ page }) => {
    await changeLocations(page, (data) => {
      const [first] = data.locations;
      if (!first) return;
      data.locations = Array.from({ length: 120 }, (_, index) => ({
        ...first,
        id: `place-${index}`,
        name: `Place ${index}`,
        coordinates: { latitude: 43.6 + (index % 12) / 200, longitude: -79.4 + Math.floor(index / 12) / 200 },
      }));
    });
    await page.goto('/locations/');
    const crowd = map(page).getByRole('button', { name: /^\d+ locations$/ });
    await expect(crowd.first()).toBeVisible();
    expect(await pins(page).count()).toBeLessThan(60);
    await expect(pin(page, 'Place 0')).toBeVisible();
    const zooms = (await mapsCalls(page, 'fitBounds')).length;
    await crowd.first().press('Enter');
    await expect.poll(async () => (await mapsCalls(page, 'fitBounds')).length).toBe(zooms + 1);
  });
});

test.describe('before a guest asks for it', () => {
  for (const [device, screen] of [
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ] as const)
    test(`the list has the room, and Google hears nothing, on ${device}`, async ({ page }) => {
      await page.setViewportSize(screen.viewport);
      const asked = await fakeMaps(page);
      await page.goto('/locations/?unasked');
      await expect(map(page).getByText('The map is Google’s')).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(asked).toEqual([]);
      await expect(button(page)).toBeEnabled();
      await button(page).press('Enter');
      await expect(map(page)).toBeFocused();
      await expect(pins(page).first()).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
      await page.goBack();
      // It is back where the guest left it: at its end, where the map is not seen.
      await page.getByRole('heading', { level: 1, name: 'Locations' }).scrollIntoViewIfNeeded();
      await expect(pins(page).first()).toBeVisible();
      expect(asked).toHaveLength(1);
    });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the map is fitted with a narrower edge', async ({ page }) => {
    await page.goto('/locations/');
    await expect(cluster(page, 5)).toBeVisible();
    expect((await mapsCalls(page, 'setOptions'))[0]?.arguments).toEqual([{ minZoom: 8, maxZoom: 14 }]);
    await search(page).fill('Vancouver');
    await expect.poll(async () => (await mapsCalls(page, 'fitBounds')).at(-1)?.arguments).toMatchObject([{}, 20]);
  });
});

test.describe('a location without coordinates', () => {
  test.use({ brand: 'night-owl-burgers' });
  const PLACE_ID = 'ChIJ-night-owl-argyle-00';

  test('is on the map where Google knows it', async ({ page }) => {
    await fakeMaps(page, { places: { [PLACE_ID]: { lat: 44.6462, lng: -63.5724 } } });
    await page.goto('/locations/');
    await expect(pin(page, 'Argyle Street')).toBeAttached();
    expect(await mapsCalls(page, 'fetchFields')).toEqual([
      { name: 'fetchFields', arguments: [PLACE_ID, ['location']] },
    ]);
  });
});

test.describe('a map that does not come', () => {
  const LOAD = 'Failed to load Google Maps API';
  const BLOCKED = ['failed: https://maps.googleapis.com/', 'net::ERR_BLOCKED_BY_CLIENT'];

  for (const [mode, message, complaint] of [
    ['blocked', LOAD, BLOCKED],
    ['refused', LOAD, ['InvalidKeyMapError']],
    ['broken', 'Failed to initialize map', ['Map: the browser cannot draw it.']],
  ] as const)
    test(`says so where the script is ${mode}, and the list goes on`, async ({ page, faults }) => {
      faults.expect(...complaint);
      await fakeMaps(page, { mode });
      await page.goto('/locations/');
      await expect(map(page).getByRole('heading', { name: 'Map Error' })).toBeVisible();
      await expect(map(page).getByText(message)).toBeVisible();
      // A key that Google does not take is not taken the second time.
      await expect(map(page).getByRole('button', { name: 'Try again' })).toHaveCount(mode === 'refused' ? 0 : 1);
      await search(page).fill('Gastown');
      await expect(page.getByText('1 location found')).toBeVisible();
      if (mode !== 'blocked') return;
      await test.step('comes when it is tried again', async () => {
        await fakeMaps(page);
        await map(page).getByRole('button', { name: 'Try again' }).click();
        await expect(pin(page, 'Kumo Gastown')).toBeVisible();
        await expect(map(page).getByText('Map Error')).toHaveCount(0);
      });
    });

  test('says so after twenty seconds of silence', async ({ page }) => {
    await page.clock.install();
    const asked = await fakeMaps(page, { mode: 'silent' });
    await page.goto('/locations/');
    await expect(map(page).getByText('Loading map…')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.fastForward(20_000);
    await expect(map(page).getByText(LOAD)).toBeVisible();
  });
});

test.describe('without a key', () => {
  test.use({ brand: 'kitchen-sink' });

  test('the map is that of the chosen location, and nothing failed', async ({ page }) => {
    const asked = await fakeMaps(page);
    await page.goto('/locations/');
    const frame = (name: string) => map(page).locator(`iframe[title="Map of ${name}"]`);
    await expect(frame('Kitchen Sink, Halifax')).toHaveAttribute('src', /q=12%20Harbour.*output=embed$/);
    const length = await page.evaluate(() => history.length);
    await card(page, 'Kitchen Sink North').getByRole('heading').click();
    await expect(frame('Kitchen Sink North')).toBeVisible();
    await expect(frame('Kitchen Sink, Halifax')).toHaveCount(0);
    await expect(map(page).getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute('href', /query=/);
    await card(page, 'Kitchen Sink Truck').getByRole('heading').click();
    await expect(map(page).getByText('This location can’t be shown on a map.')).toBeVisible();
    await expect(page.getByText('Map Error')).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(asked).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(map(page)).toBeHidden();
  });
});
