import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { fieldsOf } from '#schema/forms/fields.ts';
import {
  FEEDBACK_CATEGORIES,
  feedbackSchema,
  MAX_LOCATION_NAME,
  MAX_USER_AGENT,
  RESTAURANT_NATURES,
  restaurantFeedbackSchema,
} from '#schema/forms/feedback.ts';
import { pageSchema } from '#schema/forms/text-schemas.ts';
import { type Answered, type Call, callback, callProject, feedback, openProject } from '../support/backend/backend.ts';
import { EMAILS, PHONES } from '../support/backend/inquiries.ts';
import { newOwnId, OWN } from '../support/backend/own-ids.ts';
import { HOSTILE_TEXT } from '../support/build/hostile-text.ts';

const project = openProject();

afterAll(async () => {
  await ask(`?restaurant_id=like.${OWN}-*`, { method: 'DELETE' }, project.secretKey);
});

function ask(query: string, call: Call, key = project.publishableKey): Promise<Answered> {
  return callProject(`${project.url}/rest/v1/restaurant_feedback${query}`, key, call);
}

const insert = (row: unknown, headers: Record<string, string> = {}): Promise<Answered> =>
  ask('', { body: row, headers: { Prefer: 'return=minimal', ...headers } });

async function rowsOf(id: unknown): Promise<Record<string, unknown>[]> {
  return (await ask(`?id=eq.${String(id)}`, {}, project.secretKey)).json as Record<string, unknown>[];
}

describe('a visitor’s row', () => {
  test.each([
    ['restaurant feedback', feedback({ id: randomUUID() })],
    ['feedback with nothing but a nature', feedback({ id: randomUUID(), rating: null, sub_type: null, message: '' })],
    ['a callback', callback({ id: randomUUID() })],
    ['feedback of a French page', feedback({ id: randomUUID(), language: 'fr-CA' })],
  ])('is stored as it was sent: %s', async (_what, row) => {
    const answer = await insert(row);
    expect([answer.status, answer.text]).toEqual([201, '']);
    const stored = await rowsOf(row['id']);
    expect(stored).toEqual([{ contact_ok: null, language: null, ...row, created_at: expect.any(String) }]);
    expect(Math.abs(Date.now() - Date.parse(String(stored[0]?.['created_at'])))).toBeLessThan(60_000);
  });

  test('is stored without an id of its own too', async () => {
    const row = feedback();
    expect((await insert(row)).status).toBe(201);
    const stored = await ask(`?restaurant_id=eq.${String(row['restaurant_id'])}`, {}, project.secretKey);
    expect(stored.json).toHaveLength(1);
  });

  test('sent twice is a conflict, and once in the table', async () => {
    const row = feedback({ id: randomUUID() });
    expect((await insert(row)).status).toBe(201);
    expect((await insert({ ...row, message: 'Other words.' })).status).toBe(409);
    expect(await rowsOf(row['id'])).toMatchObject([{ message: row['message'] }]);
  });

  test.each([
    ...FEEDBACK_CATEGORIES.map((sub_type) => ({ sub_type })),
    ...RESTAURANT_NATURES.map((nature) => ({ nature })),
  ])('may say %j', async (changes) => {
    expect((await insert(feedback(changes))).status).toBe(201);
  });

  test('holds scripts and other alphabets as the text they are', async () => {
    const row = feedback({
      id: randomUUID(),
      message: HOSTILE_TEXT,
      contact_name: HOSTILE_TEXT.slice(0, 200),
      page_url: HOSTILE_TEXT,
      user_agent: HOSTILE_TEXT,
      meta: { viewport: '390x844', location_name: HOSTILE_TEXT.slice(0, 300) },
    });
    expect((await insert(row)).status).toBe(201);
    expect(await rowsOf(row['id'])).toMatchObject([row]);
  });
});

