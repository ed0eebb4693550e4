import { isSessionId } from '#schema/forms/session-id.ts';
import type { ContentPart } from './answer.ts';
import { isRecord, readPart, readText } from './cards.ts';

/** A message of the chat, and who wrote it. Each part of an answer is a message. */
export type ChatMessage = { id: number } & (
  | { from: 'visitor'; text: string }
  | { from: 'assistant'; part: ContentPart }
);

/** What a tab remembers of a conversation. */
export interface Conversation {
  messages: readonly ChatMessage[];
  /** The session id of the last answer. */
  sessionId: string | null;
  /** The text in the input field. */
  draft: string;
  /** The question that has no answer yet. */
  pending?: string;
}

/** Longer conversations lose their beginning. */
export const MAX_MESSAGES = 60;

/** Undefined where the value is not a conversation. The messages are checked like an answer. */
export function conversationOf(value: unknown): Conversation | undefined {
  if (!isRecord(value)) return undefined;
  const { messages, sessionId, draft, pending } = value;
  if (!Array.isArray(messages) || typeof draft !== 'string') return undefined;
  return {
    messages: messages.slice(-MAX_MESSAGES).flatMap((message: unknown, id) => messageOf(message, id) ?? []),
    sessionId: isSessionId(sessionId) ? sessionId : null,
    draft,
    ...(typeof pending === 'string' && pending !== '' && { pending }),
  };
}

function messageOf(value: unknown, id: number): ChatMessage | undefined {
  if (!isRecord(value)) return undefined;
  if (value['from'] === 'visitor') {
    const text = readText(value['text']);
    return text === undefined ? undefined : { id, from: 'visitor', text };
  }
  const { part } = value;
  const read = isRecord(part) && typeof part['type'] === 'string' ? readPart(part['type'], part['data']) : undefined;
  return read && { id, from: 'assistant', part: read };
}
