import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliverLeads, type DeliveryCounts } from '#leads/deliver.ts';
import type { BackendCall } from '#leads/lead/lead.ts';
import type { WebhookCall } from '#leads/senders/sender.ts';
import { type NodeSenders, readNodeSenders } from '#leads/smtp/node-senders.ts';
import { deliverOwnLeads } from '#preview/backend/leads.ts';
import { callProject } from '../../support/backend/backend.ts';
import { cateringRequest, mediaInquiry } from '../../support/backend/inquiries.ts';
import { type LeadProject, startLeadProject } from '../../support/leads/lead-project.ts';
import { type MailServer, startMailServer } from '../../support/leads/mail-server.ts';

let project: LeadProject;
let server: MailServer;
let setup: NodeSenders;

beforeAll(async () => void (project = await startLeadProject()));
afterAll(() => project.close());
beforeEach(async () => {
  server = await startMailServer();
  setup = readNodeSenders({
    SMTP_URL: server.url,
    MAIL_FROM: 'Saffron Lane <website@saffronlane.example>',
    INBOX_URL: 'https://inbox.example/',
  });
});
afterEach(async () => {
  setup.close();
  await server.close();
});

const deliver = (call: BackendCall = project.backend.call, senders = setup.senders): Promise<DeliveryCounts> =>
  deliverLeads({ call, senders, inboxUrl: setup.inboxUrl, fileKey: project.secretKey });

const address = (): string => `${randomUUID()}@saffronlane.example`;
const requestTo = (brand: string): Promise<string> =>
  project.submit('catering_requests', cateringRequest({ restaurant_id: brand, email: null }));
const fateOf = async (brand: string) =>
  (await project.deliveries(`brand_id=eq.${brand}&order=recipient&select=recipient,state,answer,attempts`)) as {
    recipient: string;
    state: string;
    answer: string | null;
    attempts: number;
  }[];
/** In seconds, from when a delivery was taken. */
const waitOf = async (brand: string): Promise<number> => {
  const [{ due_at, taken_at } = {}] = await project.deliveries(`brand_id=eq.${brand}`);
  return (new Date(String(due_at)).getTime() - new Date(String(taken_at)).getTime()) / 1000;
};

