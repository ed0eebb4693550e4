import { expect, test } from 'vitest';
import { directionOf, isTallScript, languageOf, ogLocale, scriptOf } from '#core/languages/language.ts';

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

test.each([
  ['ar', 'rtl'],
  ['ar-LB', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['ckb', 'rtl'],
  ['dv', 'rtl'],
  ['az-Arab', 'rtl'],
  ['pa-PK', 'rtl'],
  ['az', undefined],
  ['pa', undefined],
  ['ar-Latn', undefined],
  ['en-CA', undefined],
  ['ja', undefined],
])('%s runs %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});

test.each([
  ['zh-TW', 'Hant'],
  ['zh', 'Hans'],
  ['sr-Latn', 'Latn'],
  ['tlh', 'Latn'],
])('%s is written in %s', (tag, script) => {
  expect(scriptOf(tag)).toBe(script);
});
