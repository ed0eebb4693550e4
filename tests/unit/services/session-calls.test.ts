import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { API_KEY, authServer, CODE, USER_ID } from '../../support/backend/auth-server.ts';
import { openedSession, ORIGIN, STORAGE_KEY } from '../../support/backend/visit.ts';

/** A visitor who is signed in, and the last call that their browser made. */
async function signedIn() {
  const server = await authServer();
  const stored = await server.makeSession();
  const opened = await openedSession(server, stored);
  const authorization = `Bearer ${stored.access_token}`;
  return {
    server,
    stored,
    ...opened,
    lastCall: () => server.calls.at(-1),
    headers: { apikey: API_KEY, authorization },
  };
}

describe('identities', () => {
  test('are unlinked by their id', async () => {
    const { auth, headers, lastCall } = await signedIn();
    const identity = { id: '1', user_id: USER_ID, identity_id: 'a-b-c', provider: 'google' };
    expect(await auth.unlinkIdentity(identity)).toMatchObject({ error: null });
    expect(lastCall()).toMatchObject({ method: 'DELETE', path: 'user/identities/a-b-c', headers });
  });

  test('come from a provider, whose page is asked for with a challenge', async () => {
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
    const answer = await fetch(url, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('https://google.example/login');
  });
});

describe('second factors', () => {
  test.each([
    ['totp', { factorType: 'totp', friendlyName: 'My phone', issuer: 'Nonna Pia' }, { issuer: 'Nonna Pia' }],
    ['phone', { factorType: 'phone', friendlyName: 'My phone', phone: '+14165550100' }, { phone: '+14165550100' }],
  ] as const)('of the kind %s are enrolled', async (kind, wanted, sent) => {
    const { auth, headers, lastCall } = await signedIn();
    const { data, error } = await auth.mfa.enroll(wanted);
    expect(error).toBeNull();
    expect(data?.type).toBe(kind);
    expect(lastCall()).toMatchObject({ method: 'POST', path: 'factors', headers });
    expect(lastCall()?.body).toEqual({ friendly_name: 'My phone', factor_type: kind, ...sent });
  });

  test('are challenged over a channel', async () => {
    const { auth, headers, lastCall } = await signedIn();
    const { data } = await auth.mfa.challenge({ factorId: 'factor-1', channel: 'sms' });
    expect(data?.type).toBe('phone');
    expect(lastCall()).toMatchObject({ method: 'POST', path: 'factors/factor-1/challenge', headers });
    expect(lastCall()?.body).toMatchObject({ channel: 'sms' });
  });

  test('are verified by their code, which makes a new session', async () => {
    const { auth, stored, headers, lastCall, events, accessToken } = await signedIn();
    const { data } = await auth.mfa.verify({ factorId: 'factor-1', challengeId: 'challenge-1', code: CODE });
    expect(lastCall()).toMatchObject({ method: 'POST', path: 'factors/factor-1/verify', headers });
    expect(lastCall()?.body).toEqual({ challenge_id: 'challenge-1', code: CODE });
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    expect(await accessToken()).toBe(data?.access_token);
    expect(data?.access_token).not.toBe(stored.access_token);
  });

  test('whose code is wrong leave the session as it is', async () => {
    const { auth, stored, events, accessToken } = await signedIn();
    const { error } = await auth.mfa.verify({ factorId: 'factor-1', challengeId: 'challenge-1', code: '000000' });
    expect(error?.code).toBe('mfa_verification_failed');
    expect(events).not.toContain('MFA_CHALLENGE_VERIFIED');
    expect(await accessToken()).toBe(stored.access_token);
  });

  test('are taken away by their id', async () => {
    const { auth, headers, lastCall } = await signedIn();
    const { data } = await auth.mfa.unenroll({ factorId: 'factor-1' });
    expect(data).toEqual({ id: 'factor-1' });
    expect(lastCall()).toMatchObject({ method: 'DELETE', path: 'factors/factor-1', headers });
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
    expect((await auth.getClaims(await server.forgeToken())).error).toMatchObject({
      name: 'AuthInvalidJwtError',
      message: 'Invalid JWT signature',
    });
  });

  test('that somebody else has signed get nothing from the service', async () => {
    const { server, stored } = await signedIn();
    const forged = await openedSession(server, { ...stored, access_token: await server.forgeToken() });
    expect((await forged.auth.mfa.unenroll({ factorId: 'factor-1' })).error?.code).toBe('bad_jwt');
  });
});