test('a catering request reaches the restaurant, and its guest hears that it has', async () => {
  const brand = await project.addBrand({ email: 'hello@saffronlane.example' });
  const guest = address();
  const id = await project.submit('catering_requests', cateringRequest({ restaurant_id: brand, email: guest }));
  expect(await deliver()).toEqual({ routed: 1, sent: 2, retried: 0, failed: 0 });
  const [mail] = server.mails.filter(({ to }) => to[0] === 'hello@saffronlane.example');
  expect(mail?.headers.get('subject')).toBe('Catering request: Birthday, 2999-12-24, 40 guests – Saffron Lane');
  expect(mail?.headers.get('reply-to')).toBe(`Ada Lovelace <${guest}>`);
  expect(mail?.body).toContain(`In the inbox: https://inbox.example/leads/catering/${id}\n`);
  const [confirmation] = server.mails.filter(({ to }) => to[0] === guest);
  expect(confirmation?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(confirmation?.body).toContain('Thank you. This is what you sent to Saffron Lane:');
  expect((await fateOf(brand)).map(({ state, answer }) => [state, answer?.slice(0, 30)])).toEqual([
    ['sent', 'The mail server took it: 250 O'],
    ['sent', 'The mail server took it: 250 O'],
  ]);
  expect(await deliver()).toEqual({ routed: 0, sent: 0, retried: 0, failed: 0 });
});

describe('the other side refuses', () => {
  test('a greylisted mail waits for a minute, and then goes', async () => {
    const brand = await project.addBrand({ email: address() });
    await requestTo(brand);
    server.rules = { recipient: (_, count) => (count === 0 ? { code: 450, text: '4.2.0 Greylisted' } : undefined) };
    expect(await deliver()).toMatchObject({ sent: 0, retried: 1 });
    expect(await waitOf(brand)).toBeGreaterThanOrEqual(60);
    expect(await fateOf(brand)).toMatchObject([
      { state: 'waiting', answer: 'The mail server answered 450 4.2.0 Greylisted' },
    ]);
    expect(await deliver()).toMatchObject({ sent: 0, retried: 0 });
    await project.makeDue(brand);
    expect(await deliver()).toMatchObject({ sent: 1 });
  });

  test('an address that bounces fails with the reason, and the other one gets its mail', async () => {
    const brand = await project.addBrand({ email: ['a@gone.example', 'b@there.example'] });
    const id = await requestTo(brand);
    server.rules = {
      recipient: (to) => (to === 'a@gone.example' ? { code: 550, text: '5.1.1 No such user' } : undefined),
    };
    expect(await deliver()).toMatchObject({ sent: 1, failed: 1 });
    expect(await fateOf(brand)).toMatchObject([
      { state: 'failed', answer: 'The mail server refused it: 550 5.1.1 No such user' },
      { state: 'sent' },
    ]);
    server.rules = {};
    await project.owner('/rest/v1/rpc/retry_deliveries', { body: { of_form: 'catering', of_lead: id } });
    expect(await deliver()).toMatchObject({ sent: 1 });
    expect(server.mails.map(({ to }) => to[0])).toEqual(['b@there.example', 'a@gone.example']);
  });

  test('each try waits longer, at most ten minutes, and after a day it fails with the last reason', async () => {
    const brand = await project.addBrand({ email: address() });
    await requestTo(brand);
    server.rules = { data: () => ({ code: 452, text: '4.3.1 Disk is full' }) };
    for (const wait of [5, 10, 20]) {
      await project.makeDue(brand);
      await deliver();
      expect(await waitOf(brand)).toBeGreaterThanOrEqual(wait);
    }
    const later = { attempts: 50, gives_up_at: new Date(Date.now() + 300_000).toISOString() };
    await project.owner(`/rest/v1/deliveries?brand_id=eq.${brand}`, { method: 'PATCH', body: later });
    await project.makeDue(brand);
    await deliver();
    expect(await fateOf(brand)).toMatchObject([
      { state: 'failed', answer: 'The mail server answered 452 4.3.1 Disk is full', attempts: 51 },
    ]);
  });

  test('a webhook that fails is called again by the same id; mail does not wait for it', async () => {
    const brand = await project.addBrand({ email: address(), webhook: 'https://crm.example/leads' });
    await requestTo(brand);
    const calls: WebhookCall[] = [];
    const webhook = {
      call: (made: WebhookCall) =>
        Promise.resolve({
          result: calls.push(made) > 1 ? ('sent' as const) : ('retry' as const),
          answer: 'It answered.',
        }),
    };
    expect(await deliver(project.backend.call, { ...setup.senders, webhook })).toMatchObject({ sent: 1, retried: 1 });
    await project.makeDue(brand);
    expect(await deliver(project.backend.call, { ...setup.senders, webhook })).toMatchObject({ sent: 1 });
    expect(calls.map(({ url, id }) => [url, id])).toEqual(
      Array.from({ length: 2 }, () => ['https://crm.example/leads', calls[0]?.id]),
    );
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
      type: 'lead.created',
      data: { brand_id: brand, form: 'catering' },
    });
  });
});

