import { expect, test } from 'vitest';
import { isTallScript } from '../../../../src/domain/text/language.ts';

test.each([
  ['Nonna Pia', 'Sunday dough, every day!', false],
  ['Ταβέρνα', 'Пельмени 🍕 à la carte — №1', false],
  ['Kumo', undefined, false],
  ['مطعم الأرز', undefined, true],
  ['Kumo', '雲のように', true],
  ['ครัวไทย', '', true],
])('%s, %s: %s', (name, title, tall) => {
  expect(isTallScript({ name, hero: { ...(title !== undefined && { title }) } })).toBe(tall);
});
