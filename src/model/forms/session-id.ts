/** In characters. Not one of `TEXT_LIMITS`: what the chat shares with the forms is a file more for each of them. */
const MAX_CHARACTERS = 200;

/** Whether it can name a conversation with the assistant. Each backend writes its own kind: any text that is not too long is one. */
export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && [...value].length <= MAX_CHARACTERS;
}
