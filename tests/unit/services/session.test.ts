import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bearerOf, hasStoredSession, openStoredSession } from '../../../src/services/session.ts';
import { API_KEY, authServer, REFUSALS } from '../../support/auth-server.ts';
import { makeStorage, ORIGIN, projectOf, STORAGE_KEY, storageWith, stubPage } from '../../support/visit.ts';

const STORED = { access_token: 'head.claims.signature', refresh_token: 'refresh', expires_at: 2_000_000_000 };

describe('a stored session', () => {
  beforeEach(() => void stubPage());

  test.each([
    ['https://abcdefgh.supabase.co', 'sb-abcdefgh-auth-token'],
    ['https://backend.nonnapia.example/supabase', 'sb-backend-auth-token'],
    ['http://127.0.0.1:54321', 'sb-127-auth-token'],
    ['', 'sb-nonnapia-auth-token'],
  ])('of the project %j stands under %s', (supabaseUrl, key) => {
    const text = JSON.stringify(STORED);
    expect(hasStoredSession(makeStorage({ [key]: text }), supabaseUrl)).toBe(true);
    expect(hasStoredSession(makeStorage({ [`${key}-user`]: text }), supabaseUrl)).toBe(false);
  });

  test('of another project is none', () => {
    const storage = makeStorage({ 'sb-other-auth-token': JSON.stringify(STORED) });
    expect(hasStoredSession(storage, 'https://abcdefgh.supabase.co')).toBe(false);
  });

  test.each([
    '',
    'null',
    '{"access_token":"head.cl',
    'base64-eyJhIjoxfQ',
    '"text"',
    '[]',
    JSON.stringify({ ...STORED, access_token: 'two\nlines' }),
    JSON.stringify({ ...STORED, access_token: { not: 'a text' } }),
    JSON.stringify({ ...STORED, refresh_token: '' }),
    JSON.stringify({ ...STORED, expires_at: undefined }),
  ])('that reads %j is none', (text) => {
    expect(hasStoredSession(makeStorage({ 'sb-nonnapia-auth-token': text }), '')).toBe(false);
  });

  test('is none where the browser keeps nothing', () => {
    const getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(hasStoredSession({ getItem }, '')).toBe(false);
  });
});

describe('a call', () => {
  test('carries the token of the visitor', async () => {
    const server = await authServer();
    const stored = await server.makeSession();
    stubPage(storageWith(stored));
    expect(await bearerOf(projectOf(server))).toBe(stored.access_token);
  });

  test('carries a fresh token when the stored one is about to expire', async () => {
    const server = await authServer();
    const stored = await server.makeSession(60);
    const storage = storageWith(stored);
    stubPage(storage);
    const [first, second] = await Promise.all([bearerOf(projectOf(server)), bearerOf(projectOf(server))]);
    expect(first).toBe(second);
    expect(first).not.toBe(stored.access_token);
    expect(storage.getItem(STORAGE_KEY)).toContain(first);
    expect(server.refreshes()).toHaveLength(1);
  });

  test('finds the auth service at the origin of the page when the project has no address', async () => {
    const server = await authServer();
    stubPage(storageWith(await server.makeSession(60)));
    vi.stubGlobal('location', { origin: server.url });
    await bearerOf({ supabaseUrl: '', supabaseAnonKey: API_KEY });
    expect(server.refreshes()).toHaveLength(1);
  });

  test('carries the anonymous key, and nothing is loaded, when nobody is signed in', async () => {
    const storage = makeStorage();
    stubPage(storage);
    expect(await bearerOf({ supabaseUrl: ORIGIN, supabaseAnonKey: API_KEY })).toBe(API_KEY);
    expect(await openStoredSession({ supabaseUrl: ORIGIN, supabaseAnonKey: API_KEY })).toBeUndefined();
    expect(storage).toHaveLength(0);
  });

  test('carries the anonymous key once the visitor has signed out, and a token when signed in again', async () => {
    const server = await authServer();
    const stored = await server.makeSession();
    const storage = storageWith(stored);
    stubPage(storage);
    const project = projectOf(server);
    const session = await openStoredSession(project);
    await session?.auth.signOut();
    expect(await bearerOf(project)).toBe(API_KEY);
    await session?.auth.signInWithPassword({ email: 'ada@example.com', password: 'secret' });
    expect(storage.getItem(STORAGE_KEY)).toContain(await bearerOf(project));
    expect(await openStoredSession(project)).toBe(session);
  });

  test('carries the anonymous key when the session has come to its end', async () => {
    const server = await authServer();
    const storage = storageWith(await server.makeSession(-1));
    stubPage(storage);
    server.failures.push(REFUSALS.unknownRefreshToken);
    expect(await bearerOf(projectOf(server))).toBe(API_KEY);
    expect(storage.getItem(STORAGE_KEY)).toBeNull();
  });
});

describe('a call goes out with the anonymous key', () => {
  test('when the auth service is silent', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const server = await authServer();
    stubPage(storageWith(await server.makeSession(-1)));
    server.failures.push('silent');
    const { setTimeout: wait } = globalThis;
    vi.stubGlobal('setTimeout', (callback: () => void, ms: number) => wait(callback, ms === 5000 ? 50 : ms));
    expect(await bearerOf(projectOf(server))).toBe(API_KEY);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('when the browser keeps nothing, without a word', async () => {
    const warn = vi.spyOn(console, 'warn');
    stubPage();
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(await bearerOf({ supabaseUrl: '', supabaseAnonKey: API_KEY })).toBe(API_KEY);
    expect(warn).not.toHaveBeenCalled();
  });

  test('when the browser reads but does not write', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const server = await authServer();
    const storage = storageWith(await server.makeSession(-1));
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    stubPage(storage);
    expect(await bearerOf(projectOf(server))).toBe(API_KEY);
  });
});

describe('the auth part of supabase-js', () => {
  const project = { supabaseUrl: '', supabaseAnonKey: API_KEY };
  const stored = { 'sb-nonnapia-auth-token': JSON.stringify(STORED) };
  const reload = vi.fn();
  /** What the bundler does where a file is gone. Node calls the listeners in the order they came; a browser, capturing ones first. */
  const loadGoneFile = vi.fn(() => {
    window.removeEventListener('vite:preloadError', reload);
    window.addEventListener('vite:preloadError', reload);
    window.dispatchEvent(new Event('vite:preloadError'));
    throw new Error('404');
  });

  beforeEach(() => {
    reload.mockClear();
    loadGoneFile.mockClear();
    vi.doMock('@supabase/auth-js', loadGoneFile);
    return () => vi.doUnmock('@supabase/auth-js');
  });

  test('is not loaded when nothing is stored', async () => {
    stubPage();
    expect(await bearerOf(project)).toBe(API_KEY);
    expect(loadGoneFile).not.toHaveBeenCalled();
  });

  test('costs no visitor the page when its file is gone, and is tried again with the next call', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    stubPage(makeStorage(stored));
    expect(await bearerOf(project)).toBe(API_KEY);
    expect(await bearerOf(project)).toBe(API_KEY);
    expect(loadGoneFile).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('vite:preloadError'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
