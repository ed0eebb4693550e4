import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeMailApiSender, type MailApi } from '#leads/senders/mail-api.ts';
import { readSenders } from '#leads/senders/read-senders.ts';
import type { Mail } from '#leads/senders/sender.ts';
import { postByFetch } from '#leads/senders/webhook.ts';
import { listen } from '../../support/listen.ts';

const KEY = 're_a-key-of-the-provider';
const FROM = 'Saffron Lane <website@saffronlane.example>';
const MAIL: Mail = {
  to: 'hello@saffronlane.example',
  replyTo: { name: 'Ada "A" Lovelace', address: 'ada@example.com' },
  subject: 'Catering request – Saffron Lane',
  text: 'Hello.',
  messageId: 'one',
  isAutomatic: true,
};

let heard: { headers: IncomingMessage['headers']; body: unknown }[];
let answer: (response: ServerResponse) => void;
let api: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  heard = [];
  answer = (response) => response.writeHead(200).end('{"id":"mail-7"}');
  api = await listen((request, response) => {
    void text(request).then((body) => {
      heard.push({ headers: request.headers, body: JSON.parse(body) });
      answer(response);
    });
  });
});
afterEach(() => api.close());

const send = (name: MailApi, signal = AbortSignal.timeout(60_000)) =>
  makeMailApiSender({ api: name, key: KEY, from: FROM, url: `${api.origin}/send` }).send(MAIL, signal);

test('Resend gets a mail, with a key that makes the same mail one', async () => {
  expect(await send('resend')).toEqual({ result: 'sent', answer: 'The mail API took it: mail-7.' });
  expect(heard[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'idempotency-key': 'one' });
  expect(heard[0]?.body).toEqual({
    from: FROM,
    to: ['hello@saffronlane.example'],
    subject: MAIL.subject,
    text: 'Hello.',
    reply_to: '"Ada A Lovelace" <ada@example.com>',
    headers: {
      'Message-ID': '<one@saffronlane.example>',
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  });
});

test('Postmark gets a mail, and follows nobody', async () => {
  answer = (response) => response.writeHead(200).end('{"ErrorCode":0,"Message":"OK","MessageID":"mail-8"}');
  expect(await send('postmark')).toEqual({ result: 'sent', answer: 'The mail API took it: mail-8.' });
  expect(heard[0]?.headers).toMatchObject({ 'x-postmark-server-token': KEY });
  expect(heard[0]?.body).toMatchObject({
    From: FROM,
    To: 'hello@saffronlane.example',
    TextBody: 'Hello.',
    TrackOpens: false,
    TrackLinks: 'None',
    Headers: [{ Name: 'Message-ID', Value: '<one@saffronlane.example>' }, {}, {}],
  });
});

describe('the answer decides', () => {
  test.each<[number, string, object]>([
    [
      422,
      '{"message":"Invalid `to` field"}',
      { result: 'failed', answer: 'The mail API answered 422: Invalid `to` field.' },
    ],
    [
      401,
      `{"message":"The key ${KEY} is unknown"}`,
      { result: 'retry', answer: 'The mail API answered 401: The key … is unknown.' },
    ],
    [429, '{}', { result: 'retry', waitSeconds: 7 }],
    [500, 'no JSON', { result: 'retry', answer: 'The mail API answered 500.' }],
    [307, '', { result: 'retry', answer: 'The mail API answered 307, a redirect, which is not followed.' }],
  ])('%i %s', async (status, body, outcome) => {
    answer = (response) => response.writeHead(status, { 'retry-after': '7', location: '/elsewhere' }).end(body);
    expect(await send('resend')).toMatchObject(outcome);
    expect(heard).toHaveLength(1);
  });

  test('of one that hangs, and of an answer without end', async () => {
    answer = () => {};
    expect(await send('resend', AbortSignal.timeout(100))).toMatchObject({ result: 'retry' });
    answer = (response) => {
      response.writeHead(500);
      response.on('drain', () => response.write('x'.repeat(65_536)));
      while (response.write('x'.repeat(65_536)));
    };
    expect(await send('resend')).toMatchObject({ result: 'retry', answer: 'The mail API answered 500.' });
  });
});

describe('what the environment lacks is said', () => {
  const read = (environment: Record<string, string>, smtp?: Parameters<typeof readSenders>[2]) =>
    readSenders(environment, postByFetch, smtp);
  const secrets = { MAIL_API: 'resend', MAIL_API_KEY: KEY, MAIL_FROM: FROM };

  test('nothing, where all is there', () => {
    const { senders, problems, inboxUrl } = read({
      ...secrets,
      LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(43)}=`,
      INBOX_URL: ' https://inbox.example// ',
    });
    expect([problems, senders.mail !== undefined, senders.webhook !== undefined, inboxUrl]).toEqual([
      [],
      true,
      true,
      'https://inbox.example',
    ]);
  });

  test.each<[Record<string, string>, RegExp]>([
    [{}, /^No mail is sent: set MAIL_API and MAIL_API_KEY and MAIL_FROM\.$/],
    [{ ...secrets, MAIL_FROM: '' }, /MAIL_FROM is not set/],
    [{ ...secrets, MAIL_FROM: 'Ann' }, /MAIL_FROM is no sender/],
    [{ ...secrets, MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, /MAIL_FROM is no sender/],
    [{ ...secrets, MAIL_API: 'sendpost' }, /MAIL_API is none of resend, postmark/],
    [{ ...secrets, MAIL_API_KEY: 'a b' }, /MAIL_API_KEY is not set, or has letters that no key has/],
    [{ ...secrets, LEADS_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, /LEADS_WEBHOOK_SECRET is no secret/],
    [{ ...secrets, INBOX_URL: 'inbox.example' }, /INBOX_URL is no web address/],
    [{ SMTP_URL: 'smtps://a:b@c.example', MAIL_FROM: FROM }, /SMTP_URL is of no use to a function/],
  ])('%j', (environment, problem) => {
    const { problems } = read(environment);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems.join()).not.toContain(KEY);
  });

  test('SMTP_URL goes first where there is SMTP, and is one', () => {
    const smtp = { send: () => Promise.reject(new Error()) };
    expect(read({ ...secrets, SMTP_URL: 'smtps://a:b@c.example' }, () => smtp).senders.mail).toBe(smtp);
    expect(read({ ...secrets, SMTP_URL: 'c.example:465' }, () => smtp).problems).toEqual([
      expect.stringContaining('SMTP_URL is no address of a mail server'),
    ]);
  });
});
