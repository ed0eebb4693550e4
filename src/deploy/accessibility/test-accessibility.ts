import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { writeAccessibilityTest } from '#brand/folder/accessibility-file.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import { countOf } from '#brand/report/report.ts';
import type { Brand } from '#schema/warning.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { markOf } from '../targets/deploy-mark.ts';
import { auditSite } from './audit.ts';
import type { Finding } from './findings.ts';
import { recordOf } from './record.ts';
import { reportOf, reportToHtml, reportToJson } from './report.ts';

/** What `inspect` says of a site's accessibility. */
export interface AccessibilityResult {
  /** How many rules of WCAG are not kept, each counted once a page. */
  findings: number;
  /** The page to read. */
  report: string;
  lines: string[];
  /** Why the record that was asked for was not written. */
  problem?: string;
}

interface TestOptions {
  outDir: string;
  /** `YYYY-MM-DD` */
  date: string;
  isRecorded: boolean;
}

/** Tests a built site, writes the report beside it and, where it is asked for, the record into the brand's folder. */
export async function testAccessibility(
  browser: Browser,
  site: BuiltSite,
  brand: Brand,
  { outDir, date, isRecorded }: TestOptions,
): Promise<AccessibilityResult> {
  const { slug, origin, brandId } = brand;
  const audit = await auditSite(browser, site);
  const report = reportOf({ brand: slug, origin, date, site: markOf(site) }, audit);
  const path = join(outDir, `${slug}-accessibility-${date}`);
  writeWhole(`${path}.json`, reportToJson(report));
  writeWhole(`${path}.html`, reportToHtml(report));
  const { findings, failures, pages } = audit;
  const isWhole = failures.length === 0 && pages.length > 0;
  if (isRecorded && isWhole) writeAccessibilityTest(brand, recordOf(report, brandId));
  const count = findings.length === 0 ? 'nothing found' : countOf(findings.length, 'finding');
  return {
    findings: findings.length,
    report: `${path}.html`,
    lines: [
      `accessibility: ${countOf(pages.length, 'page')} tested, ${count}: ${shortenPath(`${path}.html`)}`,
      ...findings.map(describe),
      ...failures.map((failure) => `accessibility: not tested: ${failure}`),
      ...(isRecorded && isWhole ? ['accessibility: recorded. Build the site again, and its statement says so'] : []),
    ],
    ...(isRecorded &&
      !isWhole && { problem: 'the accessibility test is not recorded, because a page could not be tested' }),
  };
}

function describe({ rule, words, path, elements, count, ways }: Finding): string {
  const more = count > 1 ? ` and ${count - 1} more` : '';
  return `accessibility: ${path}: ${words} (${rule}; ${ways.join('; ')}): ${elements[0]}${more}`;
}
