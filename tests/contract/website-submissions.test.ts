import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { type Answered, type Call, callProject, feedback, openProject } from '../support/backend/backend.ts';
import { newOwnId, OWN } from '../support/backend/own-ids.ts';
import { HOSTILE_TEXT } from '../support/build/hostile-text.ts';

const project = openProject();

afterAll(async () => {
  await read(`restaurant_id=like.${OWN}-*`, 'DELETE');
});

/** What the standalone page sends: no id and no `contact_ok`. */
const website = (changes: Record<string, unknown> = {}): Record<string, unknown> =>
  feedback({ type: 'website', sub_type: null, nature: 'bug', ...changes });

function send(body: unknown, headers: Record<string, string> = {}, call: Call = {}, path = '/feedback') {
  const url = `${project.url}/functions/v1/website-submissions${path}`;
  return callProject(url, project.publishableKey, { method: 'POST', body, headers, ...call });
}

async function read(query: string, method = 'GET'): Promise<Record<string, unknown>[]> {
  const answer = await callProject(`${project.url}/rest/v1/restaurant_feedback?${query}`, project.secretKey, {
    method,
  });
  return answer.json as Record<string, unknown>[];
}

const rowsOf = (row: Record<string, unknown>) => read(`restaurant_id=eq.${String(row['restaurant_id'])}`);

function expectRefusal(answer: Answered, status: number, sentence: string): void {
  expect([answer.status, answer.json]).toEqual([status, { success: false, error: sentence }]);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
}

