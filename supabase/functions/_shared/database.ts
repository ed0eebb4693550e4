import { Refusal } from './answers.ts';
import type { Project } from './project.ts';

export type Row = Record<string, unknown>;

/** What the Data API reads behind a table's name: `{ brand_id: 'eq.kumo', order: 'created_at.desc' }`. */
export type Query = Record<string, string>;

/** The Data API with the service key. */
export interface Database {
  /** One call, for the visitor who sent `asked`. `'conflict'`: a row with that id exists. Throws a `Refusal` where the rate limit is reached. */
  insert: (table: string, row: Row, asked: Headers) => Promise<'inserted' | 'conflict'>;
  /** Counts what leaves no row of its own (`limit_calls` has the limits), for the visitor who sent `asked`. Throws a `Refusal` where the rate limit is reached. */
  limit: (called: string, asked: Headers) => Promise<void>;
  /** `find('brand_websites', 'brand_id', 'kumo')`; undefined if there is no such row. */
  find: (table: string, column: string, value: string) => Promise<Row | undefined>;
  list: (table: string, query: Query) => Promise<Row[]>;
  /** The rows a function of the database gives, if it gives any: `call('brand_of_restaurant', { restaurant: 'kumo' })`. */
  call: (name: string, parameters: Row) => Promise<Row[]>;
  /** The same for the visitor who sent `asked`, whom that function counts. Throws a `Refusal` where the rate limit is reached. */
  callFor: (asked: Headers, name: string, parameters: Row) => Promise<Row[]>;
  /** The rows that were changed, as they are now. */
  update: (table: string, query: Query, changes: Row) => Promise<Row[]>;
  /** The rows that were removed. */
  remove: (table: string, query: Query) => Promise<Row[]>;
}

/** Headers are limited. The gateway's own entry is the last. */
const MAX_ADDRESS = 500;

export function openDatabase({ url, keys, addressHeader }: Project): Database {
  function ask(method: string, path: string, content?: Row, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${url}/rest/v1/${path}`, {
      method,
      headers: { ...keys, 'Content-Type': 'application/json', ...headers },
      ...(content && { body: JSON.stringify(content) }),
    });
  }

  /** For the visitor who sent `asked`, for whom the database counts: it reads this header with the service key only. */
  async function post(
    path: string,
    content: Row,
    asked: Headers,
    preferences: Record<string, string> = { Prefer: 'return=minimal' },
  ): Promise<{ status: number; text: string }> {
    const visitor = asked.get(addressHeader)?.slice(-MAX_ADDRESS) || 'unknown';
    const response = await ask('POST', path, content, { 'X-Visitor-Address': visitor, ...preferences });
    const text = await response.text();
    if (response.status !== 429) return { status: response.status, text };
    const wait = response.headers.get('retry-after') ?? '60';
    throw new Refusal(429, 'That was a lot in a short time. Please try again later.', { 'Retry-After': wait });
  }

  async function insert(table: string, row: Row, asked: Headers): Promise<'inserted' | 'conflict'> {
    const { status, text } = await post(table, row, asked);
    if (status === 201) return 'inserted';
    if (status === 409) return 'conflict';
    // Class 22: a text may hold what the database can't, such as a null character.
    if (status === 400 && /"code":"22/.test(text)) throw new Refusal(400, 'The content cannot be stored.');
    throw new Error(`Inserting into ${table} was answered ${status}: ${text}`);
  }

  async function limit(called: string, asked: Headers): Promise<void> {
    const { status, text } = await post('rpc/limit_calls', { called }, asked);
    if (status >= 300) throw new Error(`Counting a call of ${called} was answered ${status}: ${text}`);
  }

  async function callFor(asked: Headers, name: string, parameters: Row): Promise<Row[]> {
    const { status, text } = await post(`rpc/${name}`, parameters, asked, {});
    if (status >= 300) throw new Error(`Calling ${name} was answered ${status}: ${text}`);
    return JSON.parse(text) as Row[];
  }

  async function readRows(response: Response, what: string): Promise<Row[]> {
    const text = await response.text();
    if (!response.ok) throw new Error(`${what} was answered ${response.status}: ${text}`);
    return text === '' ? [] : ((JSON.parse(text) ?? []) as Row[]);
  }

  async function rows(method: string, table: string, query: Query, changes?: Row): Promise<Row[]> {
    const path = `${table}?${new URLSearchParams(query)}`;
    return readRows(await ask(method, path, changes, { Prefer: 'return=representation' }), `${method} of ${table}`);
  }

  return {
    insert,
    limit,
    callFor,
    find: async (table, column, value) => (await rows('GET', table, { [column]: `eq.${value}`, limit: '1' }))[0],
    list: (table, query) => rows('GET', table, query),
    call: async (name, parameters) => readRows(await ask('POST', `rpc/${name}`, parameters), `Calling ${name}`),
    update: (table, query, changes) => rows('PATCH', table, query, changes),
    remove: (table, query) => rows('DELETE', table, query),
  };
}
