import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { API_KEY, authServer, CODE, USER_ID } from '../../../support/backend/auth-server.ts';
import { openedSession, ORIGIN, STORAGE_KEY } from '../../../support/backend/visit.ts';

/** A visitor who is signed in, and the last call that their browser made. */
async function signedIn() {
  const server = await authServer();
  const stored = await server.makeSession();
  const opened = await openedSession(server, stored);
  const headers = { apikey: API_KEY, authorization: `Bearer ${stored.access_token}` };
  return { server, stored, ...opened, headers, lastCall: () => server.calls.at(-1) };
}

type Auth = Awaited<ReturnType<typeof signedIn>>['auth'];
const identity = { id: '1', user_id: USER_ID, identity_id: 'a-b-c', provider: 'google' };
const phone = '+14165550100';

test.each<[string, (auth: Auth) => Promise<{ error: unknown }>, object]>([
  [
    'an identity is unlinked by its id',
    (auth) => auth.unlinkIdentity(identity),
    { method: 'DELETE', path: 'user/identities/a-b-c' },
  ],
  [
    'an authenticator is enrolled',
    (auth) => auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine', issuer: 'Nonna Pia' }),
    { method: 'POST', path: 'factors', body: { friendly_name: 'Mine', factor_type: 'totp', issuer: 'Nonna Pia' } },
  ],
  [
    'a phone is enrolled',
    (auth) => auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Mine', phone }),
    { method: 'POST', path: 'factors', body: { friendly_name: 'Mine', factor_type: 'phone', phone } },
  ],
  [
    'a factor is challenged over a channel',
    (auth) => auth.mfa.challenge({ factorId: 'factor-1', channel: 'sms' }),
    { method: 'POST', path: 'factors/factor-1/challenge', body: { channel: 'sms' } },
  ],
  [
    'a factor is taken away by its id',
    (auth) => auth.mfa.unenroll({ factorId: 'factor-1' }),
    { method: 'DELETE', path: 'factors/factor-1' },
  ],
])('%s, with the token of the visitor', async (_, act, call) => {
  const { auth, headers, lastCall } = await signedIn();
  expect((await act(auth)).error).toBeNull();
  expect(lastCall()).toMatchObject({ ...call, headers });
});

test('who signs in by a provider is sent to its page with a challenge', async () => {
  const server = await authServer();
  const { auth, storage } = await openedSession(server);
  const { data } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${ORIGIN}/contact/`, scopes: 'email profile' },
  });
  const url = new URL(data.url ?? '');
  expect(`${url.origin}${url.pathname}`).toBe(`${server.url}/auth/v1/authorize`);
  const verifier = JSON.parse(storage.getItem(`${STORAGE_KEY}-code-verifier`) ?? '""') as string;
  expect(Object.fromEntries(url.searchParams)).toEqual({
    provider: 'google',
    redirect_to: `${ORIGIN}/contact/`,
    scopes: 'email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  });
});

describe('the code of a second factor', () => {
  test('makes a new session', async () => {
    const { auth, stored, headers, lastCall, events, accessToken } = await signedIn();
    const { data } = await auth.mfa.verify({ factorId: 'factor-1', challengeId: 'challenge-1', code: CODE });
    const body = { challenge_id: 'challenge-1', code: CODE };
    expect(lastCall()).toMatchObject({ method: 'POST', path: 'factors/factor-1/verify', headers, body });
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    expect(await accessToken()).toBe(data?.access_token);
    expect(data?.access_token).not.toBe(stored.access_token);
  });

  test('that is wrong leaves the session as it is', async () => {
    const { auth, stored, events, accessToken } = await signedIn();
    const { error } = await auth.mfa.verify({ factorId: 'factor-1', challengeId: 'challenge-1', code: '000000' });
    expect(error?.code).toBe('mfa_verification_failed');
    expect(events).not.toContain('MFA_CHALLENGE_VERIFIED');
    expect(await accessToken()).toBe(stored.access_token);
  });
});

describe('access tokens', () => {
  test('are verified with the published keys, fetched once', async () => {
    const { auth, server } = await signedIn();
    expect((await auth.getClaims()).data?.claims.sub).toBe(USER_ID);
    expect((await auth.getClaims((await server.makeSession()).access_token)).error).toBeNull();
    expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET .well-known/jwks.json']);
  });

  test('that somebody else has signed are refused', async () => {
    const { auth, server } = await signedIn();
    expect((await auth.getClaims(await server.forgeToken())).error?.message).toBe('Invalid JWT signature');
  });
});
