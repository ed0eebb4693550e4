import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/stories.ts';

const SCREEN = { viewport: { width: 1920, height: 1080 } };
/** Longer than any part stays. */
const A_WHILE_MS = 20_000;
const UNTIL_IT_LOOKS_MS = 200_000;

const part = (page: Page) => page.getByRole('heading', { level: 2 });

test.use(SCREEN);

test('shows the parts of the menu in turn; keys go on and back, and a click stops it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/menu/board/');
  await expect(part(page)).toHaveText(['Antipasti']);
  await page.clock.fastForward(A_WHILE_MS);
  await expect(part(page)).toHaveText(['Pizze rosse']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(part(page)).toHaveText(['Bibite']);
  await page.getByRole('table').click();
  await page.clock.fastForward(A_WHILE_MS);
  await expect(part(page)).toHaveText(['Bibite']);
  await page.keyboard.press(' ');
  await page.clock.fastForward(A_WHILE_MS);
  await expect(part(page)).toHaveText(['Antipasti']);
});

test('shows one part alone where the address names it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/menu/board/#dolci');
  await expect(part(page)).toHaveText(['Dolci']);
  await page.clock.fastForward(A_WHILE_MS);
  await expect(part(page)).toHaveText(['Dolci']);
});

test('takes a newer menu, and goes on with the one it has without a network', async ({ page, faults }) => {
  await page.clock.install();
  await page.goto('/menu/board/');
  await expect(page.getByRole('row', { name: 'Caprese' })).toContainText('14.50');

  let change = (html: string): string => html.replaceAll('14.50', '15.25');
  await page.route('**/menu/board/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.keyboard.press(' ');
  await page.clock.fastForward(UNTIL_IT_LOOKS_MS);
  await expect(page.getByRole('row', { name: 'Caprese' })).toContainText('15.25');
  await expect(part(page)).toHaveText(['Antipasti']);

  // A page that is no board, such as that of a captive portal, does not take its place.
  change = () => '<!doctype html><title>Sign in</title>';
  const answered = page.waitForResponse('**/menu/board/');
  await page.clock.fastForward(UNTIL_IT_LOOKS_MS);
  await answered;
  faults.expect('/menu/board/', 'net::ERR_INTERNET_DISCONNECTED');
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed');
  await page.clock.fastForward(UNTIL_IT_LOOKS_MS);
  await failed;
  await expect(page.getByRole('row', { name: 'Caprese' })).toContainText('15.25');
  await page.keyboard.press('ArrowRight');
  await expect(part(page)).toHaveText(['Pizze rosse']);
  expect(
    await page.getByRole('img', { name: 'pizza' }).evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
});

test.describe('what is sold out', () => {
  test.use({ brand: 'kitchen-sink' });

  test('is struck, and says so in place of its price', async ({ page }) => {
    await page.goto('/menu/board/');
    await page.keyboard.press('ArrowRight');
    const row = page.getByRole('row', { name: 'Lobster' });
    await expect(row.locator('.board-name')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(row.getByRole('cell')).toHaveText('Sold out');
  });
});

for (const brand of ['kumo-ramen', 'night-owl-burgers', 'levant-house', 'hostile']) {
  test.describe(`on the board of ${brand}`, () => {
    test.use({ brand });

    test('every part fits the screen', async ({ page }) => {
      await page.goto('/menu/board/');
      await expect(page.locator('.board-screen:not([hidden])')).toHaveCount(1);
      const heights = await page.locator('.board-screen').evaluateAll((screens) => {
        for (const screen of screens) screen.removeAttribute('hidden');
        return screens.map((screen) => screen.clientHeight);
      });
      expect(heights).toEqual(heights.map(() => SCREEN.viewport.height));
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all parts stand one below the other', async ({ page }) => {
    await page.goto('/menu/board/');
    await expect(part(page)).toHaveText([
      'Antipasti',
      'Pizze rosse',
      'Pizze bianche',
      'Panini e calzoni',
      'Dolci',
      'Vini e birra',
      'Bibite',
    ]);
    for (const heading of await part(page).all()) await expect(heading).toBeVisible();
  });
});
