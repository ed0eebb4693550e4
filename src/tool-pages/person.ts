import { toLine } from '#schema/forms/visible.ts';

const COOKIE = 'inbox-person';
export const YEAR_S = 365 * 24 * 60 * 60;

export const MAX_NAME = 100;

/** A name in one line, cut where it is too long; empty where nothing shows. */
export const nameOf = (written: string | null): string =>
  [...toLine((written ?? '').slice(0, 10 * MAX_NAME).toWellFormed())].slice(0, MAX_NAME).join('').trim();

/** Who asks, as a form of the inbox or of the editor was told before; undefined where nobody said. */
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
