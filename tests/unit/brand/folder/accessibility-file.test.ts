import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAccessibilityTest, writeAccessibilityTest } from '#brand/folder/accessibility-file.ts';
import { readTextBelow } from '#brand/files/ordinary-file.ts';
import { makeAccessibilityTest } from '../../../support/build/accessibility.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const TODAY = '2026-11-20';
const BRAND = { slug: 'rye', brandId: 'rye' };

function readIn(folder: string) {
  const { test, warnings } = readAccessibilityTest(BRAND, (name) => readTextBelow(folder, name), TODAY);
  return { test, warnings: warnings.map(({ path, message }) => `${path} ${message}`) };
}

function read(text: string) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'accessibility.json'), text);
  return readIn(folder);
}

const record = (overrides: object) => JSON.stringify({ ...makeAccessibilityTest(), ...overrides });

describe('the record of an accessibility test', () => {
  test('is read as it was written', () => {
    const folder = temporaryFolder();
    writeAccessibilityTest({ folder }, makeAccessibilityTest());
    expect(readIn(folder)).toMatchObject({ test: makeAccessibilityTest(), warnings: [] });
  });

  test('is missing without a word where there is none', () => {
    expect(readIn(temporaryFolder())).toEqual({ test: undefined, warnings: [] });
  });

  test.each([
    ['no JSON', '{', /^accessibility\.json: It is no JSON: line 1, column 2/],
    ['a text', '"fine"', /^accessibility\.json: This is not what inspect writes\./],
    ['an empty object', '{}', /^accessibility\.json:version This is not what inspect writes\./],
    ['another kind of test', record({ version: 2 }), /^accessibility\.json:version This is not what inspect writes\./],
    ['no pages', record({ pages: [] }), /^accessibility\.json:pages This/],
    ['no tools', record({ tools: [] }), /^accessibility\.json:tools This/],
    ['a day that no month has', record({ date: '2026-02-30' }), /^accessibility\.json:date This/],
    ['a day to come', record({ date: '2026-11-21' }), /^accessibility\.json:date 2026-11-21 has not come yet\./],
    [
      'that of another brand',
      record({ brandId: 'dill' }),
      /^accessibility\.json:brandId It is about another brand, "dill"\./,
    ],
    [
      'a rule that is no id',
      record({ findings: [{ rule: '<b>', criteria: [], words: {}, pages: [] }] }),
      /findings\.0\.rule This/,
    ],
  ])('with %s counts as none, and is told', (_, text, expected) => {
    const { test, warnings } = read(text);
    expect(test).toBeUndefined();
    expect(warnings).toEqual([expect.stringMatching(expected)]);
    expect(warnings[0]).toContain(
      'The accessibility statement says that the site has not been tested. Write it anew: npm run inspect -- --brand rye --record',
    );
  });

  test('is neither read nor written through a link that leads out of the folder', () => {
    const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
    const outside = join(elsewhere, 'outside.json');
    writeFileSync(outside, record({}));
    symlinkSync(outside, join(folder, 'accessibility.json'));
    expect(readIn(folder).warnings).toEqual([expect.stringContaining("leads outside the brand's folder")]);
    expect(() => writeAccessibilityTest({ folder }, makeAccessibilityTest({ date: '2026-11-02' }))).toThrow('outside');
    expect(readFileSync(outside, 'utf8')).toBe(record({}));
  });

  test('that is a folder is told', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'accessibility.json'));
    expect(readIn(folder).warnings).toEqual([expect.stringContaining('It is a folder, not a file.')]);
  });
});
