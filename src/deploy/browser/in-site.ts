import { type Browser, type BrowserContextOptions, chromium, type Page, type Route } from 'playwright-core';
import type { BuiltSite } from '../site/built-site.ts';
import { headersOf, parseHeaders, type Rule } from '../site/object-headers.ts';
import { BASE, fileAt } from '../site/addresses.ts';

const LIMIT_MS = 60_000;

export const startBrowser = (executablePath: string): Promise<Browser> => chromium.launch({ executablePath });

/** Answers what a page asks of other origins. */
export type Elsewhere = (route: Route) => Promise<void>;

export const answerNothing: Elsewhere = (route) =>
  route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } });

/**
 * Opens the built site at an address that only this browser knows, with the headers that its host is told to send, and calls `work`. Unless
 * `elsewhere` does otherwise it reaches no other address: what a page asks of others is answered with nothing.
 */
export async function inSite<Result>(
  browser: Browser,
  site: BuiltSite,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
  elsewhere: Elsewhere = answerNothing,
): Promise<Result> {
  const context = await browser.newContext(options);
  const rules = policyOf(site);
  // A page may ask for something while it is closed.
  await context.route('**/*', (route) => answer(route, site, rules, elsewhere).catch(() => {}));
  try {
    return await within(work(await context.newPage()));
  } finally {
    // A context that can't be closed ends with its browser.
    await within(context.close()).catch(() => {});
  }
}

async function answer(route: Route, site: BuiltSite, rules: Rule[], elsewhere: Elsewhere): Promise<void> {
  const address = route.request().url();
  const path = fileAt(address);
  const entry = path === undefined ? undefined : site.files.get(path);
  if (path !== undefined && entry) {
    const headers = { ...headersOf(path, rules), 'content-type': entry.type };
    await route.fulfill({ body: site.read(path), headers });
  } else if (address.startsWith(`${BASE}/`)) await route.fulfill({ status: 404, body: '' });
  else await elsewhere(route);
}

/** Most questions to a browser have no time limit of their own. */
async function within<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`it has not ended after ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
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

/** Until its scripts have run, and what they put off has begun. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${BASE}${path}`, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Has the pictures load that wait until they are seen, and returns the height of the page. */
export async function loadAll(): Promise<number> {
  const pictures = [...document.images].filter(({ loading }) => loading === 'lazy');
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  return document.documentElement.scrollHeight;
}
