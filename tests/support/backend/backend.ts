import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { type Backend, startBackend } from '#preview/backend/backend.ts';
import { newAddress } from './addresses.ts';
import { newOwnId } from './own-ids.ts';
import { preparedDataDir } from '../build/built.ts';
import { listen } from '../listen.ts';
import { ROOT } from '../project.ts';

/** A project that runs somewhere, as its visitors and its owner see it. */
export interface Project {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Signs visitors in; undefined for a hosted project whose secret nobody gave. */
  jwtSecret: string | undefined;
}

export interface EmbeddedProject extends Project {
  backend: Backend;
  close: () => Promise<void>;
}

/** The variables that say which project is held to the contract. */
export const CONTRACT = {
  url: 'CONTRACT_URL',
  publishableKey: 'CONTRACT_PUBLISHABLE_KEY',
  secretKey: 'CONTRACT_SECRET_KEY',
  jwtSecret: 'CONTRACT_JWT_SECRET',
} as const;

/** The project that `CONTRACT_URL` and its keys name: a hosted one, or the one that `project-for-all.ts` has started. */
export function openProject(): Project {
  const { CONTRACT_URL = '', CONTRACT_PUBLISHABLE_KEY, CONTRACT_SECRET_KEY, CONTRACT_JWT_SECRET } = process.env;
  return {
    url: CONTRACT_URL.replace(/\/$/, ''),
    publishableKey: CONTRACT_PUBLISHABLE_KEY ?? '',
    secretKey: CONTRACT_SECRET_KEY ?? '',
    jwtSecret: CONTRACT_JWT_SECRET,
  };
}

/** The embedded backend on a port of its own; until it is ready, calls wait. A folder of one's own outlives it. */
export async function startEmbedded(
  dataDir?: string,
  environment: Record<string, string> = {},
): Promise<EmbeddedProject> {
  const folder = dataDir ?? emptyDataDir();
  const backend = startBackend({ root: ROOT, dataDir: folder, environment });
  const server = await listen(backend.listener);
  const { publishableKey, secretKey, jwtSecret } = backend;

  async function close(): Promise<void> {
    await server.close();
    await backend.close();
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  }

  return {
    url: server.origin,
    publishableKey,
    secretKey,
    jwtSecret,
    backend,
    close,
  };
}

/** A data folder with the tables and nothing in them, which whoever asks for it removes. */
export function emptyDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backend-'));
  const prepared = preparedDataDir();
  if (prepared !== undefined && existsSync(prepared)) cpSync(prepared, folder, { recursive: true });
  return folder;
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is text, bytes or a form with files already. */
  body?: unknown;
}

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

/** Calls a path of the project with a key, from an address nobody else has unless the call names one. */
export async function callProject(url: string, key: string, { method, headers, body }: Call = {}): Promise<Answered> {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      apikey: key,
      Authorization: `Bearer ${key}`,
      'X-Forwarded-For': newAddress(),
      // A form with files says itself how its parts are divided.
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isReady(body) ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function isReady(body: unknown): body is string | FormData | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A token of a visitor who has signed in. */
export function signIn(jwtSecret: string): Promise<string> {
  return new SignJWT({ role: 'authenticated', aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(randomUUID())
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(jwtSecret));
}

/** What a visitor says of a meal; each has its own id, of its own restaurant unless one is named. */
export function feedback(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    restaurant_id: newOwnId(),
    type: 'restaurant',
    rating: 4,
    sub_type: 'Food',
    nature: 'compliment',
    message: 'The noodles were perfect.',
    contact_name: null,
    contact_phone: null,
    contact_email: 'ada@example.com',
    page_url: 'https://kumo.example/menu/',
    meta: { viewport: '390x844' },
    user_agent: 'Contract/1.0',
    ...changes,
  };
}

export function callback(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return feedback({
    type: 'callback',
    rating: null,
    sub_type: null,
    nature: null,
    contact_phone: '+1 416 555 0100',
    contact_ok: true,
    meta: { viewport: '390x844', user_agent: 'Contract/1.0' },
    ...changes,
  });
}
