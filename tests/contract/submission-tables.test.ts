import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { careerApplicationSchema } from '#schema/forms/career.ts';
import { cateringRequestSchema, DELIVERY_METHODS, EVENT_TYPES } from '#schema/forms/catering.ts';
import { fieldsOf, type FormSchema } from '#schema/forms/fields.ts';
import { FRANCHISE_LIMITS, franchiseInquirySchema } from '#schema/forms/franchise.ts';
import { INQUIRY_TYPES, mediaInquirySchema } from '#schema/forms/media.ts';
import { pageSchema } from '#schema/forms/text-schemas.ts';
import { TEXT_LIMITS } from '#schema/forms/texts.ts';
import { callProject, openProject } from '../support/backend/backend.ts';
import { newOwnId, OWN } from '../support/backend/own-ids.ts';
import {
  careerApplication,
  cateringRequest,
  EMAILS,
  franchiseInquiry,
  mediaInquiry,
  PHONES,
} from '../support/backend/inquiries.ts';

type Fields = Record<string, unknown>;

const project = openProject();

afterAll(async () => {
  for (const { table, recipient } of Object.values(TABLES)) await ask(`${table}?${recipient}=like.${OWN}-*`, 'DELETE');
});

const ask = (path: string, method: string, body?: unknown) =>
  callProject(`${project.url}/rest/v1/${path}`, project.secretKey, {
    method,
    body,
    headers: { Prefer: 'return=minimal' },
  });

/** Columns an application has beside what its form sends. */
const filesOf = (id: string): Fields => ({
  resume_path: `${id}/resume.pdf`,
  resume_sha256: 'a'.repeat(64),
  state: 'reserved',
});

interface Table {
  table: string;
  recipient: string;
  schema: FormSchema;
  make: (changes?: Fields) => Fields;
  more?: (id: string) => Fields;
}

const TABLES: Record<string, Table> = {
  'catering requests': {
    table: 'catering_requests',
    recipient: 'restaurant_id',
    schema: cateringRequestSchema,
    make: cateringRequest,
  },
  applications: {
    table: 'career_applications',
    recipient: 'restaurant_id',
    schema: careerApplicationSchema,
    make: careerApplication,
    more: filesOf,
  },
  'media inquiries': {
    table: 'media_inquiries',
    recipient: 'brand_id',
    schema: mediaInquirySchema,
    make: mediaInquiry,
  },
  'franchise inquiries': {
    table: 'franchise_inquiries',
    recipient: 'brand_id',
    schema: franchiseInquirySchema,
    make: franchiseInquiry,
  },
};

/** Whether the schema, then the table takes a record. The table gets what the schema makes of it. */
async function verdicts(
  { table, schema, make, more }: Table,
  changes: Fields,
): Promise<[schema: boolean, table: boolean]> {
  const record = make(changes);
  const { data, success } = schema.safeParse(record);
  const id = randomUUID();
  const answer = await ask(table, 'POST', { ...(data ?? record), ...more?.(id), id });
  expect(answer.status === 201 || (answer.status >= 400 && answer.status < 500), answer.text).toBe(true);
  return [success, answer.status === 201];
}

/** A text of a length that its field takes as far as it is short enough. */
function textOf(key: string, length: number): Fields {
  if (key === 'email') return { email: 'a@b.example'.padEnd(length, 'e') };
  if (key === 'phone') return { phone: '1'.repeat(length) };
  const text = '寿'.repeat(length);
  return /event_type$/.test(key) ? { custom_event_type: text, event_type: text } : { [key]: text };
}

const BLANKS = ['', ' ', '\n\t', '\u00a0\u2003\ufeff', '\u200b\u3164', '\u{e0041}\ufe0f\u00ad', '\u2800', null];

describe.each(Object.entries(TABLES))('of %s the schema and the table agree on', (_name, table) => {
  const { make, schema: form, recipient } = table;
  const keys = Object.keys(make());

  test('what the form sends', async () => {
    expect(form.safeParse(make()).error?.issues, 'of tests/support/backend/inquiries.ts').toBeUndefined();
    expect(await verdicts(table, {})).toEqual([true, true]);
  });

  test(`the length of ${recipient}`, async () => {
    const id = (length: number) => ({ [recipient]: newOwnId().padEnd(length, 'r') });
    expect(await verdicts(table, id(TEXT_LIMITS.id))).toEqual([true, true]);
    expect(await verdicts(table, id(TEXT_LIMITS.id + 1))).toEqual([false, false]);
    expect(await verdicts(table, { [recipient]: '' })).toEqual([false, false]);
  });

  test.each(['fr-CA', 'zh-Hant-TW', 'fr', 'x', 'French', '', 'fr_CA', 'fr-CA\n', 'a'.repeat(50), 7])(
    'the language %j',
    async (language) => {
      const id = randomUUID();
      const row = { ...make(), ...table.more?.(id), id, language };
      const { status } = await ask(table.table, 'POST', row);
      expect(status === 201).toBe(pageSchema.safeParse({ language }).success);
    },
  );

  test('the length of every text', async () => {
    for (const [key, { maxLength: most }] of Object.entries(fieldsOf(form))) {
      if (most === undefined) continue;
      expect([key, ...(await verdicts(table, textOf(key, most)))]).toEqual([key, true, true]);
      expect([key, ...(await verdicts(table, textOf(key, most + 1)))]).toEqual([key, false, false]);
    }
  });

  test('the e-mail and the phone', async () => {
    const contacts = [...EMAILS.map((email) => ({ email })), ...PHONES.map((phone) => ({ phone }))];
    for (const contact of contacts.filter((each) => Object.keys(each).every((key) => keys.includes(key)))) {
      const [schema, isTaken] = await verdicts(table, contact);
      expect([contact, isTaken]).toEqual([contact, schema]);
    }
  });

  test('what must hold something', async () => {
    for (const [key, { maxLength }] of Object.entries(fieldsOf(form))) {
      if (maxLength === undefined) continue;
      for (const blank of BLANKS) {
        const [schema, isTaken] = await verdicts(table, { [key]: blank });
        expect([key, blank, isTaken]).toEqual([key, blank, schema]);
      }
    }
  });
});

