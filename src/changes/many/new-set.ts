import { isDeepStrictEqual } from 'node:util';
import { slugify } from '#core/text/slug.ts';
import type { ChangeSetFile } from '#schema/brand-folder/change-set.ts';
import type { BrandPlaces } from './brand-places.ts';
import type { PlannedEdit } from './plan.ts';
import type { WantedChange } from './wanted-change.ts';

/** The set that makes these edits. */
export function setOf(
  { until, why }: WantedChange,
  at: string,
  edits: readonly PlannedEdit[],
  location: string | undefined,
): ChangeSetFile {
  return {
    at,
    ...(until !== undefined && { until }),
    ...(location !== undefined && { location }),
    ...(why !== undefined && { why }),
    edits: inOne(edits).map(({ path, before, after }) => ({
      path,
      ...(before !== undefined && { before: before.value }),
      ...(after !== undefined && { after: after.value }),
    })),
  };
}

/** Of several edits of one value, one that does all of them. */
function inOne(edits: readonly PlannedEdit[]): PlannedEdit[] {
  const byPath = new Map<string, PlannedEdit>();
  return edits.flatMap((edit) => {
    const first = byPath.get(edit.path);
    if (first !== undefined && edit.edit.kind === 'set') {
      Object.assign(first, { after: edit.after });
      return [];
    }
    const own = { ...edit };
    if (edit.edit.kind === 'set') byPath.set(edit.path, own);
    return [own];
  });
}

/** A name that no set has yet; undefined where one with the same set is there. */
export function freeName(
  places: BrandPlaces,
  set: ChangeSetFile,
  { why, expressions }: WantedChange,
): string | undefined {
  const word =
    slugify(why ?? (expressions[0]?.path ?? '').replace(/([a-z])([A-Z])/g, '$1 $2')).slice(0, MAX_WORD) || 'change';
  for (let count = 1; ; count++) {
    const name = `${set.at.slice(0, 'YYYY-MM-DD'.length)}-${word}${count === 1 ? '' : `-${count}`}`;
    const taken = places.setNamed(name);
    if (taken === undefined) return name;
    if (isDeepStrictEqual(taken.value, set)) return undefined;
  }
}

const MAX_WORD = 40;
