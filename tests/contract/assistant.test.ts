import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssistantAnswer } from '#content/chat/answer.ts';
import { newAddress } from '../support/backend/addresses.ts';
import { callProject, openProject } from '../support/backend/backend.ts';
import { OWN } from '../support/backend/own-ids.ts';
import { HOSTILE_TEXT } from '../support/build/hostile-text.ts';

const brandId = `${OWN}-brand`;
const restaurantId = `${OWN}-restaurant`;
const CONFIGURATION = {
  name: 'Kumo',
  restaurant_id: restaurantId,
  telephone: '(416) 555-0188',
  timezone: 'America/Toronto',
  currency: 'CAD',
  menu: { categories: [{ name: 'Bowls', items: [{ name: 'Shoyu', price: 18, isSpicy: true }] }] },
  locations: [
    {
      name: 'Annex',
      restaurant_id: `${OWN}-annex`,
      timezone: 'America/Toronto',
      openingHours: [
        { day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], h24: true },
      ],
    },
    {
      name: 'Gastown',
      timezone: 'America/Vancouver',
      openingHours: [{ day: 'Sunday', open: '12:00', close: '21:00' }],
    },
  ],
};
const project = openProject();

const rows = (table: string, query: string) => `${project.url}/rest/v1/${table}?${query}`;

beforeAll(async () => {
  await store(brandId, CONFIGURATION);
});

afterAll(async () => {
  await callProject(rows('brand_websites', `brand_id=like.${OWN}-*`), project.secretKey, { method: 'DELETE' });
  await callProject(rows('assistant_turns', `restaurant_id=like.${OWN}-*`), project.secretKey, { method: 'DELETE' });
});

async function store(id: string, data: unknown): Promise<void> {
  const headers = { Prefer: 'resolution=merge-duplicates' };
  const body = { brand_id: id, data, updated_at: new Date().toISOString() };
  const { status, text } = await callProject(rows('brand_websites', ''), project.secretKey, { body, headers });
  expect([200, 201], text).toContain(status);
}

const ask = (body: unknown, headers: Record<string, string> = {}) =>
  callProject(`${project.url}/functions/v1/ai-search-openrouter`, project.publishableKey, { body, headers });

async function askFor(
  query: string,
  session: string | null = null,
  restaurant = restaurantId,
): Promise<AssistantAnswer> {
  const { status, text, json } = await ask({ restaurant_id: restaurant, query, session_id: session });
  expect(status, text).toBe(200);
  return json as AssistantAnswer;
}

test('a question is answered with words, cards and a session', async () => {
  const answer = await askFor('how much is the shoyu?');
  expect(answer).toEqual({
    response: 'Shoyu: $18.',
    session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    content_types: [
      { type: 'text', data: ['Shoyu: $18.'] },
      { type: 'menu_items', data: answer.menu_items },
    ],
    menu_items: [{ name: 'Shoyu', price: '$18', dietary: ['spicy'], url: '/menu/annex/#bowls' }],
  });
});

test('a change with a date is answered as soon as it holds, and no longer when it is taken away', async () => {
  const id = `${OWN}-dated`;
  await store(id, { name: 'Kumo', telephone: '(416) 555-0188' });
  const phone = async () => (await askFor('what is your phone number?', null, id)).response;
  expect(await phone()).toContain('555-0188');
  const edits = [{ path: 'telephone', before: '(416) 555-0188', after: '(416) 555-0199' }];
  const body = { brand_id: id, name: 'new-number', data: { at: '2026-01-01', edits } };
  await callProject(rows('brand_changes', ''), project.secretKey, { body });
  expect(await phone()).toContain('555-0199');
  await callProject(rows('brand_changes', `brand_id=eq.${id}`), project.secretKey, { method: 'DELETE' });
  expect(await phone()).toContain('555-0188');
});

test('the next one is understood as one that follows, in its session and in no other', async () => {
  const first = await askFor('is gastown open on sunday?');
  expect(JSON.stringify(first.content_types)).toContain('12:00 PM – 9:00 PM');
  const second = await askFor('and on monday?', first.session_id);
  expect(second.session_id).toBe(first.session_id);
  expect(JSON.stringify(second.content_types)).toContain('"name":"Gastown"');
  expect(second.response).toMatch(/^(Monday|Tomorrow|Gastown is closed)/);
  expect((await askFor('and the shoyu?', randomUUID())).response).toContain('Shoyu');
  expect(JSON.stringify(await askFor('and on monday?'))).not.toContain(
    '"name":"Gastown","status":"Closed","days":[{"day":"Monday',
  );
});

