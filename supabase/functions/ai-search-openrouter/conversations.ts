import type { AssistantQuestion } from '../../../src/model/forms/assistant.ts';
import { Refusal } from '../_shared/answers.ts';
import type { Database } from '../_shared/database.ts';

const TABLE = 'assistant_turns';
/** As many as the answer looks back on. */
const TURNS_READ = 6;
const LONGEST_RESPONSE = 20_000;

export interface Turn {
  query: string;
  response: string;
}

export interface OpenTurn {
  session_id: string;
  /** The oldest first. */
  before: Turn[];
  /** Stores what was answered. */
  end: (response: string) => Promise<void>;
}

/** The questions of a visitor and their answers, in the order they came. */
export function openConversations(database: Database): {
  begin: (question: AssistantQuestion, asked: Headers) => Promise<OpenTurn>;
} {
  async function begin({ restaurant_id, query, session_id }: AssistantQuestion, asked: Headers): Promise<OpenTurn> {
    const session = session_id ?? crypto.randomUUID();
    const before = session_id === null ? [] : await read(session, restaurant_id);
    const id = crypto.randomUUID();
    // Before it is answered: here the visitor is counted, and one too many costs nothing more.
    const outcome = await database.insert(TABLE, { id, session_id: session, restaurant_id, query }, asked);
    if (outcome === 'conflict') throw new Refusal(409, 'The question is there already.');
    const end = async (response: string) => {
      await database.update(TABLE, { id: `eq.${id}` }, { response: response.slice(0, LONGEST_RESPONSE) });
    };
    return { session_id: session, before, end };
  }

  /** Another restaurant's conversation is none. */
  async function read(session: string, restaurantId: string): Promise<Turn[]> {
    const rows = await database.list(TABLE, {
      select: 'query,response',
      session_id: `eq.${session}`,
      restaurant_id: `eq.${restaurantId}`,
      order: 'created_at.desc',
      limit: String(TURNS_READ),
    });
    return rows.toReversed().map(({ query, response }) => ({ query: String(query), response: String(response ?? '') }));
  }

  return { begin };
}
