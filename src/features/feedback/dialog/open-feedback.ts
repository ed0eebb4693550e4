import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { FeedbackStart } from '../../../domain/feedback/feedback-start.ts';
import type { FeedbackStore } from '../../../stores/feedback.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { makeConnectedFeedback } from '../form/connected-feedback.ts';

/** What was entered stays when the dialog closes, and when the visitor goes on to another page. */
let store: FeedbackStore | undefined;
let isOpen = false;

/** Opens the dialog in an element of its own beside the page, so that a navigation does not tear it out of React's hands. */
export function openFeedback(start: FeedbackStart, opener: HTMLElement): void {
  if (isOpen) return;
  isOpen = true;
  store ??= makeConnectedFeedback(start);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    isOpen = false;
    // What was thanked for makes way. What is still being sent is told the next time.
    if (store?.$feedback.get().status === 'sent') store.back();
    document.removeEventListener('astro:before-swap', close);
    root.unmount();
    host.remove();
    // Safari does not focus a clicked button, so the dialog has nothing to return the focus to.
    opener.focus();
  };
  document.addEventListener('astro:before-swap', close);
  root.render(createElement(FeedbackDialog, { store, onClose: close }));
}
