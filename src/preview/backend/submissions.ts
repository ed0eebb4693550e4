import type { Backend } from './backend.ts';

/** A row of a table of submissions, as the database has it. */
export interface Submission {
  id: string;
  /** "2026-11-21 09:38:05.352+00" */
  created_at: string;
  [column: string]: unknown;
}

export interface ReadOptions {
  /** The most rows. The Data API gives no more than 1,000. */
  most?: number;
  /** How many of the newest are left out. */
  from?: number;
  /** Only these columns. */
  columns?: readonly string[];
}

/** `readNewest(backend, 'restaurant_feedback', { restaurant_id: ['kumo', 'kumo-downtown'] })`, newest first. */
export async function readNewest(
  { call }: Pick<Backend, 'call'>,
  table: string,
  oneOf: Record<string, readonly string[]>,
  { most = 20, from = 0, columns }: ReadOptions = {},
): Promise<Submission[]> {
  const query = new URLSearchParams({ order: 'created_at.desc,id.desc', limit: String(most) });
  if (from > 0) query.set('offset', String(from));
  if (columns !== undefined) query.set('select', columns.join(','));
  for (const [column, values] of Object.entries(oneOf))
    query.set(column, `in.(${values.map(quoteForPostgrest).join(',')})`);
  const response = await call(`/rest/v1/${table}?${query}`);
  if (!response.ok) throw new Error(`The submissions could not be read: ${await response.text()}`);
  return (await response.json()) as Submission[];
}

/** Values with commas and brackets in them (PostgREST, "Reserved Characters"). */
export const quoteForPostgrest = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