describe('the table refuses', () => {
  test.each([
    ['a type nobody knows', { type: 'complaint' }],
    ['website feedback, which the function takes', { type: 'website', sub_type: null }],
    ['a rating of 6', { rating: 6 }],
    ['a rating of 0', { rating: 0 }],
    ['half a star', { rating: 4.5 }],
    ['an unknown category', { sub_type: 'Parking' }],
    ['an unknown nature', { nature: 'rant' }],
    ['a bug in a meal', { nature: 'bug' }],
    ['feedback without a nature', { nature: null }],
    ['feedback that agrees to a call', { contact_ok: true }],
    ['a callback without a phone', callback({ contact_phone: null })],
    ['a callback without agreement', callback({ contact_ok: false })],
    ['a callback with a rating', callback({ rating: 3 })],
    ['no restaurant', { restaurant_id: null }],
    ['an empty restaurant', { restaurant_id: '' }],
    ['meta that is too large', { meta: { viewport: 'x'.repeat(4096) } }],
    ['meta that is no object', { meta: ['390x844'] }],
    ['an id that is no UUID', { id: 'mine' }],
    ['an id that is taken by a wrong type', { id: 7 }],
    ['a date of the visitor’s own', { created_at: '2020-01-01T00:00:00Z' }],
    ['an unknown column', { is_admin: true }],
    ['a null character', { message: 'a\u0000b' }],
    ['a null character in an id', { restaurant_id: 'a\u0000b' }],
  ])('%s', async (_what, changes) => {
    const id = randomUUID();
    const answer = await insert({ ...feedback({ id }), ...changes });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await rowsOf(id)).toEqual([]);
  });

  test.each(['', '{', 'null', '"text"', '7', '[[]]'])('the body %j', async (body) => {
    const answer = await ask('', { method: 'POST', body, headers: { Prefer: 'return=minimal' } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test('to hand a stored row back', async () => {
    const id = randomUUID();
    const answer = await insert(feedback({ id }), { Prefer: 'return=representation' });
    expect([401, 403]).toContain(answer.status);
    expect(await rowsOf(id)).toEqual([]);
  });

  test('a key that is not the project’s', async () => {
    const id = randomUUID();
    const answer = await ask('', { body: feedback({ id }), headers: { Prefer: 'return=minimal' } }, 'sb_publishable_x');
    expect(answer.status).toBe(401);
    expect(await rowsOf(id)).toEqual([]);
  });
});

describe('the table and the schema of the forms agree on', () => {
  const qr = (changes: object) => ({ meta: { viewport: '390x844', source: 'qr_code_feedback', ...changes } });
  const text = (key: string, length: number): Record<string, unknown> => {
    if (key === 'restaurant_id') return { restaurant_id: newOwnId().padEnd(length, 'r').slice(0, length) };
    if (key === 'location_name') return qr({ location_name: 'é'.repeat(length) });
    if (key === 'contact_email') return { contact_email: 'a@b.example'.padEnd(length, 'e') };
    return { [key]: (key === 'contact_phone' ? '1' : '寿').repeat(length) };
  };

  /** Whether the schema, then the table takes a row. */
  async function verdicts(changes: Record<string, unknown>): Promise<[schema: boolean, table: boolean]> {
    const row = changes['type'] === 'callback' ? changes : feedback(changes);
    const answer = await insert({ ...row, id: randomUUID() });
    expect(answer.status === 201 || (answer.status >= 400 && answer.status < 500), answer.text).toBe(true);
    return [feedbackSchema.safeParse(row).success, answer.status === 201];
  }

  const limits = Object.entries(fieldsOf(restaurantFeedbackSchema)).flatMap(([key, { maxLength }]) =>
    maxLength === undefined ? [] : [[key, maxLength] as const],
  );

  test.each([...limits, ['restaurant_id', 200] as const, ['location_name', MAX_LOCATION_NAME] as const])(
    'the length of %s, at most %i',
    async (key, most) => {
      expect(await verdicts(text(key, most))).toEqual([true, true]);
      expect(await verdicts(text(key, most + 1))).toEqual([false, false]);
    },
  );

  test('the length of the browser in meta', async () => {
    const meta = (length: number) => ({ meta: { viewport: '390x844', user_agent: 'u'.repeat(length) } });
    expect(await verdicts(callback(meta(MAX_USER_AGENT)))).toEqual([true, true]);
    expect(await verdicts(callback(meta(MAX_USER_AGENT + 1)))).toEqual([false, false]);
  });

  test.each(['fr-CA', 'zh-Hant-TW', 'fr', 'x', 'French', '', 'fr_CA', 'fr-CA\n', 'a'.repeat(50), 7])(
    'the language %j',
    async (language) => {
      const [, table] = await verdicts({ language });
      expect(table).toBe(pageSchema.safeParse({ language }).success);
    },
  );

  test.each(EMAILS)('the e-mail %j', async (contact_email) => {
    const [schema, table] = await verdicts({ contact_email });
    expect(table).toBe(schema);
  });

  test.each(PHONES)('the phone %j', async (contact_phone) => {
    for (const changes of [{ contact_phone }, callback({ contact_phone })]) {
      const [schema, table] = await verdicts(changes);
      expect(table).toBe(schema);
    }
  });

  test.each([
    { viewport: '390x844' },
    { viewport: '390x844', location_name: 'Annex', source: 'qr_code_feedback' },
    { viewport: '390x844', location_name: '' },
    { viewport: '390x844', user_agent: 'Contract/1.0' },
    { viewport: '390x844', user_agent: null },
    { viewport: '390x844', source: 'flyer' },
    { viewport: '390x844', source: null },
    { viewport: '390x844', location_name: 7 },
    { viewport: '390x844', location_name: null },
    { viewport: '390x844', html: '<script>' },
    { viewport: 'wide' },
    { viewport: '390x844\n' },
    { viewport: '390x844x1' },
    { viewport: '123456x1' },
    { viewport: 390 },
    { viewport: null },
    {},
  ])('the meta %j', async (meta) => {
    for (const changes of [{ meta }, callback({ meta })]) {
      const [schema, table] = await verdicts(changes);
      expect(table).toBe(schema);
    }
  });
});
