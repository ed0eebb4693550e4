import { makeWarningDiff } from '../../builder/report/warning-diff.ts';
import { countOf, summarize } from '../../builder/report/report.ts';
import type { BrandReport } from '../../builder/types.ts';

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
