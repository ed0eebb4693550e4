import fs, { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newCommand } from '#import/new-command.ts';
import { runTranslateCommand } from '#import/translate/translate-command.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { patchFiles } from '../../../support/build/patch-files.ts';
import { ROOT } from '../../../support/project.ts';

const BRAND = JSON.stringify({ brandId: 'nonna', siteUrl: 'https://nonna.example', source: 'file' });
const SITE = JSON.stringify({ name: 'Nonna', languages: ['en', 'fr'], description: 'Fresh pasta.' });

/** Somebody saves `file` while a command writes. */
function saveWhileWriting(file: string, text: string): void {
  const { writeFileSync } = fs;
  const put = patchFiles({
    writeFileSync: (path, ...rest) => {
      writeFileSync(path, ...rest);
      writeFileSync(file, text);
    },
  });
  onTestFinished(put);
}

test('what somebody saves while an import merges into a brand stays', async () => {
  const folder = temporaryFolder({
    'brands/nonna/brand.json': BRAND,
    'brands/nonna/website.json': SITE,
    'from.json': JSON.stringify({ '@type': 'Restaurant', '@context': 'https://schema.org', telephone: '+14165550134' }),
  });
  const file = join(folder, 'brands/nonna/website.json');
  saveWhileWriting(file, '{ "name": "Somebody else" }');
  const args = ['--from', join(folder, 'from.json'), '--into', 'nonna', '--brands-dir', join(folder, 'brands')];
  await expect(newCommand({ root: ROOT, args, environment: {}, terminal: undefined, print: () => {} })).rejects.toThrow(
    'website.json was changed meanwhile, and stays as it is. Run the command again.',
  );
  expect(readFileSync(file, 'utf8')).toBe('{ "name": "Somebody else" }');
});

test.each([undefined, '{ "Fresh pasta.": "" }'])(
  'what somebody saves while texts are listed stays: %s',
  async (before) => {
    const folder = temporaryFolder({
      'brands/nonna/brand.json': BRAND,
      'brands/nonna/website.json': SITE,
      ...(before !== undefined && { 'brands/nonna/translations.fr.json': before }),
    });
    const file = join(folder, 'brands/nonna/translations.fr.json');
    saveWhileWriting(file, '{ "Fresh pasta.": "Pâtes fraîches." }');
    const args = ['--brand', 'nonna', '--lang', 'fr', '--brands-dir', join(folder, 'brands')];
    await expect(runTranslateCommand({ args, environment: {}, print: () => {} })).rejects.toThrow(
      'was changed meanwhile, and stays as it is. Run the command again.',
    );
    expect(readFileSync(file, 'utf8')).toBe('{ "Fresh pasta.": "Pâtes fraîches." }');
  },
);
