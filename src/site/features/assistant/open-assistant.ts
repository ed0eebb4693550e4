import type { IslandTexts } from '#i18n/texts.ts';
import { TextsContext } from '../shared/island/use-texts.ts';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AssistantStart } from '#content/chat/assistant-start.ts';
import { askAssistant } from '../../services/assistant.ts';
import { conversationAbout } from '../../services/conversations.ts';
import { makeChat } from '../../stores/assistant.ts';
import { whenFaded } from '../../ui/behaviour/when-faded.ts';
import { AssistantPanel } from './AssistantPanel.tsx';

/** The state that the bar of every page shows. */
export interface BarState {
  draft: string;
  /** Whether there is a conversation to continue. */
  hasTalk: boolean;
  /** While the panel is open the bar is hidden. */
  isOpen: boolean;
}

/** The panel, as the bar knows it. */
interface Assistant {
  edit: (draft: string) => void;
  ask: (question: string) => void;
  open: () => void;
}

let connected: Assistant | undefined;

/** The conversation is kept when the panel closes and on navigation. `draw`: updates the bar. */
export function connect(start: AssistantStart, draw: (state: BarState) => void, texts: IslandTexts): Assistant {
  connected ??= makeAssistant(start, draw, texts);
  return connected;
}

function makeAssistant(start: AssistantStart, draw: (state: BarState) => void, texts: IslandTexts): Assistant {
  const { backend, restaurantId } = start;
  const store = makeChat({
    ask: ({ query, sessionId }) => askAssistant(backend, { restaurant_id: restaurantId, query, session_id: sessionId }),
    memory: conversationAbout(restaurantId),
    sorry: texts.assistant.sorry,
    contact: start.contact,
  });
  /** The maximum number of characters in the bar. */
  const maxLength = document.querySelector<HTMLInputElement>('.assistant-bar input')?.maxLength;
  let isOpen = false;
  /** Removes the last panel, which may still fade. */
  let removeLast = () => {};
  const tell = () => {
    const { draft, messages } = store.$chat.get();
    draw({ draft, hasTalk: messages.length > 0, isOpen });
  };
  store.$chat.listen(tell);

  /** In its own element outside of the page, because a navigation would remove the element that React renders into. */
  function open(): void {
    if (isOpen) return;
    removeLast();
    isOpen = true;
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    const close = (goesOn: boolean) => {
      if (!isOpen) return;
      isOpen = false;
      const panel = host.querySelector('dialog');
      panel?.close();
      removeLast = () => {
        root.unmount();
        host.remove();
      };
      tell();
      if (goesOn) return removeLast();
      returnFocus();
      void whenFaded(panel).then(removeLast);
    };
    // The focus moves directly from one text box to the other: otherwise a phone would hide its keyboard.
    flushSync(() =>
      root.render(
        createElement(
          TextsContext,
          { value: texts },
          createElement(AssistantPanel, { start, store, maxLength, onClose: close }),
        ),
      ),
    );
    tell();
  }

  function ask(question: string): void {
    void store.ask(question);
    open();
  }

  return { edit: store.edit, ask, open };
}

/** Returns the focus to the bar, or to `main` on a page without one. On a phone the keyboard must not open. */
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
