import type { ChangeSet } from '#changes/change-set.ts';
import { editOfBefore, fitTogether, type MendedEdit } from '#changes/fit-together.ts';
import { followBrand } from '#changes/due-configuration.ts';
import { minuteOf } from '#core/hours/date.ts';
import type { SetStore } from './set-stores.ts';
import { StoreError } from './stores.ts';

/** Has the sets of a brand that went from a value of one that comes, goes or ends go from the value that is there then. `known`: the sets before that. */
export async function mendSets(
  store: SetStore,
  configuration: unknown,
  known: readonly ChangeSet[],
  wanted: readonly ChangeSet[],
): Promise<void> {
  await writeMended(store, fitTogether(configuration, known, wanted).mended);
}

export const without = (sets: readonly ChangeSet[], gone: string): ChangeSet[] =>
  sets.filter(({ name }) => name !== gone);

/** What the plans that go from the values of another one have to say when it is gone. */
export async function plansWithout(
  store: SetStore,
  folder: string,
  configuration: unknown,
  name: string,
): Promise<MendedEdit[]> {
  try {
    const written = { configuration, changes: await store.rows() };
    const { sets } = followBrand({ folder, source: store.source }, written, minuteOf(Date.now()));
    return fitTogether(configuration, sets, without(sets, name)).mended;
  } catch (error) {
    if (error instanceof StoreError) return [];
    throw error;
  }
}

export async function writeMended(store: SetStore, mended: readonly MendedEdit[]): Promise<void> {
  for (const [set, own] of Map.groupBy(mended, ({ set: { name } }) => name)) {
    await store.change(set, own.map(editOfBefore));
  }
}