describe('a process that delivers is killed', () => {
  test('between taking a delivery and sending it: it is due again when its lease is over', async () => {
    const brand = await project.addBrand({ email: address() });
    await requestTo(brand);
    await deliver(project.backend.call, {});
    const taken = await project.owner('/rest/v1/rpc/take_deliveries', { body: { channels: ['email'] } });
    expect(taken).toHaveLength(1);
    expect(await deliver()).toMatchObject({ sent: 0 });
    expect(await waitOf(brand)).toBe(120);
    await project.makeDue(brand);
    expect(await deliver()).toMatchObject({ sent: 1 });
    expect(server.mails).toHaveLength(1);
  });

  test('between sending and noting it: the repeat is the same mail, by its Message-ID', async () => {
    const brand = await project.addBrand({ email: address() });
    await requestTo(brand);
    const isKilled: BackendCall = (path, init) =>
      path.includes('settle_') ? Promise.reject(new Error('killed')) : project.backend.call(path, init);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await deliver(isKilled);
    await project.makeDue(brand);
    await deliver();
    expect(server.mails).toHaveLength(2);
    expect(new Set(server.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(1);
    expect(await fateOf(brand)).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  test('between routing and anything else: a lead is routed again, and makes no second delivery', async () => {
    const brand = await project.addBrand({ email: address() });
    const id = await requestTo(brand);
    const isKilled: BackendCall = (path, init) =>
      path.includes('route_leads')
        ? project.backend.call(path, init).then(() => Promise.reject(new Error('killed')))
        : project.backend.call(path, init);
    await expect(deliver(isKilled)).rejects.toThrow('killed');
    await project.owner(`/rest/v1/leads?id=eq.${id}`, { method: 'PATCH', body: { state: 'waiting' } });
    await project.makeDue(brand);
    await deliver();
    expect(server.mails).toHaveLength(1);
  });
});

test('two that deliver at once send everything once', async () => {
  const brands = await Promise.all(Array.from({ length: 30 }, () => project.addBrand({ email: address() })));
  await Promise.all(brands.map(requestTo));
  const counts = await Promise.all([deliver(), deliver(), deliver()]);
  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(30);
  expect(new Set(server.mails.map(({ to }) => to[0])).size).toBe(30);
  expect(server.mails).toHaveLength(30);
});

describe('many to one address', () => {
  test('go in one mail, and what comes within the next minute waits for the next one', async () => {
    const to = address();
    const brand = await project.addBrand({ email: to });
    const ids = await Promise.all(Array.from({ length: 120 }, () => requestTo(brand)));
    expect(await deliver()).toMatchObject({ routed: 120, sent: 120 });
    expect(server.mails.map(({ headers }) => headers.get('subject')).sort()).toEqual([
      '100 new messages, 100 urgent – Saffron Lane',
      '20 new messages, 20 urgent – Saffron Lane',
    ]);
    const text = server.mails.map(({ body }) => body).join('');
    for (const id of ids) expect(text.split(`/leads/catering/${id}\n`)).toHaveLength(2);
    for (let count = 0; count < 4; count += 1) await requestTo(brand);
    expect(await deliver()).toMatchObject({ routed: 4, sent: 0 });
    expect(await project.deliveries(`recipient=eq.${to}&state=eq.waiting&select=answer`)).toEqual(
      Array.from({ length: 4 }, () => ({ answer: 'It goes with others in one mail.' })),
    );
    const before = new Date(Date.now() - 70_000).toISOString();
    await project.owner(`/rest/v1/deliveries?recipient=eq.${to}&state=eq.sent`, {
      method: 'PATCH',
      body: { taken_at: before },
    });
    await project.makeDue(brand);
    expect(await deliver()).toMatchObject({ sent: 4 });
    expect(server.mails.at(-1)?.headers.get('subject')).toBe('4 new messages, 4 urgent – Saffron Lane');
  });

  test('a digest that is refused is tried again as the same mail', async () => {
    const brand = await project.addBrand({ email: address() });
    await Promise.all(Array.from({ length: 7 }, () => requestTo(brand)));
    const texts: (string | undefined)[] = [];
    server.rules = {
      data: ({ headers }, count) => {
        texts.push(headers.get('message-id'));
        return count === 0 ? { code: 451, text: 'Later' } : undefined;
      },
    };
    expect(await deliver()).toMatchObject({ sent: 0, retried: 7 });
    await project.makeDue(brand);
    expect(await deliver()).toMatchObject({ sent: 7 });
    expect(server.mails).toHaveLength(1);
    expect(texts).toEqual([texts[0], texts[0]]);
  });
});

describe('nobody is told', () => {
  test('while "notify" is wrong, and everybody once it is right', async () => {
    const brand = await project.addBrand({ email: 'nobody' });
    const id = await requestTo(brand);
    await deliver();
    expect(await project.leads(`id=eq.${id}`)).toMatchObject([
      { state: 'waiting', answer: expect.stringContaining('Nobody is told yet: notify.email has "nobody"') as string },
    ]);
    const notify = { email: address() };
    await project.owner(`/rest/v1/brand_websites?brand_id=eq.${brand}`, { method: 'PATCH', body: { notify } });
    await project.makeDue(brand);
    expect(await deliver()).toMatchObject({ routed: 1, sent: 1 });
  });

  test('by who can send no mail: another one does, or after a minute a sentence says what is missing', async () => {
    const brand = await project.addBrand({ email: address() });
    await requestTo(brand);
    expect(await deliver(project.backend.call, {})).toMatchObject({ routed: 1, sent: 0 });
    expect(await fateOf(brand)).toMatchObject([{ state: 'waiting', answer: null, attempts: 0 }]);
    const body = { due_at: new Date(Date.now() - 61_000).toISOString() };
    await project.owner(`/rest/v1/deliveries?brand_id=eq.${brand}`, { method: 'PATCH', body });
    await deliver(project.backend.call, {});
    expect(await fateOf(brand)).toMatchObject([
      { state: 'waiting', answer: 'Mail is not sent: neither SMTP_URL nor MAIL_API is set.', attempts: 0 },
    ]);
    await project.makeDue(brand);
    expect(await deliver()).toMatchObject({ sent: 1 });
  });

  test('of a submission that was deleted before it was sent', async () => {
    const brand = await project.addBrand({ email: address() });
    const id = await project.submit('media_inquiries', mediaInquiry({ brand_id: brand }));
    await deliver(project.backend.call, {});
    await project.owner(`/rest/v1/media_inquiries?id=eq.${id}`, { method: 'DELETE' });
    expect(await deliver()).toMatchObject({ sent: 0, failed: 0 });
    expect(await project.deliveries(`lead_id=eq.${id}`)).toEqual([]);
  });
});

test('the function is for the owner alone, and says what it can’t send', async () => {
  const url = `${project.url}/functions/v1/deliver-leads`;
  const refused = await callProject(url, project.publishableKey, { body: {} });
  expect([refused.status, refused.json]).toEqual([
    401,
    { success: false, error: 'This is for the owner of the project only.' },
  ]);
  const answered = await callProject(url, project.secretKey, { body: {} });
  expect([answered.status, answered.json]).toEqual([
    200,
    {
      success: true,
      routed: 0,
      sent: 0,
      retried: 0,
      failed: 0,
      problems: ['No mail is sent: set MAIL_API and MAIL_API_KEY and MAIL_FROM.'],
    },
  ]);
});

describe('a preview', () => {
  const SAYS = 'What forms send is told by mail to whom "notify" of brand.json names (SMTP_URL or MAIL_API).';

  test('delivers by itself, with what its environment has', async () => {
    const said: string[] = [];
    const environment = {
      SMTP_URL: server.url,
      MAIL_FROM: 'website@saffronlane.example',
      LEADS_WEBHOOK_SECRET: 'secret',
    };
    const delivery = deliverOwnLeads(project.backend, environment, (sentence) => said.push(sentence));
    expect(said).toEqual([
      'No webhook is called: LEADS_WEBHOOK_SECRET is no secret. Write it as whsec_ and what `openssl rand -base64 32` prints.',
      SAYS,
    ]);
    const brand = await project.addBrand({ email: address() });
    await requestTo(brand);
    await expect.poll(() => server.mails.length).toBe(1);
    await expect.poll(async () => (await fateOf(brand)).map(({ state }) => state)).toEqual(['sent']);
    await delivery.close();
  });

  test('says nothing where nothing is set, and routes all the same', async () => {
    const said: string[] = [];
    const delivery = deliverOwnLeads(project.backend, {}, (sentence) => said.push(sentence));
    const id = await requestTo(await project.addBrand(null));
    await expect
      .poll(() => project.leads(`id=eq.${id}&select=state,answer`))
      .toEqual([{ state: 'routed', answer: 'Nobody is told: the brand has no "notify".' }]);
    await delivery.close();
    expect(said).toEqual([]);
  });
});
