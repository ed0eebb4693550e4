/** Links to the files of applications, which a mail may hold: they work for a while, and behind the inbox's login. */

/** "7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11/resume.pdf", as the bucket `applications` has it. */
type StoredPath = string;

const VALID_DAYS = 14;
const DAY_S = 24 * 60 * 60;

/** What follows `<inbox>/files/`: the path and its signature. `key`: the secret key of the backend, which the inbox has, too. */
export async function signFileLink(path: StoredPath, key: string, now = new Date()): Promise<string> {
  const expires = String(Math.floor(now.getTime() / 1000) + VALID_DAYS * DAY_S);
  const query = new URLSearchParams({ expires, signature: await signatureOf(path, expires, key) });
  return `${path}?${query}`;
}

/** Whether `expires` and `signature` of a link are ours for this path. */
export async function checkFileLink(
  path: StoredPath,
  query: URLSearchParams,
  key: string,
  now = new Date(),
): Promise<'valid' | 'expired' | 'invalid'> {
  const [expires, signature] = [query.get('expires') ?? '', query.get('signature') ?? ''];
  if (key === '' || !/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return 'invalid';
  const isOurs = await crypto.subtle.verify('HMAC', await importKey(key), bytesOf(signature), textFor(path, expires));
  if (!isOurs) return 'invalid';
  return Number(expires) * 1000 > now.getTime() ? 'valid' : 'expired';
}

async function signatureOf(path: string, expires: string, key: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await importKey(key), textFor(path, expires));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const importKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/** The first line keeps this apart from all else that the key signs. */
const textFor = (path: string, expires: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`front-of-house file\n${path}\n${expires}`);

const bytesOf = (hexadecimal: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hexadecimal.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []);
