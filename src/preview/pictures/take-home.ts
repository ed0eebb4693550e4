import { type BrowserContext, chromium, type Route } from 'playwright-core';
import { contentTypeOf } from '#brand/files/content-types.ts';
import { findFile } from '../serving/files.ts';

/** The screens of which there is a picture, in CSS pixels. */
const SCREENS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};
export type Screen = keyof typeof SCREENS;

/** The site's own name, so that its home is a page like any other. No request for it leaves the browser. */
const ORIGIN = 'http://taken.localhost';
/** On a machine that is busy a picture takes some seconds. A browser that takes longer hangs. */
const LIMIT_MS = 45_000;
/** A page that never stops asking is taken as it is then. */
const REST_LIMIT_MS = 10_000;

/**
 * Pictures of the home of a published folder, as PNG. The browser gets the folder's files and nothing else: whatever a brand's own code asks
 * for, on this machine or elsewhere, is refused. Throws where the browser does not start or takes none in time; the process then has to
 * end, and the browser with it.
 */
export async function takeHome(
  site: string,
  executablePath: string,
  limitMs = LIMIT_MS,
): Promise<Record<Screen, Buffer>> {
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS, timeout: limitMs, ...LEFT_TO_US });
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${executablePath} took no picture in time.`)), limitMs);
  const take = async (screen: Screen): Promise<Buffer> => {
    // A picture in the middle of a movement shows half of a page.
    const options = { viewport: SCREENS[screen], reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const context = await browser.newContext(options);
    await answerFrom(context, site);
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
    await page.goto(`${ORIGIN}/`);
    await page.waitForLoadState('networkidle', { timeout: REST_LIMIT_MS }).catch(() => {});
    return page.screenshot();
  };
  try {
    return await Promise.race([late.promise, both(take)]);
  } finally {
    clearTimeout(timer);
    await Promise.race([browser.close(), late.promise]).catch(() => {});
  }
}

async function both(take: (screen: Screen) => Promise<Buffer>): Promise<Record<Screen, Buffer>> {
  return { desktop: await take('desktop'), phone: await take('phone') };
}

/** What does not pass `route` reaches nothing either: no name is found, and WebRTC has no proxy. */
const ARGUMENTS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];
/** The process ends with the preview, and the browser with the process. */
const LEFT_TO_US = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

async function answerFrom(context: BrowserContext, site: string): Promise<void> {
  await context.route('**/*', (route) => answer(route, site).catch(() => {}));
  await context.routeWebSocket(/./, (socket) => void socket.close());
}

async function answer(route: Route, site: string): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  const found = origin === ORIGIN ? await findFile(site, pathname) : undefined;
  if (found === undefined) await route.abort();
  else if (found.kind === 'redirect') await route.fulfill({ status: 308, headers: { Location: found.to } });
  else if (found.kind === 'missing') await route.fulfill({ status: 404, body: '' });
  else await route.fulfill({ body: found.bytes, contentType: contentTypeOf(found.path) });
}
