import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { installedBrowser } from '../scripts/browser.ts';
import { fakeMaps } from '../tests/support/browser/fake-maps.ts';
import { watchChanges } from './settle.ts';

/** The moment, in seconds, at which all sites are built and looked at. */
export const MOMENT = 1795132800;

export async function launch(): Promise<Browser> {
  const executablePath = installedBrowser();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--disable-gpu', '--hide-scrollbars', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** A browser without a past, at rest, for which time stands still and nothing else is on the net. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  await context.addInitScript(stopClock, MOMENT * 1000);
  await context.addInitScript(watchChanges);
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  await fakeMaps(context);
  return context;
}

/** Runs in the page. Timers go on: only what time it is stays the same. */
function stopClock(moment: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, values: [], target) => Reflect.construct(RealDate, values.length === 0 ? [moment] : values, target),
    get: (date, key) => (key === 'now' ? () => moment : (Reflect.get(date, key) as unknown)),
  });
}
