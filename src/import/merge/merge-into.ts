import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { parseJson } from '#brand/files/json.ts';
import { editJson, EditRefusedError, type JsonPath } from '#brand/files/json-edit.ts';
import { readTextBelow, writablePathBelow } from '#brand/files/ordinary-file.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import type { NewArguments } from '../new-brand/new-arguments.ts';
import type { NewCommand } from '../new-brand/new-brand.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import { describeFileError, shortenPath } from '#brand/errors/problems.ts';
import { escapeControls } from '#brand/report/report.ts';
import type { Origin } from '../address/import-from.ts';
import { importConfiguration, type Imported } from '../read/import-source.ts';
import { fetchPictures, type PictureOptions } from '../read/pictures.ts';
import { describeLost } from '../read/describe.ts';
import { showBeside } from '../read/saved-page.ts';
import { compare } from './compare.ts';
import type { ConfigurationChange, Comparison } from './compare-objects.ts';
import { changeToWords } from './words.ts';

export interface Merge {
  command: NewCommand;
  /** The brand's folder. */
  folder: string;
  /** The groups of `--take`. */
  take: readonly string[];
  dryRun: boolean;
  origin: Origin;
  pictures: PictureOptions;
}

/** `npm run new -- --from … --into SLUG`: lists what is new and what differs, then writes what is new, and of the rest what was asked for. */
export async function mergeInto(
  imported: Imported,
  { command, folder, take, dryRun, origin, pictures }: Merge,
): Promise<void> {
  const file = join(folder, 'website.json');
  const before = readWritten(folder, file);
  const comparison = compare(imported.configuration, importConfiguration(before.value), before.value, take);
  const isTaken = ({ edit, before: there, group }: ConfigurationChange) =>
    edit !== undefined && (there === undefined || take.includes(group));
  const taken = comparison.changes.filter(isTaken);
  const all = { ...comparison, lost: [...comparison.lost, ...describeLost(imported.lost)] };
  const first = [`looks like ${imported.kind}`, ...(imported.notes ?? [])].map((end) => `${origin.label} ${end}.`);
  command.print(describe(all, taken, first));
  const place = shortenPath(file);
  if (taken.length === 0 || dryRun)
    return command.print(
      `\nNothing is written${taken.length === 0 ? '' : ', because of --dry-run'}: ${place} stays as it is.`,
    );
  if (command.terminal !== undefined)
    await (await import('../new-brand/questions.ts')).askWhetherToWrite(place, command.terminal);
  // Each value has its index as its key, so that a picture that may not be fetched is missing at its own index.
  const values = Object.fromEntries(taken.map(({ key, after }, index) => [index, { [key]: after }]));
  const fetched = await fetchPictures(values, command.root, {
    ...pictures,
    isTaken: (path) => existsSync(join(folder, path)),
  });
  const written = taken.flatMap((change, index) => {
    const value = (fetched.configuration[index] as Fields | undefined)?.[change.key];
    return value === undefined ? [] : [{ change, value }];
  });
  const text = written.reduce((so, { change, value }) => withChange(so, change, value), before.text);
  for (const [path, bytes] of Object.entries(fetched.files)) writeWhole(join(folder, path), bytes);
  if (!writeWhole(writablePathBelow(folder, file), text, () => readTextBelow(folder, 'website.json') === before.text))
    throw new UsageError(`${place} was changed meanwhile, and stays as it is. Run the command again.`);
  const count = written.length === 1 ? '1 value is' : `${written.length} values are`;
  command.print(
    [
      '',
      `${count} written into ${place}.`,
      ...fetched.lost.map(({ path, message }) => escapeControls(`  ${path}: ${message}`)),
    ].join('\n'),
  );
}

/** The folder of the brand to merge into. Throws a UsageError if that brand does not exist. */
export function folderOf(slug: string, { brandsDir }: NewArguments, { environment }: NewCommand): string {
  const [brand] = findBrands(brandsDir, environment, [slug]);
  if (brand === undefined || 'error' in brand) throw new UsageError(brand?.error ?? `There is no brand "${slug}".`);
  if (brand.source !== 'file')
    throw new UsageError(
      `--into needs a brand with "source": "file": the configuration of "${slug}" is in its backend.`,
    );
  return brand.folder;
}

function readWritten(folder: string, file: string): { text: string; value: Fields } {
  try {
    const text = readTextBelow(folder, 'website.json');
    const value = parseJson(text);
    if (!isFields(value)) throw new SyntaxError('it is no object.');
    return { text, value };
  } catch (error) {
    throw new UsageError(
      `${shortenPath(file)}: ${error instanceof SyntaxError ? error.message : describeFileError(error)}`,
    );
  }
}

const MAX_LINES = 100;

function describe(
  { changes, kept, lost }: Comparison,
  taken: readonly ConfigurationChange[],
  first: readonly string[],
): string {
  const fresh = changes.filter((change) => change.before === undefined && change.edit !== undefined);
  const other = changes.filter((change) => !fresh.includes(change) && change.edit !== undefined);
  const replaced = other.filter((change) => taken.includes(change));
  const left = other.filter((change) => !taken.includes(change));
  const strange = changes.filter(({ edit }) => edit === undefined);
  const groups = [...new Set(left.map(({ group }) => group))];
  const list = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0
      ? []
      : [
          '',
          title,
          ...lines.slice(0, MAX_LINES).map((line) => `  ${line}`),
          ...(lines.length > MAX_LINES ? [`  and ${lines.length - MAX_LINES} more`] : []),
        ];
  return [
    ...first,
    ...list('New:', fresh.map(changeToWords)),
    ...list('Changed, and taken from the source:', replaced.map(changeToWords)),
    ...list(
      `Changed, and left as it is (--take ${groups.join(',')} takes it from the source):`,
      left.map(changeToWords),
    ),
    ...list('Written here in a form of its own, and left as it is: change it by hand:', strange.map(changeToWords)),
    ...list('Only here, and left as it is:', kept.length === 0 ? [] : [kept.join(', ')]),
    ...list('Not used, by its place in the source:', lost),
    ...(changes.length === 0 ? ['', `The brand says all ${lost.length === 0 ? 'that' : 'else'} already.`] : []),
  ]
    .map((line) => escapeControls(showBeside(line)))
    .join('\n');
}

const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

function withChange(text: string, { edit }: ConfigurationChange, value: unknown): string {
  if (edit === undefined) return text;
  const { path, isAppended = false, removed } = edit;
  try {
    const isNewList = isAppended && !Array.isArray(valueAt(parseJson(text), path));
    const written = isNewList
      ? editJson(text, { kind: 'set', path, value: [value] })
      : editJson(text, { kind: isAppended ? 'insert' : 'set', path, value });
    return removed === undefined ? written : editJson(written, { kind: 'remove', path: removed });
  } catch (error) {
    if (error instanceof EditRefusedError) throw new UsageError(`Nothing is written: ${error.message}`);
    throw error;
  }
}
