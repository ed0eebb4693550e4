import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { webhookCall } from '#leads/messages/webhook-call.ts';
import { makeWebhookSender, postByFetch } from '#leads/senders/webhook.ts';
import { readNodeSenders } from '#leads/smtp/node-senders.ts';
import { careerApplication, cateringRequest } from '../../support/backend/inquiries.ts';
import { makeLead } from '../../support/leads/make-lead.ts';
import { listen } from '../../support/listen.ts';

const KEY = 'a secret of the webhook, 32 byte';
const SECRET = `whsec_${Buffer.from(KEY).toString('base64')}`;

interface Heard {
  headers: IncomingMessage['headers'];
  body: string;
  url: string;
}

let heard: Heard[];
let answer: (response: ServerResponse) => void;
let receiver: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  heard = [];
  answer = (response) => response.writeHead(204).end();
  receiver = await listen((request, response) => {
    void text(request).then((body) => {
      heard.push({ headers: request.headers, body, url: request.url ?? '' });
      answer(response);
    });
  });
});
afterEach(() => receiver.close());

function firstHeard(): Heard {
  const [first] = heard;
  if (first === undefined) throw new Error('Nothing was heard.');
  return first;
}

const call = (path = '/hook', secret = SECRET, signal = AbortSignal.timeout(60_000)) =>
  makeWebhookSender(secret, postByFetch).call(
    { url: `${receiver.origin}${path}`, id: 'msg-1', body: '{"type":"lead.created"}' },
    signal,
  );

test('a call is signed as another implementation signs it', async () => {
  expect(await call()).toEqual({ result: 'sent', answer: 'It answered 204.' });
  const { headers, body } = firstHeard();
  const time = String(headers['webhook-timestamp']);
  const expected = createHmac('sha256', KEY).update(`msg-1.${time}.${body}`).digest('base64');
  expect(headers['webhook-id']).toBe('msg-1');
  expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(300);
});

test('a receiver with another secret does not believe it', async () => {
  await call('/hook', `whsec_${Buffer.from('another secret, as long as that').toString('base64')}`);
  const { headers, body } = firstHeard();
  expect(() => new Webhook(SECRET).verify(body, headers as Record<string, string>)).toThrow('No matching signature');
});

describe('the answer decides', () => {
  test.each<[number, Record<string, string>, object]>([
    [200, {}, { result: 'sent' }],
    [
      302,
      { location: '/elsewhere' },
      { result: 'retry', answer: 'It answered 302, a redirect, which is not followed.' },
    ],
    [401, {}, { result: 'retry', answer: 'It answered 401.' }],
    [404, {}, { result: 'retry' }],
    [410, {}, { result: 'failed' }],
    [422, {}, { result: 'failed' }],
    [429, { 'retry-after': '120' }, { result: 'retry', waitSeconds: 120 }],
    [503, { 'retry-after': 'soon' }, { result: 'retry', waitSeconds: 0 }],
    [503, { 'retry-after': '-5' }, { result: 'retry', waitSeconds: 0 }],
  ])('%i', async (status, headers, outcome) => {
    answer = (response) => response.writeHead(status, headers).end('<secret words>');
    expect(await call()).toMatchObject(outcome);
    expect(heard.map(({ url }) => url)).toEqual(['/hook']);
  });

  test('of one that hangs, and of one that is not there', async () => {
    answer = () => {};
    expect(await call('/hook', SECRET, AbortSignal.timeout(100))).toEqual({
      result: 'retry',
      answer: 'It did not answer in time.',
    });
    await receiver.close();
    expect(await call('/hook?key=in-the-address')).toEqual({ result: 'retry', answer: 'It could not be reached.' });
    receiver = await listen(() => {});
  });
});

test.each(['https://localhost:1/', 'https://127.0.0.1:1/', 'https://[::1]:1/', 'https://169.254.169.254/latest/'])(
  'Node calls nothing in a private network: %s',
  async (url) => {
    const { webhook } = readNodeSenders({ LEADS_WEBHOOK_SECRET: SECRET }).senders;
    expect(await webhook?.call({ url, id: 'a', body: '{}' }, AbortSignal.timeout(60_000))).toEqual({
      result: 'retry',
      answer: 'It leads into a private network, or its name is unknown: nothing is sent there.',
    });
  },
);

test('a call says what a lead is, and no more of the guest than an answer needs', async () => {
  const row = {
    ...careerApplication(),
    id: 'x',
    state: 'complete',
    resume_path: 'x/resume.pdf',
    resume_sha256: 'a',
    photo_path: null,
    user_agent: 'Firefox',
    page_url: 'https://a.example',
    language: 'fr',
  };
  const lead = makeLead({ form: 'careers' });
  const body = JSON.parse(
    await webhookCall({ lead, submission: row }, { inboxUrl: 'https://inbox.example', fileKey: 'key' }),
  ) as Record<string, unknown>;
  expect(body).toEqual({
    type: 'lead.created',
    timestamp: '2026-11-28T14:02:00.000Z',
    data: {
      form: 'careers',
      id: lead.id,
      brand_id: 'saffron',
      brand_name: 'Saffron Lane',
      recipient: 'saffron',
      location_name: 'Queen West',
      is_test: false,
      is_urgent: true,
      fields: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '+1 416 555 0100',
        position: 'Baker',
        experience: 'Ten years.',
        language: 'fr',
      },
      files: [
        {
          name: 'resume.pdf',
          url: expect.stringMatching(
            /^https:\/\/inbox\.example\/files\/x\/resume\.pdf\?expires=\d+&signature=[0-9a-f]{64}$/,
          ) as string,
        },
      ],
      inbox_url: `https://inbox.example/leads/careers/${lead.id}`,
    },
  });
  const bare = JSON.parse(await webhookCall({ lead: makeLead(), submission: cateringRequest() }, {})) as {
    data: object;
  };
  expect(bare.data).toMatchObject({ files: [], inbox_url: null });
});
