import { join } from 'node:path';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installedBrowser } from '../../scripts/browser.ts';
import { inspectHome, startBrowser } from '#deploy/inspect/browse.ts';
import { readBuiltSite } from '#deploy/site/built-site.ts';
import { runBuild } from '../support/build/build.ts';
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
<button onclick="window.clicked = true">Book</button>`,
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

function build(contentSecurityPolicy?: object) {
  writeInto(out, 'brands/vendors/brand.json', brandJson('vendors', { contentSecurityPolicy }));
  const { report } = runBuild('--brands-dir', join(out, 'brands'), '--out-dir', join(out, 'dist'));
  return report.brands[0]?.warnings.find(({ path }) => path.endsWith('contentSecurityPolicy'))?.message;
}

/** What the site's home asks of others, and what its policy refuses. */
async function visit(): Promise<{ asked: string[]; notes: string[] }> {
  const asked: string[] = [];
  const standIn = async (route: Route): Promise<void> => {
    const { origin, pathname } = new URL(route.request().url());
    asked.push(origin + pathname);
    const body = SCRIPTS[origin + pathname] ?? '';
    await route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } });
  };
  const { problems, notes } = await inspectHome(
    await browser,
    readBuiltSite('vendors', join(out, 'dist/vendors')),
    standIn,
  );
  expect(problems).toEqual([]);
  return { asked, notes };
}

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
