import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { newAddress } from '../support/backend/addresses.ts';
import { type Answered, callProject, openProject } from '../support/backend/backend.ts';
import { OWN } from '../support/backend/own-ids.ts';
import { HOSTILE_TEXT } from '../support/build/hostile-text.ts';
import { cateringRequest, franchiseInquiry, mediaInquiry } from '../support/backend/inquiries.ts';

type Fields = Record<string, unknown>;

const FORMS = {
  'catering request': {
    path: 'catering-request',
    table: 'catering_requests',
    recipient: 'restaurant_id',
    make: cateringRequest,
    other: { number_of_guests: 41 },
  },
  'media inquiry': {
    path: 'website-submissions/media-inquiries',
    table: 'media_inquiries',
    recipient: 'brand_id',
    make: mediaInquiry,
    other: { message: 'Other words.' },
  },
  'franchise inquiry': {
    path: 'website-submissions/franchise',
    table: 'franchise_inquiries',
    recipient: 'brand_id',
    make: franchiseInquiry,
    other: { enquiry_data: [{ question: 'Where?', response: 'Elsewhere' }] },
  },
} as const;
type Name = keyof typeof FORMS;

const project = openProject();

afterAll(async () => {
  for (const { table, recipient } of Object.values(FORMS)) await rowsOf(table, `${recipient}=like.${OWN}-*`, 'DELETE');
});

function send(name: Name, body: unknown, headers: Record<string, string> = {}): Promise<Answered> {
  return callProject(`${project.url}/functions/v1/${FORMS[name].path}`, project.publishableKey, {
    method: 'POST',
    body,
    headers,
  });
}

async function rowsOf(table: string, query: string, method = 'GET'): Promise<Fields[]> {
  const url = `${project.url}/rest/v1/${table}?${query}`;
  return (await callProject(url, project.secretKey, { method })).json as Fields[];
}

function sentBy(name: Name, record: Fields): Promise<Fields[]> {
  const { table, recipient } = FORMS[name];
  return rowsOf(table, `${recipient}=eq.${String(record[recipient])}`);
}

function expectRefusal(answer: Answered, status: number, sentence: string): void {
  expect([answer.status, answer.json]).toEqual([status, { success: false, error: sentence }]);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
}

describe.each(Object.keys(FORMS) as Name[])('a %s', (name) => {
  const { table, make, other } = FORMS[name];

  test('is stored under the key it came with', async () => {
    const record = make();
    const key = randomUUID();
    const answer = await send(name, record, { 'Idempotency-Key': key });
    expect([answer.status, answer.json]).toEqual([201, { success: true }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await rowsOf(table, `id=eq.${key}`)).toEqual([{ ...record, id: key, created_at: expect.any(String) }]);
  });

  test('without a key gets an id of its own', async () => {
    const record = make();
    expect((await send(name, record)).status).toBe(201);
    expect(await sentBy(name, record)).toHaveLength(1);
  });

  test('sent again is a success, and once in the table', async () => {
    const record = make();
    const headers = { 'Idempotency-Key': randomUUID() };
    const together = await Promise.all([1, 2, 3].map(() => send(name, record, headers)));
    expect(together.map(({ json }) => json)).toEqual([1, 2, 3].map(() => ({ success: true })));
    expect((await send(name, record, { 'Idempotency-Key': headers['Idempotency-Key'].toUpperCase() })).status).toBe(
      200,
    );
    expect(await sentBy(name, record)).toHaveLength(1);
  });

  test('under the key of another is refused, and changes nothing', async () => {
    const record = make();
    const headers = { 'Idempotency-Key': randomUUID() };
    await send(name, record, headers);
    expectRefusal(
      await send(name, { ...record, ...other }, headers),
      422,
      'This Idempotency-Key belongs to another submission.',
    );
    expect(await sentBy(name, record)).toMatchObject([record]);
  });

  test('from a robot that fills every field is thanked for, and not stored', async () => {
    const record = make();
    const answer = await send(name, { ...record, _leave_empty: 'https://spam.example' });
    expect([answer.status, answer.json]).toEqual([201, { success: true }]);
    expect(await sentBy(name, record)).toEqual([]);
    expect((await send(name, { ...record, _leave_empty: '' })).status).toBe(201);
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
    ['POST', '{', 'application/json', 400, 'The content is not JSON.'],
    ['POST', '[]', 'application/json', 400, 'The content must be a JSON object.'],
    ['POST', '{}', 'multipart/form-data; boundary=x', 415, 'Send the content as application/json.'],
    ['POST', ' '.repeat(1024 * 1024 + 1), 'application/json', 413, 'The content is too large.'],
  ])('is no %s of such a content', async (method, body, type, status, sentence) => {
    const answer = await callProject(`${project.url}/functions/v1/${FORMS[name].path}`, project.publishableKey, {
      method,
      body,
      headers: { 'Content-Type': type },
    });
    expect([answer.status, answer.json]).toEqual([status, expect.objectContaining({ error: sentence })]);
  });
});

describe('texts are stored as they are', () => {
  const text = HOSTILE_TEXT.trim();
  const short = text.slice(0, 150).trim();

  test.each<[Name, Fields]>([
    ['catering request', { full_name: short, event_location: text, event_timings: short, requirements: text }],
    ['catering request', { event_type: short, custom_event_type: short }],
    ['media inquiry', { outlet_name: short, contact_name: short, message: text }],
    ['franchise inquiry', { enquiry_data: [{ question: text, response: text }] }],
  ])('of a %s', async (name, changes) => {
    const record = FORMS[name].make(changes);
    expect((await send(name, record)).status).toBe(201);
    expect(await sentBy(name, record)).toMatchObject([record]);
  });
});

describe('what may be left out or is at its limit', () => {
  test.each<[Name, Fields]>([
    ['catering request', { email: null }],
    ['catering request', { number_of_guests: 1 }],
    ['catering request', { number_of_guests: 1_000_000 }],
    ['catering request', { event_type: 'Wedding anniversary', custom_event_type: 'Wedding anniversary' }],
    ['catering request', { delivery_method: 'Food Truck' }],
    ['media inquiry', { phone: '416 555 0100', message: 'Hello.', consent_marketing: true }],
    ['franchise inquiry', { enquiry_data: Array(200).fill({ question: 'q', response: 'r'.repeat(800) }) }],
  ])('of a %s: %j', async (name, changes) => {
    const record = FORMS[name].make(changes);
    expect((await send(name, record)).status).toBe(201);
    expect(await sentBy(name, record)).toMatchObject([record]);
  });
});

/** Today and the day before where it is earliest on earth, unless midnight there comes meanwhile. */
const dayAt = (now: number): string => new Date(now - 12 * 60 * 60 * 1000).toISOString().slice(0, 10);

test('a day is refused once it is past everywhere', async () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const today = dayAt(Date.now() + 60_000);
  const yesterday = dayAt(Date.now() - DAY_MS);
  expect((await send('catering request', cateringRequest({ event_date: today }))).status).toBe(201);
  expectRefusal(
    await send('catering request', cateringRequest({ event_date: yesterday })),
    400,
    'event_date is not valid. Please choose today or a later day.',
  );
});

