import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Names of what was seen moving since the page was loaded. */
    moved?: Set<string>;
  }
}

/** To be called before a page is opened: `movedOn` tells what moved on it. */
export async function watchMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const moved = (window.moved = new Set());
    const look = () => {
      for (const animation of document.getAnimations()) {
        if (animation.playState !== 'running') continue;
        const { pseudoElement, target } = animation.effect as KeyframeEffect;
        moved.add(pseudoElement ?? (target?.id || String(target?.className)));
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

export const movedOn = (page: Page): Promise<string[]> => page.evaluate(() => [...(window.moved ?? [])]);
