import type * as z from 'zod/mini';
import { Refusal } from './answers.ts';

const MAX_BYTES = 1024 * 1024;

/** The object a request holds as JSON. Never reads more than `MAX_BYTES` of it. */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Refusal(415, 'Send the content as application/json.');
  const text = await readText(request);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The content is not JSON.');
  }
  if (!isObject(content)) throw new Refusal(400, 'The content must be a JSON object.');
  return content;
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

async function readText(request: Request): Promise<string> {
  const tooLarge = new Refusal(413, 'The content is too large.');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge;
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (chunk?.value === undefined) return text + decoder.decode();
    bytes += chunk.value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader?.cancel();
      throw tooLarge;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
