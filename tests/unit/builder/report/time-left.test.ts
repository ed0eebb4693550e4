import { expect, test } from 'vitest';
import { timeLeft } from '../../../../src/builder/report/progress.ts';

test.each([
  [10_000, 0, 40, ''],
  [10_000, 39, 40, ''],
  [10_000, 10, 40, ', about 30 s left'],
  [60_000, 10, 40, ', about 3 min left'],
])('after %i ms, %i of %i: "%s"', (passed, finished, all, words) => {
  expect(timeLeft(passed, finished, all)).toBe(words);
});
