import fs, { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeEditor } from '#editor/file/editor.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { type Files, patchFiles } from '../../../support/build/patch-files.ts';

const WRITTEN = '{ "name": "Nonna" }\n';

async function openBrand() {
  const brands = temporaryFolder({ 'nonna/brand.json': '{ "source": "file" }', 'nonna/website.json': WRITTEN });
  const folder = join(brands, 'nonna');
  const editor = makeEditor(brands);
  const opened = await editor.open('nonna');
  const digest = 'digest' in opened ? opened.digest : '';
  return {
    file: join(folder, 'website.json'),
    files: () => readdirSync(folder).toSorted(),
    save: () => editor.save('nonna', digest, [{ kind: 'set', path: ['name'], value: 'Pia' }]),
  };
}

const patch = (changes: Partial<Files>): void => onTestFinished(patchFiles(changes));

test('a file that somebody else saves while ours is written stays as they saved it', async () => {
  const { file, files, save } = await openBrand();
  const { writeFileSync } = fs;
  patch({
    writeFileSync: (path, ...rest) => {
      writeFileSync(path, ...rest);
      writeFileSync(file, '{ "name": "Somebody else" }\n');
    },
  });
  expect(await save()).toEqual({ kind: 'changed' });
  expect(readFileSync(file, 'utf8')).toBe('{ "name": "Somebody else" }\n');
  expect(files()).toEqual(['brand.json', 'website.json']);
});

test('a file that is deleted while ours is written is not made again', async () => {
  const { file, files, save } = await openBrand();
  const { writeFileSync, rmSync } = fs;
  patch({
    writeFileSync: (path, ...rest) => {
      writeFileSync(path, ...rest);
      rmSync(file);
    },
  });
  expect(await save()).toEqual({ kind: 'changed' });
  expect(files()).toEqual(['brand.json']);
});

test.each([0o600, 0o664, 0o640, 0o444])('a saved file may be read and written by whom it was: %o', async (mode) => {
  const { file, save } = await openBrand();
  chmodSync(file, mode);
  expect(await save()).toEqual({ kind: 'saved', isElsewhere: false });
  expect(readFileSync(file, 'utf8')).toBe('{ "name": "Pia" }\n');
  expect(statSync(file).mode & 0o777).toBe(mode);
});

test('a draft of a file that only its owner may read is never readable by others', async () => {
  const { file, save } = await openBrand();
  chmodSync(file, 0o600);
  const { writeFileSync } = fs;
  const modes: number[] = [];
  patch({
    writeFileSync: (path, ...rest) => {
      writeFileSync(path, ...rest);
      modes.push(statSync(path as string).mode & 0o777);
    },
  });
  await save();
  expect(modes).toEqual([0o600]);
});

test('a full disk is one sentence, and nothing is lost', async () => {
  const { file, files, save } = await openBrand();
  patch({
    writeFileSync: () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    },
  });
  expect(await save()).toEqual({
    kind: 'refused',
    reason: "website.json can't be written: no space left on device.",
  });
  expect(readFileSync(file, 'utf8')).toBe(WRITTEN);
  expect(files()).toEqual(['brand.json', 'website.json']);
});
