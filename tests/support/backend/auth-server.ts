import type { IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';
import { listen } from '../listen.ts';

export const API_KEY = 'sb_publishable_of_the_test';
export const USER_ID = '11111111-1111-4111-8111-111111111111';
/** The code of every second factor. */
export const CODE = '123456';

export interface AuthCall {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** By the clock of the test. */
  at: number;
}
/** What a refresh gets instead of a session: an answer, a connection that breaks, or silence. */
export type Failure = Answer | 'cut' | 'silent';

/**
 * The auth service of a Supabase project on a port of its own, with its routes, rules and errors as far as a visitor's session
 * meets them: the gateway asks for the key, a refresh token works once, access tokens are signed with ES256. It ends with the test.
 */
export async function authServer({ lifetime = 3600 } = {}) {
  const issuer = await makeIssuer(lifetime);
  const calls: AuthCall[] = [];
  const failures: Failure[] = [];
  const routes = routesOf(issuer, failures);
  const { origin, close } = await listen((request, response) => {
    void (async () => {
      const call = await readCall(request);
      calls.push(call);
      const given = await answer(call, routes, issuer);
      if (given === 'silent') return;
      if (given === 'cut') return void request.socket.destroy();
      const { status = 200, headers = {}, body } = given;
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      response.writeHead(status, { 'x-supabase-api-version': '2024-01-01', ...type, ...headers });
      response.end(body === undefined ? '' : JSON.stringify(body));
    })();
  });
  onTestFinished(close);
  return {
    url: origin,
    calls,
    refreshes: () => calls.filter(({ query }) => query['grant_type'] === 'refresh_token'),
    /** For the next refreshes, one each. */
    failures,
    makeSession: issuer.makeSession,
    forgeToken: issuer.forgeToken,
  };
}

async function makeIssuer(lifetime: number) {
  const [own, foreign] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  // The library keeps key sets for the life of the process, by the project's name.
  const kid = crypto.randomUUID();
  const keys = [{ ...(await exportJWK(own.publicKey)), kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] }];
  const refreshTokens = new Map<unknown, 'fresh' | 'used'>();

  const sign = (key: CryptoKey, expiresAt: number) =>
    new SignJWT({ role: 'authenticated', email: USER.email, session_id: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setSubject(USER_ID)
      .setAudience('authenticated')
      .setExpirationTime(expiresAt)
      .sign(key);
  const makeSession = async (seconds = lifetime) => {
    const expires_at = Math.floor(Date.now() / 1000) + seconds;
    const access_token = await sign(own.privateKey, expires_at);
    const refresh_token = crypto.randomUUID();
    refreshTokens.set(refresh_token, 'fresh');
    return { access_token, token_type: 'bearer', expires_in: seconds, expires_at, refresh_token, user: USER };
  };
  const refresh = async (token: unknown): Promise<Answer> => {
    const state = refreshTokens.get(token);
    if (state === undefined) return REFUSALS.unknownRefreshToken;
    if (state === 'used') return REFUSALS.usedRefreshToken;
    refreshTokens.set(token, 'used');
    return { body: await makeSession() };
  };
  const accepts = (token: string) =>
    jwtVerify(token, own.publicKey, { currentDate: new Date() }).then(Boolean, () => false);
  /** A token like ours, with the name of our key, signed by somebody else. */
  const forgeToken = () => sign(foreign.privateKey, Math.floor(Date.now() / 1000) + lifetime);
  return { keys, makeSession, refresh, accepts, forgeToken };
}

type Issuer = Awaited<ReturnType<typeof makeIssuer>>;
type Route = [pattern: RegExp, answer: (call: AuthCall, id: string) => Failure | Promise<Failure>, isOpen?: 'open'];

function routesOf({ keys, makeSession, refresh }: Issuer, failures: Failure[]): Route[] {
  const answerToken = async ({ query, body }: AuthCall): Promise<Failure> => {
    if (query['grant_type'] === 'password') return { body: await makeSession() };
    return failures.shift() ?? refresh(body['refresh_token']);
  };
  const answerCode = async ({ body }: AuthCall): Promise<Answer> => {
    if (body['code'] !== CODE) return REFUSALS.wrongCode;
    // Older services leave out when it ends.
    const { expires_at: _, ...session } = await makeSession();
    return { body: session };
  };
  return [
    [/^GET \.well-known\/jwks\.json$/, () => ({ body: { keys } }), 'open'],
    [/^POST token$/, answerToken, 'open'],
    [/^GET authorize$/, ({ query }) => authorize(query), 'open'],
    [/^GET user$/, () => ({ body: USER })],
    [/^POST logout$/, () => ({ status: 204 })],
    [/^DELETE user\/identities\/([\w-]+)$/, () => ({ body: {} })],
    [/^POST factors$/, ({ body }) => enroll(body)],
    [/^DELETE factors\/([\w-]+)$/, (_, id) => ({ body: { id } })],
    [/^POST factors\/([\w-]+)\/challenge$/, ({ body }) => challenge(body)],
    [/^POST factors\/([\w-]+)\/verify$/, answerCode],
  ];
}

async function answer(call: AuthCall, routes: Route[], { accepts }: Issuer): Promise<Failure> {
  const { method, path, headers } = call;
  // A browser follows the address of a provider by itself, without the key.
  if (headers['apikey'] !== API_KEY && path !== 'authorize') return REFUSALS.noKey;
  for (const [pattern, answerRoute, isOpen] of routes) {
    const match = pattern.exec(`${method} ${path}`);
    if (!match) continue;
    if (!isOpen && !(await accepts(headers.authorization?.replace(/^Bearer /, '') ?? ''))) return REFUSALS.badToken;
    return answerRoute(call, match[1] ?? '');
  }
  return { status: 404, body: { message: 'no Route matched with those values' } };
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

const USER = {
  id: USER_ID,
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ada@example.com',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
};

const refusal = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } });

export const REFUSALS = {
  noKey: { status: 401, body: { message: 'No API key found in request' } },
  badToken: refusal(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature'),
  unknownRefreshToken: refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  usedRefreshToken: refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  wrongCode: refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  noProvider: refusal(400, 'validation_failed', 'Unsupported provider: missing OAuth provider'),
} satisfies Record<string, Answer>;

function authorize({
  provider,
  code_challenge: challenge,
  code_challenge_method: method,
}: Record<string, string>): Answer {
  if (provider === undefined) return REFUSALS.noProvider;
  if ((challenge === undefined) !== (method === undefined))
    return refusal(400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge');
  return { status: 302, headers: { location: `https://${provider}.example/login` } };
}

function enroll({ factor_type: type, friendly_name, phone }: Record<string, unknown>): Answer {
  const factor = { id: crypto.randomUUID(), type, friendly_name };
  if (type === 'phone') return { body: { ...factor, phone } };
  return { body: { ...factor, totp: { qr_code: '<svg/>', secret: 'ABC', uri: 'otpauth://totp/ada?secret=ABC' } } };
}

function challenge({ channel }: Record<string, unknown>): Answer {
  const type = channel === undefined ? 'totp' : 'phone';
  return { body: { id: crypto.randomUUID(), type, expires_at: Math.floor(Date.now() / 1000) + 300 } };
}

async function readCall(request: IncomingMessage): Promise<AuthCall> {
  const { method = '', headers } = request;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const at = Date.now();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
  const path = pathname.replace(/^\/auth\/v1\//, '');
  return { method, path, query: Object.fromEntries(searchParams), headers, body, at };
}
