import { TEXT_LIMITS } from './texts.ts';

/** Whether it can name a conversation with the assistant. Each backend writes its own kind: any text that is not too long is one. */
export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && [...value].length <= TEXT_LIMITS.id;
}
