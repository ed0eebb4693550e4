import type { RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { load } from '#brand/folder/load.ts';
import type { BackendOptions } from '#brand/network/load-from-backend.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { makeBrand, NO_SERVICES } from '../support/build/make-brand.ts';
import { listen } from '../support/listen.ts';

const FAILED = 'Failed to fetch brand website data';
const CONFIGURATION = { name: 'Saffron Lane', menu: { categories: [] } };
const SUCCESS = JSON.stringify({ success: true, data: CONFIGURATION });

interface Tried {
  /** The configuration, or the message of the error. */
  result: unknown;
  requests: { method: string; path: string; headers: Record<string, unknown>; body: string }[];
  waits: number[];
}

/** Loads with the real client from a real server; the last answer is given to every further request. */
async function loadFrom(answers: RequestListener[], options: BackendOptions = {}): Promise<Tried> {
  const tried: Tried = { result: undefined, requests: [], waits: [] };
  const { origin: supabaseUrl, close } = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      tried.requests.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() });
      answers[Math.min(tried.requests.length, answers.length) - 1]?.(request, response);
    });
  });
  onTestFinished(close);
  const wait = (milliseconds: number): Promise<void> => Promise.resolve(void tried.waits.push(milliseconds));
  const brand = makeBrand({
    source: 'supabase',
    services: { ...NO_SERVICES, supabaseUrl, supabaseAnonKey: 'anon-key' },
  });
  tried.result = await load(brand, { wait, ...options }).catch((error: unknown) => (error as Error).message);
  return tried;
}

const json =
  (status: number, body: unknown, type = 'application/json'): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));

const success = json(200, SUCCESS);
const hang: RequestListener = () => undefined;
const hangInBody =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).write('{"success":');
const dropAtOnce: RequestListener = (request) => request.socket.destroy();
const dropInBody: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': SUCCESS.length });
  response.write(SUCCESS.slice(0, 20), () => request.socket.destroy());
};
const redirectTo =
  (status: number, location: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location }).end();

