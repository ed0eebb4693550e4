import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSubmissions } from '#preview/export/backends.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { listen } from '../../../support/listen.ts';
import { ROOT } from '../../../support/project.ts';

const KEY = 'sb_secret_of_the_tests';

function open(supabaseUrl: string, environment: Record<string, string>) {
  const services = {
    supabaseUrl,
    supabaseAnonKey: 'public',
    googleMapsApiKey: '',
    googleMapsMapId: '',
    influencerPortalUrl: '',
  };
  return openSubmissions({ services }, { root: ROOT, environment });
}

/** A backend, the headers it was asked with, and a way to open it. */
async function hosted(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: IncomingMessage['headers'][] = [];
  const { origin: url, close } = await listen((request, response) => {
    asked.push(request.headers);
    answer(request, response);
  });
  onTestFinished(close);
  const opened = open(url, { SUPABASE_URL: `${url}/`, SUPABASE_SERVICE_ROLE_KEY: ` ${KEY}\n` });
  if ('missing' in opened) throw new Error(opened.missing);
  return { asked, url, call: opened.call };
}

const messageOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no error',
    (error: unknown) => `${String(error)} ${String((error as Error).cause ?? '')}`,
  );

describe('the backend of a brand', () => {
  test('is none where the brand names none and no preview has run', () => {
    expect(open('', { FRONT_OF_HOUSE_DATA: temporaryFolder() })).toEqual({
      missing: 'The brand names no backend, and no preview here has received any.',
    });
  });

  test('is asked with the secret key', async () => {
    const { asked, call } = await hosted((_, response) => response.end('[]'));
    expect(await (await call('/rest/v1/restaurant_feedback')).json()).toEqual([]);
    expect(asked[0]).toMatchObject({ apikey: KEY, authorization: `Bearer ${KEY}` });
  });

  test('gets the key nowhere else: not by a redirect', async () => {
    const other = await hosted((_, response) => response.end('[]'));
    const { call } = await hosted((_, response) => response.writeHead(307, { location: `${other.url}/x` }).end());
    expect(await messageOf(call('/x'))).toMatch(/^Error: The backend at http:\/\/127\.0\.0\.1:\d+ did not answer/);
    expect(other.asked).toEqual([]);
  });

  test.each<[string, Record<string, string>, string]>([
    ['without a key', {}, 'set SUPABASE_SERVICE_ROLE_KEY to its secret key and SUPABASE_URL to its address'],
    ['whose key is that of another', { SUPABASE_URL: 'https://other.example' }, 'set SUPABASE_URL to its address'],
    ['whose key is of nobody knows what', { SUPABASE_URL: '' }, 'set SUPABASE_URL to its address'],
    ['with a key that is none', { SUPABASE_URL: 'https://b.example', key: 'a\nb' }, 'has letters that no key has'],
  ])('is not asked %s', (_, { key = KEY, ...environment }, sentence) => {
    const hasKey = 'SUPABASE_URL' in environment;
    const opened = open('https://b.example', { ...environment, ...(hasKey && { SUPABASE_SERVICE_ROLE_KEY: key }) });
    expect(opened).toEqual({ missing: expect.stringContaining(sentence) });
    expect(JSON.stringify(opened)).not.toContain(KEY);
  });

  test('is not asked where the key could be read on its way', () => {
    const url = 'http://backend.example';
    expect(open(url, { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: KEY })).toEqual({
      missing: expect.stringContaining('its address needs https, to send the key by'),
    });
  });

  test('is never named with its key in an error', async () => {
    const { call } = await hosted((request) => request.socket.destroy());
    const message = await messageOf(call('/x'));
    expect(message).toContain('so its submissions could not be read.');
    expect(message).not.toContain(KEY);
  });
});
