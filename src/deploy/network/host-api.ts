import type { z } from 'zod';
import { UsageError } from '#brand/errors/usage-error.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { TooLongError } from '#brand/network/read-body.ts';
import { fetchWithRetry, type Network } from './fetch-with-retry.ts';

/** The HTTP interface of a host, which takes and gives JSON and knows us by a token. */
export interface HostApi {
  /** `Netlify` */
  host: string;
  /** Without a slash at its end. */
  base: string;
  token: string;
  /** The environment variable of the token, for sentences. */
  tokenName: string;
  network: Network;
}

export interface ApiCall<T> {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  /** What the answer has to be. */
  answer: z.ZodType<T>;
  json?: unknown;
  bytes?: () => Uint8Array;
  /** What a 404 means: `There is no project "x".` */
  missing?: string;
  maxBytes?: number;
}

/** The address of an interface: the usual one, or that of the environment, where a token is not sent in clear to another machine. */
export function readApiBase(environment: Environment, name: string, usual: string): string {
  const url = URL.parse(environment[name]?.trim() || usual);
  const isLocal = url !== null && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  const isSafe = url?.protocol === 'https:' || (isLocal && url.protocol === 'http:');
  if (url && isSafe && url.username === '' && url.password === '') return url.href.replace(/\/$/, '');
  throw new UsageError(`${name} must be a web address that begins with https, like ${usual}.`);
}

export function readToken(environment: Environment, name: string, target: string): string {
  const token = environment[name]?.trim() ?? '';
  // A line break would end the header.
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  const problem = token === '' ? 'in the environment' : 'without spaces in it';
  throw new UsageError(`${target}: needs ${name} ${problem}.`);
}

/** Calls the interface. Throws an Error with a sentence for all but an answer as it is wanted. */
export async function callApi<T>(api: HostApi, call: ApiCall<T>): Promise<T> {
  const { host, base, token, network } = api;
  const { method = 'GET', path, answer, json, bytes, missing, maxBytes } = call;
  const request = (): RequestInit => {
    const type = bytes ? 'application/octet-stream' : 'application/json';
    const body = json === undefined ? bytes && new Uint8Array(bytes()) : JSON.stringify(json);
    return {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    };
  };
  const what = `${method} ${path.split('?')[0]}`;
  const asked = { host, what, url: base + path, request, ...(maxBytes && { maxBytes }) };
  const reply = await fetchWithRetry(network, asked).catch((error: unknown) => {
    throw error instanceof TooLongError ? new Error(`What ${host} answered to ${what} ${error.message}.`) : error;
  });
  if (reply.status === 404 && missing !== undefined) throw new Error(missing);
  const text = reply.body.toString();
  if (reply.status >= 300) throw new Error(describeRefusal(api, what, reply.status, text));
  const parsed = answer.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${host} answered something unexpected to ${what}: ${quoteValue(text)}. Nothing was changed by it; try again later.`,
  );
}

function describeRefusal({ host, tokenName }: HostApi, what: string, status: number, text: string): string {
  const words = wordsOf(parseJson(text));
  const said = `${host} answered ${status} to ${what}${words && `: ${quoteValue(words, 200)}`}.`;
  if (status === 401 || status === 403) return `${said} Check ${tokenName}, and what it is allowed to do.`;
  if (status === 429) return `${said} It allows so many requests a minute: publish fewer brands at once, or later.`;
  return said;
}

/** The host's own words: Cloudflare's `errors`, Netlify's `message`. */
function wordsOf(answer: unknown): string {
  const { errors, message } = Object(answer) as { errors?: unknown; message?: unknown };
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  const words = (Object(first) as { message?: unknown }).message ?? message;
  return typeof words === 'string' ? words : '';
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}
