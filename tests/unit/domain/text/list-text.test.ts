import { expect, test } from 'vitest';
import { listText } from '../../../../src/domain/text/list-text.ts';

const WORDS = ['Toronto', 'Vancouver', 'Montréal, QC', 'Ottawa', 'Halifax'];

test.each(WORDS.map((_, count) => count).concat(WORDS.length))('says %i words as Intl.ListFormat does', (count) => {
  const words = WORDS.slice(0, count);
  expect(listText(words, ', and')).toBe(new Intl.ListFormat('en').format(words));
  expect(listText(words, ' or')).toBe(new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words));
});
