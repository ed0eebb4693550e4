import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { rowsOf } from '../support/backend/running-backend.ts';
import { expect, PHONE, test } from '../support/browser/stories.ts';
import { ROOT } from '../support/project.ts';

const { brandId } = JSON.parse(readFileSync(join(ROOT, 'brands/nonna-pia/brand.json'), 'utf8')) as { brandId: string };
const isTap = (request: Request) => request.url().endsWith('/functions/v1/count');

/** What was counted of an action on a page, whichever day it is. Other stories tap, too. */
async function tapsOf(page: string, action: string): Promise<number> {
  const rows = await rowsOf('visit_counts', { brand_id: brandId, page, action });
  return rows.reduce((sum, { taps }) => sum + Number(taps), 0);
}

test.use(PHONE);

test('a tap on what matters is counted, by page, and says nothing of the guest', async ({ page, context }) => {
  await context.addCookies([{ name: 'guest', value: 'ada', url: (await page.goto('/?from=ada'))?.url() ?? '' }]);
  const places = [...['order', 'reserve', 'directions', 'menu'].map((action) => ['/', action]), ['/menu/', 'call']];
  const countAll = () => Promise.all(places.map(([path = '', action = '']) => tapsOf(path, action)));
  const before = await countAll();
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  const tap = async (act: () => Promise<unknown>): Promise<Request> => {
    const [sent] = await Promise.all([page.waitForRequest(isTap), act()]);
    expect((await sent.response())?.status()).toBe(200);
    return sent;
  };
  const order = await tap(() => bar.getByRole('link', { name: 'Order' }).click());
  const headers = await order.allHeaders();
  expect([headers['cookie'], headers['referer'], headers['content-type']]).toEqual([
    undefined,
    undefined,
    'text/plain;charset=UTF-8',
  ]);
  expect(order.postDataJSON()).toEqual({ brand_id: brandId, page: '/', action: 'order', zone: 'America/Toronto' });
  await tap(() => page.getByRole('link', { name: 'Reserve a Table' }).first().click({ button: 'middle' }));
  await tap(() => bar.getByRole('link', { name: 'Directions' }).click());
  const linked = await tap(() =>
    page.evaluate(() => {
      const { href = '' } = document.querySelector<HTMLAnchorElement>('a[data-counts=reserve]') ?? {};
      document.body.append(Object.assign(document.createElement('a'), { href, id: 'own', target: '_blank' }));
      document.getElementById('own')?.click();
    }),
  );
  expect(linked.postDataJSON()).toMatchObject({ action: 'reserve' });
  await tap(() => bar.getByRole('link', { name: 'Menu' }).click());
  await expect(page).toHaveURL(/\/menu\/$/);
  // At the end: Chromium with a window asks which program shall call, and the page hears of nothing more.
  await tap(() => page.getByRole('contentinfo').getByRole('link', { name: '(905) 555-0142' }).click());
  const after = await countAll();
  expect(after.map((taps, index) => taps - (before[index] ?? 0)).every((more) => more > 0)).toBe(true);
});

test('a guest who does not want to be tracked is not counted', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const taps: string[] = [];
  page.on('request', (request) => isTap(request) && taps.push(request.url()));
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL(/\/menu\/$/);
  expect(taps).toEqual([]);
});
