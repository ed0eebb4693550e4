import { join } from 'node:path';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { hasCode, listFolder } from '../files/disk.ts';
import { writeWhole } from '../files/whole-file.ts';
import { findLanguage } from '#content/translation/read-translations.ts';
import { describeFileError, describeProblems } from '../errors/problems.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { repeatedKeysIn } from './repeated-keys.ts';
import { parseJson } from '../files/json.ts';
import { LoadError } from '../errors/load-error.ts';
import { readTextBelow, writablePathBelow } from '../files/ordinary-file.ts';

/** `translations.fr-CA.json` */
const TRANSLATIONS = /^translations\.(.+)\.json$/;

/** The files of translations in a brand's folder, with the language in their names as it is written there. */
export function listTranslationFiles(folder: string): { name: string; language: string }[] {
  return listFolder(folder).flatMap((name) => {
    const language = TRANSLATIONS.exec(name)?.[1];
    return language === undefined ? [] : [{ name, language }];
  });
}

/** The name of the file for one of the languages of a site besides its own: also `translations.fr.json`, where that is there and can only mean "fr-CA". */
export function translationsFileName(folder: string, tag: string, others: readonly string[]): string {
  const own = `translations.${tag}.json`;
  const tags = [...new Set([...others, tag])];
  const files = listTranslationFiles(folder).filter(({ language }) => findLanguage(language, tags) === tag);
  return files.some(({ name }) => name === own) ? own : (files[0]?.name ?? own);
}

/** What a file of translations has, as it was written; undefined where there is no such file. Throws a LoadError for what can't be read and written again. */
export function readTranslationsFile(folder: string, name: string): { text: string; translations: Fields } | undefined {
  const fail = (problem: string): LoadError => new LoadError(describeProblems(join(folder, name), [problem]));
  try {
    const text = readTextBelow(folder, name);
    const translations = parseJson(text);
    if (!isFields(translations))
      throw fail(`${quoteValue(translations)} is no object of texts, such as { "Fresh pasta": "Pâtes fraîches" }.`);
    const [repeated] = repeatedKeysIn(text);
    if (repeated !== undefined) throw fail(`${repeated.path}: ${repeated.message}`);
    return { text, translations };
  } catch (error) {
    if (error instanceof LoadError) throw error;
    if (hasCode(error, 'ENOENT')) return undefined;
    throw fail(error instanceof SyntaxError ? error.message : describeFileError(error));
  }
}

/**
 * Writes a file of translations as a whole. A link inside of the folder stays one; one that leads elsewhere is refused, and so is a file that is not as it
 * was read (`before`: its text, undefined where there was none).
 */
export function writeTranslationsFile(folder: string, name: string, translations: Fields, before?: string): void {
  const path = join(folder, name);
  const isAsBefore = (): boolean => readTranslationsFile(folder, name)?.text === before;
  const fail = (problem: string): LoadError => new LoadError(describeProblems(path, [problem]));
  let isWritten: boolean;
  try {
    isWritten = writeWhole(writablePathBelow(folder, path), `${JSON.stringify(translations, null, 2)}\n`, isAsBefore);
  } catch (error) {
    throw error instanceof LoadError ? error : fail(describeFileError(error, 'written'));
  }
  if (!isWritten) throw fail('was changed meanwhile, and stays as it is. Run the command again.');
}
