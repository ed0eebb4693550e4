import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openLeadService } from '#live/leads/lead-service.ts';
import { openWeeklyTests } from '#live/leads/weekly-tests.ts';
import { runTestCommand } from '#live/test-command.ts';
import { callProject, type EmbeddedProject, startEmbedded } from '../../support/backend/backend.ts';
import { cateringRequest } from '../../support/backend/inquiries.ts';
import { serveFetch } from '../../support/deploy/serve-fetch.ts';
import { temporaryFolder } from '../../support/build/folders.ts';
import { type MailServer, startMailServer } from '../../support/leads/mail-server.ts';

let project: EmbeddedProject;
let server: MailServer;
let brand: string;
let brandsDir: string;
let printed: string[];

beforeAll(async () => void (project = await startEmbedded()));
afterAll(() => project.close());
beforeEach(async () => {
  server = await startMailServer();
  printed = [];
  brand = `b-${randomUUID()}`.slice(0, 40);
  const file = {
    brandId: brand,
    siteUrl: 'https://rye.example',
    supabaseUrl: project.url,
    supabaseAnonKey: project.publishableKey,
  };
  brandsDir = `${temporaryFolder({ 'brands/rye/brand.json': JSON.stringify(file) })}/brands`;
});
afterEach(() => server.close());

const environment = (changes: Record<string, string> = {}) => ({
  SUPABASE_URL: project.url,
  SUPABASE_SERVICE_ROLE_KEY: project.secretKey,
  SMTP_URL: server.url,
  MAIL_FROM: 'website@agency.example',
  ...changes,
});

async function asOwner(path: string, body?: unknown, method?: string): Promise<unknown> {
  const answer = await callProject(project.url + path, project.secretKey, {
    ...(body !== undefined && { body }),
    ...(method !== undefined && { method }),
  });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}

const store = (notify: unknown): Promise<unknown> =>
  asOwner('/rest/v1/brand_websites', {
    brand_id: brand,
    data: { restaurant_id: brand, name: 'Rye', locations: [{ restaurant_id: `${brand}-1`, name: 'Queen West' }] },
    notify,
  });

function serve(changes: Record<string, string> = {}, weekly = false) {
  const given = environment(changes);
  const print = (sentence: string): void => void printed.push(sentence);
  const tests = openWeeklyTests({ slugs: weekly ? ['rye'] : [], brandsDir, environment: given, print });
  const service = openLeadService({ environment: given, print, tests, everyMs: 100 });
  onTestFinished(service.close);
  return service;
}

async function tryDelivery(...args: string[]): Promise<{ code: number; output: string }> {
  let output = '';
  const stdout = { write: (text: string) => void (output += text) };
  const all = ['--brands-dir', brandsDir, '--brand', 'rye', ...args];
  const code = await runTestCommand({ root: brandsDir, args: all, environment: environment(), stdout, lookMs: 20 });
  return { code, output };
}

