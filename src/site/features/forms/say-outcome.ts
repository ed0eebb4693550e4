import type { IslandTexts } from '#i18n/texts.ts';
import { NO_CONSENT, NO_RESUME, NOT_CHOSEN, REQUIRED } from '#schema/forms/texts.ts';

import { showToast } from '../../stores/toasts.ts';
import type { Ended } from './use-form.ts';

/** The text that stays beside the button after the toast has gone. `submissionFailed(ENGLISH, 'resume is missing.') // "Submission Failed. Resume is missing."` */
export function submissionFailed({ toasts }: IslandTexts, reason = toasts.later): string {
  return toasts.failedBecause(reason);
}

const MISSING = new Set<unknown>([REQUIRED, NOT_CHOSEN, NO_CONSENT, NO_RESUME]);

/** Shows the toast for the outcome of a form. `errors`: what is wrong with each field; `sent`: the text of a success. */
export function sayOutcome({ toasts }: IslandTexts, outcome: Ended['outcome'], errors: object, sent?: string): void {
  if (outcome === 'failed') showToast({ kind: 'bad', title: toasts.failed, text: toasts.later });
  if (outcome === 'invalid' && Object.values(errors).some((error) => MISSING.has(error)))
    showToast({ kind: 'bad', title: toasts.missing, text: toasts.fillIn });
  if (outcome === 'sent' && sent !== undefined) showToast({ kind: 'good', title: toasts.success, text: sent });
}
