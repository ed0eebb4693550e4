import { existsSync } from 'node:fs';
import { typefaceOf } from '#core/theme/typeface.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { isFields } from '#schema/values/fields.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { type NewArguments, parseNewArguments } from './new-brand/new-arguments.ts';
import { newBrand, type NewCommand } from './new-brand/new-brand.ts';
import { describeNextSteps } from './new-brand/next-steps.ts';
import { checkFree } from './new-brand/write-brand.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { makePageReader, PUBLIC_NETWORK, type PageNetwork } from './address/page-reader.ts';
import { describeImport, isLanguageMissing } from './read/describe.ts';
import { importFrom, readOrigin } from './address/import-from.ts';
import type { Imported } from './read/import-source.ts';
import { readGroups } from './merge/groups.ts';
import { folderOf, mergeInto } from './merge/merge-into.ts';
import { picturesOf, writeImported } from './write-imported.ts';
import type { PictureOptions } from './read/pictures.ts';

export interface ImportCommand extends NewCommand {
  /** Left out: public hosts alone. */
  network?: PageNetwork;
  pictures?: PictureOptions;
}

/**
 * `npm run new`, from a page or a file where there is one. Throws a UsageError where it can't be used, and a CancelledError. Then nothing has been
 * written.
 */
export async function newCommand(command: ImportCommand): Promise<void> {
  const given = parseNewArguments(command.args);
  const from = given.from ?? (await askForOrigin(given, command));
  if (from === undefined) return newBrand(command);
  const { root, environment, print, network = PUBLIC_NETWORK } = command;
  if (given.slug !== undefined) checkFree(given.brandsDir, given.slug);
  // Before anything is fetched.
  const folder = given.into === undefined ? undefined : folderOf(given.into, given, command);
  const take = given.take === undefined ? [] : readGroups(given.take);
  const origin = readOrigin(from);
  const reader = makePageReader(network);
  const imported = await importFrom(origin, reader);
  const pictures = { ...picturesOf(origin, reader), ...command.pictures };
  if (folder !== undefined)
    return mergeInto(imported, { command, folder, take, dryRun: given.dryRun === true, origin, pictures });
  const wanted = { ...given, ...(await askForRest(given, imported, command)) };
  const language = imported.language ?? (await askForLanguage(imported, command));
  const known = { ...imported, ...omitUndefined({ language }) };
  const written = await writeImported(known, wanted, { root, pictures });
  print(
    [
      describeImport(written.imported, origin.label, written.ours),
      describeNextSteps(written.brand, { ...given, warning: warningOf(given, written.imported), from }, environment),
    ].join('\n\n'),
  );
}

/** About the font that was asked for, else about the one of the source. */
function warningOf({ warning, fontFamily }: NewArguments, { configuration: { theme } }: Imported): string | undefined {
  if (fontFamily !== undefined) return warning;
  const own = isFields(theme) ? theme['fontFamily'] : undefined;
  return typeof own === 'string' ? typefaceOf(own).warning : undefined;
}

/** Throws if the file does not exist, so that the terminal asks again. */
function checkOrigin(text: string): void {
  const origin = readOrigin(text);
  if ('file' in origin && !existsSync(origin.file)) throw new UsageError(`${shortenPath(origin.file)} is missing.`);
}

/** Asks only if the command line names no source. */
async function askForOrigin(given: NewArguments, { terminal }: NewCommand): Promise<string | undefined> {
  const { brandsDir: _, ...others } = given;
  if (terminal === undefined || Object.keys(omitUndefined(others)).length > 0) return undefined;
  const questions = await import('./new-brand/questions.ts');
  return questions.askForOrigin(checkOrigin, terminal);
}

/** The name, where the source does not say it, and a slug that is free. */
async function askForRest(
  { name, slug, brandsDir }: NewArguments,
  { configuration }: Imported,
  { terminal }: NewCommand,
): Promise<{ name?: string; slug?: string }> {
  if (terminal === undefined) return {};
  const { askForName } = await import('./new-brand/questions.ts');
  const known = name ?? (typeof configuration['name'] === 'string' ? configuration['name'] : undefined);
  return askForName({ name: known, slug }, (wanted) => checkFree(brandsDir, wanted), terminal);
}

/** The language of the texts, where neither the source nor the texts tell it. */
async function askForLanguage(imported: Imported, { terminal }: NewCommand): Promise<string | undefined> {
  if (terminal === undefined || !isLanguageMissing(imported)) return undefined;
  const questions = await import('./new-brand/questions.ts');
  return questions.askForLanguage(terminal);
}
