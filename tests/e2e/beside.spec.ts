import { expect, type Page, test } from '@playwright/test';
import { BESIDE_SCRIPT } from '#editor/script/beside.ts';
import { showScript } from '#preview/serving/look/show-script.ts';

const EDITOR = 'http://localhost:4999';
const SITE = 'http://nonna.localhost:4999';

const dishes = Array.from(
  { length: 60 },
  (_, index) => `<li style="height: 60px"><h3>Dish ${index}</h3><p>Basil, <b>oil</b></p></li>`,
);

/** An editor and the site beside it, without a server: pages of these two origins, and of one elsewhere. */
async function open(page: Page, frameFrom = EDITOR): Promise<void> {
  const answers: Record<string, string> = {
    [`${frameFrom}/_preview/nonna/edit/at/menu/`]: `<h1>Dish 40</h1><div id="edit"><textarea>Basil, oil</textarea><ul><li><a href="#">Dish 55</a></li></ul></div>
      <iframe src="${SITE}/" width="400" height="500"></iframe><script>${BESIDE_SCRIPT}</script>`,
    [`${SITE}/`]: `<main><h2><img src=x onerror="document.title = 'run'">Menu</h2><ul>${dishes.join('')}</ul></main><script>${showScript([EDITOR])}</script>`,
  };
  await page.route(/4999/, (route) => {
    const body = answers[route.request().url()];
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/html', body });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${frameFrom}/_preview/nonna/edit/at/menu/`);
}

/** The dish that the ring is around. A page that is loaded again has none for a moment. */
async function ringed(page: Page): Promise<string> {
  const frame = page.frames().find((each) => each.url().startsWith(SITE));
  const found = frame?.evaluate(() => {
    const ring = document.querySelector('front-of-house-ring')?.shadowRoot?.querySelector('div');
    const { top, height } = ring?.getBoundingClientRect() ?? { top: -1, height: 0 };
    return ring && top > 0 && top + height < innerHeight
      ? document
          .elementFromPoint(60, top + height / 2)
          ?.closest('li')
          ?.querySelector('h3')?.textContent
      : 'none';
  });
  return (await found?.catch(() => undefined)) ?? 'loading';
}

test('the site beside scrolls to what is edited and rings it, also after it was loaded again', async ({ page }) => {
  await open(page);
  await expect.poll(() => ringed(page)).toBe('Dish 40');
  await page.getByRole('link').focus();
  await expect.poll(() => ringed(page)).toBe('Dish 55');
  await page.evaluate(() => Object(window).frontOfHouse.showStyle('main { color: rgb(1, 2, 3) }'));
  const main = page.frameLocator('iframe').locator('main');
  await expect(main).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => void setTimeout(() => location.reload()));
  // The page is another one when it has forgotten the colour.
  await expect(main).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect.poll(() => ringed(page)).toBe('Dish 55');
});

test('the site hears no page but the editor', async ({ page }) => {
  await open(page, 'http://kumo.localhost:4999');
  await page.evaluate(() => Object(window).frontOfHouse.showStyle('main { color: rgb(1, 2, 3) }'));
  await page.getByRole('link').focus();
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => window.postMessage({ type: 'front-of-house:show', texts: ['dish 40'] }, '*'));
  // A message of its own comes after those before.
  await page
    .frames()
    .at(-1)
    ?.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', resolve);
          window.postMessage('last', '*');
        }),
    );
  expect(await ringed(page)).toBe('none');
  await expect(page.frameLocator('iframe').locator('main')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
});
