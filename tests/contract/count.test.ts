import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress } from '../support/backend/addresses.ts';
import { type Answered, callProject, openProject } from '../support/backend/backend.ts';
import { newOwnId, OWN } from '../support/backend/own-ids.ts';

const project = openProject();
const brandId = newOwnId();
const location = newOwnId();
const rest = (path: string, call: Parameters<typeof callProject>[2] = {}) =>
  callProject(`${project.url}/rest/v1/${path}`, project.secretKey, call);

beforeAll(async () => {
  const body = { brand_id: brandId, data: { locations: [{ restaurant_id: location }] } };
  expect((await rest('brand_websites', { body })).status).toBe(201);
});

afterAll(async () => {
  await rest(`visit_counts?brand_id=like.${OWN}-*`, { method: 'DELETE' });
  await rest(`brand_websites?brand_id=like.${OWN}-*`, { method: 'DELETE' });
});

const tap = (changes: Record<string, unknown> = {}) => ({ brand_id: brandId, page: '/', action: 'order', ...changes });

/** As a page does: as plain text, without a key. */
async function send(body: unknown, headers: Record<string, string> = {}): Promise<Answered> {
  const response = await fetch(`${project.url}/functions/v1/count`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'X-Forwarded-For': newAddress(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) as unknown };
}

async function counts(brand = brandId): Promise<Record<string, unknown>[]> {
  const { json } = await rest(`visit_counts?brand_id=eq.${brand}&order=page,action`);
  return json as Record<string, unknown>[];
}

const dayIn = (timeZone: string): string => new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());

test('taps become one number for each page, day and action, and nothing else is kept', async () => {
  const sent = [tap(), tap(), tap({ brand_id: location, page: '/menu/', action: 'call' }), tap({ action: 'menu' })];
  const answers = await Promise.all(sent.map((each) => send(each)));
  expect(answers.map(({ status, json }) => [status, json])).toEqual(sent.map(() => [200, { success: true }]));
  expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('*');
  const row = { brand_id: brandId, day: dayIn('UTC') };
  expect(await counts()).toEqual([
    { ...row, page: '/', action: 'menu', taps: 1 },
    { ...row, page: '/', action: 'order', taps: 2 },
    { ...row, page: '/menu/', action: 'call', taps: 1 },
  ]);
});

test('the day is that of the brand’s clock, and of no clock that is not on earth', async () => {
  const zones = { '/kiritimati/': 'Pacific/Kiritimati', '/niue/': 'Pacific/Niue' };
  for (const [page, zone] of Object.entries(zones)) {
    const before = dayIn(zone);
    expect((await send(tap({ page, zone }))).status).toBe(200);
    const [row] = (await counts()).filter((each) => each['page'] === page);
    expect([before, dayIn(zone)]).toContain(row?.['day']);
  }
  expect((await send(tap({ page: '/mars/', zone: 'Mars/Olympus' }))).status).toBe(200);
  expect((await counts()).find(({ page }) => page === '/mars/')?.['day']).toBe(dayIn('UTC'));
  const far = { recipient: brandId, at_day: '2999-01-01', at_page: '/far/', tapped: 'call' };
  expect((await rest('rpc/count_tap', { body: far })).status).toBe(200);
  const latest = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect((await counts()).find(({ page }) => page === '/far/')?.['day']).toBe(latest);
});

test.each([
  [{ action: 'buy' }, 'action is not valid.'],
  [{ action: ['order'] }, 'action is not valid.'],
  [{ page: 'menu' }, 'page is not valid.'],
  [{ page: '/?q=ada@example.com' }, 'page is not valid.'],
  [{ page: '/<script>' }, 'page is not valid.'],
  [{ page: `/${'m'.repeat(300)}` }, 'page is not valid.'],
  [{ page: '/\u0000' }, 'page is not valid.'],
  [{ brand_id: '' }, 'brand_id is not valid. Please choose one.'],
  [{ brand_id: 'a\u0000b' }, 'brand_id is not valid. Please choose one.'],
  [{ zone: `${'a/'.repeat(40)}` }, 'zone is not valid.'],
  [{ visitor: 'ada' }, 'visitor is not a known field.'],
])('a tap with %j is refused', async (changes, error) => {
  const answer = await send(tap(changes));
  expect([answer.status, answer.json]).toEqual([400, { success: false, error }]);
});

test('what is no tap is refused', async () => {
  expect((await send('[]')).status).toBe(400);
  expect((await send('{')).status).toBe(400);
  expect((await send(tap(), { 'Content-Type': 'application/json' })).status).toBe(415);
  expect((await send(' '.repeat(5000))).status).toBe(413);
  const stranger = newOwnId();
  const unknown = await send(tap({ brand_id: stranger }));
  expect([unknown.status, unknown.json]).toEqual([404, { success: false, error: `There is no brand "${stranger}".` }]);
  expect(await counts(stranger)).toEqual([]);
});

test('a flood from one address ends, and others are counted', async () => {
  const page = '/flood/';
  const address = newAddress();
  const answers = [];
  for (let count = 0; count < 125; count++) {
    answers.push(await send(tap({ page }), { 'X-Forwarded-For': `192.0.2.1, ${address}` }));
  }
  const taken = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 429);
  expect([taken + refused.length, refused.length > 0]).toEqual([125, true]);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(tap({ page }))).status).toBe(200);
  expect((await counts()).find((row) => row['page'] === page)?.['taps']).toBe(taken + 1);
});

test('pages that were made up fill no table: after 2000 of a day they are one', async () => {
  const brand = newOwnId();
  await rest('brand_websites', { body: { brand_id: brand, data: {} } });
  const day = dayIn('UTC');
  const rows = Array.from({ length: 2000 }, (_, at) => ({ brand_id: brand, day, page: `/${at}/`, action: 'call' }));
  const stored = await rest('visit_counts', { body: rows });
  expect(stored.status, stored.text).toBe(201);
  for (const page of ['/2000/', '/2001/', '/7/']) {
    const body = { recipient: brand, at_day: day, at_page: page, tapped: 'order' };
    expect((await rest('rpc/count_tap', { body })).json).toEqual([{ owner: brand }]);
  }
  const { json } = await rest(`visit_counts?brand_id=eq.${brand}&action=eq.order&order=page.desc&select=page,taps`);
  expect(json).toEqual([
    { page: 'other', taps: 2 },
    { page: '/7/', taps: 1 },
  ]);
});
