/** Asks a backend by its secret key: `call('/rest/v1/brand_websites', { method: 'POST', … })` */
export type BackendFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Why a backend is not asked: no key, the key of another backend, no https to send it by, or what can't be a key. */
type KeyProblem = 'missing' | 'of another' | 'insecure' | 'malformed';

/** What to do about it. */
export const KEY_ADVICE: Record<KeyProblem, string> = {
  missing: 'set SUPABASE_SERVICE_ROLE_KEY to its secret key and SUPABASE_URL to its address',
  'of another': 'set SUPABASE_URL to its address, which says that SUPABASE_SERVICE_ROLE_KEY is its key',
  insecure: 'its address needs https, to send the key by',
  malformed: 'SUPABASE_SERVICE_ROLE_KEY has letters that no key has',
};

const TIME_LIMIT_MS = 60_000;
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Calls of a backend with the secret key of the environment. The key opens all that a backend has, so it goes nowhere but to the backend that is named
 * beside it: SUPABASE_URL. `consequence` ends the sentence about a backend that does not answer.
 */
export function callDeployed(
  url: string,
  environment: Readonly<Record<string, string | undefined>>,
  consequence: string,
): BackendFetch | KeyProblem {
  const key = environment['SUPABASE_SERVICE_ROLE_KEY']?.trim() ?? '';
  const named = environment['SUPABASE_URL'] ?? '';
  const { origin, protocol, hostname } = new URL(url);
  if (key === '') return 'missing';
  if (!URL.canParse(named) || new URL(named).origin !== origin) return 'of another';
  if (protocol !== 'https:' && !LOCAL.test(hostname)) return 'insecure';
  // A header with such a letter would be quoted in an error.
  if (!/^[!-~]+$/.test(key)) return 'malformed';
  return callWithKey(url, key, consequence);
}

export function callWithKey(url: string, key: string, consequence: string): BackendFetch {
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('apikey', key);
    headers.set('Authorization', `Bearer ${key}`);
    // A redirect could lead the key elsewhere.
    const options = { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) } as const;
    return fetch(`${url.replace(/\/$/, '')}${path}`, options).catch(() => {
      throw new Error(`The backend at ${new URL(url).origin} did not answer, so ${consequence}.`);
    });
  };
}
