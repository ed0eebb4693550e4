import { onTestFinished, vi } from 'vitest';
import { openSession } from '#site/services/session.ts';
import { API_KEY, type authServer } from './auth-server.ts';

type Server = Awaited<ReturnType<typeof authServer>>;

export const ORIGIN = 'https://nonnapia.example';

/** What a page has around it, as far as a session looks. */
export function stubPage(storage = makeStorage()): void {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('localStorage', storage);
}

export function makeStorage(values: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(values));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

export const projectOf = ({ url }: Pick<Server, 'url'>) => ({ url, key: API_KEY });

/** The project's name is the first label of 127.0.0.1. */
export const STORAGE_KEY = 'sb-127-auth-token';

/** What supabase-js stores, as far as we look at it. */
export const STORED = { access_token: 'head.claims.signature', refresh_token: 'refresh', expires_at: 2_000_000_000 };

export const storageWith = (session: unknown) => makeStorage({ [STORAGE_KEY]: JSON.stringify(session) });

/** A session of the real library, opened with what the browser has stored, and what it tells of. */
export async function openedSession(server: Server, stored?: unknown) {
  stubPage();
  const storage = stored === undefined ? makeStorage() : storageWith(stored);
  const session = await openSession(projectOf(server), storage);
  const events: string[] = [];
  session.watch((event) => void events.push(event));
  onTestFinished(() => session.auth.dispose());
  return { ...session, session, storage, events };
}

/**
 * Time moves only where somebody waits for it: the waits of a backoff, 200 ms doubling, are over at once, and the clock has then
 * moved on by as much. Other timers are real.
 */
export function skipWaits(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal('setTimeout', (callback: () => void, ms = 0, ...rest: unknown[]) => {
    const isBackoff = Number.isInteger(Math.log2(ms / 200));
    if (!isBackoff) return wait(callback, ms, ...rest);
    return wait(() => {
      vi.setSystemTime(Date.now() + ms);
      callback();
    }, 0);
  });
}