describe('feedback', () => {
  test.each([
    ['of the website', website()],
    [
      'of a meal, from a QR code',
      feedback({ meta: { viewport: '390x844', location_name: 'Kumo', source: 'qr_code_feedback' } }),
    ],
  ])('%s is stored under the key it came with', async (_what, record) => {
    const key = randomUUID();
    const answer = await send(record, { 'Idempotency-Key': key });
    expect([answer.status, answer.json]).toEqual([201, { success: true }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await read(`id=eq.${key}`)).toEqual([
      { ...record, id: key, contact_ok: null, created_at: expect.any(String) },
    ]);
  });

  test('without a key gets an id of its own', async () => {
    const record = website();
    expect((await send(record)).status).toBe(201);
    expect(await rowsOf(record)).toHaveLength(1);
  });

  test('holds scripts and other alphabets as the text they are', async () => {
    const text = HOSTILE_TEXT.trim();
    const record = website({
      message: text,
      contact_name: text.slice(0, 150).trim(),
      page_url: text,
      user_agent: text,
    });
    expect((await send(record)).status).toBe(201);
    expect(await rowsOf(record)).toMatchObject([record]);
  });

  test('sent again is a success, and once in the table', async () => {
    const record = website({ meta: { viewport: '1x1' } });
    const headers = { 'Idempotency-Key': randomUUID() };
    const together = await Promise.all([1, 2, 3].map(() => send(record, headers)));
    expect(together.map(({ json }) => json)).toEqual([1, 2, 3].map(() => ({ success: true })));
    expect((await send(record, { 'Idempotency-Key': headers['Idempotency-Key'].toUpperCase() })).status).toBe(200);
    expect(await rowsOf(record)).toHaveLength(1);
  });

  test('sent again from another page, and a window of another size, is the same', async () => {
    const record = website({ meta: { viewport: '390x844' } });
    const headers = { 'Idempotency-Key': randomUUID() };
    await send(record, headers);
    const moved = {
      ...record,
      page_url: 'https://elsewhere.example/',
      meta: { viewport: '844x390' },
      user_agent: 'Other',
    };
    expect((await send(moved, headers)).json).toEqual({ success: true });
    expect(await rowsOf(record)).toMatchObject([{ meta: record['meta'] }]);
  });

  test('under the key of other feedback is refused, and changes nothing', async () => {
    const record = website();
    const headers = { 'Idempotency-Key': randomUUID() };
    await send(record, headers);
    const other = await send({ ...record, message: 'Other words.' }, headers);
    expectRefusal(other, 422, 'This Idempotency-Key belongs to another submission.');
    expect(await rowsOf(record)).toMatchObject([{ message: record['message'] }]);
  });

  test('from a robot that fills every field is thanked for, and not stored', async () => {
    const record = website();
    expect((await send({ ...record, _leave_empty: 'https://spam.example' })).json).toEqual({ success: true });
    expect(await rowsOf(record)).toEqual([]);
    for (const _leave_empty of [7, 0, true, false, {}, [], ['']]) {
      expect((await send({ ...record, _leave_empty })).json).toEqual({ success: true });
    }
    expect(await rowsOf(record)).toEqual([]);
    expect((await send({ ...record, _leave_empty: ' ' })).json).toEqual({ success: true });
    expect(await rowsOf(record)).toHaveLength(1);
  });
});

describe('a refusal names the field', () => {
  test.each([
    [{ rating: 6 }, 'rating is not valid.'],
    [{ rating: '5' }, 'rating is not valid.'],
    [{ nature: 'rant' }, 'nature is not valid. Please choose one.'],
    [{ nature: null }, 'nature is not valid. Please choose one.'],
    [{ type: 'callback' }, 'type is not valid.'],
    [{ type: undefined }, 'type is not valid.'],
    [{ sub_type: 'Food' }, 'sub_type is not valid.'],
    [{ restaurant_id: '' }, 'restaurant_id is not valid.'],
    [{ restaurant_id: ['a'] }, 'restaurant_id is not valid.'],
    [{ message: 'm'.repeat(5001) }, 'message is not valid. Please use at most 5,000 characters.'],
    [{ message: undefined }, 'message is not valid.'],
    [{ contact_email: 'ada' }, 'contact_email is not valid. Please enter a valid email address.'],
    [{ contact_phone: 'call me' }, 'contact_phone is not valid. Please enter a valid phone number.'],
    [{ meta: { viewport: 'wide' } }, 'meta.viewport is not valid.'],
    [{ meta: { viewport: '1x1', a: 1 } }, 'a is not a known field.'],
    [{ id: randomUUID() }, 'id is not a known field.'],
    [{ created_at: '2020-01-01' }, 'created_at is not a known field.'],
    [{ message: 'a\u0000b' }, 'The content cannot be stored.'],
  ])('%j', async (changes, sentence) => {
    const record = website({ restaurant_id: newOwnId(), ...changes });
    expectRefusal(await send(record), 400, sentence);
  });
});

describe('a call that is not one', () => {
  test.each([
    ['', 'The content is not JSON.'],
    ['{"type":', 'The content is not JSON.'],
    ['null', 'The content must be a JSON object.'],
    ['[]', 'The content must be a JSON object.'],
    ['"text"', 'The content must be a JSON object.'],
  ])('has the body %j', async (body, sentence) => {
    expectRefusal(await send(body), 400, sentence);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
  ])('is of the type %s', async (type) => {
    expectRefusal(
      await send(JSON.stringify(website()), { 'Content-Type': type }),
      415,
      'Send the content as application/json.',
    );
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('has the method %s', async (method) => {
    const answer = await send(undefined, {}, { method });
    expectRefusal(answer, 405, 'Only POST is answered here.');
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test.each(['', '/', '/feedback/more', '/Feedback', '/nowhere', '/..%2ffeedback', '/__proto__'])(
    'goes to %j',
    async (path) => {
      expectRefusal(await send(website(), {}, {}, path), 404, 'There is no such form.');
    },
  );

  test.each(['not-a-uuid', ' ', '1', `${randomUUID()}x`])('has the Idempotency-Key %j', async (key) => {
    expectRefusal(await send(website(), { 'Idempotency-Key': key }), 400, 'The Idempotency-Key must be a UUID.');
  });

  test('goes to a function nobody has written', async () => {
    const answer = await callProject(`${project.url}/functions/v1/nothing`, project.publishableKey, { body: {} });
    expect(answer.status).toBe(404);
  });
});

test('a page of any origin may ask first', async () => {
  const answer = await send(
    undefined,
    {
      Origin: 'https://kumo.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'apikey,authorization,content-type,idempotency-key,x-client-info',
    },
    { method: 'OPTIONS' },
  );
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  const allowed = answer.headers.get('access-control-allow-headers')?.split(', ');
  expect(allowed).toEqual(['apikey', 'authorization', 'content-type', 'idempotency-key', 'x-client-info']);
});
