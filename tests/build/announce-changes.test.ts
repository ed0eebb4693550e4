import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callProject, type EmbeddedProject, startEmbedded } from '../support/backend/backend.ts';
import { listen } from '../support/listen.ts';

const SECRET = `whsec_${Buffer.from('a secret of the webhook, 32 byte').toString('base64')}`;
const TOKEN = 'ghp_a-token-of-the-repository';

interface Heard {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let heard: Heard[] = [];
/** The status of the answers to the webhook. */
let status = 204;
let project: EmbeddedProject;
let receiver: Awaited<ReturnType<typeof listen>>;

async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
  heard.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
  const isWebhook = request.url === '/hook?key=in-the-address';
  response.writeHead(isWebhook ? status : 204, { location: '/elsewhere' }).end();
}

beforeAll(async () => {
  receiver = await listen((request, response) => void hear(request, response));
  const { origin } = receiver;
  project = await startEmbedded(undefined, {
    CHANGES_WEBHOOK_URL: `${origin}/hook?key=in-the-address`,
    CHANGES_WEBHOOK_SECRET: SECRET,
    CHANGES_GITHUB_REPOSITORY: 'agency/brands',
    CHANGES_GITHUB_TOKEN: TOKEN,
    CHANGES_GITHUB_API: origin,
  });
});
afterAll(async () => {
  await project.close();
  await receiver.close();
});
beforeEach(() => {
  heard = [];
  status = 204;
});

const asOwner = (path: string, call: Parameters<typeof callProject>[2] = {}) =>
  callProject(`${project.url}${path}`, project.secretKey, call);

async function store(brandId: string, data: object): Promise<void> {
  const headers = { Prefer: 'resolution=merge-duplicates' };
  const { status: stored } = await asOwner('/rest/v1/brand_websites', { body: { brand_id: brandId, data }, headers });
  expect(stored).toBeLessThan(300);
}

async function logOf(brandId: string): Promise<Record<string, unknown>[]> {
  const { json } = await asOwner(`/rest/v1/configuration_changes?brand_id=eq.${brandId}&order=created_at,due_at`);
  return json as Record<string, unknown>[];
}

const WAIT = { timeout: 60_000, interval: 50 };
const settled = (brandId: string) =>
  vi.waitUntil(async () => (await logOf(brandId)).some(({ settled_at: at }) => at !== null), WAIT);
const reached = (brandId: string, state: string) =>
  vi.waitUntil(async () => (await logOf(brandId))[0]?.['state'] === state, WAIT);
const makeDue = (brandId: string) =>
  asOwner(`/rest/v1/configuration_changes?brand_id=eq.${brandId}&state=eq.waiting`, {
    method: 'PATCH',
    body: { due_at: '2026-01-01T00:00:00Z' },
  });
const hooksOf = (brandId: string) =>
  heard.filter(({ path, body }) => path.startsWith('/hook') && body.includes(`"${brandId}"`));

test('a changed configuration is told to both, signed, and the log says so', async () => {
  await store('signed', { name: 'One' });
  await settled('signed');
  const [log] = await logOf('signed');
  expect(log).toMatchObject({ state: 'sent', attempts: 1, answer: null });

  const [hook] = hooksOf('signed');
  expect(new Webhook(SECRET).verify(hook?.body ?? '', hook?.headers as Record<string, string>)).toEqual({
    type: 'configuration.changed',
    timestamp: new Date(String(log?.['created_at'])).toISOString(),
    data: { brand_id: 'signed' },
  });
  expect(hook?.headers['webhook-id']).toBe(log?.['id']);

  const github = heard.find(
    ({ path, body }) => path === '/repos/agency/brands/dispatches' && body.includes('"signed"'),
  );
  expect(github?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(JSON.parse(github?.body ?? '')).toEqual({
    event_type: 'configuration-changed',
    client_payload: { brand_id: 'signed', id: log?.['id'] },
  });
});

test('what is stored again as it was is no change; what is taken away is one', async () => {
  await store('same', { name: 'One' });
  await settled('same');
  await store('same', { name: 'One' });
  expect(await logOf('same')).toHaveLength(1);
  await asOwner('/rest/v1/brand_websites?brand_id=eq.same', { method: 'DELETE' });
  expect(await logOf('same')).toHaveLength(2);
});

test('a brand is told of every two seconds at most, and what changes meanwhile is told once', async () => {
  const told = { brand_id: 'busy', created_at: '2100-01-01T00:00:00Z', state: 'sent' };
  expect((await asOwner('/rest/v1/configuration_changes', { body: told })).status).toBe(201);
  for (let count = 0; count < 5; count += 1) await store('busy', { name: `Name ${count}` });
  const waiting = (await logOf('busy')).filter(({ state }) => state === 'waiting');
  expect(waiting.map(({ due_at: due }) => Date.parse(String(due)))).toEqual([Date.parse('2100-01-01T00:00:02Z')]);
});

test.each([
  [503, 'The webhook answered 503.'],
  [302, 'The webhook answered 302.'],
])('answered %i, it is told again later, and the log names no secret', async (refused, answer) => {
  status = refused;
  const brand = `refused-${refused}`;
  await store(brand, { name: 'One' });
  await settled(brand);
  const [first] = await logOf(brand);
  expect(first).toMatchObject({ state: 'waiting', answer });
  const wait = Date.parse(String(first?.['due_at'])) - Date.parse(String(first?.['settled_at']));
  expect(wait).toBe(5000 * 2 ** (Number(first?.['attempts']) - 1));
  expect(heard.map(({ path }) => path)).not.toContain('/elsewhere');

  status = 204;
  await makeDue(brand);
  await reached(brand, 'sent');
  const ids = hooksOf(brand).map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids)).toEqual(new Set([first?.['id']]));
});

test('a change after a refused one takes its place', async () => {
  const refused = { brand_id: 'replaced', attempts: 3, due_at: '2100-01-01T00:00:00Z' };
  expect((await asOwner('/rest/v1/configuration_changes', { body: refused })).status).toBe(201);
  await store('replaced', { name: 'Two' });
  await makeDue('replaced');
  await reached('replaced', 'sent');
  expect(await logOf('replaced')).toMatchObject([{ attempts: 1 }]);
});

test('after twelve tries it is given up, and the log keeps it', async () => {
  status = 500;
  await store('refused', { name: 'One' });
  await settled('refused');
  await asOwner('/rest/v1/configuration_changes?brand_id=eq.refused', { method: 'PATCH', body: { attempts: 11 } });
  await makeDue('refused');
  await reached('refused', 'failed');
});

test('only the owner of the project may have it sent, or read the log', async () => {
  const asVisitor = (path: string, call = {}) => callProject(`${project.url}${path}`, project.publishableKey, call);
  expect((await asVisitor('/functions/v1/announce-changes', { method: 'POST' })).status).toBe(401);
  expect((await asVisitor('/rest/v1/configuration_changes')).status).toBeGreaterThanOrEqual(400);
  for (const name of ['take_configuration_changes', 'settle_configuration_change']) {
    expect((await asVisitor(`/rest/v1/rpc/${name}`, { body: {} })).status).toBeGreaterThanOrEqual(400);
  }
  expect((await asOwner('/functions/v1/announce-changes', { method: 'POST' })).status).toBe(200);
});
