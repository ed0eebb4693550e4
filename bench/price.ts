import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
  for (let seen = ''; performance.now() < end; await wait(2)) {
    // With several locations each has its own, and `/menu/` only leads to them.
    const [page = 'menu/index.html'] = globSync('menu/*/index.html', { cwd: site }).sort();
    const stats = statSync(join(site, page), { throwIfNoEntry: false });
    const stamp = `${stats?.ino} ${stats?.mtimeMs}`;
    if (stats === undefined || stamp === seen) continue;
    seen = stamp;
    const shown = [...textOf(join(site, page)).matchAll(/\b7\d\d\.\d\d\b/g)].map(([found]) => Number(found));
    if (Math.max(...shown) >= Number(price)) return true;
  }
  return false;
}

/** Empty in the instant between an old site and a new one. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