describe('of catering requests the schema and the table agree on', () => {
  const table = TABLES['catering requests'] as Table;

  test.each<Fields>([
    ...EVENT_TYPES.map((event_type) => ({ event_type })),
    ...DELIVERY_METHODS.map((delivery_method) => ({ delivery_method })),
    ...[-1, 0, 1, 1_000_000, 1_000_001, 1.5].map((number_of_guests) => ({ number_of_guests })),
    ...['2027-02-28', '2027-02-29', '2028-02-29', '2027-13-01', 'soon', ''].map((event_date) => ({ event_date })),
    { event_type: 'Funeral' },
    { event_type: 'Funeral', custom_event_type: 'Funeral' },
    { event_type: 'Other', custom_event_type: 'Funeral' },
    { custom_event_type: 'Funeral' },
    { delivery_method: 'Drone' },
    { delivery_method: null },
    { source: 'phone' },
  ])('%j', async (changes) => {
    const [schema, isTaken] = await verdicts(table, changes);
    expect(isTaken).toBe(schema);
  });
});

test.each<Fields>([
  ...INQUIRY_TYPES.map((inquiry_type) => ({ inquiry_type })),
  { inquiry_type: 'Advertising' },
  { consent_contact: false },
  { consent_contact: null },
  { consent_marketing: true },
  { consent_marketing: null },
])('of media inquiries the schema and the table agree on %j', async (changes) => {
  const [schema, isTaken] = await verdicts(TABLES['media inquiries'] as Table, changes);
  expect(isTaken).toBe(schema);
});

describe('of franchise inquiries the schema and the table agree on', () => {
  const { questions, question, response, bytes } = FRANCHISE_LIMITS;
  const pair = (changes: Fields = {}): Fields => ({ question: 'q', response: 'r', ...changes });

  test.each<[string, unknown]>([
    ['an answer', [pair()]],
    ['no answers', []],
    ['no list', pair()],
    ['nothing', null],
    ['as many as there may be', Array(questions).fill(pair())],
    ['one too many', Array(questions + 1).fill(pair())],
    ['the longest question', [pair({ question: '寿'.repeat(question) })]],
    ['a longer question', [pair({ question: '寿'.repeat(question + 1) })]],
    ['the longest response', [pair({ response: '寿'.repeat(response) })]],
    ['a longer response', [pair({ response: '寿'.repeat(response + 1) })]],
    ['an empty question', [pair({ question: '' })]],
    ['an empty response', [pair({ response: '' })]],
    ['no response', [{ question: 'q' }]],
    ['a response that is none', [pair({ response: null })]],
    ['a number', [pair({ response: 7 })]],
    ['a third key', [pair({ id: 1 })]],
    ['a text', ['q']],
    ['a list in a list', [[pair()]]],
  ])('%s', async (_what, enquiry_data) => {
    const [schema, isTaken] = await verdicts(TABLES['franchise inquiries'] as Table, { enquiry_data });
    expect(isTaken).toBe(schema);
  });

  test('all answers together, of which the table takes somewhat more', async () => {
    const table = TABLES['franchise inquiries'] as Table;
    const answersOf = (size: number) => {
      const count = 200;
      const frame = new TextEncoder().encode(JSON.stringify(Array(count).fill(pair({ response: '' })))).length;
      return { enquiry_data: Array(count).fill(pair({ response: 'r'.repeat(Math.floor((size - frame) / count)) })) };
    };
    expect(await verdicts(table, answersOf(bytes))).toEqual([true, true]);
    expect(await verdicts(table, answersOf(bytes + 200))).toEqual([false, true]);
    expect(await verdicts(table, answersOf(bytes + 40_000))).toEqual([false, false]);
  });
});

test.each<[string, (id: string) => Fields]>([
  ['is one of another', () => ({ resume_path: `${randomUUID()}/resume.pdf` })],
  ['leads elsewhere', (id) => ({ resume_path: `${id}/../resume.pdf` })],
  ['ends otherwise', (id) => ({ resume_path: `${id}/resume.exe` })],
  ['goes on', (id) => ({ resume_path: `${id}/resume.pdf\n` })],
  ['is a photo', (id) => ({ resume_path: `${id}/photo.png` })],
  ['has no digest', () => ({ resume_sha256: null })],
  ['has a digest that is none', () => ({ resume_sha256: 'A'.repeat(64) })],
  ['has a photo without a digest', (id) => ({ photo_path: `${id}/photo.png` })],
  ['has a digest without a photo', () => ({ photo_sha256: 'a'.repeat(64) })],
  ['has a photo that is a page', (id) => ({ photo_path: `${id}/photo.html`, photo_sha256: 'a'.repeat(64) })],
  ['is in no known state', () => ({ state: 'lost' })],
])('no application has a file that %s', async (_what, changesOf) => {
  const id = randomUUID();
  const row = { ...careerApplication(), ...filesOf(id), ...changesOf(id), id };
  const answer = await ask('career_applications', 'POST', row);
  expect([answer.status, answer.text.includes('"23514"')]).toEqual([400, true]);
});
