import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FeedbackState } from '../../stores/feedback.ts';

/** Brings a new question into view, without taking the focus from where the visitor is; and gives it a place where that is gone. */
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
    // The button could not be used while it was sending, and lost the focus.
    if (status === 'failed' && !form.current?.contains(document.activeElement))
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [status]);
  return form;
}

function show(element: Element | null | undefined): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Who goes by keyboard keeps in sight what has the focus.
  const isByKeyboard = document.activeElement?.matches(':focus-visible');
  element?.scrollIntoView({ block: isByKeyboard ? 'nearest' : 'start', behavior: isReduced ? 'auto' : 'smooth' });
}
