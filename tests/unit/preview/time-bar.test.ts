import { expect, test } from 'vitest';
import { parsePreviewArguments } from '#preview/preview-arguments.ts';
import { timeBarScript, timeOfPreview } from '#preview/serving/look/time-bar.ts';

test.each([
  ['2026-12-24T18:00', '24 December 2026, 18:00'],
  ['2026-12-24', '24 December 2026'],
  ['2026-12-24T23:00Z', '24 December 2026, 23:00Z'],
])('%s is shown as %s', (at, words) => {
  expect(timeOfPreview(at)).toBe(words);
  expect(timeBarScript(at)).toContain(`The site on ${words}. `);
});

test('sites of another time lie in a folder of their own, unless one is named', () => {
  const folderOf = (...args: string[]): string => parsePreviewArguments(args).outDir.replace(/.*\//, '');
  expect(folderOf()).toBe('dist');
  expect(folderOf('--at', '2026-12-24T18:00')).toBe('dist-at');
  expect(folderOf('--at', '2026-12-24T18:00', '--out-dir', 'dist')).toBe('dist');
});

test.each(['tomorrow', '2026-02-30', '18:00', '<script>'])('%s is no time, which ends the command', (at) => {
  expect(() => parsePreviewArguments(['--at', at])).toThrow(`"${at}" is no time.`);
});
