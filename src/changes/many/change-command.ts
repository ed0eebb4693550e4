import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { buildInstantOf } from '#brand/cli/build-date.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { hashOf } from '#brand/files/file-note.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands, listBrandFolders } from '#brand/folder/brands.ts';
import { brandsOfGroups, groupFile, listGroups } from '#brand/folder/group-file.ts';
import { countOf, escapeControls } from '#brand/report/report.ts';
import { StoreError } from '#brand/network/brand-rows.ts';
import { didYouMean } from '#core/text/nearest.ts';
import type { Brand } from '#schema/warning.ts';
import { type BrandChange, changeOf, type ChangeAround, type PublishedOf } from './brand-change.ts';
import { type ChangeArguments, parseChangeArguments } from './change-arguments.ts';
import type { MeetingChoice } from './wanted-change.ts';

export interface ChangeCommand {
  /** The arguments that were typed after the command. */
  args: string[];
  environment: Environment;
  /** Missing: there is nobody to ask. */
  terminal?: Terminal;
  print: (text: string) => void;
  publishedOf?: PublishedOf;
}

/** The terminal that is asked; what is missing is that of the process. */
export interface Terminal {
  input?: Readable;
  output?: Writable;
}

/** The person at the terminal does not want it. */
export class DeclinedError extends Error {
  override name = 'DeclinedError';
  /** As a shell reports a process that was interrupted. */
  readonly exitCode = 130;

  constructor() {
    super('Nothing is written.');
  }
}

/**
 * `npm run change` from its arguments to its exit code: 1 when a brand could not be changed. Throws a UsageError where the arguments are wrong or nobody can be asked, and a
 * DeclinedError. Each brand is looked at twice, once to show what changes and once to write it, so that nothing of four hundred brands has to be kept.
 */
export async function runChangeCommand({
  args,
  environment,
  terminal,
  print,
  publishedOf,
}: ChangeCommand): Promise<0 | 1> {
  let given = parseChangeArguments(args);
  if (terminal === undefined && !given.yes && !given.dryRun)
    throw new UsageError('Nobody can be asked here. Add --yes to write, or --dry-run to see what would change.');
  const builtAt = buildInstantOf(environment);
  const slugs = chooseBrands(given);
  const around = { environment, builtAt, print, publishedOf };
  let shown = await showChanges(given, slugs, around);
  if (shown.met > 0 && !given.yes && !given.dryRun) {
    given = { ...given, meeting: await askAboutMeetings(shown.met, terminal) };
    shown = await showChanges(given, slugs, around);
  }
  if (shown.changes.size === 0) return shown.failed > 0 ? 1 : 0;
  if (given.dryRun) {
    print('Nothing is written, because of --dry-run.');
    return shown.failed + shown.warned + shown.met > 0 ? 1 : 0;
  }
  if (shown.met > 0) {
    print(
      'Nothing is written, because other changes with a date are of the same values. Add --meeting both, and the later ones go from the new value, or --meeting leave-out.',
    );
    return 1;
  }
  if (given.yes && shown.warned > 0) {
    print('Nothing is written, because a build would warn of it. Correct it, or run this in a terminal, which asks.');
    return 1;
  }
  if (!given.yes) await askWhetherToWrite(shown.changes.size, terminal);
  const unwritten = await writeChanges(given, shown.changes, around);
  return shown.failed + unwritten > 0 ? 1 : 0;
}

function chooseBrands({ choice, brandsDir }: ChangeArguments): string[] {
  if (choice === 'all') return listBrandFolders(brandsDir);
  if ('slugs' in choice) return choice.slugs;
  const { group } = choice;
  const known = listGroups(brandsDir);
  if (!known.includes(group))
    throw new UsageError(
      `There is no group "${group}": ${shortenPath(join(brandsDir, groupFile(group)))} is missing.${didYouMean(group, known)}`,
    );
  const slugs = brandsOfGroups(brandsDir, listBrandFolders(brandsDir), new Set([group]));
  if (slugs.length > 0) return slugs;
  throw new UsageError(
    `No brand is in the group "${group}". A brand is in it by "group": "${group}" in its brand.json.`,
  );
}

interface Surroundings extends ChangeAround {
  print: (text: string) => void;
}

interface Shown {
  /** By slug, what the file becomes, as a hash. */
  changes: Map<string, string>;
  same: number;
  failed: number;
  warned: number;
  /** Brands that have other changes with a date of the same values, and nobody said what shall be done. */
  met: number;
}