describe('a builder', () => {
  test('that shares the backend with another sends each lead once', async () => {
    const people = ['a', 'b', 'c'].map((name) => `${name}-${brand}@rye.example`);
    await store({ email: people });
    const builders = [serve(), serve()];
    const ids = Array.from({ length: 4 }, () => randomUUID());
    for (const id of ids) {
      const row = { ...cateringRequest({ restaurant_id: brand, email: null }), id, requirements: id };
      await asOwner('/rest/v1/catering_requests', row);
    }
    const sent = () =>
      builders.map((builder) => {
        const [line = ''] = builder.families().find(({ name }) => name === 'deliveries_total')?.lines ?? [];
        return Number(/^\{result="sent"\} (\d+)$/.exec(line)?.[1]);
      });
    await expect.poll(() => sent().reduce((one, other) => one + other)).toBe(ids.length * people.length);
    const told = server.mails.map(({ to, body }) => `${to.join()} ${ids.find((id) => body.includes(id))}`);
    expect(told.sort()).toEqual(people.flatMap((person) => ids.map((id) => `${person} ${id}`)).sort());
  });

  test('says that the login is refused, keeps what waits, and names nobody', async () => {
    server.rules.login = { user: 'agency', pass: 'right' };
    await server.close();
    await server.open();
    await store({ email: 'owner@rye.example' });
    const url = new URL(server.url);
    const service = serve({ SMTP_URL: `smtp://agency:wrong@127.0.0.1:${url.port}` });
    const id = randomUUID();
    await asOwner('/rest/v1/catering_requests', { ...cateringRequest({ restaurant_id: brand, email: null }), id });
    const delivery = () => asOwner(`/rest/v1/deliveries?lead_id=eq.${id}`);
    await expect
      .poll(delivery)
      .toMatchObject([{ state: 'waiting', answer: expect.stringContaining('535') as unknown }]);
    await expect.poll(() => service.view()?.brands).toMatchObject([{ name: brand, waiting: 1, failed: 0 }]);
    expect(service.reasons()).toEqual([]);
    await asOwner(`/rest/v1/deliveries?lead_id=eq.${id}`, { created_at: '2026-01-01' }, 'PATCH');
    await expect.poll(service.reasons).toHaveLength(1);
    const [reason] = service.reasons();
    expect(reason).toMatch(/1 lead could not be delivered for an hour.*refuses the login: 535/);
    expect(reason).not.toMatch(/wrong|owner|Ada/);
    expect(await delivery()).toMatchObject([{ state: 'waiting' }]);
    await asOwner(`/rest/v1/catering_requests?id=eq.${id}`, undefined, 'DELETE');
  });

  test('says that the key is wrong', async () => {
    const service = serve({ SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_wrong' });
    await expect.poll(() => printed.join('\n')).toMatch(/Leads are not delivered: The backend refuses the secret key/);
    await expect.poll(() => service.view()?.about.join(' ')).toContain('refuses the secret key');
    expect(service.view()?.brands).toBeUndefined();
    expect(service.families().map(({ name }) => name)).toEqual(['deliveries_total']);
  });

  test('names the migration that a backend lacks', async () => {
    const older = await serveFetch(() => Promise.resolve(Response.json({ code: 'PGRST202' }, { status: 404 })));
    const service = serve({ SUPABASE_URL: older });
    await expect.poll(service.reasons).toEqual([expect.stringContaining('supabase db push') as unknown]);
    expect(printed.join('\n')).toContain('its migration 20261128000001_leads is missing');
  });

  test('without a key says what to set, if somebody wants it to deliver', async () => {
    expect(serve({ SUPABASE_SERVICE_ROLE_KEY: '' }).reasons()).toEqual([
      'Leads are not delivered: set SUPABASE_SERVICE_ROLE_KEY to its secret key and SUPABASE_URL to its address.',
    ]);
    const quiet = serve({ SUPABASE_SERVICE_ROLE_KEY: '', SMTP_URL: '' });
    expect([quiet.reasons(), quiet.view(), quiet.families()]).toEqual([[], undefined, []]);
  });
});

describe('test-delivery', () => {
  test('comes the whole way, and leaves nothing to answer', async () => {
    await store({ email: ['hello@rye.example'], locations: { 'queen-west': { email: 'qw@rye.example' } } });
    serve();
    const { code, output } = await tryDelivery('--location', 'queen-west', '--guest', 'me@agency.example');
    expect(output).toMatch(/stored.*routed.*qw@rye\.example.*sent.*250 OK.*Everybody who is to be told has got it/s);
    expect(code).toBe(0);
    const heads = server.mails.map(({ to, headers }) => `${to.join()} ${headers.get('subject')}`).sort();
    expect(heads).toEqual([
      'me@agency.example Rye has received your message',
      expect.stringMatching(/^qw@rye\.example \[Test\] Catering request: .* – Rye, Queen West$/),
    ]);
    const [lead] = (await asOwner(`/rest/v1/leads?brand_id=eq.${brand}`)) as Record<string, unknown>[];
    expect(lead).toMatchObject({ is_test: true, recipient: `${brand}-1` });
    expect([lead?.['seen_at'], lead?.['answered_at']]).not.toContain(null);
  });

  test.each(['feedback', 'callback', 'catering', 'careers', 'media', 'franchise'])(
    'sends %s as its page does',
    async (form) => {
      await store({ email: `${form}@rye.example` });
      serve();
      expect(await tryDelivery('--form', form)).toMatchObject({ code: 0 });
      // Nobody but the restaurant: no test writes to an address that is made up.
      expect(server.mails.map(({ to }) => to)).toEqual([[`${form}@rye.example`]]);
    },
  );

  test('takes away what a test has left a month ago, with its file, and nothing that a guest has sent', async () => {
    await store({ email: 'careers-old@rye.example' });
    serve();
    expect(await tryDelivery('--form', 'careers')).toMatchObject({ code: 0 });
    const [{ id }] = (await asOwner(`/rest/v1/leads?brand_id=eq.${brand}&form=eq.careers`)) as [{ id: string }];
    const file = `${project.url}/storage/v1/object/applications/${id}/resume.pdf`;
    expect((await callProject(file, project.secretKey)).status).toBe(200);
    const guests = randomUUID();
    await asOwner('/rest/v1/catering_requests', {
      ...cateringRequest({ restaurant_id: brand, email: null }),
      id: guests,
    });
    await asOwner(`/rest/v1/leads?brand_id=eq.${brand}`, { created_at: '2020-01-01' }, 'PATCH');
    expect(await tryDelivery()).toMatchObject({ code: 0 });
    expect((await callProject(file, project.secretKey)).status).not.toBe(200);
    expect(await asOwner(`/rest/v1/career_applications?id=eq.${id}`)).toEqual([]);
    expect(await asOwner(`/rest/v1/leads?id=in.(${id},${guests})`)).toMatchObject([{ id: guests }]);
  });

  test('says where it stopped', async () => {
    const unheard = await tryDelivery('--wait', '1');
    expect(unheard.code).toBe(1);
    expect(unheard.output).toMatch(/stopped there, for 1 s\. Nobody takes what is due\. Start the builder/);
    serve();
    const unknown = await tryDelivery();
    expect(unknown.output).toContain('Nobody is told: no configuration in brand_websites');
    await store(undefined);
    expect((await tryDelivery()).output).toContain('the brand has no "notify"');
    await asOwner(`/rest/v1/brand_websites?brand_id=eq.${brand}`, { notify: { email: 'gone@rye.example' } }, 'PATCH');
    server.rules.recipient = () => ({ code: 550, text: '5.1.1 No such user' });
    const bounced = await tryDelivery();
    expect(bounced.code).toBe(1);
    expect(bounced.output).toMatch(/stopped on its way.*No such user/s);
    await expect(tryDelivery('--location', 'nowhere')).rejects.toThrow('it has queen-west');
  });
});

test('two builders send one test a week, and a later one that arrives makes good for it', async () => {
  await store(undefined);
  const builders = [serve({}, true), serve({}, true)];
  for (const builder of builders)
    await expect.poll(builder.reasons).toEqual([expect.stringMatching(/^rye: the weekly test .* no "notify"/)]);
  expect(await asOwner(`/rest/v1/catering_requests?restaurant_id=eq.${brand}`)).toHaveLength(1);
  await asOwner(`/rest/v1/brand_websites?brand_id=eq.${brand}`, { notify: { email: 'weekly@rye.example' } }, 'PATCH');
  expect(await tryDelivery()).toMatchObject({ code: 0 });
  const next = serve({}, true);
  await expect.poll(() => next.view()?.tests).toMatchObject([{ slug: 'rye', what: 'has arrived', reason: '' }]);
  expect(next.reasons()).toEqual([]);
  expect(await asOwner(`/rest/v1/catering_requests?restaurant_id=eq.${brand}`)).toHaveLength(2);

  // A builder whose clock is a week ahead tries it once more, and once only.
  const given = environment();
  for (let count = 0; count < 2; count += 1) {
    const now = (): number => Date.now() + 7 * 86_400_000;
    const ahead = openWeeklyTests({ slugs: ['rye'], brandsDir, environment: given, print: () => {}, now });
    await ahead?.look();
  }
  expect(await asOwner(`/rest/v1/catering_requests?restaurant_id=eq.${brand}`)).toHaveLength(3);
});
