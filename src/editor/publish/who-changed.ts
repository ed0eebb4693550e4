import { isWithin, writePath } from '#changes/paths.ts';
import type { WaitingChange } from '#publishing/waiting/waiting-changes.ts';
import type { Editor, Save } from '../file/editor.ts';
import type { OpenPublishing } from './open-publishing.ts';

/** The last save that changed the same place, if it was made here. */
export function lastSaveOf(
  { document, steps }: Pick<WaitingChange, 'document' | 'steps'>,
  { opened }: Pick<OpenPublishing, 'opened'>,
  editor: Pick<Editor, 'savesOf'>,
): Save | undefined {
  const file = opened.get(document);
  if (file === undefined) return undefined;
  const place = writePath(steps);
  return editor
    .savesOf(file.document, file.digest)
    .find(({ places }) => places.some((other) => isPartOf(other, place) || isPartOf(place, other)));
}

/** What was added to a list is no change of its other entries. */
const isPartOf = (inner: string, outer: string): boolean =>
  isWithin(inner, outer) && !inner.startsWith('[+]', outer.length);
