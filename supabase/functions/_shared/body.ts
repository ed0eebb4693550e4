import type * as z from 'zod/mini';
import { hasMoreFields } from '#schema/forms/count-fields.ts';
import { Refusal } from './answers.ts';

const MEGABYTE = 1024 * 1024;
/** Of a content without files. */
const MAX_BYTES = MEGABYTE;
/** A résumé and a photo of 10 MB each, and the texts beside them. */
const MAX_BYTES_WITH_FILES = 22 * MEGABYTE;
const MAX_BEACON_BYTES = 4096;
/** Far more than any form has. */
const MAX_FIELDS = 100;

/** The object a request holds as JSON. Never reads more than `MAX_BYTES` of it. */
export function readObject(request: Request): Promise<Record<string, unknown>> {
  return readJson(request, /^application\/json\s*(;|$)/i, 'application/json', MAX_BYTES);
}

/** JSON that a page sends as plain text, for which a browser asks nobody first. */
export function readBeacon(request: Request): Promise<Record<string, unknown>> {
  return readJson(request, /^text\/plain\s*(;|$)/i, 'text/plain', MAX_BEACON_BYTES);
}

async function readJson(
  request: Request,
  pattern: RegExp,
  type: string,
  most: number,
): Promise<Record<string, unknown>> {
  if (!pattern.test(request.headers.get('content-type') ?? '')) throw new Refusal(415, `Send the content as ${type}.`);
  const text = new TextDecoder().decode(await readBytes(request, most));
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The content is not JSON.');
  }
  if (!isObject(content)) throw new Refusal(400, 'The content must be a JSON object.');
  return content;
}

/** The fields of a form with files. Never reads more than `MAX_BYTES_WITH_FILES` of it. */
export async function readForm(request: Request): Promise<Map<string, string | File>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal(415, 'Send the content as multipart/form-data.');
  const bytes = await readBytes(request, MAX_BYTES_WITH_FILES);
  if (hasMoreFields(bytes, type, MAX_FIELDS)) throw new Refusal(413, 'The content has too many fields.');
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new Refusal(400, 'The content is not multipart/form-data.');
  }
  const fields = new Map<string, string | File>();
  for (const [name, value] of form) {
    if (fields.has(name)) throw new Refusal(400, `${name} is there more than once.`);
    fields.set(name, value);
  }
  return fields;
}

/** What the schema makes of a content. The refusal names the first field that is wrong. */
export function check<Schema extends z.ZodMiniType>(schema: Schema, content: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(content);
  if (error === undefined) return data;
  throw new Refusal(400, describeIssue(error.issues[0]));
}

/** `rating is not valid.`, with the reason where the schema has a sentence for visitors. */
function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return `${issue.keys[0] ?? 'A field'} is not a known field.`;
  const field = issue?.path.join('.');
  if (!field) return 'The content is not valid.';
  const reason = issue?.message ?? '';
  return reason.startsWith('Please') ? `${field} is not valid. ${reason}` : `${field} is not valid.`;
}

/** Of a request or a response; more than `most` is not read. */
export async function readBytes(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new Refusal(413, 'The content is too large.');
  if (Number(headers.get('content-length') ?? 0) > most) throw tooLarge;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > most) throw tooLarge;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
