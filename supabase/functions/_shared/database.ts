import { Refusal } from './answers.ts';
import type { Project } from './project.ts';

export type Row = Record<string, unknown>;

/** What the Data API reads behind a table's name: `{ brand_id: 'eq.kumo', order: 'created_at.desc' }`. */
export type Query = Record<string, string>;

/** The Data API with the service key, which skips row level security: all values must be checked before. */
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
  /** The rows that were changed, as they are now. */
  update: (table: string, query: Query, changes: Row) => Promise<Row[]>;
  /** The rows that were removed. */
  remove: (table: string, query: Query) => Promise<Row[]>;
}

/** Headers are limited. The gateway's own entry is the last. */
const MAX_ADDRESS = 500;

export function openDatabase({ url, serviceKey, addressHeader }: Project): Database {
  const keys = { apikey: serviceKey, Authorization: `Bearer ${serviceKey}` };

  /** The database counts for the visitor, not for this function. It reads this header with the service key only. */
  const visitorOf = (asked: Headers) => ({
    'X-Visitor-Address': asked.get(addressHeader)?.slice(-MAX_ADDRESS) || 'unknown',
  });

  /** Throws a `Refusal` where the rate limit is reached. */
  async function post(path: string, content: Row, asked: Headers): Promise<{ status: number; text: string }> {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      method: 'POST',
      headers: { ...keys, ...visitorOf(asked), 'Content-Type': 'application/json', Prefer: 'return=minimal' },
      body: JSON.stringify(content),
    });
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

  async function askForRows(method: string, table: string, query: Query, changes?: Row): Promise<Row[]> {
    const response = await fetch(`${url}/rest/v1/${table}?${new URLSearchParams(query)}`, {
      method,
      headers: { ...keys, 'Content-Type': 'application/json', Prefer: 'return=representation' },
      ...(changes && { body: JSON.stringify(changes) }),
    });
    if (!response.ok) {
      throw new Error(`${method} of ${table} was answered ${response.status}: ${await response.text()}`);
    }
    return (await response.json()) as Row[];
  }

  async function call(name: string, parameters: Row): Promise<Row[]> {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...keys, 'Content-Type': 'application/json' },
      body: JSON.stringify(parameters),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`Calling ${name} was answered ${response.status}: ${text}`);
    return text === '' ? [] : ((JSON.parse(text) ?? []) as Row[]);
  }

  async function find(table: string, column: string, value: string): Promise<Row | undefined> {
    const [row] = await askForRows('GET', table, { [column]: `eq.${value}`, limit: '1' });
    return row;
  }

  return {
    insert,
    limit,
    find,
    call,
    list: (table, query) => askForRows('GET', table, query),
    update: (table, query, changes) => askForRows('PATCH', table, query, changes),
    remove: (table, query) => askForRows('DELETE', table, query),
  };
}
