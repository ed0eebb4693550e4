import type { Page } from '@playwright/test';

export interface HeldCode {
  /** Whether the page has asked for it. */
  isAsked: () => boolean;
  release: () => void;
}

/** A slow network: a script comes when it is released. To call before the page is opened, which then has no `load` event either. */
export async function holdCode(page: Page, file: string): Promise<HeldCode> {
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
