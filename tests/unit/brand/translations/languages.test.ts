import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLanguages } from '#brand/translations/languages.ts';
import { inTranslationFiles } from '#brand/report/in-translation-files.ts';
import { locateWarnings } from '#brand/report/locate-warnings.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { readConfiguration } from '../../../support/build/read-brand.ts';

/** What is told of translations, by where it stands, as a build says it. */
function toldOf(translations: object, files: Record<string, string> = {}): (string | number | undefined)[][] {
  const website = { name: 'Nonna', languages: ['en', 'fr-CA'], translations };
  const folder = temporaryFolder({ 'website.json': JSON.stringify(website, null, 1), ...files });
  const brand = { slug: 'nonna', source: 'file' as const, folder };
  const read = readConfiguration(website);
  const added = checkLanguages(read.site, read.translations, brand);
  const warnings = inTranslationFiles([...read.warnings, ...added.warnings], brand);
  return locateWarnings(warnings, brand, (name) => readFileSync(join(folder, name), 'utf8'))
    .filter(({ path }) => path.startsWith('translations'))
    .map(({ path, line }) => [path, line]);
}

test('what can’t be used of translations is told where it stands: in website.json, or in a file of its own', () => {
  const translations = { 'fr-CA': { 'Of the day': 7, Nonna: 'Nonna &amp; Pia' }, de: {} };
  expect(toldOf(translations)).toEqual([
    ['translations.fr-CA.Nonna', 10],
    ['translations.de', 12],
    ['translations.fr-CA["Of the day"]', 9],
  ]);
  const file = JSON.stringify(translations['fr-CA'], null, 1);
  expect(toldOf(translations, { 'translations.fr-CA.json': file, 'translations.de.json': '{}' })).toEqual([
    ['translations.fr-CA.json:Nonna', 3],
    ['translations.de.json:', undefined],
    ['translations.fr-CA.json:["Of the day"]', 2],
  ]);
  // As a browser names a file that it has saved twice.
  expect(toldOf({ 'fr-CA (1)': {} }, { 'translations.fr-CA (1).json': '{}' })).toEqual([
    ['translations.fr-CA (1).json:', undefined],
  ]);
});
