import { hasMoreFields } from '#schema/forms/count-fields.ts';

/** What a call of a page names as the recipient of what it sends, or as whose answer it wants. */
const KEYS = ['restaurant_id', 'brand_id', 'brandId'];
/** The backend refuses a form with more. */
const MAX_FIELDS = 100;

/** The ids in the body of a call: JSON, one row or several, or a form with files. Empty for what is neither; the backend refuses it. */
export async function recipientsIn(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const isForm = type.startsWith('multipart/form-data');
  if (bytes.length === 0 || (isForm && hasMoreFields(bytes, type, MAX_FIELDS))) return [];
  const body = new Response(bytes, { headers: { 'Content-Type': type } });
  const read = isForm ? body.formData().then(Object.fromEntries) : body.json();
  const rows = [await read.catch(() => undefined)].flat() as unknown[];
  const ids = rows.flatMap((row) => KEYS.map((key) => (Object(row) as Record<string, unknown>)[key]));
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}
