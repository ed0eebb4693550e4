import { describeEnd } from '#brand/report/progress.ts';
import { makeWarningDiff } from './warning-diff.ts';
import { countOf, summarize } from '#brand/report/report.ts';
import type { BrandReport } from '#schema/warning.ts';

/** Describes each run of the build: what is new of each brand, then the totals. */
export function runDescriber(brandsDir: string): (brands: BrandReport[], milliseconds: number) => string {
  const newsOf = makeWarningDiff(brandsDir);
  const failing = new Set<string>();
  return (brands, milliseconds) => {
    const sorted = brands.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
    const text = [...sorted.flatMap((brand) => newsOf(brand) ?? []), summarize({ brands }, milliseconds)].join('\n\n');
    const failed = brands.filter(({ slug, status }) => status === 'failed' && !failing.has(slug));
    for (const { slug, status } of brands) failing[status === 'failed' ? 'add' : 'delete'](slug);
    if (failed.length === 0) return text;
    return `${text}\n${countOf(failed.length, 'brand')} failed. The preview shows why, and builds again as soon as the files change.`;
  };
}

/**
 * Tells of each brand of a run when it is done: `nonna-pia: built, 27 pages, 1.2 s (2 of 3)`. What a run of one brand did is told at its end, and brands
 * that are as they were pass too fast to be read.
 */
export function brandTeller(brands: number, print: (text: string) => void): (report: BrandReport) => void {
  let count = 0;
  return (report) => {
    count += 1;
    if (brands > 1 && report.status !== 'unchanged') print(`${describeEnd(report)} (${count} of ${brands})`);
  };
}
