import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import { BRANDS_DIR, makeCommand, parseOptions, text, valueOption } from '#brand/cli/cli.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { escapeControls } from '#brand/report/report.ts';
import { makePageReader, type PageReader, PUBLIC_NETWORK, type PageNetwork } from '../address/page-reader.ts';
import { foundIn, MISSING_COLUMNS, missingIn } from '../read/describe.ts';
import { importFrom } from '../address/import-from.ts';
import type { Imported } from '../read/import-source.ts';
import { tagOf } from '../read/language.ts';
import type { PictureOptions } from '../read/pictures.ts';
import { namesOf, picturesOf, writeImported } from '../write-imported.ts';
import { type Listed, readList } from './restaurant-list.ts';

export interface ImportAllCommand {
  /** The repository's folder. */
  root: string;
  /** The arguments that were typed after the command. */
  args: string[];
  print: (text: string) => void;
  /** Left out: public hosts alone. */
  network?: PageNetwork;
  pictures?: PictureOptions;
}

/** Of different hosts: each of them is asked for one page a second. */
const AT_ONCE = 4;

/** The arguments of `npm run import`. */
export function parseImportArguments(args: string[]): { all: string; brandsDir: string } {
  const command = makeCommand('import', 'Writes a brand for each restaurant of a list.', ['--all restaurants.csv'])
    .addOption(
      valueOption(
        '--all <file>',
        'a CSV or XLSX with a column "from": websites or files; "name" and "slug" as well',
        text,
      ),
    )
    .addOption(BRANDS_DIR);
  const { all, brandsDir } = parseOptions<{ all?: string; brandsDir: string }>(command, args);
  if (all === undefined)
    throw new UsageError(
      'import needs --all and a list of restaurants, like --all restaurants.csv. For one restaurant there is npm run new -- --from.',
    );
  return { all, brandsDir: resolve(brandsDir) };
}

type Result =
  | { status: 'written'; slug: string; imported: Imported }
  | { status: 'there'; slug: string }
  | { status: 'failed'; message: string };

/** `npm run import` from its arguments to its exit code: 1 when a restaurant failed. Throws a UsageError where the arguments or the list are wrong. */
export async function runImportCommand(command: ImportAllCommand): Promise<number> {
  const { args, print, network = PUBLIC_NETWORK } = command;
  const { all, brandsDir } = parseImportArguments(args);
  const { restaurants: list, notes } = await readList(all);
  for (const note of notes) print(escapeControls(`${shortenPath(resolve(all))} ${note}.`));
  const reader = makePageReader(network);
  const limit = pLimit(AT_ONCE);
  const claimed = new Map<string, number>();
  let count = 0;
  const results = await Promise.all(
    list.map((listed) =>
      limit(async () => {
        const result = await importOne(listed, { command, brandsDir, reader, claimed });
        print(escapeControls(`${++count}/${list.length} ${describeResult(listed, result)}`));
        return result;
      }),
    ),
  );
  const written = results.filter((result) => result.status === 'written');
  const failed = results.filter(({ status }) => status === 'failed').length;
  const doubtful = written.filter(({ imported }) => imported.notes !== undefined).map(({ slug }) => slug);
  const there = results.length - written.length - failed;
  print(
    [
      '',
      ...tableOf(written),
      ...(doubtful.length === 0 ? [] : [`Look at the accents of ${doubtful.join(', ')}.`]),
      `${written.length} written into ${shortenPath(brandsDir)}, ${there} there already, ${failed} failed.`,
    ].join('\n'),
  );
  return failed > 0 ? 1 : 0;
}

interface Run {
  command: ImportAllCommand;
  brandsDir: string;
  reader: PageReader;
  /** The slugs of this run, and the rows that have them. */
  claimed: Map<string, number>;
}

async function importOne(listed: Listed, { command, brandsDir, reader, claimed }: Run): Promise<Result> {
  const { origin, row, name, siteUrl } = listed;
  try {
    // A list may be run again after a mistake: restaurants that were imported already are not fetched again.
    if (listed.slug !== undefined && !claimed.has(listed.slug) && existsSync(join(brandsDir, listed.slug)))
      return { status: 'there', slug: listed.slug };
    const imported = await importFrom(origin, reader);
    if (name === undefined && imported.configuration['name'] === undefined)
      throw new UsageError(
        `${origin.label} does not say what the restaurant is called: write it into the column "name".`,
      );
    const { slug } = namesOf(imported, listed);
    const other = claimed.get(slug);
    if (other !== undefined)
      throw new UsageError(`"${slug}" is the slug of row ${other}, too: write another one into the column "slug".`);
    claimed.set(slug, row);
    if (existsSync(join(brandsDir, slug))) return { status: 'there', slug };
    const pictures = { ...picturesOf(origin, reader), ...command.pictures };
    const written = await writeImported(imported, { brandsDir, slug, name, siteUrl }, { root: command.root, pictures });
    return {
      status: 'written',
      slug,
      imported: written.imported,
    };
  } catch (error) {
    if (error instanceof UsageError) return { status: 'failed', message: error.message };
    throw error;
  }
}

function describeResult({ origin, row }: Listed, result: Result): string {
  if (result.status === 'there') return `${result.slug}: is there already, and stays as it is`;
  if (result.status === 'failed') return `row ${row} failed: ${result.message}`;
  const found = foundIn(result.imported.configuration).slice(1).join('; ');
  const { configuration, language, lost, notes = [] } = result.imported;
  const told =
    language === undefined || language === 'en'
      ? []
      : [`its language, as its texts tell: ${tagOf(language, configuration)}`];
  const unused = lost.length === 0 ? [] : [`${lost.length} not used`];
  const rest = [...told, ...unused, ...notes.map((note) => `it ${note}`)].map((part) => `; ${part}`);
  return `${result.slug}: written from ${origin.label}: ${found}${rest.join('')}`;
}

/** A line for each brand, a column for each thing that any of them lacks. */
function tableOf(written: readonly Extract<Result, { status: 'written' }>[]): string[] {
  const rows = written.map(({ slug, imported }) => ({
    slug,
    missing: new Set(missingIn(imported).map(({ column }) => column)),
  }));
  const columns = MISSING_COLUMNS.filter((column) => rows.some(({ missing }) => missing.has(column)));
  if (columns.length === 0) return [];
  const width = rows.reduce((most, { slug }) => Math.max(most, slug.length), 0);
  const lines = rows
    .filter(({ missing }) => missing.size > 0)
    .map(({ slug, missing }) => [
      slug.padEnd(width),
      ...columns.map((column) => (missing.has(column) ? 'missing' : '').padEnd(Math.max(column.length, 7))),
    ]);
  const headers = [''.padEnd(width), ...columns.map((column) => column.padEnd(7))];
  return [headers, ...lines].map((cells) => cells.join('  ').trimEnd()).concat('');
}
