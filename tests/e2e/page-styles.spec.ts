import type { Page } from '@playwright/test';
import { DESKTOP, expect, kindsOf, test } from '../support/stories.ts';

/**
 * No page looks different for the way one came to it: the router changes stylesheets with pages, and what is left of one may not reach
 * the next.
 */
for (const brand of ['nonna-pia', 'kumo-ramen', 'night-owl-burgers']) {
  test.describe(`of ${brand}`, () => {
    // Low, so that little has to be drawn: boxes are compared, not pixels.
    test.use({ brand, contextOptions: { reducedMotion: 'reduce' }, viewport: { ...DESKTOP.viewport, height: 300 } });

    test('every page of a kind looks the same after every other as opened directly', async ({ page }) => {
      // Nobody goes to a 404 page; the legal pages are one kind, and so are those of feedback.
      const paths = kindsOf(brand).filter((path) => !/^\/(?:404|feedback\/qr|terms|cookie|accessibility)/.test(path));
      test.setTimeout(60_000 + paths.length ** 2 * 1500);
      const direct = new Map<string, string[]>();
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' });
        direct.set(path, await boxesOf(page));
      }
      await page.goto(paths[0] ?? '/');
      for (const path of tourOf(paths)) {
        await goTo(page, path);
        const boxes = direct.get(path) ?? [];
        await expect
          .poll(async () => differences(await boxesOf(page), boxes), {
            message: `at ${path}`,
            intervals: [20, 50, 100],
          })
          .toEqual([]);
        expect(await page.locator('link[rel=stylesheet]').count()).toBeLessThan(6);
      }
    });
  });
}

/** A way on which each goes to each other once, or a little more: from the first to all and back, then from the second … */
function tourOf(paths: readonly string[]): string[] {
  return paths.flatMap((from, index) => {
    const there = paths.slice(index + 1).flatMap((to) => [to, from]);
    return [...there, ...paths.slice(index + 1, index + 2)];
  });
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (href) =>
      new Promise<void>((resolve) => {
        document.addEventListener('astro:page-load', () => resolve(), { once: true });
        const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
        link.click();
        link.remove();
      }),
    path,
  );
  await page.waitForFunction((href) => location.pathname === href, path);
}

/** Tag, place and size of every element but what comes when the browser has time. */
function boxesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll('#page :not(.launcher, .launcher *, .assistant-bar, .assistant-bar *)'),
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.localName}.${element.className} ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`;
      },
    ),
  );
}

/** The first few say enough. */
function differences(boxes: string[], expected: string[]): string[] {
  const length = Math.max(boxes.length, expected.length);
  return Array.from({ length }, (_, index) => index)
    .filter((index) => boxes[index] !== expected[index])
    .slice(0, 3)
    .map((index) => `${boxes[index]} instead of ${expected[index]}`);
}
