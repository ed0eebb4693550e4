import { basename, extname, join, resolve } from 'node:path';
import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { loadWritten } from '#brand/folder/load.ts';
import { readTranslationsFile, translationsFileName, writeTranslationsFile } from '#brand/folder/translations-file.ts';
import { formerOf, type LanguageTexts, readBrandTexts, textsInLanguage } from '#brand/translations/brand-texts.ts';
import { isMissing } from '#brand/translations/translation-coverage.ts';
import { buildDateOf } from '#brand/cli/build-date.ts';
import { BRAND, BRANDS_DIR, makeCommand, parseOptions, requireSlug, text, valueOption } from '#brand/cli/cli.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import { findLanguage } from '#content/translation/read-translations.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { countOf, escapeControls } from '#brand/report/report.ts';
import type { Brand } from '#schema/warning.ts';
import { fillTranslations, type TranslationEntry } from '#content/translation/entries.ts';
import { languageSchema } from '#schema/values/language.ts';
import { textsToCome } from './texts-to-come.ts';
import { type PutIn, putInRows, readTranslationTable, translationsCsv } from './translations-csv.ts';

export interface TranslateCommand {
  /** The arguments that were typed after the command. */
  args: string[];
  environment: Environment;
  print: (text: string) => void;
}

interface TranslateArguments {
  slug: string;
  language: string;
  /** The absolute path of a table. */
  csv?: string;
  brandsDir: string;
}

interface Options {
  brand?: string;
  lang?: string;
  csv?: string;
  brandsDir: string;
}

/** The arguments of `npm run translate`. */
export function parseTranslateArguments(args: string[]): TranslateArguments {
  const command = makeCommand('translate', 'Lists the texts of a brand for another language, and what is missing.', [
    '--brand saffron-lane --lang fr-CA',
    '--brand saffron-lane --lang fr-CA --csv french.csv',
  ])
    .addOption(BRAND)
    .addOption(valueOption('--lang <tag>', 'the language, such as fr-CA', readLanguage))
    .addOption(
      valueOption('--csv <file>', 'a table for who translates: written if it is not there, else read back', text),
    )
    .addOption(BRANDS_DIR);
  const { brand, lang, csv, brandsDir } = parseOptions<Options>(command, args);
  const slug = requireSlug('translate', brand);
  if (lang === undefined) throw new UsageError('translate needs a language, like --lang fr-CA.');
  return { slug, language: lang, brandsDir: resolve(brandsDir), ...(csv !== undefined && { csv: resolve(csv) }) };
}

function readLanguage(written: string): string {
  const { data } = languageSchema.safeParse(written);
  if (typeof data === 'string') return data;
  throw new UsageError(`"${written}" is no language. Write its tag, like --lang fr-CA.`);
}

/**
 * `npm run translate` from its arguments to its exit code, which is 0. Throws a UsageError where the arguments or the table are wrong, and another Error
 * where the brand or its file can't be read: then nothing is written.
 */
