import { fc } from '../../../support/random.ts';
import { expect, test } from 'vitest';
import { joinSentences, shorten } from '#core/text/sentences.ts';

test.each([
  ['Wood-fired pizza', 16, 'Wood-fired pizza'],
  ['Wood-fired pizza', 15, 'Wood-fired…'],
  ['Fresh, hot, good', 13, 'Fresh, hot…'],
  ['two\n  lines', 20, 'two lines'],
  ['Menu\u00a0: ramen', 20, 'Menu\u00a0: ramen'],
  ['深夜食堂深夜食堂', 5, '深夜食堂…'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧…'],
  ['a'.repeat(20), 5, 'aaaa…'],
  ['', 5, ''],
])('%j in %i characters is %j', (text, limit, expected) => {
  expect(shorten(text, limit)).toBe(expected);
});

test('a shortened text is within its limit and splits no character', () => {
  const count = (text: string) => [...new Intl.Segmenter().segment(text)].length;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 2, max: 50 }), (text, limit) => {
      const short = shorten(text, limit);
      const line = text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
      expect(count(short)).toBeLessThanOrEqual(limit);
      expect(short === line || (short.endsWith('…') && line.startsWith(short.slice(0, -1)))).toBe(true);
    }),
  );
});

test('sentences are whole or missing, but for the first', () => {
  expect(joinSentences(['Pizza', 'In Hamilton!', ' '], 50)).toBe('Pizza. In Hamilton!');
  expect(joinSentences(['Pizza', 'In the heart of Hamilton', 'Call 1'], 20)).toBe('Pizza. Call 1.');
  expect(joinSentences(['Pizza from the oven', 'Call 1'], 12)).toBe('Pizza from…');
});

test('a sentence in Chinese ends in a mark of Chinese, and no space stands behind it', () => {
  expect(joinSentences(['婚宴、生日会和公司活动', '电话：(416) 555-0188'], 50)).toBe(
    '婚宴、生日会和公司活动。电话：(416) 555-0188。',
  );
});
