import { join, resolve } from 'node:path';
import { readFileSync, rmSync } from 'node:fs';
import { buildInstantOf } from '#brand/cli/build-date.ts';
import { BRANDS, BRANDS_DIR, makeCommand, parseOptions, text, valueOption } from '#brand/cli/cli.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { editJson } from '#brand/files/json-edit.ts';
import { writablePathBelow } from '#brand/files/ordinary-file.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { loadWritten } from '#brand/folder/load.ts';
import { makeBackendHealth } from '#brand/network/backend-health.ts';
import { locateWarnings } from '#brand/report/locate-warnings.ts';
import { countOf, escapeControls, fileOf, withoutFile } from '#brand/report/report.ts';
import { didYouMean } from '#core/text/nearest.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { readTextBelow } from '#brand/files/ordinary-file.ts';
import { type ChangeSet, changeFile } from './change-set.ts';
import { followBrand, type FollowedBrand, learnClocks } from './due-configuration.ts';
import { editInWords } from './edits-in-words.ts';
import { endsWell } from './fit-together.ts';
import { wayBackOf } from './take-back.ts';
import { timeInWords } from './times-in-words.ts';

export interface ChangesCommand {
  /** The arguments that were typed after the command. */
  args: string[];
  environment: Environment;
  print: (text: string) => void;
  now?: Date;
}

interface ChangesArguments {
  brandsDir: string;
  /** Empty: all brands. */
  slugs: string[];
  /** The name of a set to take back. */
  undo?: string;
  /** Whether what does not fit ends the command with 1. */
  check: boolean;
}

/** The arguments of `npm run changes`. */
export function parseChangesArguments(args: string[]): ChangesArguments {
  const command = makeCommand(
    'changes',
    'Lists the changes of brands that have a date: what changes, when, and what will not fit.',
    ['--brand saffron-lane', '--check', '--brand saffron-lane --undo 2026-12-24-christmas'],
  )
    .addOption(BRANDS)
    .addOption(
      valueOption('--undo <name>', 'take a set back: one that has not come is deleted, one that holds ends now', text),
    )
    .option('--check', 'end with 1 when something will not fit, or a set can’t be read')
    .addOption(BRANDS_DIR);
  type Options = Omit<ChangesArguments, 'slugs'> & { brand: string[] };
  const { brand: slugs, brandsDir, undo, check } = parseOptions<Options>(command, args);
  if (undo !== undefined && slugs.length !== 1)
    throw new UsageError(`--undo needs one brand, like --brand saffron-lane --undo ${undo}.`);
  return {
    brandsDir: resolve(brandsDir),
    slugs,
    check,
    ...(undo !== undefined && { undo: undo.replace(/\.json$/, '') }),
  };
}

/**
 * `npm run changes` from its arguments to its exit code: 1 where a brand can't be read or a set can't be taken back, with `--check` also where something will not
 * fit. Throws a UsageError where the arguments are wrong.
 */
export async function runChangesCommand({ args, environment, print, now }: ChangesCommand): Promise<0 | 1> {
  const { brandsDir, slugs, undo, check } = parseChangesArguments(args);
  const builtAt = buildInstantOf(environment, now);
  const say = (lines: readonly string[]): void => print(lines.map(escapeControls).join('\n'));
  const health = makeBackendHealth();
  let code: 0 | 1 = 0;
  const quiet: string[] = [];
  for (const brand of findBrands(brandsDir, environment, slugs)) {
    try {
      if ('error' in brand) throw new Error(brand.error);
      const written = await loadWritten(brand, { health });
      await learnClocks(written, builtAt, brand);
      const followed = followBrand(brand, written, builtAt);
      if (undo !== undefined)
        return undoSet(brand, followed, { name: undo, builtAt, configuration: written.configuration }, say);
      const warnings = locateWarnings(followed.warnings, brand, (name) => readTextBelow(brand.folder, name));
      if (warnings.length > 0 && check) code = 1;
      if (warnings.length === 0 && followed.sets.length === 0) quiet.push(brand.slug);
      else say(describeBrand(brand.slug, { ...followed, warnings }, written.configuration, builtAt));
    } catch (error) {
      if (error instanceof UsageError) throw error;
      say([`${brand.slug}: ${error instanceof Error ? error.message : String(error)}`, '']);
      code = 1;
    }
  }
  if (quiet.length > 0)
    say([
      `${quiet.length === 1 ? `${quiet[0]} has` : `${countOf(quiet.length, 'brand')} have`} no changes with a date.`,
    ]);
  return code;
}

