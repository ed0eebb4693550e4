import { expect, test } from 'vitest';
import { DAY_WORDS } from '#assistant/words/days.ts';
import { CHINESE_WORDS } from '#assistant/languages/chinese.data.ts';
import { makeDictionary } from '#assistant/languages/dictionary.ts';
import { FRENCH_WORDS } from '#assistant/languages/french.data.ts';
import { readLanguage } from '#assistant/languages/language.ts';
import { SPANISH_WORDS } from '#assistant/languages/spanish.data.ts';
import { TOPIC_WORDS } from '#assistant/words/topics.ts';
import { FILLER } from '#assistant/words/words.ts';

test('a dictionary has phrases and the English for them', () => {
  const { phrases, longest } = makeDictionary({
    own: '\nhow much is: combien coûte,\n  combien est\n-: ne, n\n',
    shared: '\n=: menu\nnuts: noix\n',
  });
  expect(longest).toBe(2);
  expect(Object.fromEntries(phrases)).toEqual({
    'combien coute': { english: 'how much is', kind: 'own' },
    'combien est': { english: 'how much is', kind: 'own' },
    ne: { english: '', kind: 'own' },
    n: { english: '', kind: 'own' },
    menu: { english: 'menu', kind: 'shared' },
    noix: { english: 'nuts', kind: 'shared' },
    noi: { english: 'nuts', kind: 'shared' },
  });
});

test('a word that English questions are made of is English by itself', () => {
  const greetings = ['bonjour', 'ciao', 'grazie', 'merci'];
  const words = [...FILLER, ...TOPIC_WORDS, ...DAY_WORDS].filter((word) => !greetings.includes(word));
  expect(words.filter((word) => readLanguage(word, () => false).language !== 'en')).toEqual([]);
});

test.each([
  ['French', FRENCH_WORDS],
  ['Spanish', SPANISH_WORDS],
  ['Chinese', CHINESE_WORDS],
])('the English of the %s dictionary is in plain letters', (_, { phrases }) => {
  const wrong = [...phrases.values()].filter(({ english }) => !/^[a-z\d ]*$/.test(english));
  expect(wrong).toEqual([]);
});
