import { join } from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { installedBrowser } from '../../scripts/browser.ts';
import { inspectHome } from '#deploy/inspect/browse.ts';
import { startBrowser } from '#deploy/browser/in-site.ts';
import { readBuiltSite } from '#deploy/site/built-site.ts';
import { runBuild } from '../support/build/build.ts';
import { serve } from '../support/browser/serve.ts';
import { sharedFolder, writeInto } from '../support/build/folders.ts';
import { brandFiles, brandJson } from '../support/build/make-brand.ts';

/** As the makers give it to whoever has a site. */
const CODE = {
  head: `<meta name="google-site-verification" content="abc">
<script async src="https://www.googletagmanager.com/gtag/js?id=G-TEST"></script>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','G-TEST');</script>
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],
j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);
})(window,document,'script','dataLayer','GTM-TEST');</script>
<!-- Meta Pixel Code --><script>!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};
if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];
s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','1');fbq('track','PageView');</script>
<noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=1&ev=PageView&noscript=1"/></noscript><!-- End Meta Pixel Code -->
<script>(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:1,hjsv:6};a=o.getElementsByTagName('head')[0];
r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r);})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');</script>
<script>window.$crisp=[];window.CRISP_WEBSITE_ID="1";(function(){d=document;s=d.createElement("script");s.src="https://client.crisp.chat/l.js";s.async=1;d.getElementsByTagName("head")[0].appendChild(s);})();</script>`,
  body: `<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-TEST" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>
<button onclick="window.clicked = true">Book</button>
<script>document.write('<p id="written">Hi</p>')</script>`,
};

/** What the vendors' scripts do, in short: each asks for what its makers say that it asks for. */
const SCRIPTS: Record<string, string> = {
  'https://www.googletagmanager.com/gtag/js': `fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });
    fetch('https://region1.analytics.google.com/g/collect', { mode: 'no-cors' });
    new Image().src = 'https://www.google-analytics.com/collect';`,
  'https://www.googletagmanager.com/gtm.js': `new Image().src = 'https://www.googletagmanager.com/a'; navigator.sendBeacon('https://www.googletagmanager.com/td');`,
  'https://connect.facebook.net/en_US/fbevents.js': `const config = document.createElement('script'); config.src = 'https://connect.facebook.net/signals/config/1';
    document.head.append(config); new Image().src = 'https://www.facebook.com/tr/'; navigator.sendBeacon('https://www.facebook.com/tr/beacon');`,
  'https://static.hotjar.com/c/hotjar-1.js': `const modules = document.createElement('script'); modules.src = 'https://script.hotjar.com/modules.js';
    document.head.append(modules); fetch('https://content.hotjar.io/', { mode: 'no-cors' });`,
  'https://client.crisp.chat/l.js': `const sheet = document.createElement('link'); sheet.rel = 'stylesheet'; sheet.href = 'https://client.crisp.chat/static/default.css';
    const style = document.createElement('style'); style.textContent = '.crisp { color: red }'; document.head.append(sheet, style);
    new Image().src = 'https://image.crisp.chat/avatar'; new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='; new Worker(URL.createObjectURL(new Blob([''])));`,
};

const out = sharedFolder(brandFiles({ vendors: { name: 'Vendors', ...CODE } }, 'brands/'));

const TAGS = { 'www.googletagmanager.com': 'statistics', 'static.hotjar.com': 'statistics' };

function build(contentSecurityPolicy?: object) {
  const more = { contentSecurityPolicy, consent: { tags: TAGS } };
  writeInto(out, 'brands/vendors/brand.json', brandJson('vendors', more));
  const { report } = runBuild('--brands-dir', join(out, 'brands'), '--out-dir', join(out, 'dist'));
  return report.brands[0]?.warnings.find(({ path }) => path.endsWith('contentSecurityPolicy'))?.message;
}

/** What the site's home asks of others, and what its policy refuses. */
async function visit(): Promise<{ asked: string[]; notes: string[] }> {
  const asked: string[] = [];
  const site = readBuiltSite('vendors', join(out, 'dist/vendors'));
  const { problems, notes } = await inspectHome(await browser, site, standInFor(asked));
  expect(problems).toEqual([]);
  return { asked, notes };
}

/** Answers for the vendors, and notes what they are asked. */
const standInFor =
  (asked: string[]) =>
  async (route: Route): Promise<void> => {
    const { origin, pathname } = new URL(route.request().url());
    asked.push(origin + pathname);
    const body = SCRIPTS[origin + pathname] ?? '';
    await route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } });
  };

let browser: ReturnType<typeof startBrowser>;
beforeAll(() => {
  browser = startBrowser(installedBrowser() ?? '');
});
afterAll(async () => {
  await (await browser).close();
});