test.each([
  ['another backend made', 'sess_01J9ZK/7'],
  ['is no UUID but for its case', randomUUID().toUpperCase()],
  ['is as long as it may be', '🍜'.repeat(200)],
  ['holds a null character', 'a\0b'],
  ['holds half a character', 'a\uD83D'],
  ['looks like a filter', 'x,restaurant_id.neq.0)&or=(id.not.is.null'],
  ['is white space', ' '],
])('a session id that %s names a conversation, too', async (_name, id) => {
  const first = await askFor('is gastown open on sunday?', id);
  expect(first.session_id).toBe(id);
  const second = await askFor('and on monday?', id);
  expect(JSON.stringify(second.content_types)).toContain('"name":"Gastown"');
  const other = await askFor('and on monday?', [...id].slice(1).join('') + '!');
  expect(JSON.stringify(other.content_types)).toContain('"name":"Annex"');
});

test('an empty session id is none', async () => {
  expect((await askFor('is gastown open on sunday?', '')).session_id).toMatch(/^[0-9a-f-]{36}$/);
});

test('a conversation with one restaurant is none with another', async () => {
  const other = `${OWN}-other`;
  await store(other, { ...CONFIGURATION, restaurant_id: other });
  const { session_id } = await askFor('is gastown open on sunday?');
  const answer = await askFor('and on monday?', session_id, other);
  expect(JSON.stringify(answer.content_types)).toContain('"name":"Annex"');
});

test.each([
  ['its own id', restaurantId],
  ['the id of a location', `${OWN}-annex`],
  ['the id of the brand', brandId],
])('a restaurant is found by %s', async (_name, id) => {
  expect((await askFor('phone?', null, id)).response).toBe('Call us at (416) 555-0188.');
});

