import type { z } from 'zod';
import { changeEditSchema, changeSetSchema } from '#schema/brand-folder/change-set.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import type { Warning } from '#schema/warning.ts';
import { didYouMean } from '#core/text/nearest.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { type ChangeEdit, type ChangeSet, changeFile, CHANGES_FOLDER } from './change-set.ts';
import { type Clocks, instantOfTime } from './clocks.ts';
import { parsePath, PathError } from './paths.ts';

/** A set as it was written: what its file or its row has, or why that can't be read. */
export type WrittenSet = { name: string } & ({ value: unknown } | { problem: string });

export interface ReadSets {
  /** By name. */
  sets: ChangeSet[];
  warnings: Warning[];
}

const LEFT_OUT = 'The whole set is left out.';
const MAX_SETS = 1000;
/** Of all sets of a brand together. */
const MAX_EDITS = 20_000;

/**
 * Reads the sets of a brand. A set whose time, keys or list of edits can't be used is left out as a whole, since half of what was meant is not meant; an edit that can't be
 * read is left out alone. A warning names each.
 */
export function readSets(written: readonly WrittenSet[], clocks: Clocks): ReadSets {
  const warnings: Warning[] = [];
  const sets: ChangeSet[] = [];
  let edits = 0;
  const inOrder = written.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  if (inOrder.length > MAX_SETS) {
    const message = `has more than ${MAX_SETS} sets. Those from ${quoteValue(inOrder[MAX_SETS]?.name)} on are left out. Delete those that are over.`;
    warnings.push({ path: `${CHANGES_FOLDER}:`, message });
  }
  for (const each of inOrder.slice(0, MAX_SETS)) {
    const warn = (key: string, message: string): void =>
      void warnings.push({ path: `${changeFile(each.name)}:${key}`, message });
    const set = 'problem' in each ? void warn('', each.problem) : readSet(each.name, each.value, clocks, warn);
    if (set === undefined) continue;
    edits += set.edits.length;
    if (edits > MAX_EDITS)
      warn('edits', `With these, all sets of the brand have more than ${MAX_EDITS} edits. ${LEFT_OUT}`);
    else sets.push(set);
  }
  return { sets, warnings };
}

type Warn = (key: string, message: string) => void;

function readSet(name: string, written: unknown, clocks: Clocks, warn: Warn): ChangeSet | undefined {
  const parsed = changeSetSchema.safeParse(written);
  if (!parsed.success) {
    for (const [key, message] of describeIssues(parsed.error, written, Object.keys(changeSetSchema.shape), EXAMPLE))
      warn(key, `${message} ${LEFT_OUT}`);
    return undefined;
  }
  const { at, until, location, by, why } = parsed.data;
  const found = location === undefined ? clocks : clocks.zoneOf(location);
  if (found === 'missing') {
    const hint = didYouMean(location ?? '', clocks.names);
    warn('location', `There is no location ${quoteValue(location)}.${hint} ${LEFT_OUT}`);
    return undefined;
  }
  const { zone } = found;
  const start = timeOf('at', at, zone, warn);
  const end = until === undefined ? undefined : timeOf('until', until, zone, warn);
  if (start === undefined || (until !== undefined && end === undefined)) return undefined;
  if (end !== undefined && end <= start) {
    warn('until', `${quoteValue(until)} is not after "at", ${quoteValue(at)}. ${LEFT_OUT}`);
    return undefined;
  }
  noteClock(at, zone, location, clocks, warn);
  const edits = (Object(written) as { edits: unknown[] }).edits.flatMap(
    (edit, index) => readEdit(edit, index, warn) ?? [],
  );
  noteRepeats(edits, warn);
  return {
    name,
    at: start,
    ...(end !== undefined && { until: end }),
    ...(zone !== undefined && { zone }),
    ...(location !== undefined && { location }),
    ...(by !== undefined && { by }),
    ...(why !== undefined && { why }),
    edits,
  };
}

const EXAMPLE =
  'Write it like { "at": "2026-12-24T18:00", "edits": [{ "path": "telephone", "before": "416 555 0100", "after": "416 555 0199" }] }.';

function timeOf(key: string, written: string, zone: string | undefined, warn: Warn): number | undefined {
  const instant = instantOfTime(written, zone);
  if (instant === undefined) warn(key, `${quoteValue(written)} is a day that no calendar has. ${LEFT_OUT}`);
  return instant;
}

