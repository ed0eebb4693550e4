import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** When the page's elements changed last, by the clock that nobody has fixed. */
    lastChange?: number;
  }
}

const QUIET_MS = 40;
const PATIENCE_MS = 15_000;

/** To be added to a page before it loads: notes when it changed last. */
export function watchChanges(): void {
  window.lastChange = performance.now();
  new MutationObserver(() => (window.lastChange = performance.now())).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/** How many requests of a page are under way. */
export function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', () => (count += 1));
  page.on('requestfinished', () => (count -= 1));
  page.on('requestfailed', () => (count -= 1));
  return () => count;
}

/** Loads what waits to be seen: pictures, islands, maps. */
export async function wake(page: Page, requests: () => number): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await settle(page, requests);
}

/** Until nothing loads, changes or moves. */
export async function settle(page: Page, requests: () => number): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  do {
    await page.evaluate(rest, { quiet: QUIET_MS, patience: PATIENCE_MS });
  } while (requests() > 0 && performance.now() < end);
}

/** Runs in the page. */
async function rest({ quiet, patience }: { quiet: number; patience: number }): Promise<void> {
  const start = performance.now();
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const images = [...document.images];
  for (const image of images) {
    if (image.loading !== 'eager') image.loading = 'eager';
    // A picture of the page must not come before those in it.
    if (image.decoding !== 'sync') image.decoding = 'sync';
  }
  const loaded = images
    .filter(({ complete }) => !complete)
    .map((image) =>
      Promise.race(['load', 'error'].map((end) => new Promise((resolve) => image.addEventListener(end, resolve)))),
    );
  await Promise.race([
    Promise.all([document.fonts.ready, ...loaded]),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
  do await frames();
  while (performance.now() - (window.lastChange ?? 0) < quiet && performance.now() - start < patience);
}
