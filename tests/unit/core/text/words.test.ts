import { expect, test } from 'vitest';
import { firstWords } from '#core/text/words.ts';

test.each([
  ['Wood-fired pizza', 2, 'Wood-fired pizza'],
  ['Wood-fired pizza with  basil', 3, 'Wood-fired pizza with…'],
  ['Tomato, basil, garlic', 2, 'Tomato, basil…'],
  ['  ', 3, ''],
  ['炭火で焼いた鶏肉と野菜', 2, '炭火で…'],
  ['a'.repeat(500), 2, `${'a'.repeat(80)}…`],
])('the first words of %j', (text, count, expected) => {
  expect(firstWords(text, count)).toBe(expected);
});
