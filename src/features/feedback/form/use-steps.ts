import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FeedbackState } from '../../../stores/feedback.ts';

/** Scrolls a new question into view without moving the focus. Where the focused element is gone, the focus moves to the form. */
export function useSteps(
  step: number,
  status: FeedbackState['status'],
  takesFocus: boolean,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef(step);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('[data-step]')?.focus();
  });
  useEffect(() => takeFocus(), []);
  useEffect(() => {
    const isNext = step > last.current;
    last.current = step;
    if (isNext) show(form.current?.querySelector(`[data-step="${step}"]`));
  }, [step]);

  useEffect(() => {
    // The questions are disabled while the form is being sent. If the visitor pressed Enter in one, it has lost the focus.
    if (status === 'failed' && !form.current?.contains(document.activeElement))
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [status]);
  return form;
}

function show(element: Element | null | undefined): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // With the keyboard the focused element has to stay in view.
  const isByKeyboard = document.activeElement?.matches(':focus-visible');
  element?.scrollIntoView({ block: isByKeyboard ? 'nearest' : 'start', behavior: isReduced ? 'auto' : 'smooth' });
}
