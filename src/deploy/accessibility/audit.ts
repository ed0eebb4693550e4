import pLimit from 'p-limit';
import type { Browser, Page } from 'playwright-core';
import type { BuiltSite } from '../site/built-site.ts';
import { inSite, loadAll, open } from '../browser/in-site.ts';
import { type AxeFindings, runAxe } from './axe.ts';
import { type Audit, type Finding, mergeFindings } from './findings.ts';
import { checkLayout } from './layout-checks.ts';
import { type ChosenPage, choosePages } from './page-choice.ts';

/** Pages side by side. Each keeps a core busy. */
const AT_ONCE = 3;

/** The two ways to look that differ in all that styles ask for. */
const WAYS = [
  { name: 'light, 1280 pixels', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark, 390 pixels', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/** Opens one page of each kind of a built site, and looks for what keeps people from using it. Never throws: a page that can't be tested is told. */
export async function auditSite(browser: Browser, site: BuiltSite): Promise<Audit> {
  const pages = choosePages(site);
  const failures: string[] = [];
  const limit = pLimit(AT_ONCE);
  const audited = await Promise.all(
    pages.map((chosen) =>
      limit(async () => {
        try {
          const options = { viewport: WAYS[0].viewport, reducedMotion: 'reduce' } as const;
          return await inSite(browser, site, options, (page) => auditPage(page, chosen));
        } catch (error) {
          failures.push(`${chosen.path}: ${String((error as Error).message).split('\n')[0]}`);
          return [];
        }
      }),
    ),
  );
  const found = audited.flat();
  return {
    pages,
    findings: mergeFindings(found.flatMap(({ violations }) => violations)),
    bestPractices: mergeFindings(found.flatMap(({ bestPractices }) => bestPractices)),
    toLookAt: mergeFindings(found.flatMap(({ toLookAt }) => toLookAt)),
    rules: [...new Set(found.flatMap(({ rules }) => rules))].sort(),
    failures: failures.sort(),
    browser: `Chromium ${browser.version()}`,
  };
}

async function auditPage(page: Page, chosen: ChosenPage): Promise<AxeFindings[]> {
  await open(page, chosen.path);
  await page.evaluate(unfold);
  // Islands become alive when they are seen. Those that wait for a touch stay as they are.
  await page
    .waitForFunction(() => !document.querySelector('astro-island[ssr]'), undefined, { timeout: 1000 })
    .catch(() => {});
  await page.evaluate(loadAll);
  const found: AxeFindings[] = [];
  for (const { name, colorScheme, viewport } of WAYS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    found.push(await runAxe(page, chosen, name));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const violations: Finding[] = await checkLayout(page, chosen);
  return [...found, { violations, bestPractices: [], toLookAt: [], rules: [] }];
}

/** Runs in the page: opens what is folded, and shows each island to the screen once. */
async function unfold(): Promise<void> {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const island of document.querySelectorAll('astro-island[ssr]')) {
    // An island has no box of its own.
    (island.firstElementChild ?? island).scrollIntoView();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  }
  scrollTo(0, 0);
}
