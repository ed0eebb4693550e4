import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submitForm } from '#site/services/submissions.ts';
import { LoopbackRequest, type Reply, startLoopback } from '../../../support/backend/loopback.ts';

const SENT = { state: 'sent' };
const FAILED = { state: 'failed' };

let server: Awaited<ReturnType<typeof startLoopback>> | undefined;

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', LoopbackRequest);
  vi.stubGlobal('location', { href: 'https://kumo.example/catering/' });
});

afterEach(() => server?.stop());

async function submitTo(reply: Reply, isByStatus: boolean) {
  vi.spyOn(console, 'error').mockReturnValue();
  server = await startLoopback(reply);
  const submission = { path: 'functions/v1/catering-request', id: 'id-1', record: {}, honeypot: '', isByStatus };
  return submitForm({ url: server.url, key: 'anon' }, submission);
}

test.each<[Reply, object, object]>([
  [{ status: 200, text: '{"success":true}' }, SENT, SENT],
  [{ status: 200, text: 'Thanks!' }, FAILED, SENT],
  [{ status: 201 }, FAILED, SENT],
  [{ status: 200, text: '{"success":false}' }, FAILED, SENT],
  [{ status: 422, text: '{"success":true}' }, SENT, SENT],
  [{ status: 409 }, FAILED, FAILED],
  [{ status: 409, text: '{"success":"true"}' }, FAILED, FAILED],
  [{ status: 422, text: '{"errors":["guests"]}' }, FAILED, FAILED],
  [{ status: 302 }, FAILED, FAILED],
  [{ status: 200, text: 'null' }, FAILED, SENT],
  [
    { status: 409, text: '{"success":false,"error":"Taken."}' },
    { ...FAILED, reason: 'Taken.' },
    { ...FAILED, reason: 'Taken.' },
  ],
  [{ status: 500, text: '{"success":false,"error":" "}' }, FAILED, FAILED],
  [{ status: 500, text: '{"success":true}' }, FAILED, FAILED],
  ['hang up', FAILED, FAILED],
])('an answer %j is %j where its body counts, and %j where its status does', async (reply, byBody, byStatus) => {
  expect(await submitTo(reply, false)).toEqual(byBody);
  await server?.stop();
  expect(await submitTo(reply, true)).toEqual(byStatus);
});
