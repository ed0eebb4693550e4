import { expect, test } from 'vitest';
import { didYouMean, findNearest } from '#core/text/nearest.ts';

const KEYS = ['brandId', 'siteUrl', 'source', 'supabaseUrl', 'supabaseAnonKey'];

test.each([
  ['siteURL', 'siteUrl'],
  ['sitUrl', 'siteUrl'],
  ['stieUrl', 'siteUrl'],
  ['brandID', 'brandId'],
  ['sauce', undefined],
  ['suorce', 'source'],
  ['supabase', undefined],
  ['colour', undefined],
  ['', undefined],
])('%j was meant to be %j', (word, known) => {
  expect(findNearest(word, KEYS)).toBe(known);
});

test('of two equally near words the first is taken', () => {
  expect(findNearest('cat', ['bat', 'car'])).toBe('bat');
});

test('the question stands behind a sentence, or not at all', () => {
  expect([didYouMean('sitUrl', KEYS), didYouMean('colour', KEYS)]).toEqual([' Did you mean "siteUrl"?', '']);
});
