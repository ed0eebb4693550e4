import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that colours and sizes decide. The others ask for markup, which a page has in every look. */
const OF_LOOKS = [
  'color-contrast',
  'link-in-text-block',
  'meta-viewport',
  'scrollable-region-focusable',
  'target-size',
];

/** What axe finds on the page as it is, or in a part of it: `["color-contrast: .kicker, .lede"]` */
export async function violationsOn(page: Page, part = 'html', rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(SCRIPT);
  return page.evaluate(findViolations, { part, rules });
}

/** The same by the rules that another look may break though the page has been looked at in one. */
export const violationsOfLook = (page: Page): Promise<string[]> => violationsOn(page, 'html', OF_LOOKS);

/** Runs in the page. Frames are left out: what is in ours is another site's. Fetching stylesheets again serves no rule that is on. */
async function findViolations({
  part,
  rules,
}: {
  part: string;
  rules?: readonly string[] | undefined;
}): Promise<string[]> {
  const { axe: checker } = window as typeof window & { axe: typeof axe };
  const { violations } = await checker.run(part, {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    ...(rules && { runOnly: [...rules] }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