/** A time whose clock had to be guessed. */
function noteClock(
  at: string,
  zone: string | undefined,
  location: string | undefined,
  { isOfFirst }: Clocks,
  warn: Warn,
): void {
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(at)) return;
  if (zone === undefined)
    warn(
      'at',
      `${quoteValue(at)} is taken for UTC, because the brand has no time zone. Write "timezone" into its configuration.`,
    );
  else if (location === undefined && isOfFirst)
    warn(
      'at',
      `${quoteValue(at)} is taken for the clock of the first location, ${zone}, and others have another one. Write "location" into the set, or "timezone" into the configuration.`,
    );
}

function readEdit(written: unknown, index: number, warn: Warn): ChangeEdit | undefined {
  const place = `edits[${index}]`;
  const parsed = changeEditSchema.safeParse(written);
  if (!parsed.success || !isFields(written)) {
    const issues =
      parsed.error === undefined ? [] : describeIssues(parsed.error, written, ['path', 'before', 'after'], EDIT);
    for (const [key, message] of issues) warn([place, key].filter(Boolean).join('.'), `${message} ${EDIT_LEFT_OUT}`);
    return undefined;
  }
  const { path } = parsed.data;
  const edit = {
    index,
    path,
    steps: stepsOf(path, `${place}.path`, warn),
    ...valueOf(written, 'before'),
    ...valueOf(written, 'after'),
  };
  const { steps } = edit;
  if (steps === undefined) return undefined;
  const problem = problemOf({ ...edit, steps });
  if (problem !== undefined) warn(place, `${problem} ${EDIT_LEFT_OUT}`);
  return problem === undefined ? { ...edit, steps } : undefined;
}

const EDIT = 'Write it like { "path": "telephone", "before": "416 555 0100", "after": "416 555 0199" }.';
const EDIT_LEFT_OUT = 'The edit is left out.';

function stepsOf(path: string, place: string, warn: Warn): ChangeEdit['steps'] | undefined {
  try {
    return parsePath(path);
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
    warn(place, `${error.message} ${EDIT_LEFT_OUT}`);
    return undefined;
  }
}

function problemOf({ steps, before, after }: ChangeEdit): string | undefined {
  const last = steps.at(-1)?.kind;
  if (before === undefined && after === undefined)
    return 'has neither "before" nor "after". To remove a value, write what it is as "before".';
  if (last === 'end' && after === undefined) return 'has no "after". To remove an entry of a list, name it by its id.';
  if (last === 'end' && before !== undefined) return 'has a "before", but [+] adds what was not there.';
  if (last === 'entry' && before === undefined)
    return 'has no "before". To add an entry to a list, end the path with [+].';
  return undefined;
}

/** The value of a key, where the key is there: `null` is a value. */
function valueOf<Key extends 'before' | 'after'>(written: Fields, key: Key): Partial<Record<Key, { value: unknown }>> {
  return (Object.hasOwn(written, key) ? { [key]: { value: written[key] } } : {}) as Partial<
    Record<Key, { value: unknown }>
  >;
}

/** Two edits of one value in one set: the second one finds what the first one made. */
function noteRepeats(edits: readonly ChangeEdit[], warn: Warn): void {
  const first = new Map<string, number>();
  for (const { path, index, steps } of edits) {
    const earlier = first.get(path);
    if (earlier !== undefined && steps.at(-1)?.kind !== 'end')
      warn(`edits[${index}]`, `has the same path as edits[${earlier}]. Write one edit for both.`);
    else first.set(path, index);
  }
}

/** What is wrong, as the key and a sentence. */
function describeIssues(
  error: z.ZodError,
  written: unknown,
  known: string[],
  example: string,
): [key: string, message: string][] {
  return error.issues.flatMap((issue): [string, string][] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => [key, `is not a known key.${didYouMean(key, known)}`]);
    const [key] = issue.path;
    if (key === undefined) return [['', `${quoteValue(written)} is no object of the right form. ${example}`]];
    const value = (Object(written) as Record<PropertyKey, unknown>)[key];
    const subject = value === undefined ? 'is missing.' : `${quoteValue(value)} ${issue.message}.`;
    return [[String(key), subject]];
  });
}