async function showChanges(given: ChangeArguments, slugs: readonly string[], around: Surroundings): Promise<Shown> {
  const shown: Shown = { changes: new Map(), same: 0, failed: 0, warned: 0, met: 0 };
  for (const slug of slugs) {
    const change = await changeOfSlug(given, slug, around);
    if (change.problem !== undefined) shown.failed += 1;
    else if (change.made === undefined) shown.same += 1;
    else shown.changes.set(slug, hashOf(change.made.text));
    if (change.warnings.length > 0) shown.warned += 1;
    if ((change.met ?? []).length > 0) shown.met += 1;
    around.print(describeChange(change));
  }
  around.print(`\n${summaryOf(shown)}`);
  return shown;
}

async function changeOfSlug(given: ChangeArguments, slug: string, around: Surroundings): Promise<BrandChange> {
  const brand = findBrand(given, slug, around);
  if (!('error' in brand)) return changeOf(brand, given, around);
  return { slug, words: [], left: [], warnings: [], problem: brand.error };
}

function findBrand(
  { brandsDir }: ChangeArguments,
  slug: string,
  { environment }: Surroundings,
): Brand | { error: string } {
  const [brand] = findBrands(brandsDir, environment, [slug]);
  return brand ?? { error: `There is no brand "${slug}".` };
}

const MAX_WARNINGS = 5;

function describeChange({ slug, made, words, left, met = [], warnings, problem }: BrandChange): string {
  const heading = problem !== undefined ? `can't be changed: ${problem}` : (made?.place ?? 'stays as it is');
  const told = warnings.slice(0, MAX_WARNINGS).map(({ path, message }) => `A build would warn of ${path}: ${message}`);
  if (warnings.length > MAX_WARNINGS) told.push(`and of ${warnings.length - MAX_WARNINGS} more.`);
  const others = met.slice(0, MAX_WARNINGS).map((each) => `Of the same value: ${each}`);
  if (met.length > MAX_WARNINGS) others.push(`and ${met.length - MAX_WARNINGS} more.`);
  return [`${slug}: ${heading}`, ...[...words, ...left, ...others, ...told].map((line) => `  ${line}`)]
    .map(escapeControls)
    .join('\n');
}

function summaryOf({ changes, same, failed, warned, met }: Shown): string {
  const parts = [
    `${countOf(changes.size, 'brand')} ${changes.size === 1 ? 'changes' : 'change'}`,
    ...(same > 0 ? [`${same} ${same === 1 ? 'stays as it is' : 'stay as they are'}`] : []),
    ...(failed > 0 ? [`${failed} can't be changed`] : []),
    ...(met > 0 ? [`${met} ${met === 1 ? 'has' : 'have'} other changes of the same values`] : []),
    ...(warned > 0 ? [`a build would warn of ${warned}`] : []),
  ];
  return `${parts.join(', ')}.`;
}

async function askAboutMeetings(brands: number, terminal: Terminal = {}): Promise<MeetingChoice> {
  const { isCancel, select, updateSettings } = await import('@clack/prompts');
  updateSettings({ aliases: { '\x04': 'cancel' } });
  const answer = await select<MeetingChoice>({
    message: `${countOf(brands, 'brand')} ${brands === 1 ? 'has' : 'have'} other changes with a date of the same values. What shall hold?`,
    options: [
      { value: 'both', label: 'Both: the later ones go from the new value' },
      { value: 'leave-out', label: 'Those that are there: leave these values out' },
    ],
    ...terminal,
  });
  if (isCancel(answer)) throw new DeclinedError();
  return answer;
}

async function askWhetherToWrite(brands: number, terminal: Terminal = {}): Promise<void> {
  const { confirm, updateSettings } = await import('@clack/prompts');
  // Else readline closes the terminal at Ctrl+D, and the command ends as if all had gone well.
  updateSettings({ aliases: { '\x04': 'cancel' } });
  const answer = await confirm({ message: `Write that for ${countOf(brands, 'brand')}?`, ...terminal });
  if (answer !== true) throw new DeclinedError();
}

/** Writes the changes that were shown. Returns the number of brands whose change could not be written. */
async function writeChanges(
  given: ChangeArguments,
  changes: ReadonlyMap<string, string>,
  around: Surroundings,
): Promise<number> {
  let written = 0;
  for (const [slug, hash] of changes) {
    const problem = await writeShown(await changeOfSlug(given, slug, around), hash);
    if (problem === undefined) written += 1;
    else around.print(escapeControls(`${slug} ${problem}`));
  }
  around.print(`Written for ${countOf(written, 'brand')}.`);
  return changes.size - written;
}

/** Why it is not written. `hash`: of what was shown. */
async function writeShown({ made, problem }: BrandChange, hash: string): Promise<string | undefined> {
  if (problem !== undefined) return `can't be changed: ${problem}`;
  try {
    if (made !== undefined && hashOf(made.text) === hash && (await made.write())) return undefined;
    return 'was changed meanwhile, and stays as it is. Run the command again.';
  } catch (error) {
    if (error instanceof StoreError) return `could not be changed: ${error.message}`;
    throw error;
  }
}
