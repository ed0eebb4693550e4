import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#leads/senders/sender.ts';
import { makeSmtpSender, type SmtpSender } from '#leads/smtp/smtp.ts';
import { type MailServer, startMailServer } from '../../support/leads/mail-server.ts';

const FROM = 'Saffron Lane <website@saffronlane.example>';
const MAIL: Mail = {
  to: 'hello@saffronlane.example',
  subject: 'Catering request: Mariage à Montréal – Saffron Lane',
  text: '寿司 for eighty.\n.\nBye',
  messageId: 'one',
  isAutomatic: false,
};

let server: MailServer;
let sender: SmtpSender;

beforeEach(async () => {
  server = await startMailServer();
  sender = makeSmtpSender(server.url, FROM);
});
afterEach(async () => {
  sender.close();
  await server.close();
});

const send = (mail: Partial<Mail> = {}, signal = AbortSignal.timeout(60_000)) =>
  sender.send({ ...MAIL, ...mail }, signal);

test('a mail arrives as it was written, and twice the same mail is known by its id', async () => {
  expect(await send()).toMatchObject({
    result: 'sent',
    answer: expect.stringContaining('The mail server took it: 250') as string,
  });
  await send({ replyTo: { name: 'Zoë "Z" <b>', address: 'zoe@example.com' }, isAutomatic: true });
  const [first, second] = server.mails;
  expect(first?.headers.get('subject')).toBe(MAIL.subject);
  expect(first?.headers.get('from')).toBe(FROM);
  expect(first?.body.trim()).toBe(MAIL.text);
  expect(first?.headers.get('message-id')).toBe('<one@saffronlane.example>');
  expect(second?.headers.get('message-id')).toBe('<one@saffronlane.example>');
  expect([first, second].map((mail) => mail?.headers.get('auto-submitted'))).toEqual([undefined, 'auto-generated']);
  expect(second?.headers.get('reply-to')).toContain('<zoe@example.com>');
});

describe('the answer of the mail server decides', () => {
  test.each<[number, string, string, object]>([
    [450, '4.2.0 Greylisted', 'recipient', { result: 'retry', waitSeconds: 60 }],
    [451, '4.7.1 Try again later', 'recipient', { result: 'retry', waitSeconds: 60 }],
    [421, '4.3.2 Shutting down', 'recipient', { result: 'retry', waitSeconds: 0 }],
    [
      550,
      '5.1.1 No such user',
      'recipient',
      { result: 'failed', answer: 'The mail server refused it: 550 5.1.1 No such user' },
    ],
    [550, 'No such user', 'recipient', { result: 'failed' }],
    [550, '5.4.5 Daily quota exceeded', 'recipient', { result: 'retry', waitSeconds: 3600 }],
    [554, '5.7.1 Relay access denied', 'recipient', { result: 'retry', waitSeconds: 3600 }],
    [452, '4.3.1 Disk is full', 'data', { result: 'retry', answer: 'The mail server answered 452 4.3.1 Disk is full' }],
    [552, '5.3.4 Message too big', 'data', { result: 'retry', waitSeconds: 3600 }],
    [554, '5.6.0 Not a mail', 'data', { result: 'failed' }],
  ])('%i %s', async (code, text, when, outcome) => {
    server.rules = { [when]: () => ({ code, text }) };
    expect(await send()).toMatchObject(outcome);
    server.rules = {};
    expect(await send()).toMatchObject({ result: 'sent' });
  });

  test('a login that is refused may be put right, and no answer has the password', async () => {
    sender.close();
    await server.close();
    server = await startMailServer({ login: { user: 'ada', pass: 'right' } });
    sender = makeSmtpSender(server.url.replace('//', '//ada:wr%C3%B6ng@'), FROM);
    const outcome = await send();
    expect(outcome).toMatchObject({ result: 'retry', waitSeconds: 60 });
    expect(outcome.answer).toBe('The mail server refuses the login: 535 5.7.8 Bad credentials for …');
    sender.close();
    sender = makeSmtpSender(server.url.replace('//', '//ada:right@'), FROM);
    expect(await send()).toMatchObject({ result: 'sent' });
  });

  test.each(['recipient', 'data'])('one that hangs at %s is left', async (when) => {
    server.rules = { [when]: () => 'hang' as const };
    expect(await send({}, AbortSignal.timeout(100))).toEqual({
      result: 'retry',
      answer: 'The mail server did not answer in time.',
    });
    server.rules = {};
    expect(await send()).toMatchObject({ result: 'sent' });
  });

  test('one that is down is tried again, and one that came back takes it', async () => {
    await send();
    await server.close();
    expect(await send()).toMatchObject({
      result: 'retry',
      answer: expect.stringMatching(/^The mail server (?:could not be reached|closed the connection)/) as string,
    });
    await server.open();
    expect(await send()).toMatchObject({ result: 'sent' });
  });
});

test('no password goes over a line without encryption to another machine', async () => {
  await server.close();
  server = await startMailServer({}, '127.0.0.2');
  const guarded = makeSmtpSender(server.url.replace('//', '//ada:secret@'), FROM);
  const outcome = await guarded.send(MAIL, AbortSignal.timeout(60_000));
  expect(outcome).toEqual({ result: 'retry', answer: 'The mail server offers no encryption that can be trusted.' });
  expect(server.mails).toEqual([]);
  guarded.close();
});
