import { NOT_CHOSEN, REQUIRED } from '../../model/forms/texts.ts';
import { NO_RESUME } from '../../model/forms/career.ts';
import { NO_CONSENT } from '../../model/forms/media.ts';
import { showToast } from '../../stores/toasts.ts';
import type { Ended } from './use-form.ts';

/** Stays by the button when the toast has gone. `submissionFailed('resume is missing.') // "Submission Failed. Resume is missing."` */
export function submissionFailed(reason = 'Please try again in some time.'): string {
  return `Submission Failed. ${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
}

const MISSING = new Set<unknown>([REQUIRED, NOT_CHOSEN, NO_CONSENT, NO_RESUME]);

/** Shows the toast for the outcome of a form (docs/behaviour.md#toasts). `errors`: what is wrong with each field; `sent`: the text of a success. */
export function sayOutcome(outcome: Ended['outcome'], errors: object, sent?: string): void {
  if (outcome === 'failed')
    showToast({ kind: 'bad', title: 'Submission Failed', text: 'Please try again in some time.' });
  if (outcome === 'invalid' && Object.values(errors).some((error) => MISSING.has(error)))
    showToast({ kind: 'bad', title: 'Required Fields Missing', text: 'Please fill in all required fields.' });
  if (outcome === 'sent' && sent !== undefined) showToast({ kind: 'good', title: 'Success', text: sent });
}
