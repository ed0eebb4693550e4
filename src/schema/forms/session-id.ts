/** In characters. Not one of `TEXT_LIMITS`: code that the chat shares with the forms becomes one more file for each of them. */
const MAX_CHARACTERS = 200;

/** Whether a value can be the id of a conversation. Backends have different kinds, so any text within the limit is accepted. */
export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && [...value].length <= MAX_CHARACTERS;
}
