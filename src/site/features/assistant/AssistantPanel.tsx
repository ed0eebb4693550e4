import { useTexts } from '../shared/island/use-texts.ts';
import { useStore } from '@nanostores/react';
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { AssistantStart } from '#content/chat/assistant-start.ts';
import { menuAnswerOf, quickRepliesOf } from '#content/chat/quick-replies.ts';
import type { ChatStore } from '../../stores/assistant.ts';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { leaveRoomForKeyboard } from '../../ui/behaviour/leave-room-for-keyboard.ts';
import { useMedia } from '../../ui/behaviour/use-media.ts';
import { wrapFocus } from '../../ui/behaviour/wrap-focus.ts';
import { ChatBox } from './ChatBox.tsx';
import { ChatLog } from './ChatLog.tsx';
import { SampleQuestions } from './SampleQuestions.tsx';
import { Button } from '../../ui/button/Button.tsx';

interface Props {
  start: AssistantStart;
  store: ChatStore;
  /** The maximum length of a question. */
  maxLength: number | undefined;
  /** `goesOn`: the visitor follows a link to another page. */
  onClose: (goesOn: boolean) => void;
}

/** Wide enough for page and panel beside each other. */
const WIDE = '(width >= 740px) and (height >= 500px)';

/** The conversation with the restaurant's assistant. On wide screens it is beside the page, which stays usable; on phones it covers the page. */
export function AssistantPanel({ start, store, maxLength, onClose }: Props) {
  const texts = useTexts();
  const { messages, draft, status } = useStore(store.$chat);
  const isWide = useMedia(WIDE);
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useDialog(dialog, isWide, onClose);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), [isWide]);

  const isAsking = status === 'asking';
  const reply = (word: string) => {
    if (word === texts.assistant.quick.menu) store.reply(word, menuAnswerOf(texts, start));
    else void store.ask(word);
  };
  const startOver = () => {
    store.clear();
    box.current?.focus();
  };
  /** Closes the panel so that the page of the link is visible. The router handles the click first. */
  const makeWay = ({ target }: MouseEvent) => {
    const link = (target as Element).closest('a[href^="/"]');
    if (link && !isWide) setTimeout(() => onClose(true));
  };
  return (
    <dialog
      ref={dialog}
      className={`assistant-panel ${isWide ? 'assistant-panel-beside' : 'assistant-panel-sheet'}`}
      aria-labelledby="assistant-panel-title"
      onClick={makeWay}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          onClose(false);
        } else if (!isWide) wrapFocus(event, event.currentTarget);
      }}
    >
      <div className="dialog-bar">
        {messages.length > 0 && (
          <Button
            variant="icon"
            className="dialog-bar-button col-start-1"
            aria-label={texts.assistant.newChat}
            onClick={startOver}
          >
            <Icon name="square-pen" className="size-6" />
          </Button>
        )}
        <h2 id="assistant-panel-title" className="dialog-bar-title">
          {texts.assistant.name}
        </h2>
        <Button
          variant="icon"
          className="dialog-bar-button col-start-3"
          aria-label={texts.actions.close}
          onClick={() => onClose(false)}
        >
          <Icon name="x" className="size-6" />
        </Button>
      </div>
      <IslandBoundary title={texts.failed}>
        <ChatLog key={String(isWide)} messages={messages} isAsking={isAsking} />
        {messages.length === 0 && <SampleQuestions questions={start.questions} onAsk={store.ask} />}
        <ul className="assistant-replies" aria-label={texts.assistant.quickReplies}>
          {quickRepliesOf(start, texts).map((word) => (
            <li key={word}>
              <button type="button" aria-disabled={isAsking || undefined} onClick={() => reply(word)}>
                {word}
              </button>
            </li>
          ))}
        </ul>
        <ChatBox
          box={box}
          maxLength={maxLength}
          draft={draft}
          isAsking={isAsking}
          onEdit={store.edit}
          onAsk={store.ask}
        />
      </IslandBoundary>
    </dialog>
  );
}

/** Opens the dialog, modal or beside the page, and again when the screen is rotated. On phones a navigation closes it. */
function useDialog(dialog: RefObject<HTMLDialogElement | null>, isWide: boolean, onClose: Props['onClose']): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    if (isWide) current?.show();
    else current?.showModal();
    return () => current?.close();
  }, [dialog, isWide]);
  useLayoutEffect(() => (dialog.current ? leaveRoomForKeyboard(dialog.current) : undefined), [dialog]);
  useEffect(() => {
    if (isWide) return undefined;
    const { current } = dialog;
    const goOn = () => onClose(true);
    /** The back button of a phone. */
    const cancel = (event: Event) => {
      event.preventDefault();
      onClose(false);
    };
    current?.addEventListener('cancel', cancel);
    document.addEventListener('astro:before-swap', goOn);
    return () => {
      current?.removeEventListener('cancel', cancel);
      document.removeEventListener('astro:before-swap', goOn);
    };
  }, [dialog, isWide, onClose]);
}
