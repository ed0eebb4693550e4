import { useTexts } from '../../shared/island/use-texts.ts';
import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { FeedbackKind } from '#content/feedback/feedback-form.ts';
import { IslandBoundary } from '../../../ui/IslandBoundary.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { leaveRoomForKeyboard } from '../../../ui/behaviour/leave-room-for-keyboard.ts';
import { wrapFocus } from '../../../ui/behaviour/wrap-focus.ts';
import { FeedbackCards } from './FeedbackCards.tsx';
import type { FeedbackForms } from '../../../stores/feedback.ts';
import { FeedbackForm } from '../form/FeedbackForm.tsx';
import { Button } from '../../../ui/button/Button.tsx';

interface Props {
  forms: FeedbackForms;
  /** The form that is open. */
  $kind: WritableAtom<FeedbackKind | undefined>;
  /** Called however the dialog was closed: a button, Escape or a click beside it. */
  onClose: () => void;
}

/** The three forms behind the launcher, and the way to each. */
export function FeedbackDialog({ forms, $kind, onClose }: Props) {
  const texts = useTexts();
  const kind = useStore($kind);
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
  const back = () => {
    if (kind !== undefined) forms.formOf(kind).store.reset();
    $kind.set(undefined);
  };
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
      className={DIALOG}
      aria-labelledby="feedback-title"
      onClose={onClose}
      onPointerDown={notePress}
      onClick={closeFromOutside}
      onKeyDown={(event) => wrapFocus(event, event.currentTarget)}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="dialog-bar">
          {kind !== undefined && (
            <Button
              variant="icon"
              className="dialog-bar-button col-start-1"
              aria-label={texts.feedback.back}
              onClick={back}
            >
              <Icon name="arrow-left" className="size-6" />
            </Button>
          )}
          <h2 id="feedback-title" ref={title} tabIndex={-1} className="dialog-bar-title">
            {kind === undefined ? texts.feedback.share : texts.feedback.titles[kind]}
          </h2>
          <Button
            variant="icon"
            className="dialog-bar-button col-start-3"
            aria-label={texts.actions.close}
            onClick={close}
          >
            <Icon name="x" className="size-6" />
          </Button>
        </div>
        <div className={BODY}>
          <IslandBoundary title={texts.failed}>
            {kind === undefined ? (
              <FeedbackCards onChoose={(chosen) => $kind.set(chosen)} />
            ) : (
              <FeedbackForm key={kind} forms={forms} kind={kind} mode="dialog" onClose={close} />
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

/** On a phone a sheet at the bottom, above the keyboard; on wider screens a box. The outline is visible only in forced colors. */
const DIALOG = [
  'feedback-dialog fixed inset-x-0 top-auto bottom-(--keyboard,0px) m-0 max-h-[calc(92dvh-var(--keyboard,0px))] w-full max-w-none',
  'overflow-hidden overscroll-contain rounded-t-[min(var(--r3),24px)] border-0 bg-surface-raised p-0 text-foreground shadow-float',
  'outline-1 -outline-offset-1 outline-transparent backdrop:bg-black/56',
  'lg:inset-0 lg:m-auto lg:h-fit lg:max-h-[min(840px,100dvh-64px)] lg:w-[560px] lg:rounded-lg',
  'animated:motion-safe:starting:[translate:0_32px] animated:motion-safe:not-open:[translate:0_32px]',
].join(' ');
const BODY = [
  'min-h-0 overflow-y-auto overscroll-contain pt-6 pb-[max(32px,env(safe-area-inset-bottom))] [--pad:clamp(20px,5vw,40px)]',
  'pr-[max(var(--pad),env(safe-area-inset-right))] pl-[max(var(--pad),env(safe-area-inset-left))]',
].join(' ');
