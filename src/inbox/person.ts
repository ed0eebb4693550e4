import { nameOf } from './mailbox/save.ts';

const COOKIE = 'inbox-person';
const YEAR_S = 365 * 24 * 60 * 60;

/** Who asks, as a form of the inbox was told before; undefined where nobody said. */
export function personOf(headers: Headers): string | undefined {
  const written = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1] ?? '';
  try {
    return nameOf(decodeURIComponent(written)) || undefined;
  } catch {
    return undefined;
  }
}

/** The header that keeps a name in the browser, or has it forget the name: `Set-Cookie`. `path`: below which pages. */
export function personCookie(name: string, path: string): string {
  const age = name === '' ? 0 : YEAR_S;
  return `${COOKIE}=${encodeURIComponent(name)}; Path=${path}; Max-Age=${age}; SameSite=Lax; HttpOnly`;
}
