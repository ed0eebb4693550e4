/** The embedded backend that the browser tests' global setup started; every worker inherits the variable. */
export const RUNNING_BACKEND = 'FRONT_OF_HOUSE_RUNNING_BACKEND';

interface RunningBackend {
  origin: string;
  secretKey: string;
}

export function getBackend(): RunningBackend | undefined {
  const text = process.env[RUNNING_BACKEND];
  return text === undefined ? undefined : (JSON.parse(text) as RunningBackend);
}

/** Rows of a table, read with the service key: `rowsOf('restaurant_feedback', { contact_name: 'Ana' })`. */
export async function rowsOf(table: string, equal: Record<string, string>): Promise<Record<string, unknown>[]> {
  const backend = getBackend();
  if (!backend) throw new Error(`${RUNNING_BACKEND} is not set: run the browser tests with npm test.`);
  const query = new URLSearchParams(Object.entries(equal).map(([column, value]) => [column, `eq.${value}`]));
  const response = await fetch(`${backend.origin}/rest/v1/${table}?${query}`, {
    headers: { apikey: backend.secretKey },
  });
  if (!response.ok) throw new Error(`${table} could not be read: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>[];
}

/** The bytes of a file in a bucket, read with the service key. */
export async function storedFile(bucket: string, path: string): Promise<Buffer> {
  const { origin, secretKey } = getBackend() ?? { origin: '', secretKey: '' };
  const headers = { apikey: secretKey, Authorization: `Bearer ${secretKey}` };
  const response = await fetch(`${origin}/storage/v1/object/${bucket}/${path}`, { headers });
  if (!response.ok) throw new Error(`${path} could not be read: ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}
