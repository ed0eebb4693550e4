import { expect, test } from 'vitest';
import { parseWeekdays } from '#core/hours/weekdays.ts';

test.each<[string, number[] | undefined]>([
  ['Monday', [1]],
  ['MON.', [1]],
  ['Mondays', [1]],
  ['https://schema.org/Monday', [1]],
  ['Monday - Thursday', [1, 2, 3, 4]],
  ['Mo-Fr', [1, 2, 3, 4, 5]],
  ['Fri–Mon', [5, 6, 0, 1]],
  ['Monday to Wednesday', [1, 2, 3]],
  ['Mon, Wed & Fri', [1, 3, 5]],
  ['Mo-We,Sa', [1, 2, 3, 6]],
  ['weekends', [0, 6]],
  ['Every day', [0, 1, 2, 3, 4, 5, 6]],
  ['du lundi au jeudi', [1, 2, 3, 4]],
  ['miércoles', [3]],
  ['PH', []],
  ['Mo-Fr,PH', [1, 2, 3, 4, 5]],
  ['Blursday', undefined],
  ['Monday and someday', undefined],
  ['monkey', undefined],
  ['Su-', [0]],
  ['T', undefined],
  ['Apr-Oct', undefined],
  ['constructor', undefined],
])('%s', (text, days) => {
  expect(parseWeekdays(text)).toEqual(days);
});
