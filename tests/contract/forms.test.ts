import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { newAddress } from '../support/backend/addresses.ts';
import { expectRefusal } from '../support/backend/applications.ts';
import { type Answered, type Call, callProject, feedback, openProject } from '../support/backend/backend.ts';
import { cateringRequest, franchiseInquiry, mediaInquiry } from '../support/backend/inquiries.ts';
import { OWN } from '../support/backend/own-ids.ts';
import { HOSTILE_TEXT } from '../support/build/hostile-text.ts';

type Fields = Record<string, unknown>;

/** What the standalone page sends: no id and no `contact_ok`. */
const website = (changes: Fields = {}): Fields =>
  feedback({ type: 'website', sub_type: null, nature: 'bug', ...changes });

/** The forms that a function takes as JSON. Careers, which has files, is in careers/. */
const FORMS = {
  feedback: {
    path: 'website-submissions/feedback',
    table: 'restaurant_feedback',
    recipient: 'restaurant_id',
    make: website,
    other: { message: 'Other words.' },
    added: { contact_ok: null },
  },
  catering: {
    path: 'catering-request',
    table: 'catering_requests',
    recipient: 'restaurant_id',
    make: cateringRequest,
    other: { number_of_guests: 41 },
    added: {},
  },
  media: {
    path: 'website-submissions/media-inquiries',
    table: 'media_inquiries',
    recipient: 'brand_id',
    make: mediaInquiry,
    other: { message: 'Other words.' },
    added: {},
  },
  franchise: {
    path: 'website-submissions/franchise',
    table: 'franchise_inquiries',
    recipient: 'brand_id',
    make: franchiseInquiry,
    other: { enquiry_data: [{ question: 'Where?', response: 'Elsewhere' }] },
    added: {},
  },
} as const;
type Name = keyof typeof FORMS;

const project = openProject();

afterAll(async () => {
  for (const { table, recipient } of Object.values(FORMS)) await rowsOf(table, `${recipient}=like.${OWN}-*`, 'DELETE');
});

function call(path: string, options: Call): Promise<Answered> {
  return callProject(`${project.url}/functions/v1/${path}`, project.publishableKey, { method: 'POST', ...options });
}

const send = (name: Name, body: unknown, headers: Record<string, string> = {}) =>
  call(FORMS[name].path, { body, headers });

async function rowsOf(table: string, query: string, method = 'GET'): Promise<Fields[]> {
  const url = `${project.url}/rest/v1/${table}?${query}`;
  return (await callProject(url, project.secretKey, { method })).json as Fields[];
}

function sentBy(name: Name, record: Fields): Promise<Fields[]> {
  const { table, recipient } = FORMS[name];
  return rowsOf(table, `${recipient}=eq.${String(record[recipient])}`);
}

