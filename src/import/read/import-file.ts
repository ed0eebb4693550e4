import { type Imported, importText } from './import-source.ts';
import { importWorkbook } from './join-tables.ts';
import { languageIn, languageOfHeaders, type TextLanguage } from './language.ts';
import { findBeside } from './saved-page.ts';
import { decodeFile } from '../source/decode-text.ts';

/** What a file is and says. `file`: its path, beside which the pictures of a saved page lie. Throws a UsageError for what is not known. */
export async function importFile(bytes: Uint8Array, file: string): Promise<Imported> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return withLanguage(await importWorkbook(bytes));
  const { text, notes } = decodeFile(bytes);
  const imported = withLanguage(importText(text, findBeside(file)), languageOfHeaders(text));
  return notes.length === 0 ? imported : { ...imported, notes: [...notes, ...(imported.notes ?? [])] };
}

/** With the language that its texts tell, where the source does not say it itself. */
export function withLanguage(imported: Imported, headers?: TextLanguage): Imported {
  const { configuration } = imported;
  if (configuration['language'] !== undefined || configuration['languages'] !== undefined) return imported;
  const language = languageIn(configuration, headers);
  return language === undefined ? imported : { ...imported, language };
}
