import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Finding } from './findings.ts';
import type { ChosenPage } from './page-choice.ts';

export const AXE = `axe-core ${axe.version}`;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const BEST_PRACTICE = 'best-practice';

export interface AxeFindings {
  violations: Finding[];
  bestPractices: Finding[];
  toLookAt: Finding[];
  rules: string[];
}

/** What axe-core finds on the open page. Frames are left out: what is in them is another site's. */
export async function runAxe(page: Page, chosen: ChosenPage, way: string): Promise<AxeFindings> {
  await page.evaluate(axe.source);
  const { violations, incomplete, rules } = await page.evaluate(runInPage, [...WCAG, BEST_PRACTICE]);
  const findingOf = ({ id, tags, help, helpUrl, count, nodes }: RuleResult): Finding => ({
    rule: id,
    words: help,
    advice: (nodes[0]?.advice ?? '')
      .split('\n')
      .map((line) => line.trim())
      .join(' ')
      .trim(),
    criteria: tags.flatMap(criterionOf),
    url: helpUrl,
    page: chosen.page,
    path: chosen.path,
    ways: [way],
    elements: nodes.map(({ target }) => target),
    count,
  });
  const isWcag = ({ tags }: RuleResult): boolean => tags.some((tag) => WCAG.includes(tag));
  return {
    violations: violations.filter(isWcag).map(findingOf),
    bestPractices: violations.filter((result) => !isWcag(result)).map(findingOf),
    toLookAt: incomplete.filter(isWcag).map(findingOf),
    rules,
  };

  function criterionOf(tag: string): string[] {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
    return criterion === undefined ? [] : [`${principle}.${guideline}.${criterion}`];
  }
}

interface RuleResult {
  id: string;
  tags: string[];
  help: string;
  helpUrl: string;
  count: number;
  nodes: { target: string; advice: string }[];
}

/** Runs in the page. */
async function runInPage(
  tags: string[],
): Promise<Record<'violations' | 'incomplete', RuleResult[]> & { rules: string[] }> {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const results = await checker.run({
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
    preload: false,
  });
  const told = (rules: typeof results.violations): RuleResult[] =>
    rules.map(({ id, tags: own, help, helpUrl, nodes }) => ({
      id,
      tags: own,
      help,
      helpUrl,
      count: nodes.length,
      nodes: nodes.slice(0, 5).map(({ target, failureSummary = '' }) => ({
        target: target.flat().join(' ').slice(0, 300),
        advice: failureSummary.slice(0, 1000),
      })),
    }));
  const { violations, incomplete, passes, inapplicable } = results;
  return {
    violations: told(violations),
    incomplete: told(incomplete),
    rules: [...violations, ...incomplete, ...passes, ...inapplicable].map(({ id }) => id),
  };
}
