import { chromium } from '@playwright/test';
import { serve } from './tests/support/browser/serve.ts';
const site = process.argv[2] ?? '/tmp/wt/times-out/dist/nonna-pia';
const { origin, close } = await serve(site) as any;
const url = origin ?? (await serve(site) as any).url;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w,h,dark] of [[390,844,false],[820,1100,true],[1440,900,false],[1440,900,true]] as const) {
  const p = await b.newPage({ viewport: {width:w,height:h}, colorScheme: dark?'dark':'light', timezoneId:'America/Toronto' });
  await p.clock.setFixedTime('2026-11-28T17:30Z');
  await p.addInitScript(() => { (window as any).cls = []; new PerformanceObserver(l => { for (const e of l.getEntries() as any) (window as any).cls.push([e.value, e.hadRecentInput, e.sources?.map((s:any)=>s.node?.className||s.node?.nodeName)]); }).observe({type:'layout-shift', buffered:true}); });
  const errors: string[] = []; p.on('pageerror', e => errors.push(String(e))); p.on('console', m => m.type()==='error' && errors.push(m.text()));
  await p.goto(`${url}/menu/`); await p.waitForTimeout(1200);
  console.log(w, dark, await p.evaluate(() => JSON.stringify((window as any).cls)), await p.locator('.menu-now').textContent(), await p.locator('.menu-part').evaluateAll(x=>x.map(e=>e.id).join(' ')), await p.locator('menu-rail nav > ul > li > a').evaluateAll(x=>x.map(e=>e.textContent!.trim()+(e.getAttribute('aria-current')?'*':'')).join(' ')), errors);
  await p.screenshot({ path: `/tmp/wt/times-out/m-${w}${dark?'d':''}.png` });
  await p.locator('.menu-to-come').scrollIntoViewIfNeeded(); await p.waitForTimeout(300);
  await p.screenshot({ path: `/tmp/wt/times-out/c-${w}${dark?'d':''}.png` });
  if (w===1440 && !dark) { await p.pdf({ path: '/tmp/wt/times-out/m.pdf' }); }
  await p.close();
}
// anchor, focus
const p = await b.newPage({ viewport: {width:390,height:844}, timezoneId:'America/Toronto' });
await p.clock.setFixedTime('2026-11-28T17:30Z');
await p.goto(`${url}/menu/#dinner`); await p.waitForTimeout(800);
console.log('hash', await p.evaluate(() => [scrollY, document.getElementById('dinner')!.getBoundingClientRect().top, [...document.querySelectorAll('.menu-part')].map(e=>e.id).join()]), await p.locator('menu-rail [aria-current]').allTextContents());
await p.goto(`${url}/`); await p.clock.setFixedTime('2026-11-28T23:30Z'); await p.locator('a[href="/menu/"]:visible').first().click(); await p.waitForURL('**/menu/'); await p.waitForTimeout(600);
console.log('client nav', await p.locator('.menu-now').textContent(), await p.locator('.menu-part').evaluateAll(x=>x.map(e=>e.id).join(' ')));
await b.close(); close?.(); process.exit(0);
