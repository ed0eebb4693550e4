import { useTexts } from '../shared/island/use-texts.ts';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
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
    <form className="assistant-ask" onSubmit={send}>
      <textarea
        ref={box}
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
      <Button variant="icon" type="submit" aria-label={texts.assistant.send} aria-disabled={isOff || undefined}>
        <Icon name="arrow-up" />
      </Button>
    </form>
  );
}
