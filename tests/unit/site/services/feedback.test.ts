import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Feedback } from '#schema/forms/feedback.ts';
import { sendFeedback } from '#site/services/feedback.ts';
import { CALLBACK, QR, VISIT, WEBSITE } from '../../../support/forms/feedback.ts';
import { type HeardCall, LoopbackRequest, type Reply, startLoopback } from '../../../support/backend/loopback.ts';

const ID = '6f1c1e0a-3c1f-4c43-9a53-0f6c2a1d8e11';
const OK: Reply = { status: 200, text: '{"success":true}' };
const SAYS_NO: Reply = { status: 400, text: '{"success":false,"error":"The email is not valid."}' };

let server: Awaited<ReturnType<typeof startLoopback>> | undefined;

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', LoopbackRequest);
  vi.stubGlobal('location', { href: 'https://kumo.example/' });
});
afterEach(() => server?.stop());

type Kind = Feedback['type'];

async function sendTo(reply: Reply, kind: Kind, { isQr = false, honeypot = '' } = {}) {
  server = await startLoopback(reply);
  const sent = await sendFeedback({ url: server.url, key: 'anon' }, { id: ID, record: recordOf(kind, isQr), honeypot });
  return { sent, heard: server.heard };
}

const RECORDS = { restaurant: VISIT.record, website: WEBSITE.record, callback: CALLBACK.record };
const recordOf = (kind: Kind, isQr = false) => (isQr ? QR.record : RECORDS[kind]) as unknown as Feedback;

const TABLE = '/rest/v1/restaurant_feedback';
const FUNCTION = '/functions/v1/website-submissions/feedback';

describe('what is sent', () => {
  const row = { apikey: 'anon', authorization: 'Bearer anon', prefer: 'return=minimal' };
  const call = { apikey: 'anon', authorization: 'Bearer anon', 'idempotency-key': ID };

  test.each<[Kind, boolean, Omit<HeardCall, 'method' | 'body'>, object]>([
    ['restaurant', false, { path: TABLE, headers: row }, { id: ID }],
    ['callback', false, { path: TABLE, headers: row }, { id: ID }],
    ['website', false, { path: FUNCTION, headers: call }, {}],
    ['restaurant', true, { path: FUNCTION, headers: call }, {}],
  ])('of %s, from a QR code %s, is one call with its record', async (kind, isQr, { path, headers }, id) => {
    const { heard } = await sendTo(OK, kind, { isQr });
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ method: 'POST', path, headers });
    expect(heard[0]?.body).toEqual({ ...recordOf(kind, isQr), ...id });
  });
});

describe('what the honeypot caught', () => {
  test.each([
    ['website', false],
    ['callback', false],
    ['restaurant', false],
    ['restaurant', true],
  ] as const)('of %s, from a QR code %s, is told to the function', async (kind, isQr) => {
    const { heard } = await sendTo(OK, kind, { isQr, honeypot: 'http://spam' });
    expect(heard).toMatchObject([{ path: FUNCTION, body: { _leave_empty: 'http://spam' } }]);
  });

  test.each(['restaurant', 'website'] as const)('of %s is nothing where it is blank', async (kind) => {
    const { heard } = await sendTo(OK, kind, { honeypot: ' ' });
    expect(heard[0]?.body).not.toHaveProperty('_leave_empty');
  });
});

describe('what comes of it', () => {
  const sent = { state: 'sent' };
  const failed = { state: 'failed' };

  test.each<[Kind, Reply, object]>([
    ['restaurant', { status: 201 }, sent],
    ['restaurant', { status: 409, text: '{"code":"23505"}' }, sent],
    ['restaurant', { status: 400, text: '{"error":"no"}' }, failed],
    ['restaurant', { status: 503 }, failed],
    ['restaurant', 'hang up', failed],
    ['website', OK, sent],
    ['website', SAYS_NO, { state: 'failed', reason: 'The email is not valid.' }],
  ])('of %s answered with %j is %j', async (kind, reply, outcome) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect((await sendTo(reply, kind)).sent).toEqual(outcome);
    expect(error).toHaveBeenCalledTimes(outcome === sent ? 0 : 1);
  });
});
