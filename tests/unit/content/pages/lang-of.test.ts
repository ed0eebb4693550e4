import { expect, test } from 'vitest';
import { langOfTexts } from '#content/pages/lang-of.ts';

test('a text that is not translated keeps its language', () => {
  const langOf = langOfTexts({ lang: 'fr', untranslated: { language: 'en-CA', texts: ['Soup', 'Somen そうめん'] } });
  expect(langOf('Soup')).toBe('en-CA');
  expect(langOf('Somen そうめん')).toBe('en-CA');
  expect(langOf('Soupe')).toBeUndefined();
  expect(langOf(undefined)).toBeUndefined();
});

test('a text in letters of another language is in that one', () => {
  const langOf = langOfTexts({ lang: 'en-CA' });
  expect(langOf('ラーメン')).toBe('ja');
  expect(langOf('Ramen')).toBeUndefined();
});
