import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callProject, callback, feedback, openProject } from '../support/backend/backend.ts';
import { careerApplication, cateringRequest, franchiseInquiry, mediaInquiry } from '../support/backend/inquiries.ts';
import { newOwnId, OWN } from '../support/backend/own-ids.ts';

const project = openProject();
const brand = newOwnId();
const location = newOwnId();
const notify = { email: ['hello@saffronlane.example'], locations: { 'queen-west': { email: [] } } };

beforeAll(async () => {
  const data = {
    restaurant_id: brand,
    name: 'Saffron Lane',
    locations: [{ restaurant_id: location, name: 'Queen West' }, 7],
  };
  await owner('/rest/v1/brand_websites', { brand_id: brand, data, notify });
});

afterAll(async () => {
  const tables = ['restaurant_feedback', 'catering_requests', 'career_applications'].map(
    (table) => `${table}?restaurant_id`,
  );
  const rows = [...tables, 'media_inquiries?brand_id', 'franchise_inquiries?brand_id', 'brand_websites?brand_id'];
  for (const row of rows)
    await callProject(`${project.url}/rest/v1/${row}=like.${OWN}-*`, project.secretKey, { method: 'DELETE' });
});

async function owner(path: string, body?: unknown, method?: string): Promise<unknown> {
  const headers = { Prefer: 'return=representation' };
  const answer = await callProject(project.url + path, project.secretKey, {
    headers,
    ...(body !== undefined && { body }),
    ...(method !== undefined && { method }),
  });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}

const rpc = (name: string, parameters: unknown): Promise<unknown> => owner(`/rest/v1/rpc/${name}`, parameters);

type Row = Record<string, unknown>;

const leadsOf = async (id: string): Promise<Row[]> => (await owner(`/rest/v1/leads?id=eq.${id}`)) as Row[];
const deliveriesOf = async (id: string): Promise<Row[]> =>
  (await owner(`/rest/v1/deliveries?lead_id=eq.${id}&order=recipient`)) as Row[];

/** A submission as its table takes it; the answer is its id. */
async function submit(table: string, row: Row): Promise<string> {
  const id = randomUUID();
  await owner(`/rest/v1/${table}`, { ...row, id });
  return id;
}

describe('a submission is a lead', () => {
  test.each([
    ['feedback', 'restaurant_feedback', feedback({ restaurant_id: brand, rating: 3 }), false],
    ['feedback', 'restaurant_feedback', feedback({ restaurant_id: brand, rating: 2 }), true],
    ['feedback', 'restaurant_feedback', feedback({ restaurant_id: brand, rating: null }), false],
    ['feedback', 'restaurant_feedback', callback({ restaurant_id: location }), false],
    ['catering', 'catering_requests', cateringRequest({ restaurant_id: location }), true],
    ['media', 'media_inquiries', mediaInquiry({ brand_id: brand }), false],
    ['franchise', 'franchise_inquiries', franchiseInquiry({ brand_id: brand }), false],
  ])('%s in %s', async (form, table, row, isUrgent) => {
    const id = await submit(table, row);
    expect(await leadsOf(id)).toMatchObject([
      {
        form,
        id,
        recipient: row['restaurant_id'] ?? row['brand_id'],
        brand_id: brand,
        is_urgent: isUrgent,
        is_test: false,
        state: 'waiting',
        version: 0,
        seen_at: null,
      },
    ]);
    await owner(`/rest/v1/${table}?id=eq.${id}`, undefined, 'DELETE');
    expect(await leadsOf(id)).toEqual([]);
  });

  test('a visitor’s own insert makes one, too, whoever the recipient is', async () => {
    const id = randomUUID();
    const row = { ...feedback(), id };
    const { status } = await callProject(`${project.url}/rest/v1/restaurant_feedback`, project.publishableKey, {
      body: row,
      headers: { Prefer: 'return=minimal' },
    });
    expect(status).toBe(201);
    expect(await leadsOf(id)).toMatchObject([{ brand_id: null, state: 'waiting' }]);
  });

  test('an application is one when its files are there, and one only', async () => {
    const digest = 'a'.repeat(64);
    const id = randomUUID();
    const row = {
      ...careerApplication({ restaurant_id: brand }),
      id,
      resume_path: `${id}/resume.pdf`,
      resume_sha256: digest,
    };
    await owner('/rest/v1/career_applications', { ...row, state: 'reserved' });
    expect(await leadsOf(id)).toEqual([]);
    for (let count = 0; count < 2; count += 1)
      await owner(`/rest/v1/career_applications?id=eq.${id}`, { state: 'complete' }, 'PATCH');
    expect(await leadsOf(id)).toMatchObject([{ form: 'careers', brand_id: brand }]);
  });

  test('is marked as a test only if its id was noted before, for its form', async () => {
    const [noted, other] = [randomUUID(), randomUUID()];
    await owner('/rest/v1/delivery_tests', [
      { id: noted, form: 'catering' },
      { id: other, form: 'feedback' },
    ]);
    for (const id of [noted, other])
      await owner('/rest/v1/catering_requests', { ...cateringRequest({ restaurant_id: brand }), id });
    expect([await leadsOf(noted), await leadsOf(other)]).toMatchObject([[{ is_test: true }], [{ is_test: false }]]);
    await owner(`/rest/v1/delivery_tests?id=in.(${noted},${other})`, undefined, 'DELETE');
  });
});