describe.each(Object.keys(FORMS) as Name[])('the form %s', (name) => {
  const { table, make, other, added } = FORMS[name];

  test('is stored under the key it came with, else under an id of its own', async () => {
    const [record, unkeyed, key] = [make(), make(), randomUUID()];
    const answer = await send(name, record, { 'Idempotency-Key': key });
    expect([answer.status, answer.json]).toEqual([201, { success: true }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const stored = { language: null, ...record, ...added, id: key, created_at: expect.any(String) as string };
    expect(await rowsOf(table, `id=eq.${key}`)).toEqual([stored]);
    expect((await send(name, unkeyed)).status).toBe(201);
    expect(await sentBy(name, unkeyed)).toHaveLength(1);
  });

  test('keeps the language of its page, and refuses what is none', async () => {
    const [record, key] = [make(), randomUUID()];
    await send(name, { ...record, language: 'fr-CA' }, { 'Idempotency-Key': key });
    expect(await rowsOf(table, `id=eq.${key}`)).toMatchObject([{ language: 'fr-CA' }]);
    const answer = await send(name, { ...make(), language: '<script>' });
    expect([answer.status, answer.json]).toEqual([400, { success: false, error: 'language is not valid.' }]);
  });

  test('sent again is a success, and once in the table', async () => {
    const [record, key] = [make(), randomUUID()];
    const together = await Promise.all([1, 2, 3].map(() => send(name, record, { 'Idempotency-Key': key })));
    expect(together.map(({ json }) => json)).toEqual([1, 2, 3].map(() => ({ success: true })));
    expect((await send(name, record, { 'Idempotency-Key': key.toUpperCase() })).status).toBe(200);
    expect(await sentBy(name, record)).toHaveLength(1);
  });

  test('under the key of another is refused, and changes nothing', async () => {
    const record = make();
    const headers = { 'Idempotency-Key': randomUUID() };
    await send(name, record, headers);
    const refused = await send(name, { ...record, ...other }, headers);
    expectRefusal(refused, 422, 'This Idempotency-Key belongs to another submission.');
    expect(await sentBy(name, record)).toMatchObject([record]);
  });

  test('from a robot that fills every field is thanked for, and not stored', async () => {
    const record = make();
    for (const _leave_empty of ['https://spam.example', 7, 0, true, false, {}, [], ['']]) {
      const answer = await send(name, { ...record, _leave_empty });
      expect([answer.status, answer.json]).toEqual([201, { success: true }]);
    }
    expect(await sentBy(name, record)).toEqual([]);
    expect((await send(name, { ...record, _leave_empty: ' ' })).status).toBe(201);
    expect(await sentBy(name, record)).toHaveLength(1);
  });

  test('of a flood is refused after 20 a minute, and those are stored', async () => {
    const record = make();
    const headers = { 'X-Forwarded-For': `192.0.2.1, ${newAddress()}` };
    const statuses = [];
    for (let count = 0; count < 45; count++) statuses.push((await send(name, record, headers)).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201));
    const taken = statuses.filter((status) => status === 201).length;
    expect(statuses.filter((status) => status === 429)).toHaveLength(45 - taken);
    expect(taken).toBeLessThan(45);
    expect(await sentBy(name, record)).toHaveLength(taken);
  });

  test.each([
    ['GET', undefined, 'application/json', 405, 'Only POST is answered here.'],
    ['PATCH', undefined, 'application/json', 405, 'Only POST is answered here.'],
    ['POST', '', 'application/json', 400, 'The content is not JSON.'],
    ['POST', '{"type":', 'application/json', 400, 'The content is not JSON.'],
    ['POST', 'null', 'application/json', 400, 'The content must be a JSON object.'],
    ['POST', '[]', 'application/json', 400, 'The content must be a JSON object.'],
    ['POST', '{}', 'multipart/form-data; boundary=x', 415, 'Send the content as application/json.'],
    ['POST', '{}', 'text/plain', 415, 'Send the content as application/json.'],
    ['POST', '{}', 'application/jsonx', 415, 'Send the content as application/json.'],
    ['POST', ' '.repeat(1024 * 1024 + 1), 'application/json', 413, 'The content is too large.'],
  ])('is no %s of such a content', async (method, body, type, status, error) => {
    const answer = await call(FORMS[name].path, { method, body, headers: { 'Content-Type': type } });
    expect([answer.status, answer.json]).toEqual([status, expect.objectContaining({ error })]);
    if (status === 405) expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test('may be asked for first by a page of any origin', async () => {
    const headers = { Origin: 'https://kumo.example', 'Access-Control-Request-Method': 'POST' };
    const answer = await call(FORMS[name].path, { method: 'OPTIONS', headers });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    const allowed = answer.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(['apikey', 'authorization', 'content-type', 'idempotency-key', 'x-client-info']);
  });
});

const TEXT = HOSTILE_TEXT.trim();
const SHORT = TEXT.slice(0, 150).replaceAll('\u202e', '').trim();
const LINE = TEXT.replaceAll(/[\u202c\u202e]/g, '').replaceAll(/\s+/g, ' ');
const FROM_QR_CODE = { viewport: '390x844', location_name: 'Kumo', source: 'qr_code_feedback' };

test.each<[Name, Fields]>([
  // Scripts and other alphabets are the text they are.
  ['feedback', { message: TEXT, contact_name: SHORT, page_url: TEXT, user_agent: TEXT }],
  ['catering', { full_name: SHORT, event_location: LINE, event_timings: SHORT, requirements: TEXT }],
  ['catering', { event_type: SHORT, custom_event_type: SHORT }],
  ['media', { outlet_name: SHORT, contact_name: SHORT, message: TEXT }],
  ['franchise', { enquiry_data: [{ question: TEXT, response: TEXT }] }],
  // What may be left out, or is at its limit.
  ['feedback', { type: 'restaurant', sub_type: 'Food', nature: 'compliment', meta: FROM_QR_CODE }],
  ['catering', { email: null, number_of_guests: 1 }],
  ['catering', { number_of_guests: 1_000_000, delivery_method: 'Food Truck' }],
  ['media', { phone: '416 555 0100', message: 'Hello.', consent_marketing: true }],
  ['franchise', { enquiry_data: Array(200).fill({ question: 'q', response: 'r'.repeat(800) }) }],
])('%s is stored as it is: %j', async (name, changes) => {
  const record = FORMS[name].make(changes);
  expect((await send(name, record)).status).toBe(201);
  expect(await sentBy(name, record)).toMatchObject([record]);
});

test.each<[Name, string]>([
  ['feedback', 'contact_name'],
  ['catering', 'full_name'],
  ['media', 'contact_name'],
])('a name of %s is stored in one line, without what turns the text around it', async (name, field) => {
  const record = FORMS[name].make({ [field]: 'Ann\u202e\0\r\nLee\u2066' });
  expect((await send(name, record)).status).toBe(201);
  expect(await sentBy(name, record)).toMatchObject([{ [field]: 'Ann Lee' }]);
});

describe('feedback', () => {
  test('sent again from another page, and a window of another size, is the same', async () => {
    const record = website({ meta: { viewport: '390x844' } });
    const headers = { 'Idempotency-Key': randomUUID() };
    await send('feedback', record, headers);
    const elsewhere = { page_url: 'https://elsewhere.example/', meta: { viewport: '844x390' }, user_agent: 'Other' };
    expect((await send('feedback', { ...record, ...elsewhere }, headers)).json).toEqual({ success: true });
    expect(await sentBy('feedback', record)).toMatchObject([{ meta: record['meta'] }]);
  });

  test('from a page of before, whose hidden field a password manager may have filled in, is stored', async () => {
    const record = website();
    expect((await send('feedback', { ...record, _gotcha: 'https://me.example' })).json).toEqual({ success: true });
    expect(await sentBy('feedback', record)).toHaveLength(1);
  });
});

describe('the day of a catering request', () => {
  /** Today and the day before where it is earliest on earth, unless midnight there comes meanwhile. */
  const dayAt = (now: number): string => new Date(now - 12 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const on = (event_date: string) => send('catering', cateringRequest({ event_date }));

  test('is refused once it is past everywhere', async () => {
    expect((await on(dayAt(Date.now() + 60_000))).status).toBe(201);
    const past = await on(dayAt(Date.now() - 24 * 60 * 60 * 1000));
    expectRefusal(past, 400, 'event_date is not valid. Please choose today or a later day.');
  });

  test('may pass before a request that is stored is sent again', async () => {
    const record = cateringRequest({ event_date: '2026-01-31' });
    const id = randomUUID();
    await callProject(`${project.url}/rest/v1/catering_requests`, project.secretKey, { body: { ...record, id } });
    const again = async (changes: Fields) =>
      (await send('catering', { ...record, ...changes }, { 'Idempotency-Key': id })).status;
    expect(await again({})).toBe(200);
    expect(await again({ number_of_guests: 41 })).toBe(422);
    expect(await again({ number_of_guests: 0 })).toBe(400);
    expect(await sentBy('catering', record)).toHaveLength(1);
  });
});

// What each schema takes is tried in submission-tables and feedback-table; here, that the function asks it, and what it says.
describe('a refusal names the field', () => {
  const REQUIRED = 'Please fill in this field.';
  const CHOOSE = 'Please choose one.';
  const EMAIL = 'Please enter a valid email address.';
  const PHONE = 'Please enter a valid phone number.';
  const DATE = 'Please enter a date.';
  const GUESTS = 'Please enter a whole number of guests, 1 or more.';
  const CONSENT = 'Please tick this box, so that we may answer you.';
  const LONG_ANSWERS = 'Please shorten your answers: together they are too long to be sent.';
  const most = (count: string): string => `Please use at most ${count} characters.`;
  const pair = { question: 'q', response: 'r' };

  test.each<[name: Name, changes: Fields, words?: string | undefined, field?: string]>([
    ['feedback', { rating: 6 }],
    ['feedback', { type: 'callback' }],
    ['feedback', { type: undefined }],
    ['feedback', { sub_type: 'Food' }],
    ['feedback', { restaurant_id: '' }],
    ['feedback', { message: undefined }],
    ['feedback', { nature: null }, CHOOSE],
    ['feedback', { message: 'm'.repeat(5001) }, most('5,000')],
    ['feedback', { contact_email: 'ada' }, EMAIL],
    ['feedback', { contact_phone: 'call me' }, PHONE],
    ['feedback', { meta: { viewport: 'wide' } }, undefined, 'meta.viewport'],
    ['catering', { restaurant_id: undefined }, CHOOSE],
    ['catering', { full_name: ' ' }, REQUIRED],
    ['catering', { full_name: 'n'.repeat(201) }, most('200')],
    ['catering', { email: '' }, REQUIRED],
    ['catering', { email: undefined }, EMAIL],
    ['catering', { phone: null }, PHONE],
    ['catering', { event_type: 'Other' }, CHOOSE],
    ['catering', { custom_event_type: 'Funeral' }, CHOOSE],
    ['catering', { custom_event_type: '' }, REQUIRED],
    ['catering', { event_location: '' }, REQUIRED],
    ['catering', { event_date: '2027-02-30' }, DATE],
    ['catering', { event_date: '12027-01-01' }, DATE],
    ['catering', { event_timings: '\n' }, REQUIRED],
    ['catering', { number_of_guests: 1.5 }, GUESTS],
    ['catering', { number_of_guests: '40' }, GUESTS],
    ['catering', { number_of_guests: 1_000_001 }, 'Please enter at most 1,000,000 guests.'],
    ['catering', { delivery_method: 'Drone' }, CHOOSE],
    ['catering', { requirements: '' }, REQUIRED],
    ['catering', { source: 'phone' }],
    ['media', { brand_id: '' }, CHOOSE],
    ['media', { inquiry_type: 'Advertising' }, CHOOSE],
    ['media', { outlet_name: '' }, REQUIRED],
    ['media', { contact_name: ' ' }, REQUIRED],
    ['media', { phone: 'x' }, PHONE],
    ['media', { email: null }, EMAIL],
    ['media', { message: '' }, REQUIRED],
    ['media', { consent_contact: false }, CONSENT],
    ['media', { consent_marketing: null }],
    ['franchise', { brand_id: undefined }, CHOOSE],
    ['franchise', { enquiry_data: [] }],
    ['franchise', { enquiry_data: Array(201).fill(pair) }],
    ['franchise', { enquiry_data: Array(50).fill({ question: 'q', response: 'r'.repeat(4000) }) }, LONG_ANSWERS],
    ['franchise', { enquiry_data: [{ ...pair, question: '' }] }, undefined, 'enquiry_data.0.question'],
    ['franchise', { enquiry_data: [{ ...pair, response: 'r'.repeat(5001) }] }, undefined, 'enquiry_data.0.response'],
  ])('%s: %j', async (name, changes, words, field = Object.keys(changes)[0]) => {
    await expectNothing(name, changes, `${field} is not valid.${words === undefined ? '' : ` ${words}`}`);
  });

  test.each<[Name, Fields, string]>([
    ['feedback', { id: randomUUID() }, 'id is not a known field.'],
    ['feedback', { meta: { viewport: '1x1', a: 1 } }, 'a is not a known field.'],
    ['media', { created_at: '2020-01-01' }, 'created_at is not a known field.'],
    ['franchise', { enquiry_data: [{ ...pair, id: 1 }] }, 'id is not a known field.'],
    ['feedback', { message: 'a\0b' }, 'The content cannot be stored.'],
    ['catering', { requirements: 'a\0b' }, 'The content cannot be stored.'],
    ['franchise', { enquiry_data: [{ question: 'q', response: '\0' }] }, 'The content cannot be stored.'],
  ])('%s: %j, %s', expectNothing);

  async function expectNothing(name: Name, changes: Fields, sentence: string): Promise<void> {
    const key = randomUUID();
    expectRefusal(await send(name, FORMS[name].make(changes), { 'Idempotency-Key': key }), 400, sentence);
    expect(await rowsOf(FORMS[name].table, `id=eq.${key}`)).toEqual([]);
  }
});

test.each(['', '/', '/feedback/more', '/Feedback', '/nowhere', '/..%2ffeedback', '/__proto__'])(
  'there is no form at %j',
  async (path) => {
    const answer = await call(`website-submissions${path}`, { body: website() });
    expectRefusal(answer, 404, 'There is no such form.');
  },
);

test.each(['not-a-uuid', ' ', '1', `${randomUUID()}x`])('the Idempotency-Key %j is none', async (key) => {
  const answer = await send('feedback', website(), { 'Idempotency-Key': key });
  expectRefusal(answer, 400, 'The Idempotency-Key must be a UUID.');
});

test('there is no function that nobody has written', async () => {
  expect((await call('nothing', { body: {} })).status).toBe(404);
});
