import { request } from 'node:http';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { makeGateway } from '#preview/backend/gateway.ts';
import type { RequestMessage, ResponseMessage } from '#preview/backend/messages.ts';
import { sendEndless } from '../../../support/backend/endless.ts';
import { ask } from '../../../support/backend/http.ts';
import { listen } from '../../../support/listen.ts';

const MEGABYTE = 1024 * 1024;
const CAREERS = '/functions/v1/website-submissions/careers';

let handed: RequestMessage[];
let answer: () => Promise<ResponseMessage>;
let port: number;

/** A port with a gateway of its own, until the test is over. */
async function start(): Promise<number> {
  const ask = (message: RequestMessage) => {
    handed.push(message);
    return answer();
  };
  const { port, close } = await listen(makeGateway(ask, () => Promise.resolve(undefined)));
  onTestFinished(close);
  return port;
}

beforeEach(async () => {
  handed = [];
  answer = () => Promise.resolve({ status: 201, headers: [['x-test', 'yes']], body: new Uint8Array() });
  port = await start();
});

const headersOf = ([message]: RequestMessage[]): Record<string, string> => Object.fromEntries(message?.headers ?? []);

describe('what is handed on', () => {
  test('is the call, with its answer', async () => {
    const got = await ask(port, '/rest/v1/a?b=c', { method: 'POST', body: '{"d":1}', headers: { 'x-own': 'e' } });
    expect(handed).toHaveLength(1);
    expect(handed[0]).toMatchObject({ url: 'http://localhost/rest/v1/a?b=c', method: 'POST' });
    expect(Buffer.from(handed[0]?.body ?? []).toString()).toBe('{"d":1}');
    expect(headersOf(handed)).toMatchObject({ 'x-own': 'e' });
    expect([got.status, got.headers['x-test'], got.headers['access-control-allow-origin']]).toEqual([201, 'yes', '*']);
  });

  test('has the key and the address a gateway would know', async () => {
    await ask(port, '/rest/v1/a', { headers: { connection: 'close' } });
    expect(headersOf(handed)).toEqual({
      apikey: 'sb_publishable_front_of_house',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  test('keeps the key it came with, and names the caller after whomever the caller names', async () => {
    await ask(port, '/rest/v1/a', { headers: { apikey: 'own', 'x-forwarded-for': '192.0.2.1' } });
    await ask(port, '/rest/v1/a?apikey=own');
    expect(handed.map((message) => Object.fromEntries(message.headers))).toMatchObject([
      { apikey: 'own', 'x-forwarded-for': '192.0.2.1, 127.0.0.1' },
      { 'x-forwarded-for': '127.0.0.1' },
    ]);
    expect(headersOf(handed.slice(1))).not.toHaveProperty('apikey');
  });

  test('is a function’s own OPTIONS, but nobody else’s', async () => {
    await ask(port, '/functions/v1/a', { method: 'OPTIONS' });
    await ask(port, '/rest/v1/a', { method: 'OPTIONS' });
    expect(handed.map(({ url }) => new URL(url).pathname)).toEqual(['/functions/v1/a']);
  });
});

test.each(['TRACE', 'PROPFIND'])('the method %s is nobody’s', async (method) => {
  expect((await ask(port, '/rest/v1/a', { method })).status).toBe(405);
  expect(handed).toEqual([]);
});

test('a host that would break an address breaks nothing', async () => {
  expect((await ask(port, '/rest/v1/a', { host: 'user:secret@[evil' })).status).toBe(201);
  expect(handed[0]?.url).toBe('http://localhost/rest/v1/a');
});

describe('a body', () => {
  test.each([
    ['/rest/v1/a', MEGABYTE, 201],
    ['/rest/v1/a', MEGABYTE + 1, 413],
    ['/functions/v1/website-submissions/feedback', MEGABYTE + 1, 413],
    [CAREERS, 21 * MEGABYTE, 201],
    [CAREERS, 22 * MEGABYTE + 1, 413],
  ])('to %s of %i bytes is answered %i', async (path, bytes, status) => {
    expect((await ask(port, path, { method: 'POST', body: 'x'.repeat(bytes) })).status).toBe(status);
    expect(handed).toHaveLength(status === 201 ? 1 : 0);
  });

  test.each([true, false])('without end is not read on, declared: %s', async (isDeclared) => {
    const url = `http://127.0.0.1:${port}${CAREERS}`;
    const { status, sent } = await sendEndless(url, {}, 200 * MEGABYTE, { isDeclared });
    expect(status).toBe(413);
    expect(sent).toBeLessThan((isDeclared ? 10 : 40) * MEGABYTE);
    expect(handed).toEqual([]);
  });

  test('that breaks off is nobody’s call', async () => {
    const headers = { 'content-length': '100' };
    const broken = request({ host: '127.0.0.1', port, path: '/rest/v1/a', method: 'POST', headers });
    broken.on('error', () => {});
    broken.write('half');
    await new Promise((resolve) => broken.once('socket', (socket) => socket.once('ready', resolve)));
    broken.destroy();
    expect((await ask(port, '/rest/v1/b')).status).toBe(201);
    expect(handed.map(({ url }) => new URL(url).pathname)).toEqual(['/rest/v1/b']);
  });
});

test('a backend that cannot answer says why', async () => {
  answer = () => Promise.reject(new Error('The embedded backend has ended.'));
  const { status, text } = await ask(port, '/rest/v1/a');
  expect([status, JSON.parse(text)]).toEqual([
    503,
    { success: false, error: 'The embedded backend has ended.', message: 'The embedded backend has ended.' },
  ]);
});
