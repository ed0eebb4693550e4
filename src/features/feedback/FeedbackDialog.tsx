import './feedback-dialog.css';
import { useStore } from '@nanostores/react';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { FEEDBACK_TITLES, type FeedbackKind } from '../../domain/feedback/feedback-form.ts';
import type { FeedbackStore } from '../../stores/feedback.ts';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { IslandIcon } from '../../ui/IslandIcon.tsx';
import { wrapFocus } from '../../ui/wrap-focus.ts';
import { FeedbackCards } from './FeedbackCards.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { leaveRoomForKeyboard } from './leave-room-for-keyboard.ts';

interface Props {
  store: FeedbackStore;
  /** Called however the dialog was closed: a button, Escape or a click beside it. */
  onClose: () => void;
}

/** The three forms behind the launcher, and the way to each (docs/behaviour.md#feedback-launcher-and-dialog). */
export function FeedbackDialog({ store, onClose }: Props) {
  const { kind } = useStore(store.$feedback);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isPressedOutside = useRef(false);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
    return dialog.current ? leaveRoomForKeyboard(dialog.current) : undefined;
  }, []);
  useFocusOnView(kind, dialog, title);

  const close = () => dialog.current?.close();
  /** A press that began inside and ends outside selects text. It must not close the dialog. */
  const notePress = ({ target, currentTarget }: PointerEvent) => {
    isPressedOutside.current = target === currentTarget;
  };
  const closeFromOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && isPressedOutside.current) close();
  };
  return (
    <dialog
      ref={dialog}
      className="feedback-dialog"
      aria-labelledby="feedback-title"
      onClose={onClose}
      onPointerDown={notePress}
      onClick={closeFromOutside}
      onKeyDown={(event) => wrapFocus(event, event.currentTarget)}
    >
      <div className="feedback-panel">
        <div className="feedback-bar">
          {kind !== undefined && (
            <button type="button" className="feedback-back" aria-label="Back" onClick={store.back}>
              <IslandIcon svg={arrowLeft} />
            </button>
          )}
          <h2 id="feedback-title" ref={title} tabIndex={-1}>
            {kind === undefined ? 'Share Your Feedback' : FEEDBACK_TITLES[kind]}
          </h2>
          <button type="button" className="feedback-close" aria-label="Close" onClick={close}>
            <IslandIcon svg={x} />
          </button>
        </div>
        <div className="feedback-body">
          <IslandBoundary>
            {kind === undefined ? (
              <FeedbackCards onChoose={(chosen) => store.open(chosen)} />
            ) : (
              <FeedbackForm key={kind} store={store} level="h3" onClose={close} />
            )}
          </IslandBoundary>
        </div>
      </div>
    </dialog>
  );
}

/** Moves the focus to the title of the form that was chosen; on the way back, to that form's card. */
function useFocusOnView(
  kind: FeedbackKind | undefined,
  dialog: React.RefObject<HTMLDialogElement | null>,
  title: React.RefObject<HTMLElement | null>,
): void {
  const last = useRef(kind);
  useEffect(() => {
    if (last.current === kind) return;
    const card = kind === undefined && dialog.current?.querySelector<HTMLElement>(`[data-kind="${last.current}"]`);
    last.current = kind;
    (card || title.current)?.focus();
  }, [kind, dialog, title]);
}
