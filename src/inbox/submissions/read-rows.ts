import type { BackendFetch } from '#brand/network/deployed.ts';

/** A row of a table of submissions, as the database has it. */
export interface Submission {
  id: string;
  /** "2026-11-21 09:38:05.352+00" */
  created_at: string;
  [column: string]: unknown;
}

/** The Data API gives no more at once, a hosted project maybe less. */
const PAGE = 1000;

/**
 * All rows that have one of these values in each of these columns, oldest first: `readRows(call, 'restaurant_feedback', { restaurant_id: ['kumo'] })`.
 * A table may grow meanwhile, at its end.
 */
export async function readRows(
  call: BackendFetch,
  table: string,
  oneOf: Record<string, readonly string[]>,
  columns?: readonly string[],
): Promise<Submission[]> {
  const query = new URLSearchParams({ order: 'created_at.asc,id.asc', limit: String(PAGE) });
  if (columns !== undefined) query.set('select', columns.join(','));
  for (const [column, values] of Object.entries(oneOf))
    query.set(column, `in.(${values.map(quoteForPostgrest).join(',')})`);
  const rows: Submission[] = [];
  for (;;) {
    query.set('offset', String(rows.length));
    const page = (await readList(await call(`/rest/v1/${table}?${query}`), table)) as Submission[];
    if (page.length === 0) return rows;
    for (const row of page) rows.push(row);
  }
}

/** The list in an answer about something. Throws an error with a sentence for the person who asked for submissions. */
export async function readList(response: Response, name: string): Promise<unknown[]> {
  const text = await response.text();
  const fail = (what: string) =>
    new Error(`The submissions could not be read: the backend answered ${what} about ${name}.`);
  if (!response.ok) throw fail(String(response.status));
  const json: unknown = JSON.parse(text);
  if (Array.isArray(json)) return json;
  throw fail('no list');
}

/** Values with commas and brackets in them (PostgREST, "Reserved Characters"). */
const quoteForPostgrest = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
