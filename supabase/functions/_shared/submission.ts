import * as z from 'zod/mini';
import { pageSchema } from '#schema/forms/text-schemas.ts';
import { Refusal, succeed } from './answers.ts';
import { check, readObject } from './body.ts';
import type { Database, Row } from './database.ts';

/** What one form sends: checked by the schema its page uses, stored in a table that has the schema's keys as columns. */
export interface Form<Schema extends z.ZodMiniType<Row> = z.ZodMiniType<Row>> {
  schema: Schema;
  /** A check for the first time only. A second try may fail it, because a day may have passed in between. */
  firstSchema?: z.ZodMiniType<Row>;
  table: string;
  /** Columns that tell where it was sent from. A second try may come from another page, or from a window of another size. */
  context?: readonly string[];
}

/** The name of the hidden field against robots. */
export const HONEYPOT = '_leave_empty';
/**
 * What it was called before. A page that was opened then may still send it, filled in by a password manager that took the field for that of a
 * website, so it counts for nothing.
 */
export const FORMER_HONEYPOT = '_gotcha';
const keySchema = z.uuid();

/** Stores a submission once, however often it comes: the visitor's `Idempotency-Key` is the row's id. */
export async function takeSubmission(
  request: Request,
  { schema, firstSchema, table, context = [] }: Form,
  database: Database,
): Promise<Response> {
  const id = readKey(request);
  const { [HONEYPOT]: honeypot, [FORMER_HONEYPOT]: _, language, ...fields } = await readObject(request);
  if (isFilled(honeypot)) return thankRobot(table);
  const sent = check(schema, fields);
  if (firstSchema?.safeParse(sent).success === false && !(await database.find(table, 'id', id)))
    check(firstSchema, sent);
  const record = { ...sent, ...readPage(language) };
  const outcome = await database.insert(table, { ...record, id }, request.headers);
  if (outcome === 'inserted') return succeed(201);
  await database.limit(`again ${table}`, request.headers);
  const content = Object.entries(record).filter(([key]) => !context.includes(key));
  await findSame(table, id, Object.fromEntries(content), database);
  return succeed(200);
}

/** The language of the page, for a column that older pages don’t fill. */
export const readPage = (language: unknown): { language?: string | undefined } =>
  language === undefined ? {} : check(pageSchema, { language });

/** A form leaves the field out or sends it empty; any other value, of any type, is from a robot. */
export function isFilled(honeypot: unknown): boolean {
  if (typeof honeypot === 'string') return honeypot.trim() !== '';
  return honeypot !== undefined && honeypot !== null;
}

/** A robot learns nothing. Whoever runs the backend sees in its log how often this happens. */
export function thankRobot(table: string): Response {
  console.warn(`Not stored in ${table}: the hidden field was filled in.`);
  return succeed(201);
}

/** The visitor's `Idempotency-Key`, or one of ours. */
export function readKey(request: Request): string {
  const key = request.headers.get('idempotency-key');
  if (key === null) return crypto.randomUUID();
  const { data, success } = keySchema.safeParse(key);
  if (!success) throw new Refusal(400, 'The Idempotency-Key must be a UUID.');
  return data.toLowerCase();
}

/** The row that exists already. Throws a `Refusal` if it holds another record; columns that the database fills do not count. */
export async function findSame(table: string, id: string, record: Row, database: Database): Promise<Row> {
  const stored = await database.find(table, 'id', id);
  const isSame =
    stored !== undefined && Object.entries(record).every(([key, value]) => toText(value) === toText(stored[key]));
  if (!isSame) throw new Refusal(422, 'This Idempotency-Key belongs to another submission.');
  return stored;
}

/** JSON with sorted keys: the database keeps an object's keys in an order of its own. */
function toText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
