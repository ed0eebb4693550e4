/**
 * Other hosts that a guest has asked for, by a name such as `google-maps`. Kept in the session storage of the tab, which ends with it, and in the
 * page alone where there is no storage. It needs no consent bar, and a consent bar may call `allowForVisit`.
 */
export type AllowedName = 'google-maps';

export function isAllowedForVisit(name: AllowedName): boolean {
  try {
    return allowed.has(name) || sessionStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
}

/** Remembers the choice, and tells all parts of the page that wait for it. */
export function allowForVisit(name: AllowedName): void {
  allowed.add(name);
  try {
    sessionStorage.setItem(keyOf(name), '1');
  } catch {
    // The choice holds until the next page is loaded.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when something more is allowed. Returns a function that stops it. */
export function watchAllowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = (name: AllowedName) => `allowed:${name}`;
const allowed = new Set<AllowedName>();
const listeners = new Set<() => void>();
