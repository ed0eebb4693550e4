import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverLeads } from '#leads/deliver.ts';
import { readNodeSenders, type NodeSenders } from '#leads/smtp/node-senders.ts';
import { callProject, type EmbeddedProject, startEmbedded } from '../../support/backend/backend.ts';
import { cateringRequest } from '../../support/backend/inquiries.ts';
import { type MailServer, startMailServer } from '../../support/leads/mail-server.ts';

let project: EmbeddedProject;
let server: MailServer;
let setup: NodeSenders;
let brand: string;

beforeAll(async () => void (project = await startEmbedded()));
afterAll(() => project.close());
beforeEach(async () => {
  server = await startMailServer();
  setup = readNodeSenders({
    SMTP_URL: server.url,
    MAIL_FROM: 'Saffron Lane <website@saffronlane.example>',
    INBOX_URL: 'https://inbox.example/',
  });
  brand = randomUUID();
});
afterEach(async () => {
  setup.close();
  await server.close();
});

async function asOwner(path: string, body?: unknown, method?: string): Promise<unknown> {
  const answer = await callProject(project.url + path, project.secretKey, {
    ...(body !== undefined && { body }),
    ...(method !== undefined && { method }),
  });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}

const tell = (notify: unknown): Promise<unknown> =>
  asOwner('/rest/v1/brand_websites', { brand_id: brand, data: { restaurant_id: brand, name: 'Saffron Lane' }, notify });

async function submit(table: string, row: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  await asOwner(`/rest/v1/${table}`, { ...row, id });
  return id;
}

const deliver = () =>
  deliverLeads({
    call: project.backend.call,
    senders: setup.senders,
    inboxUrl: setup.inboxUrl,
    fileKey: project.secretKey,
  });

test('a catering request reaches the restaurant, and its guest hears that it has', async () => {
  await tell({ email: 'hello@saffronlane.example' });
  const id = await submit('catering_requests', cateringRequest({ restaurant_id: brand }));
  expect(await deliver()).toEqual({ routed: 1, sent: 2, retried: 0, failed: 0 });
  const mails = server.mails.toSorted((one, other) => (one.to.join() < other.to.join() ? 1 : -1));
  expect(mails.map(({ to }) => to)).toEqual([['hello@saffronlane.example'], ['ada@example.com']]);
  expect(mails[0]?.headers.get('subject')).toBe('Catering request: Birthday, 2999-12-24, 40 guests – Saffron Lane');
  expect(mails[0]?.headers.get('reply-to')).toBe('Ada Lovelace <ada@example.com>');
  expect(mails[0]?.body.replace(id, '<id>').replace(/on \d+ \w+ \d+, \d\d:\d\d UTC/, '<time>')).toMatchInlineSnapshot(`
    "Catering request: Birthday, 2999-12-24, 40 guests
    Saffron Lane

    Name: Ada Lovelace
    Phone: +1 416 555 0100
    E-mail: ada@example.com
    Event: Birthday
    Date: 2999-12-24
    Time: 18:00 to 22:00
    Guests: 40
    Place: 12 Queen Street
    Service: Pickup

    What they need:
    Two without gluten.

    Answer this mail to write to the guest.

    In the inbox: https://inbox.example/leads/catering/<id>

    Sent on the website <time>.
    "
  `);
  expect(mails[1]?.body).toMatchInlineSnapshot(`
    "Thank you. This is what you sent to Saffron Lane:

    Catering request: Birthday
    Event date: 2999-12-24
    Event timings: 18:00 to 22:00
    Number of guests: 40
    Event location: 12 Queen Street
    Delivery method: Pickup

    Requirements:
    Two without gluten.

    Saffron Lane reads it and answers you. A machine has written this mail: please do not reply to it.

    You did not send this? Then somebody has entered your address by mistake, and you need not do anything.
    "
  `);
  expect(await asOwner(`/rest/v1/deliveries?lead_id=eq.${id}&order=channel.desc`)).toMatchObject([
    { state: 'sent' },
    { state: 'sent' },
  ]);
});