describe('a site with the code of well-known vendors', () => {
  test('runs under the policy that the build proposes, and all of it is asked for', async () => {
    const warning = build();
    expect(warning).toMatch(/^is not set, and the site has code of its own\./);
    const [, proposed = ''] = /Write it like (\{.*\})\.$/.exec(warning ?? '') ?? [];
    expect(build(JSON.parse(proposed))).toBeUndefined();
    const { asked, notes } = await visit();
    expect(notes).toEqual([]);
    expect(asked).toEqual(expect.arrayContaining(Object.keys(SCRIPTS)));
    expect(asked).toEqual(
      expect.arrayContaining([
        'https://region1.google-analytics.com/g/collect',
        'https://region1.analytics.google.com/g/collect',
        'https://www.google-analytics.com/collect',
        'https://www.googletagmanager.com/td',
        'https://www.facebook.com/tr/',
        'https://www.facebook.com/tr/beacon',
        'https://script.hotjar.com/modules.js',
        'https://content.hotjar.io/',
        'https://client.crisp.chat/static/default.css',
        'https://image.crisp.chat/avatar',
      ]),
    );
  });

  test('with sources of scripts alone is refused the rest: the build warns, and inspect says what', async () => {
    const scripts = [
      'https://*.googletagmanager.com',
      'https://connect.facebook.net',
      'https://*.hotjar.com',
      'https://*.crisp.chat',
    ];
    expect(build({ 'script-src': scripts })).toMatch(
      /^does not name all that the site’s own code needs \(Crisp: style-src, .*; Meta Pixel: img-src, .*; Google Analytics and Tag Manager: img-src, connect-src, frame-src\)/,
    );
    const { asked, notes } = await visit();
    expect(asked.filter((address) => /collect|\/tr\/|avatar|default\.css/.test(address))).toEqual([]);
    const [, refused = ''] = /brand\.json: (\{.*\})/.exec(notes.join('\n')) ?? [];
    expect(JSON.parse(refused)).toMatchObject({
      'connect-src': expect.arrayContaining(['https://region1.google-analytics.com', 'https://www.facebook.com']),
      'img-src': expect.arrayContaining(['https://www.google-analytics.com', 'https://image.crisp.chat']),
      'style-src': expect.arrayContaining(["'unsafe-inline'", 'https://client.crisp.chat']),
      'worker-src': ['blob:'],
    });
  });
});

describe('nothing of it is asked for', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  let asked: string[];
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    const [, proposed = ''] = /Write it like (\{.*\})\.$/.exec(build() ?? '') ?? [];
    build(JSON.parse(proposed));
    site = await serve(join(out, 'dist/vendors'));
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    asked = [];
    context = await (await browser).newContext();
    await context.route((url) => url.origin !== site.origin, standInFor(asked));
    page = await context.newPage();
  });
  afterEach(() => context.close());

  const bar = () => page.getByRole('region', { name: 'Cookies and tags' });
  const dialog = () => page.getByRole('dialog', { name: 'Cookies and tags' });
  /** To the end, and until the page and its scripts have had their time. */
  async function read(path = '/') {
    await page.goto(site.origin + path);
    await page.waitForFunction(() => customElements.get('consent-choice'));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  const isBelow = (host: string, listed: string) =>
    host === listed || (listed.startsWith('*.') && host.endsWith(listed.slice(1)));
  const hosts = () => [...new Set(asked.map((address) => new URL(address).hostname))].sort();

  test('before a guest allows it, all is once it is allowed, also on the next page, and nothing after it was taken back', async () => {
    await read();
    await bar().waitFor();
    expect(asked).toEqual([]);
    await bar().getByRole('button', { name: 'Accept' }).click();
    await bar().waitFor({ state: 'hidden' });
    await expect
      .poll(() => asked)
      .toEqual(expect.arrayContaining([...Object.keys(SCRIPTS), 'https://content.hotjar.io/']));
    const before = asked.filter((address) => Object.hasOwn(SCRIPTS, address)).length;
    expect(before).toBe(Object.keys(SCRIPTS).length);
    // Astro's router: the code is not run again.
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy/');
    expect(asked.filter((address) => Object.hasOwn(SCRIPTS, address)).length).toBe(before);
    // By then `document.write` would put it in place of the page.
    expect(await page.locator('#written').count()).toBe(1);
    const listed = await page.locator('.legal-hosts bdi').allTextContents();
    expect(hosts().filter((host) => !listed.some((one) => isBelow(host, one)))).toEqual([]);
    await read('/terms-and-conditions/');
    await expect.poll(() => asked.filter((address) => Object.hasOwn(SCRIPTS, address)).length).toBe(2 * before);
    await page.evaluate(() => (document.cookie = '_ga=1; path=/'));
    await page.getByRole('link', { name: 'Cookies and tags' }).click();
    const reloaded = page.waitForEvent('load');
    await dialog().getByRole('button', { name: 'Reject' }).click();
    await reloaded;
    asked.length = 0;
    await read();
    expect(await bar().isVisible()).toBe(false);
    expect(asked).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('after it was rejected, of a category that was not chosen, and of what a choice was not about', async () => {
    await read();
    await bar().getByRole('button', { name: 'Reject' }).click();
    await read();
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Cookies and tags' }).click();
    await dialog().getByRole('checkbox', { name: 'Statistics' }).check();
    await dialog().getByRole('button', { name: 'Save choice' }).click();
    await expect.poll(() => asked).toContain('https://script.hotjar.com/modules.js');
    await read();
    await expect
      .poll(() => asked.filter((address) => address === 'https://script.hotjar.com/modules.js').length)
      .toBe(2);
    expect(hosts().filter((host) => /facebook|crisp/.test(host))).toEqual([]);
    await page.evaluate(() =>
      localStorage.setItem('consent', String(localStorage.getItem('consent')).replace('crisp', 'other')),
    );
    asked.length = 0;
    await read();
    await bar().waitFor();
    expect(asked).toEqual([]);
  });

  test('by a browser that sends Global Privacy Control, without a question, and the dialog says so', async () => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    );
    await read();
    expect(await bar().isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Cookies and tags' }).click();
    await dialog().getByText('Global Privacy Control').waitFor();
    expect(await dialog().getByRole('button', { name: 'Accept' }).isDisabled()).toBe(true);
    expect(asked).toEqual([]);
  });

  test('without scripts, where nothing asks either', async () => {
    const plain = await (await browser).newContext({ javaScriptEnabled: false });
    await plain.route((url) => url.origin !== site.origin, standInFor(asked));
    const quiet = await plain.newPage();
    await quiet.goto(site.origin);
    expect(await quiet.locator('.consent-bar').isVisible()).toBe(false);
    await quiet.close();
    expect(asked).toEqual([]);
  });
});
