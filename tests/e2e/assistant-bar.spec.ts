import type { Page } from '@playwright/test';
import { tabTo } from '../support/browser/by-keyboard.ts';
import { DESKTOP, expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

const barOf = (page: Page) => page.getByRole('search', { name: 'Restaurant Assistant' });
const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Ask about the restaurant' });
const actionsOf = (page: Page) => page.getByRole('navigation', { name: 'Quick actions' });

/** The bar is whole on the screen; away, nothing of it is. */
const comes = (page: Page) => expect(barOf(page)).toBeInViewport({ ratio: 1 });
const leaves = (page: Page) => expect(barOf(page)).not.toBeInViewport();
/** Below the first screen it is there once one has scrolled up. */
async function comesBelow(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 1500);
  await leaves(page);
  await page.mouse.wheel(0, -300);
  await comes(page);
}

for (const [device, brand, options] of [
  ['a phone', 'nonna-pia', PHONE],
  ['a phone', 'night-owl-burgers', PHONE],
  ['a desktop', 'kumo-ramen', DESKTOP],
] as const) {
  test.describe(`on ${device}, home of ${brand}`, () => {
    test.use({ brand, ...options, ...REDUCED });

    test('leaves its first buttons free, and whatever is scrolled to can be pressed', async ({ page }) => {
      await page.goto('/');
      expect(await coveredOf(page, 'main > :first-child :is(a, button)')).toEqual([]);
      expect(await coveredOf(page, ':is(main, footer) :is(a, button, summary)', 'scrolled to')).toEqual([]);
    });
  });
}

for (const [device, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${device}`, () => {
    test.use({ brand: 'night-owl-burgers', ...options, ...REDUCED });

    test('the bar leaves on scrolling down, comes back on scrolling up, and is on no form', async ({ page }) => {
      await page.goto('/');
      await comesBelow(page);

      await page.goto('/catering/');
      await page.getByRole('button', { name: 'Send Request' }).scrollIntoViewIfNeeded();
      await leaves(page);
      await page.mouse.wheel(0, -120);
      expect(await coveredOf(page, 'main form :is(input, select, textarea, button)', 'scrolled to')).toEqual([]);
      await page.getByRole('textbox', { name: /name/i }).first().click();
      await leaves(page);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

  test('the bar is the upper row of the one with the quick actions, which stay while it leaves', async ({ page }) => {
    await page.goto('/');
    await comesBelow(page);
    const [bar, actions] = [await barOf(page).boundingBox(), await actionsOf(page).boundingBox()];
    expect(bar).toMatchObject({ x: 0, width: PHONE.viewport.width });
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(actions?.y);
    expect(PHONE.viewport.height - (bar?.y ?? 0)).toBeLessThanOrEqual(112);
    await page.mouse.wheel(0, 800);
    await leaves(page);
    await actionsOf(page).getByRole('link', { name: 'Menu' }).tap();
    await expect(page).toHaveURL('/menu/');
    await comesBelow(page);

    await test.step('a low screen has no room for it beside the first buttons, and past them it comes on scrolling up', async () => {
      await page.setViewportSize({ width: 375, height: 560 });
      await page.goto('/');
      await leaves(page);
      await page.getByRole('main').getByRole('link', { name: 'Order Online' }).first().tap({ trial: true });
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 1500);
      await page.mouse.wheel(0, -200);
      await comes(page);
    });
  });
});

test.describe('by keyboard', () => {
  test.use({ ...DESKTOP, ...REDUCED });

  test('the bar that is away comes with the focus', async ({ page }) => {
    await page.goto('/offers/');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await leaves(page);
    await tabTo(page, boxOf(page));
    await comes(page);
  });
});

for (const [device, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on the first screen of a ${device}`, () => {
    test.use({ brand: 'nonna-pia', ...options, ...REDUCED });

    test('the bar covers no words, and comes when a visitor has stopped to read', async ({ page }) => {
      for (const path of ['/', '/offers/']) {
        await page.goto(path);
        await expect(barOf(page)).toHaveCount(1);
        expect(await page.evaluate(wordsBelow), path).toEqual([]);
      }
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 700);
      await leaves(page);
      await comes(page);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ brand: 'night-owl-burgers', ...PHONE, javaScriptEnabled: false });

  test('there is no bar, and the first buttons are free', async ({ page }) => {
    await page.goto('/');
    await expect(boxOf(page)).toHaveCount(0);
    const actions = await actionsOf(page).boundingBox();
    const order = await page.getByRole('main').getByRole('link', { name: 'Order Online' }).first().boundingBox();
    expect((order?.y ?? 0) + (order?.height ?? 0)).toBeLessThanOrEqual(actions?.y ?? 0);
  });
});

/** What lies under the bar or the quick actions where it is, or once the keyboard or the mouse has brought it on the screen. */
function coveredOf(page: Page, selector: string, when: 'now' | 'scrolled to' = 'now'): Promise<string[]> {
  return page.evaluate(
    async ([elements, isScrolled]) => {
      const covered: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(elements)) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        if (isScrolled) {
          element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
          // The scroll event comes with the next frame.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
        const { left, width, top, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit?.closest('[role=search], nav[aria-label="Quick actions"]'))
          covered.push(element.textContent.trim() || element.outerHTML.slice(0, 80));
      }
      return covered;
    },
    [selector, when === 'scrolled to'] as const,
  );
}

/** The words that lie under the bar while it can be seen. */
function wordsBelow(): string[] {
  const bar = document.querySelector('assistant-bar')?.getBoundingClientRect();
  if (!bar || bar.top >= innerHeight) return [];
  const texts = document.createTreeWalker(document.querySelector('main') as HTMLElement, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const isBelow = Array.from(range.getClientRects()).some(
      ({ top, bottom, left, right }) => top < bar.bottom && bottom > bar.top && left < bar.right && right > bar.left,
    );
    if (isBelow && range.toString().trim() !== '') found.push(range.toString().trim());
  }
  return found;
}
