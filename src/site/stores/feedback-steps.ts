import { atom, type ReadableAtom } from 'nanostores';
import {
  type FeedbackKind,
  type FeedbackStep,
  type FeedbackValues,
  QUESTIONS,
  stepOf,
} from '#content/feedback/feedback-form.ts';
import type { FormState } from './form.ts';

/** How long the next step waits after a rating, and after any later choice. */
const RATING_DELAY_MS = 300;
const CHOICE_DELAY_MS = 200;

/** The last visible step of a feedback form; all steps before it are visible too. The next one comes a moment after the answer. */
export function makeSteps(
  kind: FeedbackKind,
  $form: ReadableAtom<FormState<FeedbackValues>>,
): ReadableAtom<FeedbackStep> {
  const $step = atom(stepOf(kind, $form.get().values));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answer: string | undefined;
  $form.listen(({ values }) => {
    const step = $step.get();
    const next = stepOf(kind, values);
    const given = step === 4 ? undefined : values[QUESTIONS[step]];
    // Another answer to an earlier question does not hold up the step that is about to show.
    if (next > step && given === answer) return;
    answer = given;
    clearTimeout(timer);
    if (next <= step) $step.set(next);
    else timer = setTimeout(() => $step.set(next), step === 1 ? RATING_DELAY_MS : CHOICE_DELAY_MS);
  });
  return $step;
}
