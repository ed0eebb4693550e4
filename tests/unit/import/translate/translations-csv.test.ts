import { describe, expect, test } from 'vitest';
import { translationEntries } from '#content/translation/entries.ts';
import { type BrandText, keyOf } from '#content/translation/translations.ts';
import { findNearestText } from '#brand/translations/former-text.ts';
import { putInRows, rowsOfTable, translatedRows, translationsCsv } from '#import/translate/translations-csv.ts';
import { isUnset } from '#schema/values/leaf.ts';
import { fc } from '../../../support/random.ts';

const cell = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^['=+@;,"\t -]{0,3}[\w éœ;,"\n\t=']{0,20}$/),
    fc.constant('='),
  )
  .map((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').trim())
  // What looks damaged is not read back.
  .filter((text) => !isUnset(text) && !/[?#\ufffd＝]/.test(text));

test('a table that is read back has the same translations', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(cell, cell), { selector: ([text]) => keyOf(text), maxLength: 12 }), (pairs) => {
      const texts = pairs.map(([text]): BrandText => ({ text, kind: 'dish' }));
      const written = new Map(pairs.map(([text, translation]) => [keyOf(text), translation]));
      const csv = translationsCsv(translationEntries(texts, written), () => '');
      const rows = translatedRows(rowsOfTable(csv.slice(1)));
      const { translations, notes } = putInRows({}, rows, texts, translationEntries(texts, new Map()));
      const back = Object.entries(translations).map(([key, translation]) => [keyOf(key), translation] as const);
      expect(notes).toEqual([]);
      expect(new Map(back)).toEqual(written);
    }),
  );
});

describe('a table', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (each) => `text§a, b, c, d, e, f ${each}§un, deux, trois, quatre ${each}`,
  );

  test.each([';', '\t'])('may have "%s" between its cells, though its texts are full of commas', (delimiter) => {
    const table = ['kind§text§translation', ...rows].join('\n').replaceAll('§', delimiter);
    expect(translatedRows(rowsOfTable(table))[8]).toEqual({
      row: 10,
      kind: 'text',
      text: 'a, b, c, d, e, f 9',
      translation: 'un, deux, trois, quatre 9',
    });
  });
});

test.each([
  ['Pasta made by hand, every day', 'Pasta made by hand'],
  ['Margarita', 'Margherita'],
  ['Veal shank', undefined],
])('%s was %s', (text, former) => {
  expect(findNearestText(text, ['Margherita', 'Pasta made by hand', 'Pizza'])).toBe(former);
});
