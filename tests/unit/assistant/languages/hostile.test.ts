import { fc, runs } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { readLanguage } from '#assistant/languages/language.ts';
import { effortOf } from '../../../support/effort.ts';
import { HOSTILE_TEXT } from '../../../support/build/hostile-text.ts';

const knowsNothing = () => false;

describe('whatever is written', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty valueOf', '__proto__ combien', HOSTILE_TEXT])(
    '%j keeps the words that no dictionary has',
    (query) => {
      const { english } = readLanguage(query, knowsNothing);
      for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'alert'])
        if (query.includes(word)) expect(english).toContain(word);
    },
  );

  test('is read into text', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        'combien',
        'où',
        "l'",
        'cuánto',
        '多少',
        '钱',
        '。',
        '十',
        '点',
        '月',
        '的',
        '不',
        '\0',
        '\ud800',
        '$',
        '24h',
        '1er',
      ),
    );
    const query = fc.array(word, { maxLength: 12 }).chain((words) => fc.constantFrom(words.join(' '), words.join('')));
    fc.assert(
      fc.property(query, (text) => {
        const { language, english } = readLanguage(text, (each) => each.length % 2 === 0);
        expect(['en', 'fr', 'es', 'zh', 'zh-hant', 'other']).toContain(language);
        expect(english).not.toMatch(/undefined|NaN|\[object/);
      }),
      runs(100),
    );
  });

  test.each([
    ['letters', 'a'],
    ['words', 'combien de '],
    ['elisions', "l'"],
    ['apostrophes', "'"],
    ['spaces', ' '],
    ['digits', '9'],
    ['hours', '9h '],
    ['prices', '9.'],
    ['characters', '的'],
    ['what is left out', '不的'],
    ['no ends', '不猪'],
    ['allergies', '对'],
    ['times', '十'],
    ['half days', '今天晚上'],
    ['other scripts', 'は'],
    ['combining marks', '\u0301'],
    ['ligatures', '\ufdfa'],
  ])('a text full of %s takes the time of its length', (_, unit) => {
    const query = unit.repeat(Math.ceil(20_000 / unit.length));
    expect(effortOf(() => readLanguage(query, knowsNothing))).toBeLessThan(2);
  });
});
