import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { FeedbackStart } from '../../../domain/feedback/feedback-start.ts';
import type { FeedbackStore } from '../../../stores/feedback.ts';
import { whenFaded } from '../../../ui/behaviour/when-faded.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { makeConnectedFeedback } from '../form/connected-feedback.ts';

/** The entries are kept when the dialog closes and on navigation. */
let store: FeedbackStore | undefined;
let isOpen = false;
/** Removes the last dialog, which may still fade. */
let removeLast = () => {};

/** Opens the dialog in its own element outside of the page, because a navigation would remove the element that React renders into. */
export function openFeedback(start: FeedbackStart, opener: HTMLElement): void {
  if (isOpen) return;
  removeLast();
  isOpen = true;
  const feedback = (store ??= makeConnectedFeedback(start));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    isOpen = false;
    const isSent = feedback.$feedback.get().status === 'sent';
    document.removeEventListener('astro:before-swap', close);
    removeLast = () => {
      if (!host.isConnected) return;
      root.unmount();
      host.remove();
      // A form that was sent starts again. The result of one that is still being sent is shown the next time.
      if (isSent) feedback.back();
    };
    // Safari does not focus a clicked button, so the dialog has nothing to return the focus to.
    opener.focus();
    void whenFaded(host.querySelector('dialog')).then(removeLast);
  };
  document.addEventListener('astro:before-swap', close);
  root.render(createElement(FeedbackDialog, { store: feedback, onClose: close }));
}
