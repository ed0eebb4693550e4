import type { AuthChangeEvent, AuthClient, Session } from '@supabase/auth-js';
import { addressOf, findStorage, hasStoredSession, storageKeyOf } from './stored-session.ts';

/** Where calls go, and the anonymous key they carry. Empty are the site's own origin, and none. */
export interface Backend {
  url: string;
  key: string;
}

export type SessionEvent = AuthChangeEvent;
/** Who is signed in, and until when the access token holds, in seconds since 1970. The tokens stay in here. */
export interface SignedIn {
  userId: string;
  expiresAt: number;
}

export interface OpenSession {
  auth: InstanceType<typeof AuthClient>;
  /** Refreshed first if it would expire within 90 s. None when the visitor is, or has just been, signed out. */
  accessToken: () => Promise<string | undefined>;
  /** Tells what is stored, as INITIAL_SESSION, and from then on every event. Returns what stops it. */
  watch: (listener: (event: SessionEvent, signedIn: SignedIn | undefined) => void) => () => void;
}

/** A visitor waits for no token longer than that: nothing a page sends needs one. */
const PATIENCE_MS = 5000;

/**
 * What a call sends as `Authorization: Bearer`: the visitor's token, else the anonymous key, which may be empty. Whatever keeps
 * the token from coming, the call goes out all the same.
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

/** Opens the session this browser has stored, once in the life of a page; after a failure, again. */
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

/** Loads the auth part of supabase-js, which from now on keeps the session of this storage fresh. */
export async function openSession(backend: Backend, storage: Storage): Promise<OpenSession> {
  const Client = await importAuthClient();
  const auth = new Client({
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

/** A page one of whose files is gone reloads itself, and would lose what a visitor is just sending. It can do without this one. */
async function importAuthClient(): Promise<typeof AuthClient> {
  const keepPage = (event: Event) => event.stopPropagation();
  document.addEventListener('vite:preloadError', keepPage);
  try {
    const { AuthClient } = await import('@supabase/auth-js');
    return AuthClient;
  } finally {
    document.removeEventListener('vite:preloadError', keepPage);
  }
}

function signedInOf({ user, expires_at, expires_in }: Session): SignedIn {
  // The answer that ends a second factor may leave out when; supabase-js reckons it the same way.
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

/** By the project's address. Two clients of one project would refresh against each other. */
const opened = new Map<string, Promise<OpenSession>>();
