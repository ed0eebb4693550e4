import type { Session } from '@supabase/auth-js';

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Whether supabase-js has left a session of the project here that it could use. Loads nothing. */
export function hasStoredSession(storage: Pick<Storage, 'getItem'> | undefined, supabaseUrl: string): boolean {
  try {
    const stored = JSON.parse(storage?.getItem(storageKeyOf(supabaseUrl)) ?? 'null') as Partial<Session> | null;
    return JWT.test(stored?.access_token ?? '') && Boolean(stored?.refresh_token) && Boolean(stored?.expires_at);
  } catch {
    return false; // no storage, or a value that can't be read
  }
}

/** Undefined where the visitor has turned the storage off: then even naming it throws. */
export function findStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** As supabase-js names it: `https://abc.supabase.co` // "sb-abc-auth-token" */
export function storageKeyOf(supabaseUrl: string): string {
  return `sb-${new URL(addressOf(supabaseUrl)).hostname.split('.')[0]}-auth-token`;
}

/** The address of the project; an empty one is the origin of the page. */
export function addressOf(supabaseUrl: string): string {
  return supabaseUrl || location.origin;
}
