import { createClient, FunctionsFetchError, FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js';
import { setTimeout as pause } from 'node:timers/promises';
import type { BackendHealth } from './backend-health.ts';
import { readBody, TooLongError } from './read-body.ts';
import { backoffMs, readRetryAfter, retry } from './retry.ts';
import { findTooDeep, TOO_DEEP } from '../files/json.ts';
import { LoadError } from '../errors/load-error.ts';
import { withinOrigin } from './same-origin.ts';
import type { Brand } from '#schema/warning.ts';

const TIME_LIMIT_MS = 10_000;
const RETRIES = 3;
const MAX_WAIT_MS = 30_000;
/** The longest `Retry-After` that is followed. Our backend limits the requests per minute. */
const MAX_ASKED_WAIT_MS = 60_000;
const TOO_MANY = 429;
/** A brand of 5,000 locations is about 15 MB of JSON. More than this is not a configuration. */
const MAX_BYTES = 64 * 1024 * 1024;

const FAILED = 'Failed to fetch brand website data';
const UNKNOWN = 'An unknown error occurred';

export interface BackendOptions {
  /** One attempt, from the first byte sent to the last received. */
  timeLimitMs?: number;
  /** Largest answer that is read. */
  maxBytes?: number;
  /** How often it is asked again. */
  retries?: number;
  wait?: (milliseconds: number) => Promise<void>;
  fetch?: typeof fetch;
  /** What other brands found out about the same backend. */
  health?: BackendHealth;
}

/**
 * How one attempt ended. `isRetryable`: the next attempt may succeed, after `waitMs` if the backend said so. `isSilent`: no answer came
 * at all.
 */
type Outcome =
  | { data: unknown; changes?: unknown }
  | { message: string; isRetryable: boolean; isSilent?: boolean; waitMs?: number };

/** What was written of a brand, with the changes that are to come. */
export interface Written {
  configuration: unknown;
  /** What a backend answered beside the configuration; those of a brand in a folder are files of it. */
  changes?: unknown;
}

/** The configuration that the function `get-brand-website` answers. */
export async function loadFromBackend(brand: Brand, options: BackendOptions): Promise<unknown> {
  return (await askBackend(brand, options)).configuration;
}

/** Calls the function `get-brand-website`, and again when there is no answer, or the server failed or is too busy. Older backends answer no changes. */
export async function askBackend(brand: Brand, options: BackendOptions): Promise<Written> {
  const { wait = pause, health, retries = RETRIES } = options;
  const { supabaseUrl } = brand.services;
  const answers = health?.answers(supabaseUrl) ?? 0;
  const attempt = async (): Promise<Outcome> => {
    if (health?.isGivenUp(supabaseUrl)) throw new LoadError(FAILED, true);
    const outcome = await ask(brand, options);
    if (!isSilent(outcome)) health?.noteAnswer(supabaseUrl);
    return outcome;
  };
  const waitAfter = (outcome: Outcome, attempts: number): number | undefined =>
    'message' in outcome && outcome.isRetryable
      ? Math.max(outcome.waitMs ?? 0, Math.min(backoffMs(attempts), MAX_WAIT_MS))
      : undefined;
  const outcome = await retry(attempt, { attempts: retries + 1, waitAfter, wait });
  if ('data' in outcome) {
    const { data: configuration, changes } = outcome;
    return { configuration, ...(changes !== undefined && { changes }) };
  }
  if (isSilent(outcome)) health?.noteSilence(supabaseUrl, answers);
  throw new LoadError(outcome.message, outcome.isRetryable);
}

const isSilent = (outcome: Outcome): boolean => 'message' in outcome && outcome.isSilent === true;

async function ask(brand: Brand, options: BackendOptions): Promise<Outcome> {
  const { timeLimitMs = TIME_LIMIT_MS } = options;
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // The race, not only the signal: the client's own time limit ends before the body of an error answer is read.
  const outOfTime = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      controller.abort();
      resolve({ message: FAILED, isRetryable: true, isSilent: true });
    }, timeLimitMs);
  });
  try {
    return await Promise.race([askOnce(brand, options, controller.signal), outOfTime]);
  } catch (error) {
    return describeThrown(error);
  } finally {
    clearTimeout(timer);
  }
}

async function askOnce(brand: Brand, options: BackendOptions, signal: AbortSignal): Promise<Outcome> {
  const { supabaseUrl, supabaseAnonKey } = brand.services;
  const { functions } = createClient(supabaseUrl, supabaseAnonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: limitSize(options) },
  });
  const { data, error } = await functions.invoke('get-brand-website', { body: { brandId: brand.brandId }, signal });
  if (error === null) return judge(await parseBody(data), true);
  if (!(error instanceof FunctionsHttpError || error instanceof FunctionsRelayError)) return describeThrown(error);
  const response = error.context as Response;
  const outcome = judge(await response.text().then(parseBody), false);
  if ('data' in outcome) return outcome;
  const { status, headers } = response;
  return { ...outcome, isRetryable: status >= 500 || status === TOO_MANY, waitMs: waitAskedFor(headers) };
}

/** No backend is waited for longer than that, whatever it asks for. */
function waitAskedFor(headers: Headers): number | undefined {
  const milliseconds = readRetryAfter(headers.get('retry-after') ?? '', Date.now());
  return milliseconds === undefined ? undefined : Math.min(milliseconds, MAX_ASKED_WAIT_MS);
}

/** How the attempt ended, by the body. An `error` in the body is the reason of a failure, whatever the status. */
function judge(body: unknown, isOk: boolean): Outcome {
  const { success, data, changes, error } = isObject(body) ? body : {};
  const reason = describeReason(error);
  if (reason !== undefined) return { message: `Edge Function error: ${reason}`, isRetryable: false };
  const hasSucceeded = isOk && body !== NO_JSON && (success === undefined || success === true);
  return hasSucceeded ? { data, ...(changes !== undefined && { changes }) } : { message: FAILED, isRetryable: false };
}

function describeReason(error: unknown): string | undefined {
  const text = isObject(error) ? error['message'] : error;
  if (typeof text === 'string') return text.trim() || undefined;
  return error ? JSON.stringify(error) : undefined;
}

const NO_JSON = Symbol('a body that is not JSON');

/** The client parses JSON only with the right header. This also parses the JSON of a function that forgot the header. */
async function parseBody(body: unknown): Promise<unknown> {
  const text = body instanceof Blob || body instanceof Response ? await body.text() : body;
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return NO_JSON;
  }
}

function describeThrown(error: unknown): Outcome {
  if (error instanceof SyntaxError) return { message: FAILED, isRetryable: false };
  const cause: unknown = error instanceof FunctionsFetchError ? error.context : error;
  if (cause instanceof TooLongError) return { message: FAILED, isRetryable: false };
  if (cause instanceof LoadError) return { message: cause.message, isRetryable: false };
  return { message: cause instanceof Error ? FAILED : UNKNOWN, isRetryable: true, isSilent: true };
}

/** `fetch`, but a body of more than `maxBytes`, or one that nests too deep, is an error before anything is made of it. */
function limitSize({ fetch: send = fetch, maxBytes = MAX_BYTES }: BackendOptions): typeof fetch {
  return async (input, init) => {
    const response = await withinOrigin(send)(input, init);
    const body = response.body && (await readBody(response.body, maxBytes));
    if (body !== null && findTooDeep(body.toString()) !== undefined)
      throw new LoadError(`The answer of the backend ${TOO_DEEP}.`);
    return new Response(body, response);
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
