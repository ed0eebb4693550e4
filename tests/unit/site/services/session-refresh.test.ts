import { describe, expect, test, vi } from 'vitest';
import { type AuthCall, authServer, type Failure, REFUSALS } from '../../../support/backend/auth-server.ts';
import { openedSession, skipWaits, STORAGE_KEY } from '../../../support/backend/visit.ts';

/** A visitor whose access token holds for so many seconds, and a server whose next refreshes fail so. */
async function visit(lifetime?: number, ...failures: Failure[]) {
  const server = await authServer();
  const stored = await server.makeSession(lifetime);
  server.failures.push(...failures);
  return { server, stored, ...(await openedSession(server, stored)) };
}

describe('a session', () => {
  test('that holds is used as it is', async () => {
    const { server, stored, accessToken } = await visit();
    expect(await accessToken()).toBe(stored.access_token);
    expect(server.refreshes()).toEqual([]);
  });

  test('is refreshed before it expires, with the refresh token as the body', async () => {
    const { server, stored, accessToken, events, storage } = await visit(60);
    const token = await accessToken();
    expect(token).not.toBe(stored.access_token);
    expect(server.refreshes()).toMatchObject([
      { method: 'POST', path: 'token', body: { refresh_token: stored.refresh_token } },
    ]);
    expect(storage.getItem(STORAGE_KEY)).toContain(token);
    expect(events).toContain('TOKEN_REFRESHED');
  });

  test('is refreshed before it expires when nobody asks, too', async () => {
    skipWaits();
    const { server, accessToken, events } = await visit(3600);
    await accessToken();
    await vi.advanceTimersByTimeAsync(3450_000);
    expect(server.refreshes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100_000);
    await vi.waitUntil(() => events.includes('TOKEN_REFRESHED'), 60_000);
    expect(server.refreshes()).toHaveLength(1);
  });
});

describe('a refresh that fails for now', () => {
  test('is tried again after 200 ms, then twice as long each time', async () => {
    skipWaits();
    const unknown = { status: 520, body: { message: 'unknown' } };
    const { server, accessToken, events } = await visit(60, { status: 503 }, 'cut', unknown);
    expect(await accessToken()).toBeDefined();
    expect(gapsOf(server.refreshes())).toEqual([200, 400, 800]);
    expect(events).toContain('TOKEN_REFRESHED');
    expect(events).not.toContain('SIGNED_OUT');
  });

  test('is given up before half a minute has gone, and the session stays', async () => {
    skipWaits();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const failures = Array.from({ length: 20 }, () => ({ status: 503 }));
    const { server, stored, accessToken, events, storage } = await visit(-1, ...failures);
    expect(await accessToken()).toBeUndefined();
    expect(gapsOf(server.refreshes())).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
    expect(events).toEqual(['INITIAL_SESSION']);
    expect(storage.getItem(STORAGE_KEY)).toBe(JSON.stringify(stored));
    expect(warn).toHaveBeenCalled();
  });
});

describe('a refresh that is refused', () => {
  test('signs out once the access token has expired', async () => {
    const { server, accessToken, events, storage } = await visit(-1, REFUSALS.unknownRefreshToken);
    expect(await accessToken()).toBeUndefined();
    expect(events).toContain('SIGNED_OUT');
    expect(storage.getItem(STORAGE_KEY)).toBeNull();
    expect(server.refreshes()).toHaveLength(1);
  });

  test('changes nothing before that, and is not asked for again within a minute', async () => {
    const { server, stored, auth, accessToken, events, storage } = await visit(60, REFUSALS.unknownRefreshToken);
    expect(await accessToken()).toBe(stored.access_token);
    expect((await auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect(events).toEqual(['INITIAL_SESSION']);
    expect(storage.getItem(STORAGE_KEY)).toBe(JSON.stringify(stored));
    expect(server.refreshes()).toHaveLength(1);
  });
});

test('a refresh without a token is a missing session', async () => {
  const server = await authServer();
  const { auth } = await openedSession(server);
  expect((await auth.refreshSession()).error?.message).toBe('Auth session missing!');
  expect(server.calls).toEqual([]);
});

/** Milliseconds from each call to the next. */
function gapsOf(calls: AuthCall[]): number[] {
  return calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
}
