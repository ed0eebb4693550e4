import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** From 700 on, since no other price has three digits before its point. */
export const priceOf = (change: number): string => (700 + change / 100).toFixed(2);

/** A configuration with another price of its first item. */
export const withPrice = (configuration: string, price: string): string =>
  configuration.replace(/("price": )[\d.]+/, `$1${price}`);

export function changePrice(brandsDir: string, slug: string, price: string): void {
  const file = join(brandsDir, slug, 'website.json');
  writeFileSync(file, withPrice(readFileSync(file, 'utf8'), price));
}

/** Resolves when a menu page of the site in `site` shows the price or a later one; false when it has not after `limitMs`. */
export async function untilShown(site: string, price: string, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  let page: string | undefined;
  for (let seen = ''; performance.now() < end; await wait(2)) {
    // It is looked for once. Searching the folder each time costs forty times as much, while others wait for the processor.
    page ??= menuPageOf(site);
    const stats = page === undefined ? undefined : statSync(page, { throwIfNoEntry: false });
    const stamp = `${stats?.ino} ${stats?.mtimeMs}`;
    if (page === undefined || stats === undefined || stamp === seen) continue;
    seen = stamp;
    const shown = [...textOf(page).matchAll(/\b7\d\d\.\d\d\b/g)].map(([found]) => Number(found));
    if (Math.max(...shown) >= Number(price)) return true;
  }
  return false;
}

/** With several locations each has its own, and `/menu/` only leads to them. */
function menuPageOf(site: string): string | undefined {
  const [page] = [...globSync('menu/*/index.html', { cwd: site }).sort(), 'menu/index.html'].map((name) =>
    join(site, name),
  );
  return page !== undefined && existsSync(page) ? page : undefined;
}

/** Empty in the instant between an old site and a new one. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
