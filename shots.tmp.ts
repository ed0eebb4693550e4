import { chromium } from '@playwright/test';
import { serve } from './tests/support/browser/serve.ts';
const [out, ...list] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const spec of list) {
  const [brand, path, width, scheme = 'light', opt = ''] = spec.split('|');
  const site = await serve(`${out}/${brand}`, undefined);
  const context = await browser.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: scheme as 'light', timezoneId: 'America/Toronto', reducedMotion: 'reduce', javaScriptEnabled: !opt.includes('nojs') });
  const page = await context.newPage();
  const at = /at=(\S+?)(?:,|$)/.exec(opt)?.[1];
  if (at) await page.clock.setFixedTime(new Date(at));
  await page.goto(site.origin + path);
  await page.waitForTimeout(800);
  if (opt.includes('print')) await page.emulateMedia({ media: 'print' });
  const name = `/tmp/wt/shot-${brand}-${path.replaceAll('/', '_')}-${width}-${scheme}${opt.replace(/[^a-z0-9]/gi, '')}.png`;
  await page.screenshot({ path: name, fullPage: !opt.includes('top') , clip: opt.includes('clip') ? { x: 0, y: Number(/clip(\d+)/.exec(opt)?.[1] ?? 0), width: Number(width), height: 1800 } : undefined });
  console.log(name);
  await context.close(); await site.close();
}
await browser.close();
