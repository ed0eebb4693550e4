import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is, or in a part of it: `["color-contrast: .kicker, .lede"]` */
export async function violationsOn(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(SCRIPT);
  return page.evaluate(findViolations, part);
}

/** Runs in the page. Frames are left out: what is in ours is another site's. Fetching stylesheets again serves no rule that is on. */
async function findViolations(part: string): Promise<string[]> {
  const { axe: checker } = window as typeof window & { axe: typeof axe };
  const { violations } = await checker.run(part, { resultTypes: ['violations'], iframes: false, preload: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
