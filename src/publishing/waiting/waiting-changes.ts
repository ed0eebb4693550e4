import { hash } from 'node:crypto';
import { applied, type Edit, type JsonPath } from '#brand/files/json-edit.ts';
import { type PathStep, writePath } from '#changes/paths.ts';
import { compareValues, type Difference } from './compare.ts';

/** One thing that is written and not published. */
export interface WaitingChange extends Difference {
  /** Of what it is and does: as long as it is the same, both values are. */
  id: string;
  /** `website.json`, `translations.fr-CA.json` */
  document: string;
  /** The same in the form of a set of changes. Empty where an order changed, or where nothing names its place. */
  edits: SetEdit[];
}

/** An edit as the file of a set has it. */
export interface SetEdit {
  path: string;
  before?: unknown;
  after?: unknown;
}

/** The documents of a brand by their names. */
export type Documents = ReadonlyMap<string, unknown>;

/** What is written and not published. What is only in one of both is compared with nothing. */
export function waitingChanges(published: Documents, written: Documents): WaitingChange[] {
  const names = new Set([...published.keys(), ...written.keys()]);
  return [...names].flatMap((name) => changesOf(name, published.get(name) ?? {}, written.get(name) ?? {}));
}

function changesOf(document: string, published: unknown, written: unknown): WaitingChange[] {
  const seen = new Map<string, number>();
  const above = stepsAround(document);
  return compareValues(published, written).map((difference) => {
    const { kind, steps, before, after } = difference;
    const digest = hash('sha256', JSON.stringify([document, kind, steps, before, after])).slice(0, 16);
    // Two new entries may be the same.
    const count = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, count);
    const id = count === 1 ? digest : `${digest}-${count}`;
    return { ...difference, id, document, edits: editsOf(difference, above) };
  });
}

/** A set has the translations of a file under `translations`, as the build has them. */
function stepsAround(document: string): PathStep[] {
  const language = /^translations\.(.+)\.json$/.exec(document)?.[1];
  return language === undefined
    ? []
    : [
        { kind: 'key', key: 'translations' },
        { kind: 'key', key: language },
      ];
}

/** What `parsePath` of a set reads. */
const MAX_STEPS = 50;
const MAX_PATH = 1000;

function editsOf({ kind, steps, isEntry, before, after }: Difference, above: PathStep[]): SetEdit[] {
  if (kind === 'order') return [];
  const path = writePath([...above, ...steps]);
  if (path.length > MAX_PATH || above.length + steps.length > MAX_STEPS) return [];
  const end = writePath([...above, ...steps.slice(0, -1), { kind: 'end' }]);
  if (kind === 'added') return [{ path: isEntry ? end : path, after }];
  if (kind === 'removed') return [{ path, before }];
  // An entry under another name would not be found again by its old one.
  if (isEntry)
    return [
      { path, before },
      { path: end, after },
    ];
  return [{ path, before, after }];
}

/** The edits of several changes, ordered so that each edit finds the entries that its path names. */
export function editsTogether(changes: readonly WaitingChange[]): SetEdit[] {
  const edits = changes.flatMap((change) => change.edits);
  // A name that goes may come again elsewhere.
  const rank = ({ path, after }: SetEdit): number => (path.endsWith('[+]') ? 2 : after === undefined ? 0 : 1);
  return edits.toSorted((one, other) => rank(one) - rank(other));
}

/** The edits that write the published values of some changes back into a document. */
export function undoTogether(published: unknown, written: unknown, changes: readonly WaitingChange[]): Edit[] {
  const wanted = new Set(changes.map(({ id }) => id));
  const [document = ''] = changes.map((change) => change.document);
  let edits: Edit[] = [];
  let now = written;
  while (wanted.size > 0) {
    const left = changesOf(document, published, now).filter(({ id }) => wanted.has(id));
    // Entries that come or go move those behind them: the others first, and orders last, one after the other.
    const apart = left.filter(({ kind }) => kind !== 'order');
    const still = apart.filter(({ undo }) => !undo.some(movesEntries));
    const round = [still, apart, left.slice(0, 1)].find(({ length }) => length > 0) ?? [];
    if (round.length === 0) break;
    const undo = round.flatMap((change) => change.undo);
    const made = round === apart ? withoutMoving(undo, now) : undo;
    for (const { id } of round) wanted.delete(id);
    now = made.reduce(applied, now);
    edits = [...edits, ...made];
  }
  return edits;
}

/** More than these are slower than to write the list anew. */
const MAX_ENTRIES = 40;

/** Edits by which entries come or go, in an order in which none moves what another one is about: inner lists first, and each from its end. */
function withoutMoving(edits: readonly Edit[], root: unknown): Edit[] {
  const byList = new Map<string, { list: JsonPath; of: { edit: Edit; at: number }[] }>();
  // Of two that come to one place, the second one first.
  for (const edit of edits.toReversed()) {
    const list = edit.kind === 'insert' ? edit.path : edit.path.slice(0, -1);
    const at = edit.kind === 'insert' ? (edit.index ?? 0) : Number(edit.path.at(-1));
    const key = JSON.stringify(list);
    const around = byList.get(key) ?? { list, of: [] };
    around.of.push({ edit, at });
    byList.set(key, around);
  }
  // What goes has its place only until something comes there.
  const rank = ({ kind }: Edit): number => (kind === 'remove' ? 0 : 1);
  let now = root;
  return [...byList.values()]
    .toSorted((one, other) => other.list.length - one.list.length)
    .flatMap(({ list, of }) => {
      const own = of
        .toSorted((one, other) => other.at - one.at || rank(one.edit) - rank(other.edit))
        .map(({ edit }) => edit);
      const made = own.length > MAX_ENTRIES ? [anew(own, list, now)] : own;
      now = made.reduce(applied, now);
      return made;
    });
}

function anew(edits: readonly Edit[], list: JsonPath, root: unknown): Edit {
  const before = list.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown>)[step], root);
  const within = (edit: Edit): Edit => ({ ...edit, path: edit.path.slice(list.length) });
  return { kind: 'set', path: list, value: edits.map(within).reduce(applied, before) };
}

const movesEntries = ({ kind, path }: Edit): boolean =>
  kind === 'insert' || (kind === 'remove' && typeof path.at(-1) === 'number');

/** Whether a change is at a place, in it or around it. */
export const isAt = ({ path }: Pick<WaitingChange, 'path'>, place: JsonPath): boolean =>
  path.slice(0, place.length).every((step, index) => step === place[index]);
