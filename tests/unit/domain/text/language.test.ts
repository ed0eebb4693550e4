import { expect, test } from 'vitest';
import { isTallScript, languageOf, ogLocale } from '../../../../src/domain/text/language.ts';

test.each([
  ['Nonna Pia', 'Sunday dough, every day!', false],
  ['Ταβέρνα', 'Пельмени 🍕 à la carte — №1', false],
  ['Kumo', undefined, false],
  ['مطعم الأرز', undefined, true],
  ['Kumo', '雲のように', true],
])('%s, %s: %s', (name, title, tall) => {
  expect(isTallScript({ name, hero: { ...(title !== undefined && { title }) } })).toBe(tall);
});

test.each([
  ['ar', 'ar'],
  ['he-IL', 'he_IL'],
  ['fr-CA', 'fr_CA'],
  ['zh-Hant-TW', 'zh_TW'],
])('%s is shared as %s', (tag, locale) => {
  expect(ogLocale(tag)).toBe(locale);
});

test('the language of a site is its own, else that of its country', () => {
  const address = { country: 'US' };
  expect(languageOf({ address, locations: [] })).toBe('en-US');
  expect(languageOf({ language: 'es', address, locations: [] })).toBe('es');
});
