import { useTexts } from '../shared/use-texts.ts';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { IslandIcon } from '../../ui/icons/IslandIcon.tsx';
import { Button } from '../../ui/button/Button.tsx';

interface Props {
  box: RefObject<HTMLTextAreaElement | null>;
  maxLength: number | undefined;
  draft: string;
  isAsking: boolean;
  onEdit: (draft: string) => void;
  onAsk: (question: string) => void;
}

/** The text box for a question. Enter sends it, Shift+Enter starts a new line. */
export function ChatBox({ box, maxLength, draft, isAsking, onEdit, onAsk }: Props) {
  const texts = useTexts();
  const isOff = isAsking || draft.trim() === '';
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    onAsk(draft);
    box.current?.focus();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    // Enter also ends a word that is being composed, as in Japanese.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <form className={FORM} onSubmit={send}>
      <textarea
        ref={box}
        className={BOX}
        aria-label={texts.assistant.yourQuestion}
        placeholder={texts.assistant.askQuestion}
        enterKeyHint="send"
        rows={1}
        maxLength={maxLength}
        value={draft}
        onChange={({ target }) => onEdit(target.value)}
        onKeyDown={sendByEnter}
      />
      {/* Only `aria-disabled`, because a disabled button loses the focus. */}
      <Button
        variant="icon"
        type="submit"
        className={SEND}
        aria-label={texts.assistant.send}
        aria-disabled={isOff || undefined}
      >
        <IslandIcon svg={arrowUp} />
      </Button>
    </form>
  );
}

const FORM = [
  'relative flex flex-none items-end px-5 pt-2 pb-[max(16px,env(safe-area-inset-bottom))]',
  'pr-[max(20px,env(safe-area-inset-right))] pl-[max(20px,env(safe-area-inset-left))]',
].join(' ');
/** Phones zoom into text boxes with smaller letters. */
const BOX = [
  'block field-sizing-content max-h-[min(7.5em,25dvh)] min-h-13 w-full min-w-0 flex-1 resize-none rounded-[min(var(--r-button),26px)] border-(length:--rule)',
  'border-edge bg-transparent py-[0.8em] ps-5 pe-14 text-[max(16px,var(--t0))]/[1.35] placeholder:text-muted placeholder:opacity-100',
  'focus-visible:rounded-[min(var(--r-button),26px)] focus-visible:outline-offset-1',
].join(' ');
const SEND = [
  '-ms-12 me-1 mb-1 size-11 rounded-button bg-primary text-on-primary',
  'aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-muted',
].join(' ');
