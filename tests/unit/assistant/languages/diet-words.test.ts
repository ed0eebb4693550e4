import { expect, test } from 'vitest';
import { dietsIn } from '#assistant/foods/diets.ts';
import { type Language, readLanguage } from '#assistant/languages/language.ts';
import { phrasesOf } from '#assistant/answers/phrases-of.ts';
import { wordsOf } from '#assistant/words/words.ts';
import { DIET_NAMES } from '#core/menu/diets.ts';

const ASKING: [Language, (word: string) => string][] = [
  ['en', (word) => `Do you have anything ${word}?`],
  ['fr', (word) => `Avez-vous quelque chose de ${word} ?`],
  ['es', (word) => `¿Tienen algo ${word}?`],
  ['zh', (word) => `你们有${word}的吗？`],
];

test.each(ASKING.flatMap(([language, ask]) => DIET_NAMES.map((diet) => ({ language, diet, ask }))))(
  'in $language the word that answers use for $diet is understood in a question',
  ({ language, diet, ask }) => {
    const read = readLanguage(ask(phrasesOf(language).diet[diet]), () => false);
    expect(read.language).toBe(language);
    expect(dietsIn(wordsOf(read.english).join(' '))).toEqual([diet]);
  },
);