export async function runTranslateCommand({ args, environment, print }: TranslateCommand): Promise<number> {
  const { slug, language: asked, csv, brandsDir } = parseTranslateArguments(args);
  const [brand] = findBrands(brandsDir, environment, [slug]);
  if (brand === undefined || 'error' in brand) throw new Error(brand?.error ?? `There is no brand "${slug}".`);
  const written = await loadWritten(brand);
  const { configuration } = written;
  const { languages, texts } = readBrandTexts(configuration, buildDateOf(environment));
  const [own, ...others] = languages;
  const language = findLanguage(asked, languages) ?? asked;
  if (own === language)
    throw new UsageError(`${language} is the language of the texts themselves. Name the one to translate them into.`);
  const name = translationsFileName(brand.folder, language, others);
  const file = readTranslationsFile(brand.folder, name);
  const into = { language, inFile: file?.translations ?? {} };
  const toCome = await textsToCome(brand, written, { languages, texts }, into, environment);
  const found = { languages, texts: [...texts, ...toCome] };
  const before = textsInLanguage(configuration, found, language, into.inFile);
  const table = csv === undefined ? undefined : await readTranslationTable(csv, language);
  const say = (lines: readonly string[]): void => print(lines.map(escapeControls).join('\n'));
  if (csv !== undefined && table === undefined) {
    if (/\.(?:xlsx?|ods|numbers)$/i.test(csv))
      throw new UsageError(
        `${shortenPath(csv)} is not there, and a table is written as CSV. Name it like ${basename(csv, extname(csv))}.csv.`,
      );
    writeWhole(
      csv,
      translationsCsv(before.entries, (entry) => describeFormer(before, entry)),
    );
    say([`${shortenPath(csv)}: ${countOf(before.entries.length, 'text')}`, ...countsOf(before), ...nextOfTable(csv)]);
    return 0;
  }
  const put = table && putInRows(before.written, table.rows, found.texts, before.entries);
  const after = put === undefined ? before : textsInLanguage(undefined, found, language, put.translations);
  const filled = fillTranslations(after.written, after.entries, new Set(after.gone));
  if (JSON.stringify(filled) !== JSON.stringify(file?.translations))
    writeTranslationsFile(brand.folder, name, filled, file?.text);
  const path = shortenPath(join(brand.folder, name));
  say([
    `${path}: ${countOf(after.entries.length, 'text')}`,
    ...countsOf(after),
    ...(put === undefined ? [] : describePut(put)),
    ...(table?.notes ?? []).map((note) => `  ${basename(csv ?? '')} ${note}.`),
    ...describeChanges(after),
    '',
    ...next(after, { path, language, brand, languages }),
  ]);
  return 0;
}

function countsOf({ entries, goneTexts }: LanguageTexts): string[] {
  const whole = entries.filter(({ translation }) => translation !== '').length;
  const missing = entries.filter(isMissing).length;
  const optional = entries.length - whole - missing;
  return [
    `  ${whole} translated`,
    `  ${missing} missing`,
    ...(optional === 0 ? [] : [`  ${optional} optional: names, and what guests wrote, may stay as they are`]),
    ...(goneTexts.size === 0 ? [] : [`  ${goneTexts.size} of a text that the site does not have any more`]),
  ];
}

const describePut = ({ taken, notes }: PutIn): string[] => [
  `  ${taken} taken from the table`,
  ...notes.map(({ row, message }) => `  row ${row}: ${message}`),
];

function describeFormer(state: LanguageTexts, entry: TranslationEntry): string {
  const former = formerOf(state, entry);
  return former === undefined ? '' : `${former.was} → ${former.translation}`;
}

function describeChanges(state: LanguageTexts): string[] {
  const changed = state.entries.flatMap((entry) => {
    const former = formerOf(state, entry);
    return former === undefined ? [] : [{ entry, former }];
  });
  const told = new Set(changed.map(({ former: { was } }) => was));
  return [
    ...changed.map(
      ({ entry, former: { was, translation } }) =>
        `  changed: ${quoteValue(entry.text)} was ${quoteValue(was)}, its translation was ${quoteValue(translation)}`,
    ),
    ...[...state.goneTexts.keys()].filter((was) => !told.has(was)).map((was) => `  gone: ${quoteValue(was)}`),
  ];
}

interface Where {
  path: string;
  language: string;
  brand: Brand;
  languages: readonly string[];
}

function next(
  { entries }: LanguageTexts,
  { path, language, brand: { slug, folder, source }, languages }: Where,
): string[] {
  const isFile = source === 'file';
  const whole = isFile ? shortenPath(join(folder, 'website.json')) : 'the configuration';
  return [
    entries.some(isMissing)
      ? `Next: fill in what is "" in ${path}. "=" says that a text stays as it is. For a spreadsheet, add --csv ${slug}.${language}.csv to the command.`
      : `All is translated. npm run build -- --brand ${slug} makes the pages in ${language}.`,
    ...(languages.includes(language)
      ? []
      : [
          `The site is not in ${language} yet. Write into ${whole}: "languages": ${JSON.stringify([...languages, language]).replaceAll('","', '", "')}`,
        ]),
    ...(isFile
      ? []
      : [
          `The configuration of this brand is in its backend. What the file has belongs there, under "translations", as "${language}".`,
        ]),
  ];
}

const nextOfTable = (csv: string): string[] => [
  '',
  `Next: fill in the column "translation"; "=" says that a text stays as it is. Then run this command again: ${shortenPath(csv)} is read back.`,
];
