import type { Page } from '@playwright/test';
import { violationsOn } from '../support/browser/axe.ts';
import { readPages } from '../support/build/build.ts';
import { builtBrand } from '../support/build/built.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const LINKS = ['Home', 'Menu', 'Catering', 'Offers', 'Gift Cards', 'Careers', 'Contact Us'];
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

declare global {
  interface Window {
    /** What a story left behind to find again. */
    marker?: unknown;
    /** What a story's own `gtag` was told. */
    told?: unknown[][];
  }
}

test('headers open in a new tab what is elsewhere, and nothing else', () => {
  for (const brand of ['nonna-pia', 'kumo-ramen', 'night-owl-burgers']) {
    const home = readPages(builtBrand(brand)).find(({ path }) => path === '/')?.root;
    const links = home?.querySelectorAll('header a:not([href^="tel:"])') ?? [];
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const isExternal = /^https?:/.test(link.getAttribute('href') ?? '');
      expect(link.getAttribute('target')).toBe(isExternal ? '_blank' : undefined);
      expect(link.getAttribute('rel')).toBe(isExternal ? 'noopener' : undefined);
    }
  }
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('a link to another page keeps the window, goes to the top and changes the title; back and forward return', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2031-06-01T12:00:00-04:00');
    await page.goto('/');
    const year = page.getByRole('contentinfo').getByText('© 2031 Nonna Pia');
    await test.step('the footer says the year in which it is read', () => expect(year).toBeVisible());
    await page.evaluate(() => (window.marker = 'still here'));
    const link = page.getByRole('link', { name: 'Read the menu' });
    await link.scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => window.scrollY);
    expect(position).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    await expect(page).toHaveURL('/menu/');
    await expect(page).toHaveTitle('Menu – Nonna Pia');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => window.marker)).toBe('still here');
    await test.step('the footer says the year on the next page, too', () => expect(year).toBeVisible());
    await page.goBack();
    await expect(page).toHaveTitle('Nonna Pia – Pizza napoletana in Hamilton');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(position / 2);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  });

  test('every click in the header reaches the analytics with its five parameters; one that goes elsewhere opens a tab', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addInitScript(() => {
      window.told = [];
      window.gtag = (...told: unknown[]) => window.told?.push(told);
    });
    await page.goto('/');
    await test.step('a click that goes elsewhere opens a tab and leaves the site as it is', async () => {
      const tab = context.waitForEvent('page');
      await main(page).getByRole('link', { name: 'Gift Cards' }).click();
      await expect(await tab).toHaveTitle('gifts.nonnapia.example');
      expect(await (await tab).evaluate(() => window.opener)).toBeNull();
      await expect(page).toHaveURL('/');
    });
    await main(page).getByRole('link', { name: 'Menu' }).click();
    await expect(page).toHaveURL('/menu/');
    const from = { page_location: `${baseURL}/`, page_title: 'Nonna Pia – Pizza napoletana in Hamilton' };
    const click = (navigation_name: string, link_url: string, link_type: string) => [
      'event',
      'navigation_click',
      { navigation_name, link_url, link_type, ...from },
    ];
    expect(await page.evaluate(() => window.told)).toEqual([
      click('Gift Cards', 'https://gifts.nonnapia.example/', 'external'),
      click('Menu', `${baseURL}/menu/`, 'internal'),
    ]);
    await test.step('an analytics name that is no function disturbs nobody', async () => {
      await context.addInitScript(() => (window.gtag = 'blocked'));
      await page.goto('/');
      await main(page).getByRole('link', { name: 'Menu' }).click();
      await expect(page).toHaveTitle('Menu – Nonna Pia');
    });
  });
});

test.describe('on a desktop of a chain', () => {
  test.use({ brand: 'kumo-ramen', ...DESKTOP });

  test('the active item is the page itself, and what the brand’s own code put on the page stays', async ({ page }) => {
    const active = main(page).locator('[aria-current]');
    await page.goto('/');
    await expect(active).toHaveText(['Home']);
    const note = page.getByText('Wheat, soy, egg, sesame, fish and shellfish');
    await note.evaluate((element) => (window.marker = element));
    await page.addStyleTag({ content: '.chat { color: rgb(1, 2, 3); position: fixed }' });
    await page.evaluate(() => {
      const chat = document.createElement('p');
      chat.className = 'chat';
      chat.textContent = 'Chat with us';
      document.body.append(chat);
    });
    await page.getByRole('link', { name: 'View Full Menu' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your Location' })).toBeVisible();
    await expect(active).toHaveText(['Menu']);
    await test.step('it is the same element after a change of page, and keeps the styles it added to the head', async () => {
      await expect(note).toHaveCount(1);
      expect(await note.evaluate((element) => element === window.marker)).toBe(true);
      await expect(page.getByText('Chat with us')).toHaveCSS('color', 'rgb(1, 2, 3)');
    });
    await test.step('the active item is not one above the page', async () => {
      await page.getByRole('main').getByRole('link', { name: 'View Menu of Kumo Annex' }).click();
      await expect(page).toHaveURL('/menu/toronto-kumo-annex/');
      await expect(active).toHaveCount(0);
    });
  });
});

test.describe('the menu on a phone', () => {
  test.use(PHONE);

  test('opens, leads on, and is closed by a change of page, its button, Escape, a tap beside it and another site', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(main(page)).toBeHidden();
    await toggle.tap();
    await expect(main(page).getByRole('listitem').getByRole('link')).toHaveText(LINKS);
    await expect(main(page).getByRole('link', { name: 'Order Online' })).toBeVisible();
    expect(await violationsOn(page, 'header')).toEqual([]);
    await main(page).getByRole('link', { name: 'Menu', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    await expect(main(page)).toBeHidden();
    for (const close of [
      () => toggle.tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(30, 830),
      async () => {
        const tab = context.waitForEvent('page');
        await main(page).getByRole('link', { name: 'Gift Cards' }).tap();
        await (await tab).close();
      },
      // The page itself.
      () => main(page).getByRole('link', { name: 'Menu', exact: true }).tap(),
    ]) {
      await toggle.tap();
      await expect(main(page)).toBeVisible();
      await close();
      await expect(main(page)).toBeHidden();
    }
  });

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.press('Enter');
    await expect(main(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(main(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(main(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(main(page).getByRole('link', { name: 'Menu', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Menu – Nonna Pia');
    await expect(main(page)).toBeHidden();
  });
});

test.describe('scripts that a newer publish has brought meanwhile', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('come with the next page, and none runs beside an older one', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => (window.marker = 'still here'));
    await renameFiles(page);
    await page.getByRole('link', { name: 'See the menu' }).click();
    await expect(page).toHaveTitle('Menu – Nonna Pia');
    const more = page.getByRole('button', { name: 'of Capricciosa' });
    await expect(more).toBeVisible();
    expect(await page.evaluate(() => window.marker)).toBeUndefined();
    // The whole page is a new one: its title is there before its scripts have run.
    await page.waitForLoadState('load');
    await more.click();
    await expect(more).toHaveText('- less');
  });
});

/** From now on pages come as after an upgrade: each file has another name, and scripts name those they import so. */
async function renameFiles(page: Page): Promise<void> {
  const rename = (text: string) => text.replaceAll(/(?<=\/[\w.-]+\.[\w-]{8})(?=\.(?:js|css)\b)/g, '-newer');
  await page.route(/\/$|-newer\.(?:js|css)$/, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('-newer', '') });
    await route.fulfill({ response, body: rename(await response.text()) });
  });
}