test('the day of a catering request that is stored may pass before it is sent again', async () => {
  const record = cateringRequest({ event_date: '2026-01-31' });
  const key = randomUUID();
  await callProject(`${project.url}/rest/v1/catering_requests`, project.secretKey, {
    method: 'POST',
    body: { ...record, id: key },
  });
  const again = (body: Fields) => send('catering request', body, { 'Idempotency-Key': key });
  const answer = await again(record);
  expect([answer.status, answer.json]).toEqual([200, { success: true }]);
  expect((await again({ ...record, number_of_guests: 41 })).status).toBe(422);
  expect((await again({ ...record, number_of_guests: 0 })).status).toBe(400);
  expect(await sentBy('catering request', record)).toHaveLength(1);
});

describe('a refusal names the field', () => {
  const REQUIRED = 'Please fill in this field.';
  const CHOOSE = 'Please choose one.';
  const EMAIL = 'Please enter a valid email address.';
  const PHONE = 'Please enter a valid phone number.';
  const GUESTS = 'number_of_guests is not valid. Please enter a whole number of guests, 1 or more.';
  const most = (count: string): string => `Please use at most ${count} characters.`;

  test.each<[Name, Fields, string]>([
    ['catering request', { restaurant_id: '' }, `restaurant_id is not valid. ${CHOOSE}`],
    ['catering request', { restaurant_id: undefined }, `restaurant_id is not valid. ${CHOOSE}`],
    ['catering request', { full_name: ' ' }, `full_name is not valid. ${REQUIRED}`],
    ['catering request', { full_name: null }, `full_name is not valid. ${REQUIRED}`],
    ['catering request', { full_name: 'n'.repeat(201) }, `full_name is not valid. ${most('200')}`],
    ['catering request', { email: 'ada' }, `email is not valid. ${EMAIL}`],
    ['catering request', { email: '' }, `email is not valid. ${REQUIRED}`],
    ['catering request', { email: undefined }, `email is not valid. ${EMAIL}`],
    ['catering request', { phone: null }, `phone is not valid. ${PHONE}`],
    ['catering request', { phone: 'call me' }, `phone is not valid. ${PHONE}`],
    ['catering request', { event_type: '' }, `event_type is not valid. ${CHOOSE}`],
    ['catering request', { event_type: 'Other' }, `event_type is not valid. ${CHOOSE}`],
    ['catering request', { event_type: 'Funeral' }, `event_type is not valid. ${CHOOSE}`],
    ['catering request', { custom_event_type: 'Funeral' }, `custom_event_type is not valid. ${CHOOSE}`],
    ['catering request', { custom_event_type: '' }, `custom_event_type is not valid. ${REQUIRED}`],
    ['catering request', { event_location: '' }, `event_location is not valid. ${REQUIRED}`],
    ['catering request', { event_location: 'l'.repeat(501) }, `event_location is not valid. ${most('500')}`],
    ['catering request', { event_date: '2027-02-30' }, 'event_date is not valid. Please enter a date.'],
    ['catering request', { event_date: 'tomorrow' }, 'event_date is not valid. Please enter a date.'],
    ['catering request', { event_date: '12027-01-01' }, 'event_date is not valid. Please enter a date.'],
    ['catering request', { event_date: null }, 'event_date is not valid. Please enter a date.'],
    ['catering request', { event_timings: '\n' }, `event_timings is not valid. ${REQUIRED}`],
    ['catering request', { number_of_guests: 0 }, GUESTS],
    ['catering request', { number_of_guests: -1 }, GUESTS],
    ['catering request', { number_of_guests: 1.5 }, GUESTS],
    ['catering request', { number_of_guests: '40' }, GUESTS],
    [
      'catering request',
      { number_of_guests: 1_000_001 },
      'number_of_guests is not valid. Please enter at most 1,000,000 guests.',
    ],
    ['catering request', { delivery_method: 'Drone' }, `delivery_method is not valid. ${CHOOSE}`],
    ['catering request', { requirements: '' }, `requirements is not valid. ${REQUIRED}`],
    ['catering request', { requirements: 'r'.repeat(5001) }, `requirements is not valid. ${most('5,000')}`],
    ['catering request', { source: 'phone' }, 'source is not valid.'],
    ['catering request', { id: randomUUID() }, 'id is not a known field.'],
    ['catering request', { requirements: 'a\0b' }, 'The content cannot be stored.'],
    ['media inquiry', { brand_id: '' }, `brand_id is not valid. ${CHOOSE}`],
    ['media inquiry', { inquiry_type: 'Advertising' }, `inquiry_type is not valid. ${CHOOSE}`],
    ['media inquiry', { outlet_name: '' }, `outlet_name is not valid. ${REQUIRED}`],
    ['media inquiry', { contact_name: ' ' }, `contact_name is not valid. ${REQUIRED}`],
    ['media inquiry', { phone: 'x' }, `phone is not valid. ${PHONE}`],
    ['media inquiry', { email: null }, `email is not valid. ${EMAIL}`],
    ['media inquiry', { message: '' }, `message is not valid. ${REQUIRED}`],
    ['media inquiry', { message: 'm'.repeat(5001) }, `message is not valid. ${most('5,000')}`],
    [
      'media inquiry',
      { consent_contact: false },
      'consent_contact is not valid. Please tick this box, so that we may answer you.',
    ],
    ['media inquiry', { consent_marketing: null }, 'consent_marketing is not valid.'],
    ['media inquiry', { created_at: '2020-01-01' }, 'created_at is not a known field.'],
    ['franchise inquiry', { brand_id: undefined }, `brand_id is not valid. ${CHOOSE}`],
    ['franchise inquiry', { enquiry_data: [] }, 'enquiry_data is not valid.'],
    ['franchise inquiry', { enquiry_data: {} }, 'enquiry_data is not valid.'],
    ['franchise inquiry', { enquiry_data: [{ question: '', response: '' }] }, 'enquiry_data.0.question is not valid.'],
    [
      'franchise inquiry',
      { enquiry_data: [{ question: 'q', response: 'r'.repeat(5001) }] },
      'enquiry_data.0.response is not valid.',
    ],
    ['franchise inquiry', { enquiry_data: [{ question: 'q', response: 'r', id: 1 }] }, 'id is not a known field.'],
    [
      'franchise inquiry',
      { enquiry_data: Array(201).fill({ question: 'q', response: 'r' }) },
      'enquiry_data is not valid.',
    ],
    [
      'franchise inquiry',
      { enquiry_data: Array(50).fill({ question: 'q', response: 'r'.repeat(4000) }) },
      'enquiry_data is not valid. Please shorten your answers: together they are too long to be sent.',
    ],
    ['franchise inquiry', { enquiry_data: [{ question: 'q', response: '\0' }] }, 'The content cannot be stored.'],
  ])('%s: %j', async (name, changes, sentence) => {
    const record = FORMS[name].make(changes);
    const key = randomUUID();
    expectRefusal(await send(name, record, { 'Idempotency-Key': key }), 400, sentence);
    expect(await rowsOf(FORMS[name].table, `id=eq.${key}`)).toEqual([]);
  });
});

test('a page of any origin may ask for a catering request first', async () => {
  const answer = await callProject(`${project.url}/functions/v1/catering-request`, project.publishableKey, {
    method: 'OPTIONS',
    headers: { Origin: 'https://kumo.example', 'Access-Control-Request-Method': 'POST' },
  });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
});
