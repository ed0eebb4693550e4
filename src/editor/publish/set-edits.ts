import { applied, type Edit } from '#brand/files/json-edit.ts';
import { applyEdit } from '#changes/apply-edit.ts';
import type { ChangeEdit } from '#changes/change-set.ts';
import { findPlace, parsePath, PathError, type PathStep, stepsTo, writePath } from '#changes/paths.ts';
import type { SetEdit } from '#publishing/waiting/waiting-changes.ts';

/** Edits in the form of a set. Undefined where nothing names their place. */
export function setEditsOf(root: unknown, edits: readonly Edit[]): SetEdit[] | undefined {
  let now = root;
  try {
    return edits.flatMap((edit) => {
      const made = inForm(now, edit);
      now = applied(now, edit);
      return made;
    });
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

function inForm(root: unknown, edit: Edit): SetEdit[] {
  const steps = stepsTo(root, edit.path);
  const place = findPlace(root, steps);
  const before = place.isThere ? { before: place.value } : {};
  if (edit.kind === 'remove') return [{ path: writePath(steps), ...before }];
  if (edit.kind === 'set') {
    // A list that begins with these entries: others may come to it meanwhile.
    if (!place.isThere && Array.isArray(edit.value)) return edit.value.map((value: unknown) => added(steps, value));
    return [{ path: writePath(steps), ...before, after: edit.value }];
  }
  const isLast = edit.kind === 'insert' && Array.isArray(place.value) && edit.index === place.value.length;
  if (!isLast) throw new PathError('Only what is added at the end of a list has a path.');
  return [added(steps, edit.value)];
}

const added = (steps: readonly PathStep[], after: unknown): SetEdit => ({
  path: writePath([...steps, { kind: 'end' }]),
  after,
});

/** An edit as it is read of a set. Throws a PathError. */
export function changeEdit(edit: SetEdit, index: number): ChangeEdit {
  const side = (key: 'before' | 'after') => (Object.hasOwn(edit, key) ? { [key]: { value: edit[key] } } : {});
  return { index, path: edit.path, steps: parsePath(edit.path), ...side('before'), ...side('after') };
}

/** What edits make of a configuration. Undefined where one of them does not do what it says. */
export function withEdits(configuration: unknown, edits: readonly SetEdit[]): { configuration: unknown } | undefined {
  let now = configuration;
  for (const [index, edit] of edits.entries()) {
    try {
      const outcome = applyEdit(now, changeEdit(edit, index));
      if (outcome.kind !== 'changed') return undefined;
      now = outcome.configuration;
    } catch (error) {
      if (error instanceof PathError) return undefined;
      throw error;
    }
  }
  return { configuration: now };
}
