import type { Page } from '@playwright/test';
import { tabTo } from '../support/browser/by-keyboard.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const REDUCED = { contextOptions: { reducedMotion: 'reduce' } } as const;
const DEVICES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

const barOf = (page: Page) => page.getByRole('search', { name: 'Restaurant Assistant' });
const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Ask about the restaurant' });
const actionsOf = (page: Page) => page.getByRole('navigation', { name: 'Quick actions' });

/** Home shows the bar, and its first buttons beside it. Each brand does so on each device, in some story. */
async function comesHome(page: Page): Promise<void> {
  await comes(page);
  expect(await underTheBar(page, 'main > :first-child :is(a, button)')).toEqual([]);
}

/** The bar is whole on the screen; away, nothing of it is. */
const comes = (page: Page) => expect(barOf(page)).toBeInViewport({ ratio: 1 });
const leaves = (page: Page) => expect(barOf(page)).not.toBeInViewport();

/** What scripts do, and the same for all brands. */
for (const [device, options] of DEVICES) {
  test.describe(`on ${device}`, () => {
    test.use({ brand: 'night-owl-burgers', ...options, ...REDUCED });

    test('the bar leaves on scrolling down and comes back on scrolling up', async ({ page }) => {
      await page.goto('/');
      await comesHome(page);
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 1500);
      await leaves(page);
      await page.mouse.wheel(0, -300);
      await comes(page);
      await page.mouse.wheel(0, 300);
      await leaves(page);
      await page.mouse.wheel(0, -5000);
      await comes(page);
    });

    test('the bar is on no form, wherever one scrolls to', async ({ page }) => {
      await page.goto('/catering/');
      const send = page
        .getByRole('main')
        .getByRole('button', { name: /request|send/i })
        .last();
      await send.scrollIntoViewIfNeeded();
      await leaves(page);
      await page.mouse.move(200, 300);
      for (let step = 0; step < 4; step++) {
        await page.mouse.wheel(0, -120);
        expect(await underTheBar(page, 'main form :is(input, select, textarea, button)')).toEqual([]);
      }
      const name = page.getByRole('textbox', { name: /name/i }).first();
      await name.click();
      await expect(name).toBeFocused();
      await leaves(page);
    });
  });
}

