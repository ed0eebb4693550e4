import { isSessionId } from '#schema/forms/session-id.ts';
import type { ContentPart } from './answer.ts';
import { isRecord, PART_TYPES, readPart, readText } from './cards.ts';
import { withoutRepeats } from './repeats.ts';

/** The most parts of one answer. */
const MAX_PARTS = 12;
/** How deep answers may be nested in each other. */
const DEEPEST = 3;

/**
 * The messages that the chat shows for an answer, one for each of its parts, in their order. The answer may have any shape, and may be empty.
 */
export function messagesOf(answer: unknown): ContentPart[] {
  if (!isRecord(answer)) return [];
  const read = entriesOf(answer).map(({ type, data }) => ({ type, part: readPart(type, data) }));
  const parts = read.flatMap(({ part }) => part ?? []);
  const isSaid = read.some(({ type, part }) => type === 'text' && part !== undefined);
  const response = isSaid ? undefined : readText(unwrap(answer['response']));
  return withoutRepeats(response === undefined ? parts : [{ type: 'text', data: [response] }, ...parts]);
}

interface Entry {
  type: string;
  data: unknown;
}

/** An entry without data of its own has the list of that name. Without entries the lists are all there is. */
function entriesOf(answer: Record<string, unknown>): Entry[] {
  const listOf = (type: string) => (type !== 'response' && Object.hasOwn(answer, type) ? answer[type] : undefined);
  const { content_types: named } = answer;
  if (!Array.isArray(named) || named.length === 0) return PART_TYPES.map((type) => ({ type, data: listOf(type) }));
  return named.slice(0, MAX_PARTS).flatMap((entry: unknown): Entry[] => {
    const { type, data } = isRecord(entry) ? entry : { type: entry, data: undefined };
    if (typeof type !== 'string') return [];
    const isThere = Array.isArray(data) ? data.length > 0 : data !== undefined && data !== null && data !== '';
    return [{ type, data: withoutWrapping(type, isThere ? data : listOf(type)) }];
  });
}

/** Models wrap their answers, too. */
function withoutWrapping(type: string, data: unknown): unknown {
  return type === 'text' && Array.isArray(data) ? data.map(unwrap) : data;
}

/** A response may be JSON text that holds the response: `{"response":"We open at 9.","content_classification":["hours"]}`. */
function unwrap(response: unknown): unknown {
  let text = response;
  for (let depth = 0; depth < DEEPEST && typeof text === 'string'; depth++) {
    const inner = parse(text);
    if (!isRecord(inner) || !WRAPPING.some((key) => Object.hasOwn(inner, key))) break;
    text = inner['response'];
  }
  return text;
}

const WRAPPING = ['response', 'content_classification'];

/** Models often put JSON between fences. */
function parse(text: string): unknown {
  const json = text
    .trim()
    .replace(/^```(?:json)?/, '')
    .replace(/```$/, '');
  try {
    return json.trim().startsWith('{') ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}

/** The session id to send with the next question; undefined where the value is not one. */
export function sessionIdOf(answer: unknown): string | undefined {
  const id = isRecord(answer) ? answer['session_id'] : undefined;
  return isSessionId(id) ? id : undefined;
}
