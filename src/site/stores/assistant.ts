import { atom, type ReadableAtom } from 'nanostores';
import type { ContactCard, ContentPart } from '#content/chat/answer.ts';
import { type ChatMessage, type Conversation, MAX_MESSAGES } from '#content/chat/conversation.ts';
import type { AssistantReply } from '../services/assistant.ts';

export interface ChatState {
  messages: readonly ChatMessage[];
  /** The text in the input field. */
  draft: string;
  status: 'idle' | 'asking';
}

/** Everything outside of the conversation that it uses. */
export interface ChatWorld {
  ask: (question: { query: string; sessionId: string | null }) => Promise<AssistantReply>;
  memory: {
    read: () => Conversation | undefined;
    write: (conversation: Conversation) => void;
    clear: () => void;
  };
  /** What the visitor reads when there is no answer. */
  sorry: string;
  /** Phone and e-mail to show there. */
  contact?: ContactCard;
}

export interface ChatStore {
  $chat: ReadableAtom<ChatState>;
  edit: (draft: string) => void;
  /** Sends a question. An empty one, or one while a reply is pending, is ignored. */
  ask: (query: string) => Promise<void>;
  /** Answers a question here, without a call. */
  reply: (query: string, parts: ContentPart[]) => void;
  /** Starts over. What is in the box stays. */
  clear: () => void;
}

/** The conversation of a tab. It outlives the panel, the page and a reload, during which the question that was asked goes back into the box. */
export function makeChat({ ask: send, memory, sorry, contact }: ChatWorld): ChatStore {
  const kept = memory.read();
  let sessionId = kept?.sessionId ?? null;
  let pending: string | undefined;
  let lastId = kept?.messages.at(-1)?.id ?? 0;
  /** The number of the conversation: an answer that comes after it was cleared is dropped. */
  let turn = 0;
  const $chat = atom<ChatState>(kept ? resumed(kept) : EMPTY);
  if (kept?.pending !== undefined) keep();
  $chat.listen(keep);

  function edit(draft: string): void {
    const state = $chat.get();
    if (draft !== state.draft) $chat.set({ ...state, draft });
  }

  async function ask(query: string): Promise<void> {
    const text = query.trim();
    const { status, draft } = $chat.get();
    if (text === '' || status === 'asking') return;
    const asked = turn;
    pending = text;
    say([{ from: 'visitor', text }], { status: 'asking', draft: draft.trim() === text ? '' : draft });
    const answer = await send({ query: text, sessionId });
    if (asked !== turn) return;
    pending = undefined;
    if (answer.state === 'answered') {
      sessionId = answer.sessionId ?? sessionId;
      say(answer.parts.map(fromAssistant), { status: 'idle' });
      return;
    }
    // What the visitor has typed meanwhile is not overwritten.
    const typed = $chat.get().draft;
    const help: ContentPart[] = [{ type: 'text', data: [sorry] }];
    if (contact) help.push({ type: 'contact_info', data: [contact] });
    say(help.map(fromAssistant), {
      status: 'idle',
      draft: typed.trim() === '' ? text : typed,
    });
  }

  function reply(query: string, parts: ContentPart[]): void {
    if ($chat.get().status !== 'asking') say([{ from: 'visitor', text: query }, ...parts.map(fromAssistant)]);
  }

  function clear(): void {
    turn += 1;
    sessionId = null;
    pending = undefined;
    $chat.set({ ...EMPTY, draft: $chat.get().draft });
  }

  function say(said: Said[], change: Partial<ChatState> = {}): void {
    const state = $chat.get();
    const messages = said.map((message) => ({ ...message, id: ++lastId }));
    $chat.set({ ...state, ...change, messages: [...state.messages, ...messages].slice(-MAX_MESSAGES) });
  }

  function keep(): void {
    const { messages, draft } = $chat.get();
    if (messages.length === 0 && draft === '') memory.clear();
    else memory.write({ messages, sessionId, draft, pending });
  }

  return { $chat, edit, ask, reply, clear };
}

type Said = { from: 'visitor'; text: string } | { from: 'assistant'; part: ContentPart };

const EMPTY: ChatState = { messages: [], draft: '', status: 'idle' };

function fromAssistant(part: ContentPart): Said {
  return { from: 'assistant', part };
}

/** A question that was cut off by a reload goes back into the input field; if that has another text, into the conversation. */
function resumed({ messages, draft, pending }: Conversation): ChatState {
  if (pending === undefined || draft.trim() !== '') return { messages, draft, status: 'idle' };
  const last = messages.at(-1);
  const isAsked = last?.from === 'visitor' && last.text === pending;
  return { messages: isAsked ? messages.slice(0, -1) : messages, draft: pending, status: 'idle' };
}
