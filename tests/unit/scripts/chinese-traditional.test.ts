import { describe, expect, test } from 'vitest';
import { makeConverter, makeTraditional } from '../../../scripts/chinese-traditional.ts';
import { projectFiles, textOf } from '../../support/project.ts';

describe('our texts in traditional characters', () => {
  const made = makeTraditional();

  test.each(made)('$path is what the simplified ones say; `node scripts/chinese-traditional.ts` writes it', (file) => {
    expect(textOf(file.path)).toBe(file.text);
  });

  test('are made, all of them', () => {
    const paths = projectFiles(/^src\/.*chinese-traditional/);
    expect(made.map(({ path }) => path).sort()).toEqual(paths.sort());
  });
});

test('OpenCC has the characters and most words, the table ours, the longest first', () => {
  const convert = makeConverter('What it is\n菜品 → 餐點\n素菜品 → 蔬食\n“ → 「');
  expect(convert('“网络菜品、素菜品 {name} → $1')).toBe('「網路餐點、蔬食 {name} → $1');
});

test('the table has nothing that no text says', () => {
  const simplified = projectFiles(/^src\/.*chinese-simplified.*\.(ts|md)$/);
  const texts = simplified.map((path) => path + textOf(path)).join('\n');
  const table = textOf('scripts/chinese-traditional.txt');
  const froms = [...table.matchAll(/^(.+) → .+$/gm)].map(([, from = '']) => from);
  expect(froms.filter((from) => !texts.includes(from))).toEqual([]);
  expect(froms.filter((from, index) => froms.indexOf(from) !== index)).toEqual([]);
});
