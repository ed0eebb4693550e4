import type { Page } from '@playwright/test';
import { expect, onEveryKindOfPage, test } from '../support/browser/stories.ts';

declare global {
  interface Window {
    /** Names of what was seen moving since the page was loaded. */
    moved?: Set<string>;
  }
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const moved = (window.moved = new Set());
    const look = () => {
      for (const animation of document.getAnimations()) {
        if (animation.playState !== 'running') continue;
        const { pseudoElement, target } = animation.effect as KeyframeEffect;
        moved.add(pseudoElement ?? target?.className.toString() ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
  });
});

const movedOn = (page: Page): Promise<string[]> => page.evaluate(() => [...(window.moved ?? [])]);

async function goToMenu(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'View Full Menu' }).click();
  await expect(page).toHaveURL('/menu/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-astro-transition');
}

test.describe('a brand with animations', () => {
  test.use({ brand: 'kumo-ramen' });

  test('fades from page to page', async ({ page }) => {
    await goToMenu(page);
    expect((await movedOn(page)).join()).toContain('::view-transition');
  });

  test.describe('read by who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('moves nothing, on no page', async ({ page, brand, faults }) => {
      await onEveryKindOfPage({ page, brand, faults }, async () => {
        await page.mouse.move(200, 300);
        await page.mouse.wheel(0, 600);
        expect(await movedOn(page)).toEqual([]);
      });
    });

    test('does not fade from page to page', async ({ page }) => {
      await goToMenu(page);
      expect(await movedOn(page)).toEqual([]);
    });
  });
});

test('a brand without animations changes its page at once', async ({ page }) => {
  await goToMenu(page);
  expect((await movedOn(page)).join()).not.toContain('::view-transition');
});
