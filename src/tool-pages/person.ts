const COOKIE = 'inbox-person';
const YEAR_S = 365 * 24 * 60 * 60;
const MAX_NAME = 100;

/** Who asks, as a form of one of our tools was told before; undefined where nobody said. */
export function personOf(headers: Headers): string | undefined {
  const written = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1] ?? '';
  try {
    return personName(decodeURIComponent(written)) || undefined;
  } catch {
    return undefined;
  }
}

/** A name in one line, cut where it is too long; empty where nothing shows. */
export const personName = (written: string): string =>
  [
    ...written
      .slice(0, 10 * MAX_NAME)
      .toWellFormed()
      .replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, MAX_NAME)
    .join('')
    .trim();

/** The header that keeps a name in the browser, or has it forget the name: `Set-Cookie`. `path`: below which pages. */
export function personCookie(name: string, path: string): string {
  const age = name === '' ? 0 : YEAR_S;
  return `${COOKIE}=${encodeURIComponent(name)}; Path=${path}; Max-Age=${age}; SameSite=Lax; HttpOnly`;
}
