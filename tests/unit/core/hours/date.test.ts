import { ENGLISH } from '#i18n/english/english.ts';
import { expect, test } from 'vitest';
import { formatDate } from '#core/hours/date.ts';

test.each([
  ['2026-10-03', 'October 3, 2026'],
  ['2028-02-29', 'February 29, 2028'],
  ['2026-02-30', '2026-02-30'],
  ['2026-13-01', '2026-13-01'],
  ['last spring', 'last spring'],
])('%s is %s in words', (date, words) => {
  expect(formatDate(date, ENGLISH.formats)).toBe(words);
});
