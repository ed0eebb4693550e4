import { useTexts } from '../shared/island/use-texts.ts';
import { useEffect, useRef } from 'react';
import type { ChatMessage } from '#content/chat/conversation.ts';
import { AnswerPart } from './AnswerPart.tsx';

interface Props {
  messages: readonly ChatMessage[];
  isAsking: boolean;
}

/** The conversation, scrolled to the last question. Screen readers announce new messages, not those that were there when it opened. */
export function ChatLog({ messages, isAsking }: Props) {
  const texts = useTexts();
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => log.current?.setAttribute('aria-live', 'polite'), []);
  const lastId = messages.at(-1)?.id;
  // After the dialog is open: before that, elements have no position.
  useEffect(() => {
    const asked = [...(log.current?.querySelectorAll<HTMLElement>('[data-asked]') ?? [])].at(-1);
    if (log.current && asked) log.current.scrollTop = asked.offsetTop - TOP_PX;
  }, [lastId, isAsking]);
  return (
    <div
      ref={log}
      className={`quiet-scroll assistant-log ${messages.length === 0 ? 'min-h-fit' : 'min-h-0'}`}
      role="log"
      aria-label={texts.assistant.conversation}
      aria-live="off"
      tabIndex={0}
    >
      {messages.length === 0 && <p className="assistant-prompt">{texts.assistant.askAnything}</p>}
      {messages.map((message, index) => {
        const isFirst = messages[index - 1]?.from !== message.from;
        if (message.from === 'visitor')
          return (
            <p key={message.id} className="assistant-question" data-asked="">
              <span className="sr-only">{texts.assistant.you} </span>
              {message.text}
            </p>
          );
        return (
          <div key={message.id} className={`assistant-answer ${isFirst ? 'mt-5' : 'mt-4'}`}>
            <span className="sr-only">{texts.assistant.says} </span>
            <AnswerPart part={message.part} />
          </div>
        );
      })}
      {isAsking && (
        <p className="mt-5 text-muted">
          <span className="sr-only">{texts.assistant.says} </span>
          <span className="assistant-typing">{texts.assistant.typing}</span>
        </p>
      )}
    </div>
  );
}

/** The visible space above the last question. */
const TOP_PX = 20;
