import { expect, test } from 'vitest';
import { accessibilityNotesOf } from '#content/pages/accessibility.ts';
import { nextChangeOf } from '#builder/changes/next-change.ts';
import { routesOf } from '#core/routes/routes.ts';
import { makeAccessibilityTest } from '../../../support/build/accessibility.ts';
import { makeSite } from '../../../support/build/site.ts';

const accessibilityTest = makeAccessibilityTest({
  pages: routesOf(makeSite()).map(({ page, path }) => ({ page, path })),
});

test('a test that has seen each kind of page and is not a year old needs no word', () => {
  expect(accessibilityNotesOf(makeSite({ accessibilityTest }), 'rye')).toEqual([]);
  expect(accessibilityNotesOf(makeSite(), 'rye')).toEqual([]);
});

test('a test that is a year old is told, and the brand is built again on that day', () => {
  expect(accessibilityNotesOf(makeSite({ accessibilityTest, buildDate: '2027-11-01' }), 'rye')).toEqual([
    'the accessibility test of 2026-11-01 is more than a year old, and the statement says so. Test it again: npm run inspect -- --brand rye --record',
  ]);
  expect(nextChangeOf(makeSite({ accessibilityTest, buildDate: '2027-01-01' }))).toBe('2027-11-01');
});

test('kinds of pages that the test has not seen are told', () => {
  const pages = accessibilityTest.pages.filter(({ page }) => page !== 'careers');
  expect(accessibilityNotesOf(makeSite({ accessibilityTest: { ...accessibilityTest, pages } }), 'rye')).toEqual([
    'the accessibility test of 2026-11-01 has seen no page of these kinds: careers. Test it again: npm run inspect -- --brand rye --record',
  ]);
});