for (const [brand, path, [device, options]] of [
  ['nonna-pia', '/', DEVICES[0]],
  ['kumo-ramen', '/', DEVICES[1]],
  ['night-owl-burgers', '/', DEVICES[0]],
  ['kumo-ramen', '/catering/', DEVICES[0]],
  ['night-owl-burgers', '/catering/', DEVICES[1]],
] as const) {
  test.describe(`${path} of ${brand} on ${device}`, () => {
    test.use({ brand, ...options, ...REDUCED });

    test('whatever is scrolled to can be pressed', async ({ page }) => {
      await page.goto(path);
      await expect(barOf(page)).toBeVisible();
      if (path === '/') await comesHome(page);
      expect(await underTheBar(page, 'main form :is(input, select, textarea, button)')).toEqual([]);
      expect(await scrolledUnderTheBar(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

  test('the bar is the upper row of the one with the quick actions, which stay while it leaves', async ({ page }) => {
    await page.goto('/');
    await comesHome(page);
    const [bar, actions] = [await barOf(page).boundingBox(), await actionsOf(page).boundingBox()];
    expect(bar).toMatchObject({ x: 0, width: PHONE.viewport.width });
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(actions?.y);
    expect(PHONE.viewport.height - (bar?.y ?? 0)).toBeLessThanOrEqual(112);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 800);
    await leaves(page);
    await expect(actionsOf(page).getByRole('link', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    await actionsOf(page).getByRole('link', { name: 'Menu' }).tap();
    await expect(page).toHaveURL('/menu/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await comes(page);

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
    await comes(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await leaves(page);
    await tabTo(page, boxOf(page));
    await comes(page);
  });
});

test.describe('moving', () => {
  test.use({ brand: 'night-owl-burgers', ...DESKTOP });

  test('the bar slides away for those who do not mind, and at once for the others', async ({ page }) => {
    await page.goto('/offers/');
    await comes(page);
    const duration = () => barOf(page).evaluate((bar) => parseFloat(getComputedStyle(bar).transitionDuration));
    expect(await duration()).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await duration()).toBe(0);
  });
});

for (const brand of ['nonna-pia', 'kumo-ramen']) {
  test.describe(`at the end of a page of ${brand}`, () => {
    test.use({ brand, ...REDUCED });

    test('the bar lies on nothing, at any width', async ({ page }) => {
      await page.setViewportSize(DESKTOP.viewport);
      await page.goto('/');
      await comesHome(page);
      for (const [width, height, text] of [
        [320, 568, '200%'],
        [320, 568, ''],
        [390, 844, ''],
        [820, 1180, ''],
        [1440, 900, ''],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        }, text);
        // With the focus it stands where it stands when one scrolls up.
        await boxOf(page).focus();
        await comes(page);
        const { bar, others, end } = await page.evaluate(measureEnd);
        expect(bar.left, `at ${width}`).toBeGreaterThanOrEqual(0);
        expect(bar.right, `at ${width}`).toBeLessThanOrEqual(width);
        expect(Math.abs(bar.left + bar.right - width), `at ${width}`).toBeLessThanOrEqual(1);
        expect(end, `at ${width}`).toBeLessThanOrEqual(bar.top);
        expect(
          others.filter((other) => meet(bar, other)),
          `at ${width}`,
        ).toEqual([]);
        await boxOf(page).blur();
      }
    });
  });
}

test.describe('without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  for (const brand of ['nonna-pia', 'kumo-ramen', 'night-owl-burgers']) {
    test.describe(brand, () => {
      test.use({ brand });

      test('there is no bar, and the first buttons are free', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        await expect(page.getByRole('textbox', { name: 'Ask about the restaurant' })).toHaveCount(0);
        const [actions, order] = [
          await actionsOf(page).boundingBox(),
          await page.getByRole('main').getByRole('link', { name: 'Order Online' }).first().boundingBox(),
        ];
        expect((order?.y ?? 0) + (order?.height ?? 0)).toBeLessThanOrEqual(actions?.y ?? 0);
      });
    });
  }
});

/** Those on the screen whose middle, upper or lower edge a pointer can't reach for the bar or the quick actions. */
function underTheBar(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((elements) => {
    const isBar = (x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest('[role=search], nav[aria-label="Quick actions"]') instanceof Element;
    return [...document.querySelectorAll(elements)].flatMap((element) => {
      const { left, width, top, bottom } = element.getBoundingClientRect();
      if (width === 0) return [];
      const isCovered = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => isBar(left + width / 2, y));
      return isCovered ? [element.textContent.trim() || element.outerHTML.slice(0, 80)] : [];
    });
  }, selector);
}

/** Goes through all that can be pressed as the keyboard does, and names what then lies under the bar or the quick actions. */
function scrolledUnderTheBar(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const covered: string[] = [];
    const all = document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(a, button, input, select, textarea, summary)',
    );
    for (const element of all) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      // The scroll event comes with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, width, top, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit?.closest('[role=search], nav[aria-label="Quick actions"]'))
        covered.push(element.textContent.trim() || element.outerHTML.slice(0, 80));
    }
    return covered;
  });
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Runs in the page: where the bar is, what else floats there, and where the last line ends. */
function measureEnd() {
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    });
  const [bar] = boxesOf('[role=search]');
  if (!bar) throw new Error('There is no bar.');
  const lines = boxesOf('footer a, footer span, #page ~ .brand-code > *');
  return { bar, others: boxesOf('.bottom-bar, .launcher button'), end: Math.max(...lines.map(({ bottom }) => bottom)) };
}
