import type { FeedbackKind } from '../domain/feedback/feedback-form.ts';
import { feedbackDraftSchema, type FeedbackDraft } from '../model/forms/feedback-draft.ts';

/** `draftKey('restaurant', 'kumo-1') // "feedback-draft:kumo-1"` */
export function draftKey(kind: FeedbackKind, restaurantId: string): string {
  return `feedback-draft:${restaurantId}${kind === 'restaurant' ? '' : `:${kind}`}`;
}

/** The draft stored under a key; undefined where there is none or it can't be used. */
export function readDraft(key: string): FeedbackDraft | undefined {
  const text = attempt(() => sessionStorage.getItem(key));
  if (typeof text !== 'string') return undefined;
  const draft = feedbackDraftSchema.safeParse(attempt((): unknown => JSON.parse(text)));
  if (draft.success) return draft.data;
  console.warn(`The draft "${key}" is malformed and was ignored.`);
  return undefined;
}

export function writeDraft(key: string, draft: FeedbackDraft): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

export function clearDraft(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** A browser may refuse access to its storage, or have no room left in it. Then there are no drafts. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
