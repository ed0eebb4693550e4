import { chromium } from '@playwright/test';
import { serve } from './tests/support/browser/serve.ts';
const { origin, url: u } = await serve('/tmp/wt/times-out/dist/nonna-pia') as any;
const url = origin ?? u;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const t of ['2026-11-28T15:30Z','2026-11-28T17:30Z']) {
  const p = await b.newPage({ viewport: {width:390,height:844}, timezoneId:'America/Toronto' });
  await p.clock.setFixedTime(t);
  await p.addInitScript(() => { (window as any).cls = []; new PerformanceObserver(l => { for (const e of l.getEntries() as any) (window as any).cls.push([e.value, e.startTime|0, e.sources?.map((s:any)=>[s.node?.className||s.node?.nodeName, s.previousRect.y, s.currentRect.y])]); }).observe({type:'layout-shift', buffered:true}); });
  await p.goto(`${url}/menu/`); await p.waitForTimeout(1000);
  console.log(t, await p.evaluate(() => JSON.stringify((window as any).cls)));
  await p.goto('about:blank'); await p.goto(`${url}/menu/#dinner`); await p.waitForTimeout(1000);
  console.log('hash', await p.evaluate(() => [scrollY, document.getElementById('dinner')!.getBoundingClientRect().top, getComputedStyle(document.documentElement).scrollPaddingTop]));
  await p.close();
}
process.exit(0);
