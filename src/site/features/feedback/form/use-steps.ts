import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Scrolls a new question into view without moving the focus. Where the focused element is gone, the focus moves to the form. */
export function useSteps(step: number, takesFocus: boolean): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
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
  return form;
}

function show(element: Element | null | undefined): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // With the keyboard the focused element has to stay in view.
  const isByKeyboard = document.activeElement?.matches(':focus-visible');
  element?.scrollIntoView({ block: isByKeyboard ? 'nearest' : 'start', behavior: isReduced ? 'auto' : 'smooth' });
}
