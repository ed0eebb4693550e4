import { isUtf8 } from 'node:buffer';
import { existsSync, realpathSync } from 'node:fs';
import { readOrdinaryFile } from '#brand/files/ordinary-file.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { describeFileError, shortenPath } from '#brand/errors/problems.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { csvOf, textOfCell } from '#core/text/csv.ts';
import { kindKeyOf, putTranslation, type TranslationEntry } from '#content/translation/entries.ts';
import { type BrandText, keyOf, saysStays, STAYS } from '#content/translation/translations.ts';
import type { Fields } from '#schema/values/fields.ts';
import { isUnset } from '#schema/values/leaf.ts';
import { readApart } from '../apart/read-apart.ts';
import { makeColumns } from '../source/columns.ts';
import { decodeFile, fixCells, refuseBinary } from '../source/decode-text.ts';
import { FORMULA, MAX_ROWS, type Rows, rowsOfCsv } from '../source/table.ts';

/** A row of a table of translations. */
export interface TranslatedRow {
  /** As a spreadsheet counts it. */
  row: number;
  kind: string;
  text: string;
  /** Empty: it is missing. */
  translation: string;
  /** Why it is no translation, as the end of a sentence. */
  damage?: string;
}

/** What the texts of a brand became from a table. */
export interface PutIn {
  translations: Fields;
  taken: number;
  /** Rows that were skipped, with the reason, and rows that replaced another translation. */
  notes: { row: number; message: string }[];
}

/** A table for somebody who translates. `wasOf`: what a changed text was, and how that was translated. */
export const translationsCsv = (
  entries: readonly TranslationEntry[],
  wasOf: (entry: TranslationEntry) => string,
): string =>
  csvOf(
    ['kind', 'text', 'translation', 'was'],
    entries.map((entry) => [entry.kind, entry.text, entry.translation, wasOf(entry)]),
  );

const columnOf = makeColumns({
  kind: 'kind, genre, tipo',
  text: 'text, texte, texto',
  translation: 'translation, traduction, traduccion',
});

const MAX_BYTES = 16 * 1024 * 1024;

/**
 * The rows of a table of translations, CSV or XLSX, and what is doubtful in how it was read, as ends of sentences; undefined where there is no such file.
 * Throws a UsageError for another file.
 */
export async function readTranslationTable(
  file: string,
  language: string,
): Promise<{ rows: TranslatedRow[]; notes: string[] } | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    const bytes = readOrdinaryFile(realpathSync(file), MAX_BYTES);
    const { rows, notes } = await rowsOf(bytes, language);
    return { rows: translatedRows(rows), notes };
  } catch (error) {
    const problem = error instanceof UsageError ? error.message : describeFileError(error);
    throw new UsageError(`${shortenPath(file)} ${problem}.`);
  }
}

