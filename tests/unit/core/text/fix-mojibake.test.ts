import { expect, test } from 'vitest';
import { fixMojibake } from '#core/text/fix-mojibake.ts';

/** What a program makes of a text in UTF-8 that it reads in another encoding. */
const misread = (text: string, encoding: string): string =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text));

const WRITTEN = [
  'Crème brûlée',
  'L’été à la Côte d’Azur',
  'déjà vu',
  'DÉJÀ VU, PÂTÉ',
  'Œufs à la coque – 12 €',
  'Jalapeño “extra” ½ · 180 °C',
  'Grüße, Smørrebrød, Kåldolmar',
  'Coca-Cola® — Piña colada™…',
  'Paczki, Żurek ★ 🔥',
];

test.each(WRITTEN)('%j is mended, read with either encoding, and once more', (text) => {
  expect(fixMojibake(misread(text, 'windows-1252'))).toBe(text);
  expect(fixMojibake(misread(misread(text, 'windows-1252'), 'windows-1252'))).toBe(text);
});

test.each(WRITTEN.filter((text) => !text.includes('Ż')))('%j is mended, read on a Mac', (text) => {
  expect(fixMojibake(misread(text, 'macintosh'))).toBe(text);
});

test.each(['Суп дня', 'ラーメン', '叉烧包', 'Σούπα'])('%j is mended: it is several letters in a row', (text) => {
  expect(fixMojibake(misread(text, 'windows-1252'))).toBe(text);
});

test('a text that is only mended in a part keeps the others', () => {
  expect(fixMojibake('Café, CrÃ¨me, CAFÉ®')).toBe('Café, Crème, CAFÉ®');
});

test.each([
  ...WRITTEN,
  'Ã',
  'SÃO PAULO',
  '“MAÇÔ',
  'MAÇÃ\u00a0– 5',
  'MAÇÃ… e mel',
  'GRÅ\u00a025 kr',
  '”HYVÄ” kahvi',
  'CAFÉ®',
  'NESTLÉ™',
  '«\u00a0voilà\u00a0»',
  '“Café…”',
  'Bánh mì thịt nướng, PHỞ ÂN',
  'Ä, Ö, Å',
  '≈£5, √9',
  '„Äpfel‘, ‚Äpfel‘',
  'l’été, «éclair», “été”',
  'Kraków, Łódź, Škoda',
])('%j stays', (text) => {
  expect(fixMojibake(text)).toBe(text);
});

test('a letter that was lost before stays lost', () => {
  expect(fixMojibake(misread('Caf\ufffd', 'windows-1252'))).toBe('Caf\ufffd');
});
