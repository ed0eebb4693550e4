import type { Locator, Page } from '@playwright/test';
import { kindsOf } from '../support/browser/page-choice.ts';
import { DESKTOP, expect, onPages, PHONE, REDUCED, test } from '../support/browser/stories.ts';

/** A brand whose texts are all Arabic. */
test.use({ brand: 'levant-house', ...REDUCED });

for (const [name, device] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`pages in Arabic on a ${name}`, () => {
    test.use(device);

    test('run from right to left, and nothing is wider than the screen', async ({ page, faults }) => {
      await onPages(kindsOf('levant-house'), { page, faults }, async (path) => {
        const { direction, hidden } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { direction: getComputedStyle(document.body).direction, hidden: scrollWidth - clientWidth };
        });
        expect([path, direction, hidden]).toEqual([path, 'rtl', 0]);
      });
    });
  });
}

test.describe('home in Arabic', () => {
  test.use(DESKTOP);

  test('leafs through the items to the left with its button and the arrow keys', async ({ page }) => {
    await page.goto('/');
    const more = page.getByRole('button', { name: 'More items' });
    const previous = page.getByRole('button', { name: 'Previous items' });
    await expect(previous).toBeDisabled();
    await more.click();
    await expect.poll(() => scrolled(page)).toBeLessThan(-200);
    await previous.click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await carousel(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => scrolled(page)).toBeLessThan(-200);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.keyboard.press('End');
    await expect(carousel(page).getByRole('listitem').last()).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('Home');
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('keeps the order of a telephone number and the side of English titles', async ({ page }) => {
    await page.goto('/');
    const title = page.getByRole('heading', { name: 'Our Most Popular Items' });
    await expect(title).toHaveCSS('text-align', 'right');
    expect((await carousel(page).getByRole('listitem').first().boundingBox())?.x).toBeGreaterThan(700);
    await page.goto('/contact/');
    const [area, line] = await endsOf(page.getByRole('main').getByText('(514) 555-0142').first());
    expect(area).toBeLessThan(line);
  });
});

const carousel = (page: Page): Locator => page.getByRole('list', { name: 'Our most popular items' });
const scrolled = (page: Page): Promise<number> => carousel(page).evaluate((list) => Math.round(list.scrollLeft));

/** Where the first and the last character of a text are on the screen. */
const endsOf = (text: Locator): Promise<[number, number]> =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode() as globalThis.Text;
    const at = (index: number) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().left;
    };
    const words = node.data.trimEnd();
    return [at(words.length - words.trimStart().length), at(words.length - 1)];
  });
