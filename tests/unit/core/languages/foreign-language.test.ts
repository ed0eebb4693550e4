import { expect, test } from 'vitest';
import { foreignLanguageOf } from '#core/languages/foreign-language.ts';

test.each([
  ['Tonkotsu ramen', 'en', undefined],
  ['Crème brûlée, 12 %', 'en', undefined],
  ['ラーメン', 'en-CA', 'ja'],
  ['特上にぎり寿司盛り合わせ', 'en', 'ja'],
  ['ラーメン', 'ja', undefined],
  // Han alone may be Chinese or Japanese.
  ['雲', 'en', undefined],
  ['北京烤鸭', 'en', undefined],
  ['김치찌개', 'en', 'ko'],
  ['김치찌개', 'ko', undefined],
  ['حمّص', 'en', 'ar'],
  ['حمّص', 'ar-LB', undefined],
  ['چلوکباب', 'fa', undefined],
  ['نهاری', 'ur', undefined],
  ['חומוס', 'en', 'he'],
  ['חומוס', 'ar', 'he'],
  ['ต้มยำกุ้ง', 'en', 'th'],
  ['पनीर', 'en', 'hi'],
  ['Μουσακάς', 'en', 'el'],
  ['Пельмени', 'en', undefined],
  // The script of most letters.
  ['حمّص بالطحينة (Hummus)', 'en', 'ar'],
  ['Hummus with tahini (حمّص)', 'en', undefined],
  ['Hummus with tahini (حمّص)', 'ar', undefined],
  ['雲 kumo', 'en', undefined],
  ['🍜 — 12', 'en', undefined],
  ['', 'en', undefined],
])('%s on a page in %s: %s', (text, page, language) => {
  expect(foreignLanguageOf(text, page)).toBe(language);
});
