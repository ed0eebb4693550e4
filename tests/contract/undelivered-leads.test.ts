import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callProject, openProject } from '../support/backend/backend.ts';
import { cateringRequest } from '../support/backend/inquiries.ts';
import { newOwnId, OWN } from '../support/backend/own-ids.ts';

const project = openProject();
const brand = newOwnId();
const LONG_AGO = new Date(Date.now() - 3 * 3_600_000).toISOString();

beforeAll(() => owner('/rest/v1/brand_websites', { brand_id: brand, data: { restaurant_id: brand }, notify: {} }));
afterAll(async () => {
  for (const row of ['catering_requests?restaurant_id', 'brand_websites?brand_id'])
    await callProject(`${project.url}/rest/v1/${row}=like.${OWN}-*`, project.secretKey, { method: 'DELETE' });
});

async function owner(path: string, body?: unknown, method?: string): Promise<unknown> {
  const answer = await callProject(project.url + path, project.secretKey, {
    ...(body !== undefined && { body }),
    ...(method !== undefined && { method }),
  });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}

async function undelivered(): Promise<unknown> {
  const brands = (await owner('/rest/v1/rpc/undelivered_leads', {})) as { brand_id: string }[];
  return brands.find(({ brand_id: id }) => id === brand);
}

async function request(isTest = false): Promise<string> {
  const id = randomUUID();
  if (isTest) await owner('/rest/v1/delivery_tests', { id, form: 'catering' });
  await owner('/rest/v1/catering_requests', { ...cateringRequest({ restaurant_id: brand }), id });
  return id;
}

const route = (id: string, ...deliveries: [channel: string, recipient: string][]): Promise<unknown> =>
  owner('/rest/v1/rpc/route_leads', {
    routes: [{ form: 'catering', id, deliveries: deliveries.map(([channel, recipient]) => ({ channel, recipient })) }],
  });
const change = (table: string, query: string, row: object): Promise<unknown> =>
  owner(`/rest/v1/${table}?${query}`, row, 'PATCH');
const settled = { state: 'failed', settled_at: new Date().toISOString() };

test('what waits, what has waited for an hour and what has failed is counted by lead, until somebody has seen it', async () => {
  const [first, second, third] = [await request(), await request(), await request()];
  await request(true);
  expect(await undelivered()).toMatchObject({ waiting: 3, late: 0, failed: 0, late_reason: null });

  await route(first, ['email', 'a@x.example'], ['webhook', 'https://b.example/'], ['confirmation', 'guest@x.example']);
  await route(second, ['confirmation', 'guest@x.example']);
  await change('deliveries', `lead_id=eq.${first}&channel=eq.email`, { created_at: LONG_AGO, answer: '450 Later.' });
  expect(await undelivered()).toMatchObject({
    waiting: 2,
    late: 1,
    failed: 0,
    late_reason: { answer: '450 Later.', recipient: 'a@x.example' },
  });
  const { oldest_seconds: age } = (await undelivered()) as { oldest_seconds: number };
  expect(age).toBeGreaterThan(3 * 3600 - 60);
  expect(age).toBeLessThan(3 * 3600 + 600);

  await change('deliveries', `lead_id=eq.${first}&channel=eq.email`, { ...settled, answer: '550 Gone.' });
  await change('deliveries', `lead_id=eq.${second}`, settled);
  await change('leads', `id=eq.${third}`, { state: 'failed' });
  expect(await undelivered()).toMatchObject({
    // Its webhook still waits.
    waiting: 1,
    late: 0,
    failed: 2,
    failed_reason: { answer: '550 Gone.', recipient: 'a@x.example' },
  });

  await change('leads', `id=eq.${first}`, { seen_at: new Date().toISOString() });
  expect(await undelivered()).toMatchObject({ waiting: 1, failed: 1 });
  await change('deliveries', `lead_id=eq.${first}&channel=eq.webhook`, { state: 'sent' });
  await change('leads', `id=eq.${third}`, { answered_at: new Date().toISOString() });
  expect(await undelivered()).toBeUndefined();
});

test('nobody but the owner may ask', async () => {
  const { status } = await callProject(`${project.url}/rest/v1/rpc/undelivered_leads`, project.publishableKey, {
    body: {},
  });
  expect([401, 403, 404]).toContain(status);
});