function describeBrand(
  slug: string,
  { sets, warnings }: FollowedBrand,
  configuration: unknown,
  builtAt: string,
): string[] {
  const now = Date.parse(builtAt);
  const inOrder = sets.toSorted((one, other) => one.at - other.at || (one.name < other.name ? -1 : 1));
  return [
    slug,
    ...inOrder.flatMap((set) => [
      `  ${headingOf(set)}`,
      `    ${whenInWords(set, now)}`,
      ...editsOf(set, configuration),
    ]),
    ...warnings.map((warning) => `  ${warningText(warning)}`),
    '',
  ];
}

function headingOf({ name, why, by }: ChangeSet): string {
  const said = [why, by === undefined ? undefined : `by ${by}`].filter((part) => part !== undefined).join(', ');
  return said === '' ? name : `${name} (${said})`;
}

function whenInWords({ at, until, zone, name }: ChangeSet, now: number): string {
  const [start, end] = [timeInWords(at, zone), until === undefined ? undefined : timeInWords(until, zone)];
  if (until !== undefined && until <= now) return `is over since ${end}; delete ${changeFile(name)}`;
  if (at > now) return `comes ${start}${end === undefined ? '' : `, until ${end}`}`;
  return `holds since ${start}${end === undefined ? '' : `, until ${end}`}`;
}

/** So many are listed of a set. */
const MAX_LISTED = 20;

function editsOf({ edits }: ChangeSet, configuration: unknown): string[] {
  const more = edits.length - MAX_LISTED;
  return [
    ...edits.slice(0, MAX_LISTED).map((edit) => `      ${editInWords(configuration, edit)}`),
    ...(more > 0 ? [`      and ${more} more`] : []),
  ];
}

function warningText({ path, message, line }: Warning): string {
  const place = [fileOf(path), line === undefined ? '' : ` (line ${line})`].join('');
  return `${place}, ${withoutFile(path) || 'as a whole'}: ${message}`;
}

function undoSet(
  brand: Brand,
  { sets, warnings, timeline }: FollowedBrand,
  { name, builtAt, configuration }: { name: string; builtAt: string; configuration: unknown },
  say: (lines: readonly string[]) => void,
): 0 | 1 {
  const now = Date.parse(builtAt);
  const set = sets.find((each) => each.name === name);
  if (set === undefined) {
    const isUnread = warnings.some(({ path }) => fileOf(path) === changeFile(name));
    if (!isUnread)
      throw new UsageError(
        `"${brand.slug}" has no set "${name}".${didYouMean(
          name,
          sets.map((each) => each.name),
        )}`,
      );
    say([
      `${changeFile(name)} can't be read as a set, so nothing of it is applied. npm run changes -- --brand ${brand.slug} says why.`,
    ]);
    return 1;
  }
  if (brand.source !== 'file') {
    say([
      `The changes of "${brand.slug}" are in its backend. Delete the row "${name}" of brand_changes${set.at > now ? '.' : ', or write "until" into its data.'}`,
    ]);
    return 1;
  }
  const path = writablePathBelow(brand.folder, join(brand.folder, changeFile(name)));
  const back = wayBackOf(set, timeline, now);
  if (back.kind === 'over') {
    say([
      `"${name}" is over since ${timeInWords(set.until ?? now, set.zone)}: nothing of it is on the site. ${shortenPath(path)} can be deleted.`,
    ]);
    return 1;
  }
  if (back.kind === 'delete') {
    rmSync(path);
    say([`${shortenPath(path)} is deleted. It would have come ${timeInWords(set.at, set.zone)}.`]);
    return 0;
  }
  if (back.kind !== 'end') {
    say([
      `Nothing of "${name}" is applied: what it wants is in the configuration itself, or does not fit. Nothing was changed.`,
    ]);
    return 1;
  }
  if (!endsWell(configuration, [...sets.filter((each) => each !== set), { ...set, until: now }], name)) {
    say([
      `"${name}" can't end now: a set that came later has changed the same, and its end would bring the value of this one back. Take that one back first, or delete ${shortenPath(path)} and write into "before" of that one what is there without it.`,
    ]);
    return 1;
  }
  const document = readFileSync(path, 'utf8');
  const edited = editJson(document, { kind: 'set', path: ['until'], value: back.until });
  if (!writeWhole(path, edited, () => readFileSync(path, 'utf8') === document)) {
    say([`${shortenPath(path)} was changed meanwhile, and stays as it is. Run the command again.`]);
    return 1;
  }
  say([
    `"${name}" ends now: ${shortenPath(path)} has "until". The next build takes it back: npm run build -- --brand ${brand.slug} --changed`,
  ]);
  return 0;
}
