import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { installedBrowser } from '../scripts/browser.ts';
import { startElsewhere } from '../tests/support/browser/elsewhere.ts';
import { watchChanges } from './settle.ts';

/** The moment, in seconds, at which all sites are built and looked at. */
export const MOMENT = 1795132800;

/** Nothing but this machine is on its net. */
export async function launch(): Promise<Browser> {
  const executablePath = installedBrowser();
  return chromium.launch({
    executablePath,
    args: [
      '--disable-gpu',
      '--hide-scrollbars',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(await startElsewhere()),
    ],
  });
}

/** A browser without a past, at rest, for which time stands still. */
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
