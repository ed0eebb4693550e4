import { writePath } from '#changes/paths.ts';
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
    .find(({ places }) => places.some((other) => isWithin(other, place) || isWithin(place, other)));
}

/** `isWithin('menu.categories[id=pizza]', 'menu') // true` */
const isWithin = (inner: string, outer: string): boolean =>
  inner.startsWith(outer) && /^(?:$|[.[])/.test(inner.slice(outer.length)) && !inner.startsWith('[+]', outer.length);
