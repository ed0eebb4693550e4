import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_FORM } from '../../../src/domain/feedback/feedback-form.ts';
import { type FeedbackSubmission, sendFeedback } from '../../../src/services/feedback.ts';
import { type HeardCall, LoopbackRequest, type Reply, startLoopback } from '../../support/backend/loopback.ts';

const ID = '6f1c1e0a-3c1f-4c43-9a53-0f6c2a1d8e11';
const OK: Reply = { status: 200, text: '{"success":true}' };
const SAYS_NO: Reply = { status: 400, text: '{"success":false,"error":"The email is not valid."}' };

const submissionOf = (overrides: Partial<FeedbackSubmission> = {}): FeedbackSubmission => ({
  id: ID,
  kind: 'restaurant',
  form: { ...EMPTY_FORM, rating: 4, subType: 'Food', nature: 'compliment', contactPhone: '416 555 0188' },
  restaurantId: 'kumo-annex',
  honeypot: '',
  ...overrides,
});

let server: Awaited<ReturnType<typeof startLoopback>> | undefined;

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', LoopbackRequest);
  vi.stubGlobal('location', { href: 'https://kumo.example/offers/?utm=x' });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
});

afterEach(() => server?.stop());

async function sendTo(reply: Reply, overrides: Partial<FeedbackSubmission>) {
  server = await startLoopback(reply);
  const sent = await sendFeedback({ url: server.url, key: 'anon' }, submissionOf(overrides));
  return { sent, heard: server.heard };
}

const COMMON = {
  restaurant_id: 'kumo-annex',
  message: '',
  contact_name: null,
  contact_phone: '416 555 0188',
  contact_email: null,
  page_url: 'https://kumo.example/offers/?utm=x',
  user_agent: 'Mozilla/5.0',
};
const RATED = { ...COMMON, type: 'restaurant', rating: 4, sub_type: 'Food', nature: 'compliment' };
const TABLE = '/rest/v1/restaurant_feedback';
const FUNCTION = '/functions/v1/website-submissions/feedback';

describe('what is sent', () => {
  const row = { apikey: 'anon', authorization: 'Bearer anon', prefer: 'return=minimal' };
  const call = { apikey: 'anon', authorization: 'Bearer anon', 'idempotency-key': ID };
  const meta = { viewport: '390x844' };

  test.each<[string, Partial<FeedbackSubmission>, Omit<HeardCall, 'method'>]>([
    ['restaurant feedback', {}, { path: TABLE, headers: row, body: { ...RATED, meta, id: ID } }],
    [
      'a callback',
      { kind: 'callback' },
      {
        path: TABLE,
        headers: row,
        body: {
          ...COMMON,
          type: 'callback',
          rating: null,
          sub_type: null,
          nature: null,
          contact_ok: true,
          meta: { ...meta, user_agent: 'Mozilla/5.0' },
          id: ID,
        },
      },
    ],
    [
      'website feedback',
      { kind: 'website' },
      { path: FUNCTION, headers: call, body: { ...RATED, type: 'website', sub_type: null, meta } },
    ],
    [
      'feedback of a QR code',
      { qrLocationName: 'Kumo Annex' },
      {
        path: FUNCTION,
        headers: call,
        body: { ...RATED, meta: { ...meta, location_name: 'Kumo Annex', source: 'qr_code_feedback' } },
      },
    ],
  ])('%s is one call with all of its fields', async (_, overrides, { path, headers, body }) => {
    const { heard } = await sendTo(OK, overrides);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ method: 'POST', path, headers });
    expect(heard[0]?.body).toEqual(body);
  });
});

describe('what the honeypot caught', () => {
  test.each([
    ['website', {}],
    ['callback', {}],
    ['restaurant', {}],
    ['restaurant', { qrLocationName: 'Kumo' }],
  ] as const)('of %s %j is told to the function', async (kind, location) => {
    const { heard } = await sendTo(OK, { kind, ...location, honeypot: 'http://spam' });
    expect(heard).toMatchObject([{ path: FUNCTION, body: { _leave_empty: 'http://spam' } }]);
  });

  test.each(['restaurant', 'website'] as const)('of %s is nothing where it is blank', async (kind) => {
    const { heard } = await sendTo(OK, { kind, honeypot: ' ' });
    expect(heard[0]?.body).not.toHaveProperty('_leave_empty');
  });
});

describe('what comes of it', () => {
  const sent = { state: 'sent' };
  const failed = { state: 'failed' };

  test.each<[FeedbackSubmission['kind'], Reply, object]>([
    ['restaurant', { status: 201 }, sent],
    ['restaurant', { status: 409, text: '{"code":"23505"}' }, sent],
    ['callback', { status: 409 }, sent],
    ['restaurant', { status: 400, text: '{"error":"no"}' }, failed],
    ['restaurant', { status: 422 }, failed],
    ['callback', { status: 401 }, failed],
    ['restaurant', { status: 503 }, failed],
    ['restaurant', 'hang up', failed],
    ['website', OK, sent],
    ['website', { status: 201, text: '{"success":true}' }, sent],
    ['website', { status: 409, text: '{"success":true}' }, sent],
    ['website', { status: 422, text: '{"success":true}' }, sent],
    ['website', { status: 409, text: '{"success":false,"error":"Taken."}' }, { state: 'failed', reason: 'Taken.' }],
    ['website', { status: 422, text: '{"success":false,"error":"Too old."}' }, { state: 'failed', reason: 'Too old.' }],
    ['website', { status: 409 }, failed],
    ['website', { status: 422, text: '{"detail":"The phone is not valid."}' }, failed],
    ['website', SAYS_NO, { state: 'failed', reason: 'The email is not valid.' }],
    ['website', { status: 200, text: '{"success":false,"error":"Closed."}' }, { state: 'failed', reason: 'Closed.' }],
    ['website', { status: 500, text: '{"success":false,"error":" "}' }, failed],
    ['website', { status: 500, text: '{"success":false,"error":{"code":1}}' }, failed],
    ['website', { status: 500, text: '{"success":true}' }, failed],
    ['website', { status: 200, text: '{"success":"yes"}' }, failed],
    ['website', { status: 200, text: 'null' }, failed],
    ['website', { status: 200, text: '<html>' }, failed],
    ['website', { status: 401, text: '{"error":"JWT expired"}' }, failed],
    ['website', 'hang up', failed],
  ])('of %s answered with %j is %j', async (kind, reply, outcome) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect((await sendTo(reply, { kind })).sent).toEqual(outcome);
    expect(error).toHaveBeenCalledTimes(outcome === sent ? 0 : 1);
  });
});
