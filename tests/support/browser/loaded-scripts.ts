import type { Page, Request } from '@playwright/test';
import { expect } from './stories.ts';

/** The longest wait for an idle moment, in milliseconds. A browser on a busy machine may never have one. */
const MAX_WAIT_MS = 2000;

/** What the page put off until it has nothing else to do has been begun. */
async function idle(page: Page): Promise<void> {
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), MAX_WAIT_MS);
}

/**
 * The paths of the scripts a page asks for from now on, and a wait until none is on its way and none comes when the browser is idle.
 */
export function listenForScripts(page: Page): { files: Set<string>; settle: () => Promise<void> } {
  const files = new Set<string>();
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    files.add(new URL(request.url()).pathname);
    onTheirWay.add(request);
  });
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  const settle = async () => {
    for (let round = 0; round < 3; round++) {
      await idle(page);
      await expect.poll(() => onTheirWay.size).toBe(0);
    }
  };
  return { files, settle };
}
