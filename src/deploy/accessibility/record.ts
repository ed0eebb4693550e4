import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AccessibilityFinding, AccessibilityTest } from '#schema/brand-folder/accessibility.ts';
import type { Report } from './report.ts';

/** What the brand keeps of a report: the accessibility statement is made of it. */
export function recordOf({ brand: _, date, site, tools, pages, findings }: Report, brandId: string): AccessibilityTest {
  const byRule = Map.groupBy(findings, ({ rule }) => rule);
  return {
    version: 1,
    brandId,
    date,
    tools,
    site,
    pages: pages.map(({ page, path }) => ({ page, path })),
    findings: [...byRule].map(([rule, group]): AccessibilityFinding => {
      const [{ criteria, words } = { criteria: [], words: rule }] = group;
      return { rule, criteria, words: wordsOf(rule, words), pages: [...new Set(group.map(({ page }) => page))] };
    }),
  };
}

/** axe-core's files of words, by the catalogues of ours. */
const LOCALES = { fr: 'fr', es: 'es', 'zh-hans': 'zh_CN', 'zh-hant': 'zh_TW' };

function wordsOf(rule: string, english: string): Record<string, string> {
  const words: Record<string, string> = { en: english };
  for (const [catalogue, locale] of Object.entries(LOCALES)) {
    const { rules } = readLocale(locale);
    const help = Object.hasOwn(rules, rule) ? rules[rule]?.help : undefined;
    if (help !== undefined) words[catalogue] = help;
  }
  return words;
}

function readLocale(name: string): { rules: Record<string, { help?: string }> } {
  const path = createRequire(import.meta.url).resolve(`axe-core/locales/${name}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as ReturnType<typeof readLocale>;
}
