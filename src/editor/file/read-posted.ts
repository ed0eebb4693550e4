import type { IncomingMessage } from 'node:http';
import { hasMoreFields } from '#schema/forms/count-fields.ts';

/** One picture and a page of texts. */
const MAX_BYTES = 24 * 1024 * 1024;
/** More than the longest page has: a list of 5,000 entries with two fields each. */
const MAX_FIELDS = 10_000;

/** Reads the posted form. Undefined if it is too large or not a form. */
export async function readPosted(request: IncomingMessage): Promise<FormData | undefined> {
  const type = request.headers['content-type'] ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // The rest is read and discarded: a browser that is still sending does not read the response.
    if (length <= MAX_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  const bytes = Buffer.concat(chunks);
  if (length > MAX_BYTES || hasMoreFields(bytes, type, MAX_FIELDS)) return undefined;
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return undefined;
  }
}
