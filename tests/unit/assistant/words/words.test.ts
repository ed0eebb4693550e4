import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { correctAll, makeVocabulary, stemOf, wordsOf } from '#assistant/words/words.ts';
import { typosBetween } from '#core/text/typos.ts';

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
  expect(correctAll(['margarita', 'plate', 'goyza', 'latte', 'gyo', 'g'.repeat(500)], vocabulary)).toEqual([
    'margherita',
    'plate',
    'gyoza',
    'late',
    'gyo',
    'g'.repeat(500),
  ]);
});

describe('the work of mending typos is bounded', () => {
  /** A vocabulary that keeps the words that it compares. */
  const counting = () => {
    const compared: string[] = [];
    const typos: typeof typosBetween = (one, other, most) => {
      compared.push(one);
      return typosBetween(one, other, most);
    };
    return { compared, vocabulary: makeVocabulary(['margherita', 'agnolotti'], [], typos) };
  };

  test('each distinct word is looked at once', () => {
    const { compared, vocabulary } = counting();
    const text = Array.from({ length: 100 }, () => 'margarita');
    expect(correctAll(text, vocabulary)).toEqual(text.map(() => 'margherita'));
    correctAll(text, vocabulary);
    expect(compared).toEqual(['margarita']);
  });

  test('of hundreds of unknown words some are looked at', () => {
    const { compared, vocabulary } = counting();
    const unknown = Array.from({ length: 300 }, (_, index) => `margherit${String.fromCharCode(0x4e00 + index)}`);
    const mended = correctAll(unknown, vocabulary);
    expect(mended.filter((word) => word === 'margherita')).toHaveLength(60);
    expect(mended.slice(60)).toEqual(unknown.slice(60));
    expect(new Set(compared).size).toBe(60);
  });

  test('words with other letters are not compared', () => {
    const { compared, vocabulary } = counting();
    expect(correctAll(['mulligatawny'], vocabulary)).toEqual(['mulligatawny']);
    expect(compared).toEqual([]);
  });
});
