import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverLeads } from '#leads/deliver.ts';
import type { MailSender, WebhookCall } from '#leads/senders/sender.ts';
import { makeSmtpSender } from '#leads/smtp/smtp.ts';
import { feedback } from '../../support/backend/backend.ts';
import { addressNumber, sendAll } from '../../support/backend/submissions.ts';
import { type LeadProject, startLeadProject } from '../../support/leads/lead-project.ts';
import { type MailServer, startMailServer } from '../../support/leads/mail-server.ts';

const SUBMISSIONS = 100;
/** At each of them come five, which is too few for a digest: each is a mail of its own. */
const LOCATIONS = SUBMISSIONS / 5;

let project: LeadProject;
let server: MailServer;

beforeAll(async () => {
  project = await startLeadProject();
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await project.close();
});

test('of 100 submissions each arrives once, at a mail server that refuses, hangs and restarts', async () => {
  const prefix = randomUUID();
  const ids = Array.from({ length: LOCATIONS }, (_, index) => `${prefix}-${index}`);
  const locations = ids.map((id, index) => ({ restaurant_id: id, name: `Location ${index}` }));
  const notified = ids.map((id, index) => [id, { email: `place-${index}@saffronlane.example` }]);
  const notify = {
    webhook: 'https://crm.example/',
    locations: Object.fromEntries(notified) as object,
    confirmation: false,
  };
  const brand = await project.addBrand(notify, { locations });
  const submissions = Array.from({ length: SUBMISSIONS }, (_, index) => ({
    id: randomUUID(),
    record: feedback({ restaurant_id: ids[index % LOCATIONS], message: `Number ${index}.` }),
    path: index % 2 === 0 ? '/rest/v1/restaurant_feedback' : '/functions/v1/website-submissions/feedback',
  }));
  const sent = await sendAll(project.url, submissions, addressNumber);
  expect(sent.filter(({ status }) => status !== 201)).toEqual([]);

  let texts = 0;
  server.rules = {
    recipient: (_, count) => (count === 0 ? { code: 450, text: '4.2.0 Greylisted' } : undefined),
    data: () => {
      texts += 1;
      if (texts % 30 === 0) return 'hang';
      if (texts % 25 === 0) void restart();
      return texts % 11 === 0 ? { code: 452, text: '4.3.1 Try again' } : undefined;
    },
  };
  let restarted = Promise.resolve();
  /** With all connections it has, one of which has just accepted a mail and not said so yet. */
  const restart = (): Promise<void> => (restarted = restarted.then(() => server.close()).then(() => server.open()));
  const smtp = makeSmtpSender(server.url, 'website@saffronlane.example');
  const mail: MailSender = {
    send: (one, signal) => smtp.send(one, AbortSignal.any([signal, AbortSignal.timeout(1000)])),
  };
  const calls = new Map<string, WebhookCall>();
  let tries = 0;
  const webhook = {
    call(call: WebhookCall) {
      tries += 1;
      if (tries % 10 === 0) return Promise.resolve({ result: 'retry' as const, answer: 'It answered 503.' });
      expect(calls.has(call.id)).toBe(false);
      calls.set(call.id, call);
      return Promise.resolve({ result: 'sent' as const, answer: 'It answered 204.' });
    },
  };
  const counts = { sent: 0, failed: 0 };
  for (let round = 0; round < 50 && counts.sent < 2 * SUBMISSIONS; round += 1) {
    const made = await deliverLeads({
      call: project.backend.call,
      senders: { mail, webhook },
      inboxUrl: 'https://inbox.example',
    });
    counts.sent += made.sent;
    counts.failed += made.failed;
    await restarted;
    await project.makeDue(brand);
  }
  smtp.close();

  expect(counts).toEqual({ sent: 2 * SUBMISSIONS, failed: 0 });
  // A mail whose acceptance was lost came again, as the same one.
  const once = new Map(server.mails.map(({ headers, body }) => [headers.get('message-id'), body]));
  const arrived = [...once.values()].map((body) => /Number (\d+)\./.exec(body)?.[1]);
  expect(new Set(arrived).size).toBe(SUBMISSIONS);
  expect(arrived).toHaveLength(SUBMISSIONS);
  const called = [...calls.values()].map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id);
  expect(new Set(called)).toEqual(new Set(submissions.map(({ id }) => id)));
  expect(called).toHaveLength(SUBMISSIONS);
});
