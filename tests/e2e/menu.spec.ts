import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

const rail = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu categories' });
const active = (page: Page): Locator => rail(page).locator('[aria-current]');
const category = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });

test.describe('the categories on a phone', () => {
  test.use(PHONE);

  test('follow a click, and the reader: a category is active from 200 pixels below the top', async ({ page }) => {
    await page.goto('/menu/');
    await expect(active(page)).toHaveText(['Antipasti']);
    await rail(page).getByRole('link', { name: 'Dolci' }).click();
    await expect(category(page, 'Dolci')).toBeInViewport();
    await expect(active(page)).toHaveText(['Dolci']);
    await expect(active(page)).toBeInViewport({ ratio: 1 });
    await dragScrollBarToTop(page);
    await expect(active(page)).toHaveText(['Antipasti']);
    await scrollTo(page, 'Pizze bianche', 203);
    await expect(active(page)).toHaveText(['Pizze rosse']);
    await scrollTo(page, 'Pizze bianche', 197);
    await expect(active(page)).toHaveText(['Pizze bianche']);
    await expect(active(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 'Antipasti', 400);
    await expect(active(page)).toHaveText(['Antipasti']);
  });
});

test.describe('the categories', () => {
  test.use({ ...DESKTOP, ...REDUCED });

  test('mark the last one once it is asked for, though it never comes near the top', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2400 });
    await page.goto('/menu/');
    await rail(page).getByRole('link', { name: 'Bibite' }).click();
    await expect(active(page)).toHaveText(['Bibite']);
    await page.mouse.wheel(0, -10_000);
    await expect(active(page)).toHaveText(['Antipasti']);
  });

  test('a link to one opens the menu there, also after another page', async ({ page }) => {
    await page.goto('/menu/#dolci');
    await expect(category(page, 'Dolci')).toBeInViewport();
    await expect(active(page)).toHaveText(['Dolci']);
    await dragScrollBarToTop(page);
    await expect(active(page)).toHaveText(['Antipasti']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'View Full Menu' }).click();
    await rail(page).getByRole('link', { name: 'Dolci' }).click();
    await expect(active(page)).toHaveText(['Dolci']);
  });
});

test('a long description unfolds and folds again, but not where a wide screen shows it; a short one has nothing to unfold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 999, height: 900 });
  await page.goto('/menu/');
  const item = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const long = item('Capricciosa');
  const button = long.getByRole('button');
  const text = long.getByRole('paragraph');
  await expect(button).toHaveText('+ more');
  await expect(button).toHaveAccessibleName('+ more of Capricciosa');
  const folded = await text.innerText();
  await button.click();
  await expect(button).toHaveText('- less');
  await expect(button).toHaveAccessibleName('- less of Capricciosa');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect((await text.innerText()).length).toBeGreaterThan(folded.length);
  await expect(text).not.toContainText('…', { useInnerText: true });
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('+ more');
  expect(await text.innerText()).toBe(folded);
  await expect(item('Margherita')).toBeVisible();
  await expect(item('Margherita').getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(button).toBeHidden();
  await expect(text).not.toContainText('…', { useInnerText: true });
});

test.describe('the menus of a chain', () => {
  test.use({ brand: 'kumo-ramen' });

  test('are behind a choice of location, and back leads there again', async ({ page }) => {
    await page.goto('/menu/');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Location');
    await expect(main.getByRole('link')).toHaveText(Array.from({ length: 8 }, () => 'View Menu'));
    await main.getByRole('link', { name: 'View Menu of Kumo Annex' }).click();
    await expect(page).toHaveURL('/menu/toronto-kumo-annex/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Annex menu');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Location');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Annex menu');
    await expect(active(page)).toHaveText(['Bowls']);
  });

  test('are shown in a frame, with a title and a plain link beside it, to who asks for it', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
    for (const [path, title] of [
      ['/menu/vancouver-kumo-gastown/', 'Order online from Kumo Gastown'],
      ['/menu/toronto-kumo-yonge-eg/', 'Menu of Kumo Yonge & Eg'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const frame = page.getByTitle(title);
      const link = page
        .getByRole('main')
        .getByRole('link', { name: /in a new tab$/ })
        .filter({ visible: true });
      const address = (await link.getAttribute('href')) ?? '';
      await expect(page.getByText(`Shown here, it comes from ${new URL(address).hostname}`)).toBeVisible();
      await expect(frame).toHaveCount(0);
      await page.getByRole('button', { name: 'Show it here' }).click();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toBeVisible();
      await expect(frame).toBeVisible();
      await expect(frame).toBeFocused();
      await expect(frame).toHaveAttribute('src', address);
      await expect(frame.contentFrame().getByText(new URL(address).hostname)).toBeVisible();
    }
  });

  test('one that does not answer is told of, and a PDF that the browser cannot show is not offered', async ({
    page,
    faults,
  }) => {
    faults.expect('failed: https://order.kumoramen.example/gastown', 'net::ERR_FAILED');
    await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
    await page.route('https://order.kumoramen.example/**', (route) => route.abort());
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: 'Show it here' });
    await page.goto('/menu/vancouver-kumo-gastown/');
    await expect(main.getByText('Ordering opens on a page of its own.')).toBeVisible();
    await button.click();
    await expect(main.getByText('order.kumoramen.example did not answer.')).toBeVisible();
    await expect(button).toBeFocused();
    await expect(main.locator('iframe')).toHaveCount(0);
    await page.unroute('https://order.kumoramen.example/**');
    await button.click();
    await expect(main.locator('iframe')).toBeFocused();
    await page.goto('/menu/toronto-kumo-yonge-eg/');
    await expect(main.getByText('The menu opens on a page of its own.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Open the menu in a new tab' })).toBeVisible();
    await expect(button).toBeHidden();
  });
});

test.describe('extras', () => {
  test.use({ ...DESKTOP, brand: 'night-owl-burgers' });

  test('that are many are folded, say what is in the fold, and unfold by keyboard', async ({ page }) => {
    await page.goto('/menu/montreal-saint-laurent/');
    const extra = page.getByText('Another patty');
    await expect(extra).toBeHidden();
    await page.locator('summary', { hasText: 'Build it up, Bun 12 choices' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Choose up to 5')).toBeVisible();
    await expect(extra).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(extra).toBeHidden();
  });
});

test.describe('where there is no menu', () => {
  test.use({ brand: 'minimal' });

  test('the page says so', async ({ page }) => {
    await page.goto('/menu/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu Not Available');
    await expect(page.getByText("We're sorry, but the online menu is not available at this time.")).toBeVisible();
  });
});

/** Scrolls at once, so that a category's top stands this far below that of the screen. */
async function scrollTo(page: Page, name: string, top: number): Promise<void> {
  await category(page, name).evaluate((heading, distance) => {
    const section = heading.closest('section') ?? heading;
    const by = section.getBoundingClientRect().top - distance;
    window.scrollBy({ top: by, behavior: 'instant' });
  }, top);
}

/** All that the page learns of it: it scrolls. */
async function dragScrollBarToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
