import { describe, expect, test } from 'vitest';
import { foldKey } from '#schema/values/fold-key.ts';
import { projectFiles, textOf } from '../../support/project.ts';

const [, section = ''] = /## What is understood\n([\s\S]*?)\n## /.exec(textOf('docs/configuration.md')) ?? [];
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));
const words = projectFiles(/^(?:src\/(?:schema|dialects)\/(?!forms)[^.]+\.ts|tests\/dialects\/\w.*\.json)$/).flatMap(
  (file) => textOf(file).match(/[\w:@-]+/g) ?? [],
);
const known = new Set(words.map(foldKey));

describe('the table of what is understood', () => {
  test('has a row for each kind of fact', () => {
    expect(rows.length).toBeGreaterThan(12);
  });

  test.each(rows.map(([, fact = '', keys = '']) => [fact, keys]))(
    '%s: our own form, or a restaurant in another form, has each key',
    (_, keys) => {
      const named = [...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key);
      expect(named.length).toBeGreaterThan(1);
      expect(named.filter((key) => !known.has(foldKey(key)))).toEqual([]);
    },
  );
});
