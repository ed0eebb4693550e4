import { expect, test } from 'vitest';
import { failedReport } from '#brand/report/report.ts';
import type { BrandReport } from '#schema/warning.ts';
import { brandTeller, runDescriber } from '#preview/building/describe-run.ts';

const built = (slug: string, warnings: BrandReport['warnings'] = []): BrandReport => {
  const { error: _, ...report } = failedReport(slug, '');
  return { ...report, status: 'built', pages: 2, printed: ['/'], kept: 1, warnings };
};
const CLOSING = '1 brand failed. The preview shows why, and builds again as soon as the files change.';

test('an edit prints what is new, and then the totals', () => {
  const describe = runDescriber('/brands');
  const warnings = [{ path: 'phone', message: '"call us" is not a phone number.' }];
  expect(describe([built('nonna', warnings), built('kumo')], 340)).toMatchInlineSnapshot(`
    "Brand "nonna": built with 1 warning
    /brands/nonna: what get-brand-website answered
      phone: "call us" is not a phone number.

    2 brands: 2 built; 2 pages printed, 2 kept in 340 ms"
  `);
  expect(describe([built('nonna', warnings)], 90)).toBe(
    'Brand "nonna": built with 1 warning, as before\n\n1 brand: 1 built; 1 page printed, 1 kept in 90 ms',
  );
  expect(describe([built('kumo')], 90)).toBe('1 brand: 1 built; 1 page printed, 1 kept in 90 ms');
});

test('what to do about a failure is said once for each', () => {
  const describe = runDescriber('/brands');
  const failed = (slug: string) => describe([failedReport(slug, 'line 1: a comma is missing.')], 5);
  expect([failed('nonna').endsWith(CLOSING), failed('nonna').endsWith(CLOSING)]).toEqual([true, false]);
  expect(failed('kumo').endsWith(CLOSING)).toBe(true);
  describe([built('nonna')], 90);
  expect(failed('nonna').endsWith(CLOSING)).toBe(true);
});

test('a run of several brands says how far it is', () => {
  const said: string[] = [];
  const tell = brandTeller(3, (text) => said.push(text));
  tell(built('nonna', [{ path: 'phone', message: '"call us" is not a phone number.' }]));
  tell({ ...built('kumo'), status: 'unchanged' });
  tell(failedReport('owl', 'line 1: a comma is missing.'));
  expect(said).toEqual([
    'nonna: built, 1 page printed, 1 kept, 1 warning, 0 ms (1 of 3)',
    'owl: failed, 0 ms (3 of 3)',
  ]);
  brandTeller(1, (text) => said.push(text))(built('nonna'));
  expect(said).toHaveLength(2);
});
