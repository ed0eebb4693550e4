import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type BuiltSite, isPage } from '../site/built-site.ts';
import { decode, type Findings } from './inspect-pages.ts';
import { headersOf, parseHeaders, type Rule } from '../site/object-headers.ts';

/** A site at an address that only this browser knows. It reaches no other: what a page asks of others is answered with nothing. */
export const HOST = 'https://site.invalid';

export const startBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });

/** Answers from the built site, with the headers that its host is told to send. */
export async function showSite(context: BrowserContext, site: BuiltSite): Promise<void> {
  const rules = policyOf(site);
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const asked = decode(url.pathname.slice(1));
    const path = asked === '' || asked.endsWith('/') ? `${asked}index.html` : asked;
    const isOurs = url.origin === HOST;
    const entry = isOurs ? site.files.get(path) : undefined;
    if (entry) {
      const headers = { ...headersOf(path, rules), 'content-type': entry.type };
      await route.fulfill({ body: site.read(path), headers });
    } else if (isOurs) await route.fulfill({ status: 404, body: '' });
    else await route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } });
  });
}

/** Without these files the site's host sends nothing that we know. */
function policyOf({ files, read }: BuiltSite): Rule[] {
  if (files.has('_headers')) return parseHeaders(read('_headers').toString());
  if (!files.has('_s3.json')) return [];
  const { responseHeadersPolicy } = JSON.parse(read('_s3.json').toString()) as S3File;
  const policy = responseHeadersPolicy.SecurityHeadersConfig.ContentSecurityPolicy?.ContentSecurityPolicy;
  return policy === undefined ? [] : [{ pattern: '/*', headers: { 'content-security-policy': policy } }];
}

interface S3File {
  responseHeadersPolicy: {
    SecurityHeadersConfig: { ContentSecurityPolicy?: { ContentSecurityPolicy: string } };
  };
}

const LIMIT_MS = 30_000;

/** Opens the home page: it has its title, no script of ours fails, and its policy forbids nothing that the builder put there. */
export async function inspectHome(browser: Browser, site: BuiltSite): Promise<Pick<Findings, 'problems' | 'notes'>> {
  const context = await browser.newContext();
  const problems: string[] = [];
  const notes: string[] = [];
  try {
    await showSite(context, site);
    const page = await context.newPage();
    listen(page, (text, isOurs) => (isOurs ? problems : notes).push(`index.html in a browser: ${text}`));
    await page.goto(`${HOST}/`, { waitUntil: 'load', timeout: LIMIT_MS });
    if ((await page.title()).trim() === '') problems.push('index.html in a browser: it has no title');
  } catch (error) {
    problems.push(`index.html in a browser: ${firstLine((error as Error).message)}`);
  } finally {
    await context.close();
  }
  return { problems, notes };
}

/**
 * A brand's own code may fail here, where it is cut off from what it loads, or want what the policy forbids: neither is a reason to keep its
 * site back. Inline scripts are all in the policy by their hashes, the brand's too, so one that is forbidden is the builder's mistake.
 */
function listen(page: Page, tell: (text: string, isOurs: boolean) => void): void {
  page.on('pageerror', ({ stack = '', message }) => {
    if (stack.includes(`${HOST}/_astro/`)) tell(firstLine(message), true);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    const isOurs = message.location().url.startsWith(`${HOST}/_astro/`);
    if (text.includes('Content Security Policy')) tell(firstLine(text), isOurs || forbidsOurs(text));
    else if (isOurs) tell(firstLine(text), true);
  });
}

const forbidsOurs = (text: string): boolean => text.includes('inline script') || text.includes(`${HOST}/_`);

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

export interface Shot {
  /** `menu/index.html` */
  path: string;
  jpeg: Buffer;
}

/** The tops of pages, in the width of a laptop; pages that are not there are left out. */
export async function shootPages(browser: Browser, site: BuiltSite, paths: string[]): Promise<Shot[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 }, reducedMotion: 'reduce' });
  const shots: Shot[] = [];
  try {
    await showSite(context, site);
    const page = await context.newPage();
    for (const path of paths.filter((one) => isPage(one) && site.files.has(one))) {
      await page.goto(`${HOST}/${path.replace(/index\.html$/, '')}`, { waitUntil: 'load', timeout: LIMIT_MS });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      shots.push({ path, jpeg: await page.screenshot({ type: 'jpeg', quality: 70 }) });
    }
  } finally {
    await context.close();
  }
  return shots;
}