describe('the function get-brand-website', () => {
  test('is asked once, with the brand’s id and the anonymous key, and its data comes as it is', async () => {
    const { result, requests, waits } = await loadFrom([success]);
    expect(result).toEqual(CONFIGURATION);
    expect(waits).toEqual([]);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/functions/v1/get-brand-website' });
    expect(requests[0]?.headers).toMatchObject({ apikey: 'anon-key', authorization: 'Bearer anon-key' });
    expect(requests[0]?.body).toBe('{"brandId":"brand-7"}');
  });

  test.each<[string, RequestListener, unknown]>([
    ['no data', json(200, { success: true }), undefined],
    ['data that is not an object', json(200, { success: true, data: 'soon' }), 'soon'],
    [
      'data that nests too deep',
      json(200, `{"success":true,"data":{"name":"A","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`),
      'The answer of the backend has more than 500 lists and objects inside of each other, which is not read.',
    ],
    ['no success flag', json(200, { data: CONFIGURATION }), CONFIGURATION],
    ['an error that is null', json(200, { success: true, data: CONFIGURATION, error: null }), CONFIGURATION],
    ['JSON null', json(200, 'null'), undefined],
    ['JSON under a header for text', json(200, SUCCESS, 'text/plain'), CONFIGURATION],
    ['JSON under a header for bytes', json(200, SUCCESS, 'application/octet-stream'), CONFIGURATION],
  ])('may answer with %s: what that means is for read to say', async (_, answer, data) => {
    expect((await loadFrom([answer])).result).toEqual(data);
  });

  test.each<[string, RequestListener, string]>([
    ['200 with an error', json(200, { error: 'No such brand' }), 'Edge Function error: No such brand'],
    ['200 with data and an error', json(200, { data: {}, error: 'Half' }), 'Edge Function error: Half'],
    ['404 with an error', json(404, { error: 'No such brand' }), 'Edge Function error: No such brand'],
    ['401 with an object', json(401, { error: { message: 'Bad key' } }), 'Edge Function error: Bad key'],
    ['400 with an error of another type', json(400, { error: [1, 2] }), 'Edge Function error: [1,2]'],
    ['success: false with an error', json(200, { success: false, error: 'Off' }), 'Edge Function error: Off'],
    ['success: false without one', json(200, { success: false, data: CONFIGURATION }), FAILED],
    ['success: "no"', json(200, { success: 'no', data: CONFIGURATION }), FAILED],
    ['404 with a blank error', json(404, { error: ' ' }), FAILED],
    ['403 without a body', json(403, ''), FAILED],
    ['404 with data all the same', json(404, { success: true, data: CONFIGURATION }), FAILED],
    ['HTML', json(200, '<!doctype html><p>Sign in</p>', 'text/html'), FAILED],
    ['HTML that calls itself JSON', json(200, '<!doctype html>'), FAILED],
    ['an empty body', json(200, ''), FAILED],
    ['half of the JSON', json(200, SUCCESS.slice(0, 30)), FAILED],
  ])('is not asked again after %s', async (_, answer, message) => {
    const { result, requests } = await loadFrom([answer, success]);
    expect(result).toBe(message);
    expect(requests).toHaveLength(1);
  });

  test.each<[string, RequestListener]>([
    ['a 500', json(500, { error: 'Out of memory' })],
    ['a 503 of a proxy', json(503, '<h1>Busy</h1>', 'text/html')],
    ['a connection dropped before the answer', dropAtOnce],
    ['a connection dropped in the body', dropInBody],
  ])('is asked again after %s', async (_, answer) => {
    const { result, requests, waits } = await loadFrom([answer, answer, success]);
    expect(result).toEqual(CONFIGURATION);
    expect(requests).toHaveLength(3);
    expect(waits).toEqual([1000, 2000]);
  });

  const busy =
    (headers: Record<string, string>): RequestListener =>
    (_, response) =>
      response.writeHead(429, { 'content-type': 'application/json', ...headers }).end('{"error":"A lot"}');

  test.each([
    ['7', [7000]],
    ['0', [1000]],
    ['3600', [60_000]],
    ['-1', [1000]],
    ['Sun, 22 Nov 2026 06:00:00 GMT', [1000]],
    ['', [1000]],
  ])(
    'that has enough for now is asked again after the %j seconds it names, but not at once, and within a minute',
    async (after, waited) => {
      const { result, waits } = await loadFrom([busy({ 'retry-after': after }), success]);
      expect([result, waits]).toEqual([CONFIGURATION, waited]);
    },
  );

  test('that has enough for good is asked four times', async () => {
    const { result, waits } = await loadFrom([busy({})]);
    expect([result, waits]).toEqual(['Edge Function error: A lot', [1000, 2000, 4000]]);
  });

  test.each<[string, RequestListener, string]>([
    ['5xx with an error', json(502, { error: 'Out of memory' }), 'Edge Function error: Out of memory'],
    ['5xx without a message', json(500, {}), FAILED],
    ['a dropped connection', dropAtOnce, FAILED],
    ['redirects without end', redirectTo(307, '/'), FAILED],
  ])('is asked four times before %s is the answer', async (_, answer, message) => {
    const { result, waits } = await loadFrom([answer]);
    expect(result).toBe(message);
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  test.each<[string, RequestListener]>([
    ['never answers', hang],
    ['never ends its answer', hangInBody(200)],
    ['never ends a failure', hangInBody(500)],
  ])('is given up when it %s', async (_, answer) => {
    const { result, requests } = await loadFrom([answer], { timeLimitMs: 40 });
    expect(result).toBe(FAILED);
    expect(requests.length).toBeLessThanOrEqual(4);
  });

  test('is followed where it moved to', async () => {
    const { result, requests } = await loadFrom([redirectTo(308, '/moved'), success]);
    expect(result).toEqual(CONFIGURATION);
    expect(requests[1]).toMatchObject({ method: 'POST', path: '/moved', body: '{"brandId":"brand-7"}' });
  });

  test.each([
    [301, 'http://localhost:$PORT/'],
    [302, 'https://127.0.0.1:$PORT/'],
    [307, '//localhost:1/functions/v1/get-brand-website'],
    [308, 'http://127.0.0.1:1/'],
    [308, 'file:///etc/passwd'],
    [302, 'data:application/json,{"data":{"name":"Evil"}}'],
  ])('is not followed to another origin: %i to %s', async (status, location) => {
    const away: RequestListener = ({ socket }, response) =>
      redirectTo(status, location.replace('$PORT', String(socket.localPort)))({} as never, response);
    const { result, requests, waits } = await loadFrom([redirectTo(308, '/moved'), away, success]);
    expect(result).toMatch(
      /^The backend at http:\/\/127\.0\.0\.1:\d+ redirects to \S+, which is another origin\. Nothing is read from there\./,
    );
    expect([requests.length, waits]).toEqual([2, []]);
  });

  test.each([[303], [304], [300]])('is not followed by a %i, which names no place to ask again', async (status) => {
    const { result, requests } = await loadFrom([redirectTo(status, '/moved'), success]);
    expect([result, requests.length]).toEqual([FAILED, 1]);
  });

  test.each([['other'], ['BRAND-7'], ['brand-7\u0301'], ['brand‐7'], [7]])(
    'does not answer for another brand: %j',
    async (id) => {
      const { result, requests } = await loadFrom([json(200, { data: { ...CONFIGURATION, brand_id: id } })]);
      expect(result).toBe(
        `The backend was asked for the brand "brand-7" and answered with that of "${id}". Correct "brandId" in brand.json, or "brand_id" in the configuration.`,
      );
      expect(requests).toHaveLength(1);
    },
  );

  test.each([['brand-7'], [' brand-7\n'], [null], [''], ['\u200b'], [['other']]])(
    'may say of whom it is, or not: %j',
    async (brand_id) => {
      const data = { ...CONFIGURATION, brand_id };
      expect((await loadFrom([json(200, { data })])).result).toEqual(data);
    },
  );

  test('may answer with megabytes, but not without end', async () => {
    const large = { success: true, data: { text: 'é'.repeat(1_000_000) } };
    expect((await loadFrom([json(200, large)])).result).toEqual(large.data);
    const { result, requests } = await loadFrom([json(200, large)], { maxBytes: 1_000_000 });
    expect(result).toBe(FAILED);
    expect(requests).toHaveLength(1);
  });

  test('fails with a sentence of its own when what is thrown is no error', async () => {
    const throwText = (): Promise<Response> => {
      // oxlint-disable-next-line typescript/only-throw-error -- the case under test
      throw 'out of order';
    };
    const { result, waits } = await loadFrom([success], { fetch: throwText });
    expect(result).toBe('An unknown error occurred');
    expect(waits).toEqual([1000, 2000, 4000]);
  });
});

describe('website.json', () => {
  const messageWith = async (files: Record<string, string>): Promise<unknown> => {
    const folder = temporaryFolder(files);
    return load(makeBrand({ folder })).catch((error: unknown) => (error as Error).message.replace(folder, '<brand>'));
  };

  test('is read as it is', async () => {
    expect(await messageWith({ 'website.json': '\uFEFF{ "name": "Saffron Lane" }' })).toEqual({ name: 'Saffron Lane' });
    expect(await messageWith({ 'website.json': '[]' })).toEqual([]);
  });

  const BELONGS =
    'It holds what "get-brand-website" answers as "data". To ask the backend for it write "source": "supabase" in brand.json.';
  test.each<[Record<string, string>, string]>([
    [{}, `is missing. ${BELONGS}`],
    [{ 'website.json/menu.json': '{}' }, `is a folder, not a file. ${BELONGS}`],
    [{ 'website.json': '{\n  "name": "Rye"\n  "menu": {}\n}' }, 'line 3, column 3: a comma is missing before "menu"'],
  ])('with the files %j says what is wrong, and where', async (files, message) => {
    expect(await messageWith(files)).toBe(`<brand>/website.json\n  ${message}`);
  });
});
