import { type AppliedEdit, applyEdit, type Outcome, undoEdit } from './apply-edit.ts';
import type { ChangeEdit, ChangeSet } from './change-set.ts';
import { isRelated, type PathStep } from './paths.ts';

/** The moment at which a set comes, or is taken back. */
export interface ChangeMoment {
  at: number;
  kind: 'apply' | 'undo';
  set: ChangeSet;
}

/** An edit that does not do what it says. */
export interface Misfit {
  moment: ChangeMoment;
  edit: ChangeEdit;
  outcome: Exclude<Outcome, { kind: 'changed' }>;
  /** The set that made what is there now; missing: the configuration has it itself. */
  by?: string;
}

export interface ComingMoment {
  moment: ChangeMoment;
  configuration: unknown;
  edits: AppliedEdit[];
}

/** So many are read: the others when they are nearer. */
const MAX_COMING = 3;

export interface Timeline {
  /** The configuration with what is due. */
  configuration: unknown;
  misfits: Misfit[];
  /** The next moment, in milliseconds. Missing: nothing is to come. */
  next?: number;
  /** The edits that it has of sets that hold. */
  edits: { name: string; edit: AppliedEdit }[];
  /** The next moments at which a set comes, as the configuration is then. */
  coming: ComingMoment[];
  /** What the configuration becomes after that, moment by moment. */
  later: { at: number; configuration: unknown }[];
  /** What each edit did, or will do, by the name of its set: what the command tells. */
  made: Map<ChangeSet, Set<ChangeEdit>>;
}

type Writers = Map<string, { name: string; steps: readonly PathStep[] }>;

/** A report has no more than 200 of them. */
const MAX_MISFITS = 500;

/** All moments of the sets in their order. At one instant a set is taken back before another comes; what came last is taken back first. */
export function momentsOf(sets: readonly ChangeSet[]): ChangeMoment[] {
  const byName = sets.toSorted((one, other) => one.at - other.at || (one.name < other.name ? -1 : 1));
  const place = new Map(byName.map((set, index) => [set, index]));
  const moments = byName.flatMap((set): ChangeMoment[] => [
    { at: set.at, kind: 'apply', set },
    ...(set.until === undefined ? [] : [{ at: set.until, kind: 'undo' as const, set }]),
  ]);
  const rank = ({ kind, set }: ChangeMoment): number => {
    const index = place.get(set) ?? 0;
    return kind === 'undo' ? -index - 1 : index;
  };
  return moments.sort((one, other) => one.at - other.at || rank(one) - rank(other));
}

/**
 * Goes through all moments of the sets, from the configuration as it is written to the last one, and answers the configuration as it is at the instant `now`. So it
 * is known from the day on which a set is written whether it will fit.
 */
export function followChanges(written: unknown, sets: readonly ChangeSet[], now: number): Timeline {
  const applied = new Map<ChangeSet, AppliedEdit[]>();
  const made = new Map<ChangeSet, Set<ChangeEdit>>();
  /** Who wrote a value last, by its path. */
  const writers: Writers = new Map();
  const misfits: Misfit[] = [];
  let configuration = written;
  let due = written;
  let next: number | undefined;
  const coming: ComingMoment[] = [];
  const later: Timeline['later'] = [];
  for (const moment of momentsOf(sets)) {
    const { at, kind, set } = moment;
    if (at > now) next ??= at;
    const note = (edit: ChangeEdit, outcome: Misfit['outcome']): void => {
      if (misfits.length >= MAX_MISFITS) return;
      const by = writerOf(writers, configuration, edit, set.name);
      misfits.push({ moment, edit, outcome, ...(by !== undefined && { by }) });
    };
    if (kind === 'apply') {
      const done: AppliedEdit[] = [];
      for (const edit of set.edits) {
        const outcome = applyEdit(configuration, edit);
        if (outcome.kind !== 'changed') {
          note(edit, outcome);
          continue;
        }
        configuration = outcome.configuration;
        done.push(outcome.applied);
        writers.set(edit.path, { name: set.name, steps: edit.steps });
      }
      applied.set(set, done);
      made.set(set, new Set(done.map(({ edit }) => edit)));
      if (at > now && coming.length < MAX_COMING) coming.push({ moment, configuration, edits: done });
    } else {
      for (const each of (applied.get(set) ?? []).toReversed()) {
        const outcome = undoEdit(configuration, each);
        if (outcome.kind === 'changed') {
          configuration = outcome.configuration;
          writers.delete(each.edit.path);
        } else note(each.edit, outcome);
      }
    }
    if (at <= now) due = configuration;
    else later.push({ at, configuration });
  }
  const holding = sets.filter((set) => set.at <= now && (set.until === undefined || set.until > now));
  const edits = holding.flatMap((set) => (applied.get(set) ?? []).map((edit) => ({ name: set.name, edit })));
  return { configuration: due, misfits, edits, coming, later, made, ...(next !== undefined && { next }) };
}

/** The other set that wrote a value, something in it, or something around it. */
function writerOf(writers: Writers, configuration: unknown, { steps }: ChangeEdit, self: string): string | undefined {
  return [...writers.values()].findLast(
    (writer) => writer.name !== self && isRelated(configuration, writer.steps, steps),
  )?.name;
}
