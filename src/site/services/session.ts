import type { AuthChangeEvent, AuthClient, Session } from '@supabase/auth-js';
import { loadCode } from './load-code.ts';
import { addressOf, findStorage, hasStoredSession, storageKeyOf } from './stored-session.ts';

/** Where calls go, and the anonymous key they carry. An empty address means the site's own origin; an empty key means that none is sent. */
export interface Backend {
  url: string;
  key: string;
}

export type SessionEvent = AuthChangeEvent;
/** Who is signed in, and when the access token expires, in seconds since 1970. The tokens themselves are not handed out. */
export interface SignedIn {
  userId: string;
  expiresAt: number;
}

export interface OpenSession {
  auth: InstanceType<typeof AuthClient>;
  /** Refreshed first if it would expire within 90 s. Undefined when the visitor is no longer signed in. */
  accessToken: () => Promise<string | undefined>;
  /** Calls the listener with the stored session (INITIAL_SESSION) and then with every event. Returns a function that stops it. */
  watch: (listener: (event: SessionEvent, signedIn: SignedIn | undefined) => void) => () => void;
}

/** The longest wait for a token. Nothing that a page sends depends on one. */
const PATIENCE_MS = 5000;

/**
 * What a call sends as `Authorization: Bearer`: the visitor's token, else the anonymous key, which may be empty. When
 * there is no token for any reason, the call is made without it.
 */
export async function bearerOf(backend: Backend): Promise<string> {
  try {
    const token = await withinPatience(openStoredSession(backend).then((session) => session?.accessToken()));
    return token ?? backend.key;
  } catch (error) {
    console.warn('The stored session could not be used.', error);
    return backend.key;
  }
}

/** Opens the session this browser has stored, only once a page. After a failure the next call tries again. */
export async function openStoredSession(backend: Backend): Promise<OpenSession | undefined> {
  const storage = findStorage();
  if (!storage || !hasStoredSession(storage, backend.url)) return undefined;
  const address = addressOf(backend.url);
  const known = opened.get(address);
  if (known) return known;
  const opening = openSession(backend, storage);
  opened.set(address, opening);
  opening.catch(() => opened.delete(address));
  return opening;
}

/** Loads the auth part of supabase-js, which then keeps the session in this storage fresh. */
export async function openSession(backend: Backend, storage: Storage): Promise<OpenSession> {
  // The page works without this file, and what a visitor is sending must not be lost for it.
  const { AuthClient } = await loadCode(() => import('@supabase/auth-js'));
  const auth = new AuthClient({
    url: `${addressOf(backend.url)}/auth/v1`,
    headers: backend.key === '' ? {} : { apikey: backend.key },
    storage,
    storageKey: storageKeyOf(backend.url),
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    flowType: 'pkce',
  });
  return {
    auth,
    accessToken: async () => (await auth.getSession()).data.session?.access_token,
    watch: (listener) => {
      const { data } = auth.onAuthStateChange((event, session) => {
        listener(event, session?.user && signedInOf(session));
      });
      return () => data.subscription.unsubscribe();
    },
  };
}

function signedInOf({ user, expires_at, expires_in }: Session): SignedIn {
  // The answer to a second factor may leave out `expires_at`; supabase-js works it out in the same way.
  return { userId: user.id, expiresAt: expires_at ?? Math.round(Date.now() / 1000) + expires_in };
}

async function withinPatience<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outOfPatience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No token came in ${PATIENCE_MS} ms.`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([promise, outOfPatience]);
  } finally {
    clearTimeout(timer);
  }
}

/** By the project's address. Two clients of one project would invalidate each other's tokens. */
const opened = new Map<string, Promise<OpenSession>>();
