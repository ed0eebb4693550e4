import type { AssistantQuestion } from '#schema/forms/assistant.ts';
import { Refusal } from '../_shared/answers.ts';
import type { Database } from '../_shared/database.ts';
import { digestOf } from '../_shared/digest.ts';

const TABLE = 'assistant_turns';
/** As many as the answer looks back on. */
const TURNS_READ = 30;
const MAX_RESPONSE = 20_000;
/** As `private.forget()` has it: 30 days. */
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 30 * DAY_MS;

interface Turn {
  query: string;
  response: string;
}

export interface OpenTurn {
  session_id: string;
  /** The questions before, the oldest first. */
  before: string[];
  /** The words of the last answer; empty where there was none. */
  answered: string;
  /** Stores what was answered. */
  end: (response: string) => Promise<void>;
  /** Takes the question away where nobody can answer it. The visitor stays counted. */
  drop: () => Promise<void>;
}

/** The questions of a visitor and their answers, in the order they came. */
export function openConversations(database: Database): {
  begin: (question: AssistantQuestion, asked: Headers) => Promise<OpenTurn>;
  /** Whether no more than so many questions were asked of a restaurant in the last 24 hours. */
  isWithin: (restaurantId: string, limit: number) => Promise<boolean>;
} {
  async function begin({ restaurant_id, query, session_id }: AssistantQuestion, asked: Headers): Promise<OpenTurn> {
    const session = session_id || crypto.randomUUID();
    const stored = await storedAs(session);
    const id = crypto.randomUUID();
    // Stored before anything else: this counts the visitor, so a question above the limit costs nothing more.
    const outcome = await database.insert(TABLE, { id, session_id: stored, restaurant_id, query }, asked);
    if (outcome === 'conflict') throw new Refusal(409, 'The question is there already.');
    const past = session === session_id ? await read(stored, restaurant_id, id) : [];
    const before = past.map(({ query: earlier }) => earlier);
    const answered = past.at(-1)?.response ?? '';
    const end = async (response: string) => {
      await database.update(TABLE, { id: `eq.${id}` }, { response: response.slice(0, MAX_RESPONSE) });
    };
    const drop = async () => {
      await database.remove(TABLE, { id: `eq.${id}` });
    };
    return { session_id: session, before, answered, end, drop };
  }

  /** A conversation of another restaurant is not used, nor what is to be forgotten, whether it is gone or not. */
  async function read(session: string, restaurantId: string, now: string): Promise<Turn[]> {
    const rows = await database.list(TABLE, {
      select: 'query,response',
      session_id: `eq.${session}`,
      restaurant_id: `eq.${restaurantId}`,
      id: `neq.${now}`,
      created_at: `gt.${new Date(Date.now() - KEPT_MS).toISOString()}`,
      order: 'created_at.desc',
      limit: String(TURNS_READ),
    });
    return rows.toReversed().map(({ query, response }) => ({ query: String(query), response: String(response ?? '') }));
  }

  async function isWithin(restaurantId: string, limit: number): Promise<boolean> {
    const above = await database.list(TABLE, {
      select: 'id',
      restaurant_id: `eq.${restaurantId}`,
      created_at: `gt.${new Date(Date.now() - DAY_MS).toISOString()}`,
      offset: String(limit),
      limit: '1',
    });
    return above.length === 0;
  }

  return { begin, isWithin };
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/**
 * The id of a session in the database, a UUID. Ids made here are UUIDs; a visitor who comes from another backend continues with its
 * id, which may be any text, even one the database can't store. It becomes a UUID of its digest, always the same one (RFC 9562, version 8).
 */
async function storedAs(session: string): Promise<string> {
  if (UUID.test(session)) return session;
  const hex = (await digestOf(session)).slice(0, 32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
