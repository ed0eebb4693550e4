import { type Documents, type WaitingChange, waitingChanges } from '#publishing/waiting/waiting-changes.ts';
import { writePath } from '../fields/field-path.ts';
import { copiesOf } from '../fields/price-copies.ts';
import { FILE } from '../file/stores.ts';

/** What waits, as an owner counts it. */
export interface JoinedChange extends WaitingChange {
  /** The copies of a price that wait with it. Its `edits` and `undo` have theirs, too. */
  copies?: WaitingChange[];
}

/** What is written and not published. A price of the menu and its copies at popular dishes are one change. */
export function joinedChanges(published: Documents, written: Documents): JoinedChange[] {
  const changes = waitingChanges(published, written);
  const values = changes.filter(({ document, kind }) => document === FILE && kind === 'changed');
  const byPath = new Map(values.map((change) => [writePath(change.path), change]));
  // Now the price and its copy are the same: so they were before, where the copy would get the old price again.
  const old = values.map(({ path, before }) => ({ path, value: before }));
  const joined = new Map<WaitingChange, WaitingChange[]>();
  for (const { of, path, value } of copiesOf(written.get(FILE), old)) {
    const [change, copy] = [of, path].map((each) => byPath.get(writePath(each)));
    if (change !== undefined && copy !== undefined && copy.before === value)
      joined.set(change, [...(joined.get(change) ?? []), copy]);
  }
  const copies = new Set([...joined.values()].flat());
  return changes.filter((change) => !copies.has(change)).map((change) => join(change, joined.get(change)));
}

function join(change: WaitingChange, copies: WaitingChange[] | undefined): JoinedChange {
  if (copies === undefined) return change;
  const all = [change, ...copies];
  // Where one of them can't have a date, the other has none either.
  const isNamed = all.every(({ edits }) => edits.length > 0);
  return {
    ...change,
    copies,
    edits: isNamed ? all.flatMap(({ edits }) => edits) : [],
    undo: all.flatMap(({ undo }) => undo),
  };
}

/** Each value for itself. */
export const apart = (changes: readonly JoinedChange[]): WaitingChange[] =>
  changes.flatMap((change) => [change, ...(change.copies ?? [])]);
