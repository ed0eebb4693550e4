import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { $session, followSession } from '#site/stores/session.ts';
import { authServer, CODE, REFUSALS, USER_ID } from '../../../support/backend/auth-server.ts';
import { openedSession } from '../../../support/backend/visit.ts';

beforeEach(() => $session.set({ state: 'anonymous' }));

/** Follows a session of the real library with what the browser has stored. */
async function followed(lifetime: number | undefined, ...failures: (typeof REFUSALS)[keyof typeof REFUSALS][]) {
  const server = await authServer();
  const stored = lifetime === undefined ? undefined : await server.makeSession(lifetime);
  server.failures.push(...failures);
  const { auth, session, accessToken } = await openedSession(server, stored);
  await followSession(() => Promise.resolve(session));
  await accessToken();
  return { auth, stored, session };
}

test('a visitor without a session is anonymous', async () => {
  await followSession(() => Promise.resolve(undefined));
  expect($session.get()).toEqual({ state: 'anonymous' });
});

test('SIGNED_IN says who, and until when', async () => {
  const { stored } = await followed(3600);
  const expected = { state: 'signed-in', userId: USER_ID, expiresAt: stored?.expires_at };
  await vi.waitUntil(() => $session.get().state === 'signed-in', 60_000);
  expect($session.get()).toEqual({ ...expected, event: 'SIGNED_IN' });
});

test('TOKEN_REFRESHED moves the end', async () => {
  const { stored } = await followed(60);
  await vi.waitUntil(() => $session.get().event === 'TOKEN_REFRESHED', 60_000);
  const session = $session.get();
  expect(session.state === 'signed-in' && session.expiresAt - (stored?.expires_at ?? 0)).toBeGreaterThan(3000);
});

test('SIGNED_OUT follows a refused refresh', async () => {
  await followed(-1, REFUSALS.unknownRefreshToken);
  await vi.waitUntil(() => $session.get().event === 'SIGNED_OUT', 60_000);
  expect($session.get()).toEqual({ state: 'anonymous', event: 'SIGNED_OUT' });
});

test('a session that is only kept is no event', async () => {
  await followed(60, REFUSALS.unknownRefreshToken);
  await vi.waitUntil(() => $session.get().state === 'signed-in', 60_000);
  expect($session.get().event).toBeUndefined();
});

test('MFA_CHALLENGE_VERIFIED keeps who is signed in', async () => {
  const { auth } = await followed(3600);
  await auth.mfa.verify({ factorId: 'factor-1', challengeId: 'challenge-1', code: CODE });
  const session = $session.get();
  expect(session).toMatchObject({ state: 'signed-in', userId: USER_ID, event: 'MFA_CHALLENGE_VERIFIED' });
  expect(session.state === 'signed-in' && session.expiresAt).toBeGreaterThan(Date.now() / 1000 + 3000);
});

test('what happens is told once', async () => {
  const heard = vi.fn();
  onTestFinished($session.listen(heard));
  const { auth } = await followed(3600);
  await vi.waitUntil(() => heard.mock.calls.length > 0, 60_000);
  await auth.signOut();
  expect(heard.mock.calls.map(([{ event }]) => event as string)).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
});

test('a session is followed once', async () => {
  const { session } = await followed(3600);
  const watch = vi.spyOn(session, 'watch');
  await followSession(() => Promise.resolve(session));
  expect(watch).not.toHaveBeenCalled();
});

test('a session that can not be opened leaves the visitor anonymous', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await followSession(() => Promise.reject(new Error('offline')));
  expect($session.get()).toEqual({ state: 'anonymous' });
  expect(warn).toHaveBeenCalledOnce();
});
