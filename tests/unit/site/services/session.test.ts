import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bearerOf, openSession, openStoredSession } from '#site/services/session.ts';
import { API_KEY, authServer, type Failure, REFUSALS } from '../../../support/backend/auth-server.ts';
import {
  makeStorage,
  ORIGIN,
  projectOf,
  STORAGE_KEY,
  STORED,
  storageWith,
  stubPage,
} from '../../../support/backend/visit.ts';

/** A page whose visitor has a session that holds for so many seconds, and whose next refreshes fail so. */
async function visit(lifetime?: number, ...failures: Failure[]) {
  const server = await authServer();
  const stored = await server.makeSession(lifetime);
  server.failures.push(...failures);
  const storage = storageWith(stored);
  stubPage(storage);
  return { server, stored, storage, project: projectOf(server) };
}

describe('a call', () => {
  test('carries the token of the visitor', async () => {
    const { project, stored } = await visit();
    expect(await bearerOf(project)).toBe(stored.access_token);
  });

  test('carries a fresh token when the stored one is about to expire', async () => {
    const { server, project, stored, storage } = await visit(60);
    const [first, second] = await Promise.all([bearerOf(project), bearerOf(project)]);
    expect(first).toBe(second);
    expect(first).not.toBe(stored.access_token);
    expect(storage.getItem(STORAGE_KEY)).toContain(first);
    expect(server.refreshes()).toHaveLength(1);
  });

  test('finds the auth service at the origin of the page when the project has no address', async () => {
    const { server } = await visit(60);
    vi.stubGlobal('location', { origin: server.url });
    await bearerOf({ url: '', key: API_KEY });
    expect(server.refreshes()).toHaveLength(1);
  });

  test('carries the anonymous key, and nothing is loaded, when nobody is signed in', async () => {
    const storage = makeStorage();
    stubPage(storage);
    expect(await bearerOf({ url: ORIGIN, key: API_KEY })).toBe(API_KEY);
    expect(await openStoredSession({ url: ORIGIN, key: API_KEY })).toBeUndefined();
    expect(storage).toHaveLength(0);
  });

  test('carries the anonymous key once the visitor has signed out, and a token when signed in again', async () => {
    const { project, storage } = await visit();
    const session = await openStoredSession(project);
    await session?.auth.signOut();
    expect(await bearerOf(project)).toBe(API_KEY);
    await session?.auth.signInWithPassword({ email: 'ada@example.com', password: 'secret' });
    expect(storage.getItem(STORAGE_KEY)).toContain(await bearerOf(project));
    expect(await openStoredSession(project)).toBe(session);
  });
});

test('a code in the address of the page is left to whoever asked for it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(); // of other clients in this process, which a browser would have in one page
  const server = await authServer();
  stubPage();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: `${ORIGIN}/?code=abc` } }));
  const storage = makeStorage({ [`${STORAGE_KEY}-code-verifier`]: '"verifier"' });
  const { auth } = await openSession(projectOf(server), storage);
  onTestFinished(() => auth.dispose());
  expect((await auth.initialize()).error).toBeNull();
  expect(server.calls).toEqual([]);
});

describe('a call goes out with the anonymous key', () => {
  test('when the auth service is silent', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { project } = await visit(-1, 'silent');
    const { setTimeout: wait } = globalThis;
    vi.stubGlobal('setTimeout', (callback: () => void, ms: number) => wait(callback, ms === 5000 ? 50 : ms));
    expect(await bearerOf(project)).toBe(API_KEY);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('when the browser keeps nothing, without a word', async () => {
    const warn = vi.spyOn(console, 'warn');
    stubPage();
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(await bearerOf({ url: '', key: API_KEY })).toBe(API_KEY);
    expect(warn).not.toHaveBeenCalled();
  });

  test('when the browser reads but does not write', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { project, storage } = await visit(-1);
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    expect(await bearerOf(project)).toBe(API_KEY);
  });

  test('when the session has come to its end, which is forgotten', async () => {
    const { project, storage } = await visit(-1, REFUSALS.unknownRefreshToken);
    expect(await bearerOf(project)).toBe(API_KEY);
    expect(storage.getItem(STORAGE_KEY)).toBeNull();
  });
});

describe('the auth part of supabase-js', () => {
  const project = { url: '', key: API_KEY };
  const stored = { 'sb-nonnapia-auth-token': JSON.stringify(STORED) };
  const loadGoneFile = vi.fn(() => {
    throw new Error('404');
  });

  beforeEach(() => {
    loadGoneFile.mockClear();
    vi.doMock('@supabase/auth-js', loadGoneFile);
    return () => vi.doUnmock('@supabase/auth-js');
  });

  test('is not loaded when nothing is stored', async () => {
    stubPage();
    expect(await bearerOf(project)).toBe(API_KEY);
    expect(loadGoneFile).not.toHaveBeenCalled();
  });

  test('is tried again with the next call when its file is gone', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    stubPage(makeStorage(stored));
    expect(await bearerOf(project)).toBe(API_KEY);
    expect(await bearerOf(project)).toBe(API_KEY);
    expect(loadGoneFile).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
