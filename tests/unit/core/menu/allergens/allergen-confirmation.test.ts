import { expect, test } from 'vitest';
import { confirmationDays, confirmationOn } from '#core/menu/allergens/allergen-confirmation.ts';
import { warningsFor } from '../../../../support/build/read-brand.ts';

test.each([
  ['2026-11-19', 'ahead'],
  ['2026-11-20', 'recent'],
  ['2026-11-21', 'recent'],
  ['2027-11-20', 'recent'],
  ['2027-11-21', 'old'],
])('on %s a confirmation of November 21, 2026 is %s', (today, age) => {
  expect(confirmationOn(today, '2026-11-21')).toBe(age);
});

test('one of February 29 is old on March 1', () => {
  expect(confirmationDays('2028-02-29')).toEqual({ shown: '2028-02-28', old: '2029-03-01' });
});

const RESTAURANT = { name: 'Rye', menu: { items: [{ name: 'Soup', price: 9, allergens: ['Milk'] }] } };

test.each([
  ['an old one', '2020-01-01', ['is more than a year ago']],
  ['one to come', '2099-01-01', ['is in the future']],
  ['none, although allergens are stated', undefined, []],
])('the report tells of %s', (_, allergensConfirmedOn, problems) => {
  const warnings = warningsFor({
    ...RESTAURANT,
    allergensConfirmedOn,
    locations: [{ name: 'Annex', allergensConfirmedOn }],
  }).filter((warning) => warning.includes('allergensConfirmedOn'));
  expect(warnings).toHaveLength(problems.length * 2);
  for (const problem of problems) expect(warnings.join('\n')).toContain(problem);
});
