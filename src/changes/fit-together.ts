import type { Edit } from '#core/json/changed.ts';
import type { ChangeEdit, ChangeSet } from './change-set.ts';
import { followChanges, type Misfit } from './timeline.ts';

/** Sets that were made to fit each other. */
export interface FitTogether {
  /** All of them, with the values before that their edits find. */
  sets: ChangeSet[];
  /** The edits that go from another value now, and that value. Missing: nothing is there any more. */
  mended: MendedEdit[];
  /** What does not fit from whatever value it goes: what it names is gone, or it ends while another set has the value. */
  unfit: Misfit[];
}

export interface MendedEdit {
  set: ChangeSet;
  edit: ChangeEdit;
  before?: { value: unknown };
}

/**
 * Has each edit go from the value that is there when it comes, where that is another one since sets came to `known`, or went from them. What did not fit before stays as
 * it is: only whoever wrote it knows what is meant.
 */
export function fitTogether(
  configuration: unknown,
  known: readonly ChangeSet[],
  wanted: readonly ChangeSet[],
): FitTogether {
  const told = new Set(followChanges(configuration, known, 0).misfits.map(keyOf));
  const mended = new Map<string, MendedEdit>();
  const unfit: Misfit[] = [];
  let sets = [...wanted];
  // What comes first is mended first: no later set changes what is there then.
  for (;;) {
    const { misfits } = followChanges(configuration, sets, 0);
    const fresh = misfits.filter((misfit) => !told.has(keyOf(misfit)));
    const first = fresh.filter(
      ({ moment }) => moment.set === fresh[0]?.moment.set && moment.at === fresh[0]?.moment.at,
    );
    if (first.length === 0) return { sets, mended: [...mended.values()], unfit };
    const befores = new Map<ChangeEdit, MendedEdit['before']>();
    for (const misfit of first) {
      const { moment, edit, outcome } = misfit;
      if (isMendable(misfit, sets) && outcome.kind === 'unfit' && !mended.has(keyOf(misfit))) {
        befores.set(edit, outcome.found);
        const before = outcome.found;
        const set = wanted.find(({ name }) => name === moment.set.name) ?? moment.set;
        mended.set(keyOf(misfit), { set, edit, ...(before && { before }) });
      } else {
        unfit.push(misfit);
        told.add(keyOf(misfit));
      }
    }
    sets = sets.map((set) => (set === first[0]?.moment.set ? goingFrom(set, befores) : set));
  }
}

/** When a new set has to end, so that no other one finds its values in place of those that it goes from, or that it takes back. */
export function endBeforeOthers(
  configuration: unknown,
  others: readonly ChangeSet[],
  set: ChangeSet & { until: number },
): number {
  const known = new Set(followChanges(configuration, others, 0).misfits.map(keyOf));
  let { until } = set;
  for (;;) {
    const { misfits } = followChanges(configuration, [...others, { ...set, until }], 0);
    const first = misfits.find((misfit) => misfit.moment.at > set.at && !known.has(keyOf(misfit)));
    if (first === undefined || first.moment.at >= until) return until;
    until = first.moment.at;
  }
}

/** Whether all that a set made is taken back when it ends: no later one has changed it meanwhile. */
export const endsWell = (configuration: unknown, sets: readonly ChangeSet[], name: string): boolean =>
  followChanges(configuration, sets, 0).misfits.every(
    ({ moment }) => moment.kind === 'apply' || moment.set.name !== name,
  );

/** What writes the new value before into the file of its set. */
export function editOfBefore({ edit: { index }, before }: MendedEdit): Edit {
  const path = ['edits', index, 'before'];
  return before === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: before.value };
}

/** Of two that come at one instant nobody knows which is meant. */
function isMendable({ moment, edit, outcome, by }: Misfit, sets: readonly ChangeSet[]): boolean {
  if (moment.kind !== 'apply' || outcome.kind !== 'unfit' || outcome.reason !== undefined) return false;
  const isAtOnce = sets.some((set) => set.name === by && set.at === moment.at);
  return !isAtOnce && edit.steps.at(-1)?.kind !== 'end';
}

function goingFrom(set: ChangeSet, befores: ReadonlyMap<ChangeEdit, MendedEdit['before']>): ChangeSet {
  const edits = set.edits.map((edit) => {
    if (!befores.has(edit)) return edit;
    const { before: _, ...others } = edit;
    const before = befores.get(edit);
    return { ...others, ...(before && { before }) };
  });
  return { ...set, edits };
}

const keyOf = ({ moment, edit }: Pick<Misfit, 'moment' | 'edit'>): string =>
  `${moment.set.name}\n${edit.index}\n${moment.kind}`;
