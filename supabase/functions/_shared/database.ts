import { Refusal } from './answers.ts';

export type Row = Record<string, unknown>;

/** The Data API with the service key: no row level security, so whatever comes here has been checked. */
export interface Database {
  /** One call, for the visitor who sent `asked`. `'conflict'`: there is a row of that id. A rate limit is a `Refusal`. */
  insert: (table: string, row: Row, asked: Headers) => Promise<'inserted' | 'conflict'>;
  /** Counts a call of a function that only reads, for the visitor who sent `asked`. One too many is a `Refusal`. */
  limit: (called: string, asked: Headers) => Promise<void>;
  /** `find('brand_websites', 'brand_id', 'kumo')`; undefined if there is none. */
  find: (table: string, column: string, value: string) => Promise<Row | undefined>;
}

export interface DatabaseAccess {
  url: string;
  serviceKey: string;
  /** The header of a request in which the gateway names the visitor: `private.visitor_address` has the same. */
  addressHeader: string;
}

/** Headers are limited. The gateway's own entry is the last. */
const LONGEST_ADDRESS = 500;

export function openDatabase({ url, serviceKey, addressHeader }: DatabaseAccess): Database {
  const keys = { apikey: serviceKey, Authorization: `Bearer ${serviceKey}` };

  /** The database counts for the visitor, not for this function. It reads this header with the service key only. */
  const visitorOf = (asked: Headers) => ({
    'X-Visitor-Address': asked.get(addressHeader)?.slice(-LONGEST_ADDRESS) || 'unknown',
  });

  /** A rate limit is a `Refusal`. */
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

  async function find(table: string, column: string, value: string): Promise<Row | undefined> {
    const query = new URLSearchParams({ [column]: `eq.${value}`, limit: '1' });
    const response = await fetch(`${url}/rest/v1/${table}?${query}`, { headers: keys });
    if (!response.ok) {
      throw new Error(`Reading ${table} was answered ${response.status}: ${await response.text()}`);
    }
    const [row] = (await response.json()) as Row[];
    return row;
  }

  return { insert, limit, find };
}
