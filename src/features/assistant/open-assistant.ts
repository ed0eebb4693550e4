import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AssistantStart } from '../../domain/assistant/assistant-start.ts';
import { askAssistant } from '../../services/assistant.ts';
import { conversationAbout } from '../../services/conversations.ts';
import { makeChat } from '../../stores/assistant.ts';
import { AssistantPanel } from './AssistantPanel.tsx';

/** What the bar of every page shows. */
export interface BarState {
  draft: string;
  /** Whether there is a conversation to come back to. */
  hasTalk: boolean;
  /** While the panel is open the bar makes way. */
  isOpen: boolean;
}

/** The panel, as the bar knows it. */
interface Assistant {
  edit: (draft: string) => void;
  ask: (question: string) => void;
  open: () => void;
}

let connected: Assistant | undefined;

/** The conversation stays when the panel closes, and when the visitor goes on to another page. `draw`: what the bar shows of it. */
export function connect(start: AssistantStart, draw: (state: BarState) => void): Assistant {
  connected ??= makeAssistant(start, draw);
  return connected;
}

function makeAssistant(start: AssistantStart, draw: (state: BarState) => void): Assistant {
  const { backend, restaurantId } = start;
  const store = makeChat({
    ask: ({ query, sessionId }) => askAssistant(backend, { restaurant_id: restaurantId, query, session_id: sessionId }),
    memory: conversationAbout(restaurantId),
    contact: start.contact,
  });
  /** As many characters as fit into the bar. */
  const maxLength = document.querySelector<HTMLInputElement>('.assistant-bar input')?.maxLength;
  let isOpen = false;
  const tell = () => {
    const { draft, messages } = store.$chat.get();
    draw({ draft, hasTalk: messages.length > 0, isOpen });
  };
  store.$chat.listen(tell);

  /** In an element of its own beside the page, so that a navigation does not tear it out of React's hands. */
  function open(): void {
    if (isOpen) return;
    isOpen = true;
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    const close = (goesOn: boolean) => {
      if (!isOpen) return;
      isOpen = false;
      root.unmount();
      host.remove();
      tell();
      if (!goesOn) returnFocus();
    };
    // The focus goes from box to box: in between a phone would put its keyboard away.
    flushSync(() => root.render(createElement(AssistantPanel, { start, store, maxLength, onClose: close })));
    tell();
  }

  function ask(question: string): void {
    void store.ask(question);
    open();
  }

  return { edit: store.edit, ask, open };
}

/** To the bar; on a page without one to what the page is about. No keyboard comes up on a phone where nobody wants to write. */
function returnFocus(): void {
  const box = document.querySelector<HTMLInputElement>('.assistant-bar input');
  if (!box) {
    document.getElementById('main')?.focus({ preventScroll: true });
    return;
  }
  const hasKeyboard = matchMedia('(pointer: fine)').matches;
  box.readOnly = !hasKeyboard;
  box.focus();
  setTimeout(() => (box.readOnly = false), 300);
}
