import type { IslandTexts } from '#i18n/texts.ts';
import { TextsContext } from '../../shared/island/use-texts.ts';
import { atom } from 'nanostores';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { FeedbackKind } from '#content/feedback/feedback-form.ts';
import type { FeedbackStart } from '#content/feedback/feedback-start.ts';
import { whenFaded } from '../../../ui/behaviour/when-faded.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { type FeedbackForms, makeFeedbackForms } from '../../../stores/feedback.ts';

/** The entries are kept when the dialog closes and on navigation. */
let forms: FeedbackForms | undefined;
const $kind = atom<FeedbackKind | undefined>();
let isOpen = false;
/** Removes the last dialog, which may still fade. */
let removeLast = () => {};

/** Opens the dialog in its own element outside of the page, because a navigation would remove the element that React renders into. */
export function openFeedback(start: FeedbackStart, opener: HTMLElement, texts: IslandTexts): void {
  if (isOpen) return;
  removeLast();
  isOpen = true;
  const feedback = (forms ??= makeFeedbackForms(start, texts, 'dialog'));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    isOpen = false;
    const kind = $kind.get();
    const store = kind && feedback.formOf(kind).store;
    const isSent = store?.$form.get().status === 'sent';
    document.removeEventListener('astro:before-swap', close);
    removeLast = () => {
      if (!host.isConnected) return;
      root.unmount();
      host.remove();
      // A form that was sent starts again. The result of one that is still being sent is shown the next time.
      if (!isSent) return;
      store.reset();
      $kind.set(undefined);
    };
    // Safari does not focus a clicked button, so the dialog has nothing to return the focus to.
    opener.focus();
    void whenFaded(host.querySelector('dialog')).then(removeLast);
  };
  document.addEventListener('astro:before-swap', close);
  root.render(
    createElement(
      TextsContext,
      { value: texts },
      createElement(FeedbackDialog, { forms: feedback, $kind, onClose: close }),
    ),
  );
}
