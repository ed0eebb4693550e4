import type { Page } from '@playwright/test';

export interface HeldCode {
  /** Whether the page has asked for it. */
  isAsked: () => boolean;
  release: () => void;
}

/** A slow network: code that a page loads once it can be read comes when it is released. To call before the page is opened. */
export async function holdCode(page: Page, file = 'sections'): Promise<HeldCode> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isAsked = false;
  await page.route(`**/_astro/${file}*.js`, async (route) => {
    isAsked = true;
    await released;
    await route.continue();
  });
  return { isAsked: () => isAsked, release };
}
