import type { OpenPublishing, PublishingRequest } from '../publish/open-publishing.ts';
import type { Editor } from '../file/editor.ts';
import { canPublish } from '../publish/state-words.ts';

/** What was done at once last, as the strip at the foot says it. */
export interface Told {
  at: Date;
  words: string;
  /** The button that takes it back. */
  undo?: string;
}

const last = new WeakMap<Editor, Map<string, Told>>();

export const lastTold = (editor: Editor, slug: string): Told | undefined => last.get(editor)?.get(slug);

export function tell({ context: { editor }, state: { slug } }: PublishingRequest, words: string, undo?: string): void {
  const brands = last.get(editor) ?? new Map<string, Told>();
  last.set(editor, brands.set(slug, { at: new Date(), words, ...(undo !== undefined && { undo }) }));
}

/** Whether guests see at once what is written at once. `never`: nothing is sent before somebody publishes again. */
export function reachOf(open: OpenPublishing): 'live' | 'never' | 'unknown' {
  if (open.state.isHeld) return 'never';
  const isSent = canPublish(open) && open.published !== undefined && open.state.failed === undefined;
  return isSent ? 'live' : 'unknown';
}
