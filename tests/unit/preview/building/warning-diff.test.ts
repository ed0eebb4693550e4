import { expect, test } from 'vitest';
import { makeWarningDiff } from '#preview/building/warning-diff.ts';
import { capWarnings } from '#brand/report/capped-warnings.ts';
import { failedReport } from '#brand/report/report.ts';
import type { BrandReport, Warning } from '#schema/warning.ts';

const report = (warnings: Warning[] = [], changes: Partial<BrandReport> = {}): BrandReport => ({
  slug: 'saffron-lane',
  status: 'built',
  pages: 14,
  printed: [],
  kept: 14,
  milliseconds: 90,
  warnings,
  ...changes,
});
const warning = (path: string, message = '"25:00" is not a time.'): Warning => ({ path, message });
const [phone, price, hours] = [warning('phone'), warning('menu.items[1].price'), warning('hours')];

/** What is said of reports that follow each other. */
const saidOf = (...reports: BrandReport[]) => reports.map(makeWarningDiff('/brands'));

test('the first report of a brand is whole, and one without a word is silent', () => {
  const [said] = saidOf(report([phone, price]));
  expect(said).toMatchInlineSnapshot(`
    "Brand "saffron-lane": built with 2 warnings
    /brands/saffron-lane: what get-brand-website answered
      phone: "25:00" is not a time.
      menu.items[1].price: "25:00" is not a time."
  `);
  expect(saidOf(report(), report())).toEqual([undefined, undefined]);
});

test('a warning is told once, and then counted', () => {
  const [, said] = saidOf(report([phone, price]), report([phone, price]));
  expect(said).toBe('Brand "saffron-lane": built with 2 warnings, as before');
});

test('new warnings are told whole, and those that are gone are counted', () => {
  const [, one, two, three, four] = saidOf(
    report([phone, price]),
    report([phone, price, hours]),
    report([hours]),
    report([]),
    report([phone]),
  );
  expect(one).toMatchInlineSnapshot(`
    "Brand "saffron-lane": built with 3 warnings, 1 of them new
    /brands/saffron-lane: what get-brand-website answered
      hours: "25:00" is not a time."
  `);
  expect(two).toBe('Brand "saffron-lane": built with 1 warning; 2 warnings are gone');
  expect(three).toBe('Brand "saffron-lane": built; 1 warning is gone');
  expect(four).toMatch(/^Brand "saffron-lane": built with 1 new warning\n.*\n {2}phone: /);
});

test('a warning that has another value is a new one', () => {
  const [, said] = saidOf(report([warning('price', '"a" is not.')]), report([warning('price', '"b" is not.')]));
  expect(said).toMatch(/built with 1 new warning; 1 warning is gone\n.*\n {2}price: "b" is not\.$/);
});

test('an entry that is inserted above makes no warning new, and one more of the same kind does', () => {
  const items = (...indexes: number[]) => report(indexes.map((index) => warning(`items[${index}].price`)));
  const [, moved, more] = saidOf(items(1, 4), items(2, 5), items(2, 5, 9));
  expect(moved).toBe('Brand "saffron-lane": built with 2 warnings, as before');
  expect(more).toMatch(/3 warnings, 1 of them new\n.*\n {2}items\[9\]\.price: [^\n]*$/);
});

test('the same failure is told once, and its warnings are not gone', () => {
  const failed = failedReport('saffron-lane', 'website.json\n  line 3, column 1: a comma is missing.');
  const other = failedReport('saffron-lane', 'Failed to fetch brand website data');
  const said = saidOf(report([phone]), failed, failed, other, report([phone]), report([phone]));
  expect(said.slice(1)).toEqual([
    'Brand "saffron-lane": failed\nwebsite.json\n  line 3, column 1: a comma is missing.',
    'Brand "saffron-lane": failed, as before',
    'Brand "saffron-lane": failed\nFailed to fetch brand website data',
    'Brand "saffron-lane": built again with 1 warning, as before',
    'Brand "saffron-lane": built with 1 warning, as before',
  ]);
  expect(saidOf(failed, report([], { status: 'unchanged' }))[1]).toBe('Brand "saffron-lane": built again');
});

test('what moves over the limit of a list is neither new nor gone', () => {
  const listed = (from: number, to: number) => {
    const all = Array.from({ length: to - from }, (_, index) => warning(`faqs[0].${from + index}`));
    return { ...report(), ...capWarnings(all) };
  };
  const [, fewer, more] = saidOf(listed(0, 300), listed(1, 300), listed(-1, 300));
  expect(fewer).toBe('Brand "saffron-lane": built with 299 warnings; 1 warning is gone');
  expect(more).toMatch(
    /301 warnings, 2 of them new\n.*\n {2}faqs\[0\]\.-1: .*\n {2}faqs\[0\]\.0: .*\n {2}and 101 more warnings$/,
  );
});

test('brands do not share their news, and controls stay visible', () => {
  const [, other] = saidOf(report([phone]), report([warning('a', '\u001B[2J')], { slug: '__proto__' }));
  expect(other).toContain('Brand "__proto__": built with 1 warning\n');
  expect(other).toContain('\\u001b[2J');
});

test('a note is told once, and again when it comes back', () => {
  const noted = report([], { notes: ['The title is ours.'] });
  const said = saidOf(noted, noted, failedReport('saffron-lane', 'no'), noted, report(), noted);
  const text = 'Brand "saffron-lane": built\n  note: The title is ours.';
  expect(said).toEqual([
    text,
    undefined,
    'Brand "saffron-lane": failed\nno',
    'Brand "saffron-lane": built again',
    undefined,
    text,
  ]);
});
