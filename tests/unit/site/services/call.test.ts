import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BackendResponse, post } from '#site/services/call.ts';
import { LoopbackRequest, type Reply, startLoopback } from '../../../support/backend/loopback.ts';
import { STORED, storageWith, stubPage } from '../../../support/backend/visit.ts';

const CALL = { path: 'rest/v1/things', body: { text: '面 🍜' } };

afterEach(() => {
  vi.useRealTimers();
});

describe('on the wire', () => {
  let server: Awaited<ReturnType<typeof startLoopback>> | undefined;

  async function serve(...replies: [Reply, ...Reply[]]) {
    server = await startLoopback(...replies);
    vi.stubGlobal('XMLHttpRequest', LoopbackRequest);
    vi.stubGlobal('location', { href: `${server.url}/menu/` });
    return server;
  }

  afterEach(() => server?.stop());

  test('a call carries its body, the key twice, and the headers of its own', async () => {
    const { url, heard } = await serve({ status: 201 });
    await post({ url, key: 'anon' }, { ...CALL, headers: { Prefer: 'return=minimal' } });
    expect(heard).toMatchObject([
      {
        method: 'POST',
        path: '/rest/v1/things',
        headers: {
          'content-type': 'application/json',
          apikey: 'anon',
          authorization: 'Bearer anon',
          prefer: 'return=minimal',
        },
        body: CALL.body,
      },
    ]);
  });

  test('a call carries the token of a visitor who is signed in, and the key once', async () => {
    const { url, heard } = await serve({ status: 201 });
    stubPage(storageWith({ ...STORED, user: { id: 'ada' } }));
    await post({ url, key: 'anon' }, CALL);
    expect(heard[0]?.headers).toMatchObject({ apikey: 'anon', authorization: `Bearer ${STORED.access_token}` });
  });

  test('without a URL and a key it goes to the origin of the page, and names nobody', async () => {
    const { heard } = await serve({ status: 201 });
    await post({ url: '', key: '' }, CALL);
    expect(heard[0]?.path).toBe('/rest/v1/things');
    expect(heard[0]?.headers).not.toHaveProperty('apikey');
    expect(heard[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each<[Reply, BackendResponse]>([
    [
      { status: 200, text: '{"success":true}' },
      { state: 'answered', status: 200, body: { success: true } },
    ],
    [{ status: 201 }, { state: 'answered', status: 201, body: undefined }],
    [
      { status: 502, text: '<h1>Bad Gateway</h1>' },
      { state: 'answered', status: 502, body: undefined },
    ],
    [
      { status: 429, text: '{"success":false' },
      { state: 'answered', status: 429, body: undefined },
    ],
    ['hang up', { state: 'unreachable' }],
    ['half', { state: 'unreachable' }],
  ])('%j is %j', async (reply, answer) => {
    const { url, heard } = await serve(reply);
    expect(await post({ url, key: '' }, CALL)).toEqual(answer);
    expect(heard).toHaveLength(1);
  });

  test('a server that keeps silent is unreachable after 20 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { url, heard } = await serve('silence');
    const settled = vi.fn<(answer: BackendResponse) => void>();
    const call = post({ url, key: '' }, CALL).then(settled);
    await vi.waitUntil(() => heard.length === 1, 60_000);
    vi.advanceTimersByTime(19_000);
    expect(settled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    await call;
    expect(settled).toHaveBeenCalledWith({ state: 'unreachable' });
  });

  test.each([
    ['an address that is none', { url: 'http://[', key: '' }, {}],
    ['a key that no header can hold', { url: 'http://127.0.0.1', key: 'kéy\n🍜' }, {}],
    ['a header that is none', { url: 'http://127.0.0.1', key: '' }, { 'Idempotency-Key': '\0' }],
  ])('%s is unreachable, and logged', async (_, backend, headers) => {
    await serve('silence');
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect(await post(backend, { ...CALL, headers })).toEqual({ state: 'unreachable' });
    expect(error).toHaveBeenCalledOnce();
  });

  test('where there are no calls at all, every backend is unreachable', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await post({ url: 'http://127.0.0.1', key: '' }, CALL)).toEqual({ state: 'unreachable' });
  });
});

describe('the clock', () => {
  /** A browser's request whose bytes a test moves. */
  class StillRequest {
    static last: StillRequest;
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: object) => void } = {};
    onreadystatechange?: () => void;
    onprogress?: () => void;
    onloadend?: () => void;
    abort = vi.fn(() => this.onloadend?.());
    open = () => {};
    setRequestHeader = () => {};
    send = () => {};
    constructor() {
      StillRequest.last = this;
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', StillRequest);
  });

  test.each<[string, (request: StillRequest) => void]>([
    ['sent', (request) => request.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true })],
    ['of the headers', (request) => request.onreadystatechange?.()],
    ['received', (request) => request.onprogress?.()],
  ])('starts again with every byte %s', async (_, move) => {
    const call = post({ url: '', key: '' }, CALL);
    await vi.advanceTimersByTimeAsync(0);
    for (let times = 0; times < 3; times++) {
      vi.advanceTimersByTime(19_999);
      move(StillRequest.last);
    }
    vi.advanceTimersByTime(19_999);
    expect(StillRequest.last.abort).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(StillRequest.last.abort).toHaveBeenCalledOnce();
    expect(await call).toEqual({ state: 'unreachable' });
  });

  test('stops with the answer', async () => {
    const call = post({ url: '', key: '' }, CALL);
    await vi.advanceTimersByTimeAsync(0);
    Object.assign(StillRequest.last, { status: 201 }).onloadend?.();
    expect(await call).toMatchObject({ status: 201 });
    expect(vi.getTimerCount()).toBe(0);
  });
});