async function rowsOf(bytes: Uint8Array, language: string): Promise<{ rows: Rows; notes: string[] }> {
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  try {
    refuseBinary(bytes);
    if (isWorkbook) return fixCells(await readApart('sheet', [bytes]));
    const isUnicode = isUtf8(bytes) || (bytes[0] ?? 0) >= 0xfe;
    if (!isUnicode && !WESTERN.has(new Intl.Locale(language).language))
      throw new UsageError(`is not in UTF-8, and may not have the letters of ${language}`);
    const { text, notes } = decodeFile(bytes);
    return { rows: rowsOfTable(text), notes };
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}. Save it as CSV UTF-8 or XLSX`) : error;
  }
}

/** Languages of which the encoding that tables without UTF-8 are read in has all letters. */
const WESTERN = new Set([
  'ca',
  'da',
  'de',
  'en',
  'es',
  'eu',
  'fi',
  'fr',
  'ga',
  'gl',
  'is',
  'it',
  'nb',
  'nl',
  'nn',
  'no',
  'pt',
  'sv',
]);

/** What separates the cells is seen in the headers: texts are full of commas. */
export function rowsOfTable(text: string): Rows {
  const [headers = ''] = text.split(/[\r\n]/, 1);
  const delimiter = [',', ';', '\t'].find((each) => hasColumns(rowsOfCsv(headers, each)[0] ?? []));
  return rowsOfCsv(text, delimiter);
}

const hasColumns = (headers: readonly string[]): boolean => {
  const columns = headers.map(columnOf);
  return columns.includes('text') && columns.includes('translation');
};

export function translatedRows([headers = [], ...rows]: Rows): TranslatedRow[] {
  if (!hasColumns(headers)) throw new UsageError('has no columns "text" and "translation" in its first row');
  if (rows.length >= MAX_ROWS) throw new UsageError(`has more than ${MAX_ROWS} rows, which are not read`);
  const columns = headers.map(columnOf);
  return rows.flatMap((cells, index) => {
    const cell = (key: string): string =>
      textOfCell(cells[columns.indexOf(key)] ?? '')
        .replaceAll(/\r\n?/g, '\n')
        .trim();
    const [text, translation] = [cell('text'), cell('translation')];
    if (text === '') return [];
    const written = cells[columns.indexOf('translation')] ?? '';
    const damage = FORMULA.test(written) ? IS_FORMULA : damageOf(translation, text);
    return [
      {
        row: index + 2,
        kind: cell('kind').toLowerCase(),
        text,
        translation: saysStays(translation) ? STAYS : translation,
        damage,
      },
    ];
  });
}

const IS_FORMULA = 'is a formula, which is not run. Save the table with its values.';

/** What spreadsheets make of a translation that they compute, or that they save in an encoding without its letters. */
function damageOf(translation: string, text: string): string | undefined {
  if (FAILED.test(translation)) return 'is what a spreadsheet writes for a formula that failed. It is left out.';
  if (hasLostLetters(translation) && !hasLostLetters(text))
    return 'has lost letters. Save the table as UTF-8 or as XLSX.';
  return undefined;
}

/** `#NAME?`, `#¡VALOR!`, `#N/A`, `Err:509`. */
const FAILED = /^(?:#[¡¿]?\p{Lu}[\p{Lu}\d/]*[!?]|#N\/\p{Lu}+|Err:\d+|Loading\.\.\.)$/u;

/** "P?tes" and "????", but not a question and not an address with a query. */
const hasLostLetters = (text: string): boolean =>
  (/\?\?/.test(text) && !/\p{L}/u.test(text)) ||
  text.split(/\s+/).some((word) => /\p{L}\?\p{L}|\ufffd/u.test(word) && !word.includes('/'));

/** Puts the translations of a table into what a file has. An empty cell says nothing. */
export function putInRows(
  written: Fields,
  rows: readonly TranslatedRow[],
  texts: readonly BrandText[],
  entries: readonly TranslationEntry[],
): PutIn {
  const byText = Map.groupBy(texts, ({ text }) => keyOf(text));
  const byKey = new Map(entries.map((entry) => [keyOf(entry.key), entry]));
  const done = new Map<string, string>();
  const rowOfKind = new Map<string, TranslatedRow>();
  const result: PutIn = { translations: written, taken: 0, notes: [] };
  for (const row of rows) {
    if (isUnset(row.translation)) continue;
    const note = (value: string, problem: string): void =>
      void result.notes.push({ row: row.row, message: `${quoteValue(value)} ${problem}` });
    const ofText = byText.get(keyOf(row.text)) ?? [];
    const ofKind = ofText.find(({ kind }) => kind === row.kind);
    const text = ofKind ?? ofText[0];
    if (text === undefined) {
      note(row.text, 'is no text of the site. It is left out.');
      continue;
    }
    if (row.damage !== undefined) {
      note(row.translation, row.damage);
      continue;
    }
    const first = rowOfKind.get(keyOf(text.text, text.kind)) ?? row;
    if (first.translation !== row.translation) {
      const isClear = ofKind !== undefined || ofText.length === 1;
      const advice = isClear
        ? 'This one is left out.'
        : `Say in the column "kind" what each is: ${ofText.map(({ kind }) => kind).join(', ')}.`;
      note(row.text, `has another translation in row ${first.row}. ${advice}`);
      continue;
    }
    rowOfKind.set(keyOf(text.text, text.kind), first);
    const entry = byKey.get(keyOf(text.text, text.kind)) ?? byKey.get(keyOf(text.text));
    // A second row with another translation is about this kind alone.
    const isApart = entry === undefined || (done.get(entry.key) ?? row.translation) !== row.translation;
    const key = isApart ? kindKeyOf(text) : entry.key;
    const before = isApart ? '' : entry.translation;
    done.set(key, row.translation);
    if (before === row.translation || first !== row) continue;
    result.taken += 1;
    if (before !== '') note(row.text, `was ${JSON.stringify(before)} and is ${JSON.stringify(row.translation)} now.`);
    result.translations = putTranslation(result.translations, key, row.translation);
  }
  return result;
}