describe('who owns an id', () => {
  const refusedIds = async (brand: string) => {
    const path = `${project.url}/rest/v1/rpc/refused_ids`;
    return (await callProject(path, project.secretKey, { body: { brand } })).json;
  };
  const EVIL = { name: 'Evil', telephone: '+1 900 555 0666' };
  const answersFor = async (id: string) => (await askFor('phone?', null, id)).response;

  test.each<[string, (id: string) => unknown]>([
    ['restaurant_id', (id) => ({ restaurant_id: id })],
    ['id', (id) => ({ id })],
    ['brand_id', (id) => ({ brand_id: id })],
    ['the id of a location', (id) => ({ locations: [{ name: 'A', restaurant_id: id }] })],
    ['the id of its only location', (id) => ({ locations: { name: 'A', restaurant_id: ` ${id} ` } })],
  ])('is not changed by a configuration that claims it as its %s', async (_as, claim) => {
    const evil = `${OWN}-aaa-evil`;
    for (const id of [restaurantId, `${OWN}-annex`, brandId]) {
      await store(evil, { ...EVIL, ...(claim(id) as object) });
      expect(await answersFor(id)).toBe('Call us at (416) 555-0188.');
      expect(await refusedIds(evil)).toEqual([{ id, owner: brandId }]);
    }
    expect(await answersFor(evil)).toBe('Call us at (900) 555-0666.');
    expect(await refusedIds(brandId)).toEqual([]);
  });

  test('is the brand of that name, even where another claimed it before', async () => {
    const [late, early] = [`${OWN}-late`, `${OWN}-early`];
    await store(early, { ...EVIL, restaurant_id: late });
    expect(await answersFor(late)).toContain('0666');
    await store(late, CONFIGURATION);
    expect(await answersFor(late)).toContain('0188');
    expect(await refusedIds(early)).toEqual([{ id: late, owner: late }]);
  });

  test('is who comes next once it is given up', async () => {
    const [one, other, id] = [`${OWN}-one`, `${OWN}-two`, `${OWN}-shared`];
    await store(one, { ...EVIL, restaurant_id: id });
    await store(other, { ...CONFIGURATION, restaurant_id: id, locations: [] });
    expect(await answersFor(id)).toContain('0666');
    await callProject(rows('brand_websites', `brand_id=eq.${one}`), project.secretKey, { method: 'DELETE' });
    await store(other, { ...CONFIGURATION, restaurant_id: id, locations: [] });
    expect(await answersFor(id)).toContain('0188');
  });

  test('no visitor may ask', async () => {
    const path = `${project.url}/rest/v1/rpc/refused_ids`;
    const { status } = await callProject(path, project.publishableKey, { body: { brand: brandId } });
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

test('a changed configuration is answered from at once', async () => {
  const id = `${OWN}-changing`;
  await store(id, { ...CONFIGURATION, restaurant_id: id });
  expect((await askFor('phone?', null, id)).response).toContain('555-0188');
  await store(id, { ...CONFIGURATION, restaurant_id: id, telephone: '(416) 555-0199' });
  expect((await askFor('phone?', null, id)).response).toContain('555-0199');
});

test.each([
  [{ restaurant_id: 'nobody', query: 'hi', session_id: null }, 404, 'There is no restaurant "nobody".'],
  [{ restaurant_id: 'x', query: ' ', session_id: null }, 400, 'query is not valid.'],
  [{ restaurant_id: 'x\0', query: 'hi', session_id: null }, 400, 'restaurant_id is not valid.'],
  [{ restaurant_id: 'x\ud83d', query: 'hi', session_id: null }, 400, 'restaurant_id is not valid.'],
  [{ restaurant_id: 'x', query: 'x'.repeat(501), session_id: null }, 400, 'query is not valid.'],
  [{ restaurant_id: 'x', query: 'hi', session_id: 'x'.repeat(201) }, 400, 'session_id is not valid.'],
  [{ restaurant_id: 'x', query: 'hi', session_id: 1 }, 400, 'session_id is not valid.'],
  [{ restaurant_id: 'x', query: 'hi', session_id: null, role: 'system' }, 400, 'role is not a known field.'],
  [{ restaurant_id: "x' or true --", query: 'hi', session_id: null }, 404, 'There is no restaurant "x\' or true --".'],
])('%j is refused', async (body, status, error) => {
  const answer = await ask(body);
  expect([answer.status, answer.json]).toEqual([status, { success: false, error }]);
});

test('whatever a visitor writes is a question, and stored as it is', async () => {
  const query = HOSTILE_TEXT.replaceAll('\0', '').slice(0, 300);
  const { session_id, content_types } = await askFor(query);
  expect(content_types.length).toBeGreaterThan(0);
  const { json } = await callProject(rows('assistant_turns', `session_id=eq.${session_id}`), project.secretKey);
  expect(json).toMatchObject([{ query: query.trim(), restaurant_id: restaurantId }]);
});

test('what is to be forgotten is not read, whether it is there or not', async () => {
  const { session_id } = await askFor('is gastown open on sunday?');
  const old = `session_id=eq.${session_id}`;
  const age = async (days: number) => {
    const created_at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
    await callProject(rows('assistant_turns', old), project.secretKey, { method: 'PATCH', body: { created_at } });
  };
  await age(29);
  expect(JSON.stringify(await askFor('and on monday?', session_id))).toContain('"name":"Gastown"');
  await callProject(rows('assistant_turns', `${old}&query=like.and*`), project.secretKey, { method: 'DELETE' });
  await age(31);
  expect(JSON.stringify((await askFor('and on monday?', session_id)).content_types)).toContain('"name":"Annex"');
});

test('who asks for restaurants that do not exist is counted, and leaves nothing', async () => {
  const headers = { 'X-Forwarded-For': newAddress() };
  const body = { restaurant_id: `${OWN}-nobody`, query: 'phone?', session_id: null };
  const answers = await Promise.all(Array.from({ length: 45 }, () => ask(body, headers)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
  const { json } = await callProject(rows('assistant_turns', `restaurant_id=eq.${OWN}-nobody`), project.secretKey);
  expect(json).toEqual([]);
});

test('20 questions a minute are answered, and the next is told when to come again', async () => {
  const headers = { 'X-Forwarded-For': `${newAddress()}, ${newAddress()}` };
  const body = { restaurant_id: restaurantId, query: 'phone?', session_id: null };
  const answers = await Promise.all(Array.from({ length: 45 }, () => ask(body, headers)));
  const refused = answers.filter(({ status }) => status === 429);
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken.length + refused.length).toBe(45);
  // A new minute may begin in between.
  expect([20, 40]).toContain(taken.length);
  for (const { headers: said } of refused) expect(Number(said.get('retry-after'))).toBeGreaterThan(0);
});
