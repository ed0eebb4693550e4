import {
  type Category,
  FEEDBACK_CATEGORIES,
  type Nature,
  RESTAURANT_NATURES,
  WEBSITE_NATURES,
} from '../../model/forms/feedback.ts';
import type { FeedbackForm, FeedbackValues } from '../../model/forms/feedback-draft.ts';
import type { Feedback } from '../../model/forms/feedback-schema.ts';

export type FeedbackKind = Feedback['type'];
export type FeedbackStep = FeedbackValues['step'];

export const EMPTY_FORM: FeedbackForm = { message: '', contactName: '', contactPhone: '', contactEmail: '' };

/** The title of the dialog for each of its cards, in their order (docs/behaviour.md#feedback-launcher-and-dialog). */
export const FEEDBACK_TITLES: Record<FeedbackKind, string> = {
  restaurant: 'Restaurant Feedback',
  website: 'Website Feedback',
  callback: 'Request Callback',
};

/** From 1 to 5 (docs/behaviour.md#feedback-launcher-and-dialog). */
export const RATING_LABELS = {
  restaurant: ['Very Dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very Satisfied'],
  website: ['Very Poor', 'Poor', 'Average', 'Good', 'Excellent'],
} as const;

export const CATEGORIES: readonly Category[] = FEEDBACK_CATEGORIES;

export const NATURES: Record<'restaurant' | 'website', readonly Nature[]> = {
  restaurant: RESTAURANT_NATURES,
  website: WEBSITE_NATURES,
};

export const NATURE_LABELS: Record<Nature, string> = {
  compliment: 'Leave a compliment',
  suggestion: 'Make a suggestion',
  complaint: 'Raise a complaint',
  other: 'Other',
  bug: 'Report a bug',
};

/** The label of the message (docs/behaviour.md#feedback-launcher-and-dialog). */
export function messageLabel(nature: Nature | undefined): string {
  if (nature === 'complaint') return 'Please describe the problem (optional)';
  if (nature === 'suggestion') return 'What would you like to suggest? (optional)';
  if (nature === 'compliment') return 'What went well? (optional)';
  return 'Tell us more (optional)';
}

/** The steps of each form: feedback on the website has no categories, and a callback only has fields. */
export const STEPS: Record<FeedbackKind, readonly [FeedbackStep, ...FeedbackStep[]]> = {
  restaurant: [1, 2, 3, 4],
  website: [1, 3, 4],
  callback: [4],
};

/** The step after a choice: `stepAfter('website', 1) // 3` */
export function stepAfter(kind: FeedbackKind, step: FeedbackStep): FeedbackStep {
  return STEPS[kind].find((next) => next > step) ?? 4;
}

/** Whether the required fields are filled: a phone for a callback, a nature for the other forms. */
export function isComplete(kind: FeedbackKind, { nature, contactPhone }: FeedbackForm): boolean {
  return kind === 'callback' ? contactPhone.trim() !== '' : nature !== undefined;
}

/** The error for a visitor whose feedback could not be sent (docs/behaviour.md#errors-a-visitor-sees). For feedback on the website only the backend's own sentence is shown. */
export function failureText(kind: FeedbackKind, backendText?: string): string {
  if (kind === 'website') return backendText ?? 'Failed to submit feedback';
  return `We couldn't send your ${kind === 'callback' ? 'request' : 'feedback'}. Please try again.`;
}

/** The key of a draft: `draftKey('restaurant', 'kumo-1') // "feedback-draft:kumo-1"` */
export function draftKey(kind: FeedbackKind, restaurantId: string): string {
  return `feedback-draft:${restaurantId}${kind === 'restaurant' ? '' : `:${kind}`}`;
}