test('the brand says whom to tell, and a location that is no object is passed over', async () => {
  expect(await rpc('lead_brand', { brand })).toEqual([
    { name: 'Saffron Lane', notify, locations: [{ id: location, name: 'Queen West' }] },
  ]);
  expect(await rpc('lead_brand', { brand: 'nobody' })).toEqual([]);
});

test('what people note counts a version, and what a delivery notes does not', async () => {
  const id = await submit('catering_requests', cateringRequest({ restaurant_id: brand }));
  const path = `/rest/v1/leads?form=eq.catering&id=eq.${id}`;
  await owner(path, { assignee: 'Ada' }, 'PATCH');
  await owner(path, { attempts: 3 }, 'PATCH');
  expect(await owner(`${path}&version=eq.0`, { note: 'Called.' }, 'PATCH')).toEqual([]);
  expect(await owner(`${path}&version=eq.1`, { note: 'Called.' }, 'PATCH')).toMatchObject([
    { version: 2, note: 'Called.' },
  ]);
});

describe('deliveries', () => {
  const route = (id: string, deliveries: unknown[], more: Row = {}): Promise<unknown> =>
    rpc('route_leads', { routes: [{ form: 'catering', id, brand_name: 'Saffron Lane', deliveries, ...more }] });
  const request = (): Promise<string> => submit('catering_requests', cateringRequest({ restaurant_id: brand }));
  const address = (): string => `${randomUUID()}@saffronlane.example`;

  test('are made once, however often a lead is routed', async () => {
    const id = await request();
    const deliveries = [
      { channel: 'email', recipient: 'a@saffronlane.example' },
      { channel: 'webhook', recipient: 'https://b.example/' },
    ];
    await route(id, deliveries);
    await route(id, [...deliveries, { channel: 'email', recipient: 'c@saffronlane.example' }]);
    expect(await deliveriesOf(id)).toMatchObject([
      { recipient: 'a@saffronlane.example' },
      { recipient: 'https://b.example/' },
    ]);
    expect(await leadsOf(id)).toMatchObject([{ state: 'routed', brand_name: 'Saffron Lane', answer: null }]);
  });

  test('wait where it is not decided who hears of it', async () => {
    const id = await request();
    await route(id, [], { problem: 'notify is wrong.' });
    expect(await leadsOf(id)).toMatchObject([{ state: 'waiting', answer: 'notify is wrong.' }]);
    expect(await deliveriesOf(id)).toEqual([]);
  });

  test('confirm at most three times a day to one address', async () => {
    const guest = address();
    const ids = await Promise.all(Array.from({ length: 5 }, request));
    for (const id of ids) await route(id, [{ channel: 'confirmation', recipient: guest.toUpperCase() }]);
    const made = await owner(`/rest/v1/deliveries?channel=eq.confirmation&recipient=ilike.${guest}`);
    expect(made).toHaveLength(3);
  });
});
