import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type BuiltSite, isPage } from '../site/built-site.ts';
import { answerNothing, type Elsewhere, inSite, loadAll, open } from '../browser/in-site.ts';
import { BASE } from '../site/addresses.ts';
import type { Findings } from './inspect-pages.ts';

/**
 * Opens the home page: it has its title, no script of ours fails, and its policy forbids nothing that the builder put there. Of the brand's own
 * code it says what the policy refused. Without `elsewhere` the scripts of other origins do not run.
 */
export async function inspectHome(
  browser: Browser,
  site: BuiltSite,
  elsewhere?: Elsewhere,
): Promise<Pick<Findings, 'problems' | 'notes'>> {
  const problems: string[] = [];
  const notes: string[] = [];
  const tell = (text: string, isOurs = true): void =>
    void (isOurs ? problems : notes).push(`index.html in a browser: ${text}`);
  const notRun = new Set<string>();
  const answerOthers: Elsewhere = (route) => {
    if (elsewhere) return elsewhere(route);
    if (route.request().resourceType() === 'script') notRun.add(new URL(route.request().url()).origin);
    return answerNothing(route);
  };
  const work = async (page: Page): Promise<void> => {
    listen(page, tell);
    const refused = await watchPolicy(page);
    await open(page, '/');
    // Only what a page does from its start on is waited for.
    if (await allowAll(page)) await open(page, '/');
    // What scripts of others ask for comes after they have come.
    if (elsewhere) await page.waitForLoadState('networkidle', { timeout: ONLINE_LIMIT_MS }).catch(() => {});
    if ((await page.title()).trim() === '') tell('it has no title');
    const sources = sourcesOf(refused);
    if (Object.keys(sources).length > 0)
      tell(
        `its policy refuses what the page asks for. To allow it, add to contentSecurityPolicy in brand.json: ${JSON.stringify(sources)}`,
        false,
      );
  };
  await inSite(browser, site, {}, work, answerOthers).catch((error: unknown) =>
    tell(firstLine(error instanceof Error ? error.message : String(error))),
  );
  if (notRun.size > 0)
    tell(
      `scripts of ${[...notRun].join(', ')} were not fetched. Whether the policy allows what they load in turn, --online says`,
      false,
    );
  return { problems, notes };
}

/** The brand's own code waits until a guest allows it, and is looked at as it runs then. */
async function allowAll(page: Page): Promise<boolean> {
  const accept = page.locator('.consent-bar button[value=all]');
  const isAsked = (await accept.count()) > 0;
  if (isAsked) await accept.click({ timeout: ONLINE_LIMIT_MS });
  return isAsked;
}

const ONLINE_LIMIT_MS = 10_000;

interface Violation {
  directive: string;
  /** An address, or a word such as `inline`. */
  blocked: string;
}

/** What the policy refuses from now on. It refuses before anything is asked of the network. */
async function watchPolicy(page: Page): Promise<Violation[]> {
  const refused: Violation[] = [];
  await page.exposeFunction('noteViolation', (violation: Violation) => void refused.push(violation));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective: directive, blockedURI: blocked }) =>
      (window as unknown as { noteViolation: (violation: Violation) => void }).noteViolation({ directive, blocked }),
    ),
  );
  return refused;
}

/** As they are written in `brand.json`. */
function sourcesOf(refused: readonly Violation[]): Record<string, string[]> {
  const sources: Record<string, string[]> = {};
  for (const { directive, blocked } of refused) {
    const name = directive.replace(/-(?:elem|attr)$/, '');
    const source = sourceOf(name, blocked);
    if (source !== undefined) sources[name] = [...new Set([...(sources[name] ?? []), source])];
  }
  return sources;
}

/** An inline script that was refused is a mistake of the builder, and told as one. */
function sourceOf(directive: string, blocked: string): string | undefined {
  if (blocked === 'inline') return directive === 'style-src' ? "'unsafe-inline'" : undefined;
  if (blocked === 'eval' || blocked === 'wasm-eval') return `'${blocked.replace('eval', 'unsafe-eval')}'`;
  const url = URL.parse(blocked.includes(':') ? blocked : `${blocked}:`);
  if (!url || url.origin === BASE) return undefined;
  return url.host === '' ? url.protocol : url.origin;
}

/**
 * A brand's own code may fail here because its requests are not answered, or because the policy forbids them. Neither prevents publishing. The
 * policy has the hash of every inline script, also of the brand's, so a forbidden inline script is a mistake of the builder.
 */
function listen(page: Page, tell: (text: string, isOurs: boolean) => void): void {
  page.on('pageerror', ({ stack = '', message }) => {
    if (stack.includes(`${BASE}/_astro/`)) tell(firstLine(message), true);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    const isOurs = message.location().url.startsWith(`${BASE}/_astro/`);
    if (text.includes('Content Security Policy')) {
      // Of others, whole, at the end: `sourcesOf`.
      if (isOurs || forbidsOurs(text)) tell(firstLine(text), true);
      else if (text.includes('inline')) tell(firstLine(text), false);
    } else if (isOurs) tell(firstLine(text), true);
  });
}

const forbidsOurs = (text: string): boolean => text.includes('inline script') || text.includes(`${BASE}/_`);

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' };
/** Browsers draw no picture that is much higher. */
const MAX_HEIGHT = 12_000;

/** A picture as PNG of each page that there is, by its path in the site: `menu/index.html`. */
export function takeScreenshots(browser: Browser, site: BuiltSite, paths: string[]): Promise<Map<string, Buffer>> {
  return inSite(browser, site, LAPTOP, async (page) => {
    const screenshots = new Map<string, Buffer>();
    for (const path of paths.filter((one) => isPage(one) && site.files.has(one))) {
      await open(page, `/${path.replace(/index\.html$/, '')}`);
      const height = await page.evaluate(loadAll);
      const clip = { x: 0, y: 0, width: 1280, height: Math.min(height, MAX_HEIGHT) };
      screenshots.set(path, await page.screenshot({ fullPage: true, clip }));
    }
    return screenshots;
  });
}

/** A home as JPEG, 1440 pixels wide: what is seen at first, and the page down to its end. */
export interface HomePictures {
  first: Buffer;
  whole: Buffer;
}

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };

export function takeHome(browser: Browser, site: BuiltSite): Promise<HomePictures> {
  return inSite(browser, site, DESKTOP, async (page) => {
    await open(page, '/');
    const first = await page.screenshot({ type: 'jpeg', quality: 85 });
    const height = await page.evaluate(loadAll);
    const clip = { x: 0, y: 0, width: 1440, height: Math.min(height, MAX_HEIGHT) };
    return { first, whole: await page.screenshot({ fullPage: true, clip, type: 'jpeg', quality: 75 }) };
  });
}

export type PaperSize = 'a4' | 'letter';

/** Prints pages one by one, each as a PDF. `paths`: those of the site, `/menu/`. */
export async function* printPages(
  browser: Browser,
  site: BuiltSite,
  paths: string[],
  size: PaperSize,
): AsyncGenerator<{ path: string; pdf: Buffer }> {
  for (const path of paths) {
    const pdf = await inSite(browser, site, LAPTOP, async (page) => {
      await open(page, path);
      return page.pdf({ format: size, tagged: true });
    });
    yield { path, pdf };
  }
}
