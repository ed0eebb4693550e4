import { fc } from '../../../../../support/random.ts';
import { expect, test } from 'vitest';
import {
  correct,
  makeVocabulary,
  stemOf,
  wordsOf,
} from '../../../../../../src/domain/assistant/question/words/words.ts';
import { typosBetween } from '../../../../../../src/domain/text/typos.ts';

test.each([
  ["What's the Bún Chả?", ['whats', 'the', 'bun', 'cha']],
  ['open 9.30pm, or 24/7?', ['open', '9:30pm', 'or', '24', '7']],
  ['under $12!', ['under', '$12']],
  ['::', []],
])('%j has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['bookings', 'reservation'],
  ['cookies', 'cooky'],
  ['cookie', 'cooky'],
  ['dishes', 'dish'],
  ['bus', 'bus'],
  ['constructor', 'constructor'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test.each([
  ['margarita', 'margherita', 2],
  ['adress', 'address', 1],
  ['vegna', 'vegan', 1],
  ['same', 'same', 0],
  ['short', 'a good deal longer', 3],
])('%s is so far from %s: %i', (one, other, typos) => {
  expect(typosBetween(one, other, 2)).toBe(typos);
});

test('it is as far from one to the other as back', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(typosBetween(one, other, 3)).toBe(typosBetween(other, one, 3));
    }),
  );
});

test('a typo is mended where it is clear what was meant; what is a word stays one', () => {
  const vocabulary = makeVocabulary(['margherita', 'plates', 'gyoza', 'late']);
  expect(
    ['margarita', 'plate', 'goyza', 'latte', 'gyo', 'g'.repeat(500)].map((word) => correct(word, vocabulary)),
  ).toEqual(['margherita', 'plate', 'gyoza', 'late', 'gyo', 'g'.repeat(500)]);
});
