import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { fieldsOf } from '#schema/forms/fields.ts';
import { pageSchema } from '#schema/forms/text-schemas.ts';
import { TEXT_LIMITS } from '#schema/forms/texts.ts';
import { newAddress } from '../support/backend/addresses.ts';
import { pdf } from '../support/backend/application-files.ts';
import { careerApplication, cateringRequest, EMAILS, PHONES } from '../support/backend/inquiries.ts';
import { expectRefusal, file, filesOf, formOf, project, withProject } from '../support/backend/applications.ts';
import { type Answered, type Call, callProject } from '../support/backend/backend.ts';
import { newOwnId, OWN } from '../support/backend/own-ids.ts';
import { VISIT, WEBSITE } from '../support/forms/feedback.ts';
import { CAREERS } from '../support/forms/careers.ts';
import { CATERING } from '../support/forms/catering.ts';
import { FRANCHISE } from '../support/forms/franchise.ts';
import { MEDIA } from '../support/forms/media.ts';
import { type Fields, type FormStory, titled } from '../support/forms/form-story.ts';
import { EACH_STORY } from '../support/forms/form-stories.ts';
import { HOSTILE_TEXT } from '../support/build/hostile-text.ts';

withProject();

afterAll(async () => {
  const others = EACH_STORY.filter(([, story]) => story !== CAREERS);
  for (const [, story] of others) await rowsOf(story, `${story.recipient}=like.${OWN}-*`, 'DELETE');
});

function call(path: string, options: Call): Promise<Answered> {
  return callProject(`${project.url}/functions/v1/${path}`, project.publishableKey, { method: 'POST', ...options });
}

/** Sends a record as its page does, with the files that an application has beside it. */
function send(story: FormStory, record: unknown, key?: string): Promise<Answered> {
  const { path, table } = story;
  if (path === undefined) return insert(table, { ...Object(record), id: key }, project.publishableKey);
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  return call(path, { body: story === CAREERS ? applicationOf(Object(record) as Fields) : record, headers });
}

/** Multipart form data has no null: such a field is left out. */
function applicationOf(record: Fields): FormData {
  const texts = Object.entries(record).filter(([, value]) => value !== null && value !== undefined);
  return formOf({ resume: file(pdf()), ...(Object.fromEntries(texts) as Record<string, string>) });
}

const insert = (table: string, row: unknown, key: string, headers: Record<string, string> = {}): Promise<Answered> =>
  callProject(`${project.url}/rest/v1/${table}`, key, { body: row, headers: { Prefer: 'return=minimal', ...headers } });

async function rowsOf({ table }: FormStory, query: string, method = 'GET'): Promise<Fields[]> {
  const url = `${project.url}/rest/v1/${table}?${query}`;
  return (await callProject(url, project.secretKey, { method })).json as Fields[];
}

const sentBy = (story: FormStory, record: Fields): Promise<Fields[]> =>
  rowsOf(story, `${story.recipient}=eq.${String(record[story.recipient])}`);

/** Whether the table takes a row: from a visitor where its form writes there, else from the function. */
async function isTakenByTable(story: FormStory, record: Fields): Promise<boolean> {
  const id = randomUUID();
  const key = story.path === undefined ? project.publishableKey : project.secretKey;
  const row = { ...record, ...(story === CAREERS && filesOf(id)), id };
  const { status, text } = await insert(story.table, row, key);
  expect(status === 201 || (status >= 400 && status < 500), text).toBe(true);
  expect(await rowsOf(story, `id=eq.${id}`)).toHaveLength(status === 201 ? 1 : 0);
  return status === 201;
}

/** Whether the schema, then the table takes a record. The table gets what the schema makes of it. */
async function verdicts(story: FormStory, changes: Fields): Promise<[schema: boolean, table: boolean]> {
  const record = story.make(changes);
  const { data, success } = story.schema.safeParse(record);
  return [success, await isTakenByTable(story, data ?? record)];
}

/** A text of a length that its field takes as far as it is short enough. */
function textOf(key: string, length: number): Fields {
  if (/email$/.test(key)) return { [key]: 'a@b.example'.padEnd(length, 'e') };
  if (/phone$/.test(key)) return { [key]: '1'.repeat(length) };
  const text = '寿'.repeat(length);
  return /event_type$/.test(key) ? { custom_event_type: text, event_type: text } : { [key]: text };
}

const LANGUAGES = ['fr-CA', 'zh-Hant-TW', 'fr', 'x', 'French', '', 'fr_CA', 'fr-CA\n', 'a'.repeat(50), 7];
const BLANKS = ['', ' ', '\n\t', '\u00a0\u2003\ufeff', '\u200b\u3164', '\u{e0041}\ufe0f\u00ad', '\u2800', null];

describe.each(EACH_STORY)('the form %s', (_name, story) => {
  const { schema, make, added = () => ({}), recipient, unknownToTable = [] } = story;
  const fields = Object.entries(fieldsOf(schema)).filter(([, { maxLength }]) => maxLength !== undefined);

  test.each(titled([{}, { language: 'fr-CA' }, ...story.taken]))('is stored as it is: %s', async (_, changes) => {
    const [record, id] = [make(changes), randomUUID()];
    expect((await send(story, record, id)).status).toBe(201);
    const stored = { language: null, ...record, ...added(id), id, created_at: expect.any(String) as string };
    expect(await rowsOf(story, `id=eq.${id}`)).toEqual([stored]);
  });

  test('is stored under an id of its own where it came with none', async () => {
    const record = make();
    expect((await send(story, record)).status).toBe(201);
    expect(await sentBy(story, record)).toHaveLength(1);
  });

  test('sent again is there once', async () => {
    const [record, key] = [make(), randomUUID()];
    await Promise.all([1, 2, 3].map(() => send(story, record, key)));
    await send(story, { ...record, ...story.other }, key);
    expect(await sentBy(story, record)).toMatchObject([record]);
  });

  test.each(titled([...story.refused, ...unknownToTable]))('is refused with %s', async (_, row) => {
    const [changes, sentence, field = Object.keys(changes)[0]] = row;
    const [key, record] = [randomUUID(), make(changes)];
    if (story.path !== undefined) {
      const words = `${field} is not valid.${sentence === undefined ? '' : ` ${sentence}`}`;
      expectRefusal(await send(story, record, key), 400, words);
      expect(await rowsOf(story, `id=eq.${key}`)).toEqual([]);
    }
    expect(await isTakenByTable(story, record)).toBe(unknownToTable.includes(row));
  });

  describe('has a table that agrees with its schema on', () => {
    test(`the length of ${recipient}`, async () => {
      const id = (length: number) => ({ [recipient]: newOwnId().padEnd(length, 'r') });
      expect(await verdicts(story, id(TEXT_LIMITS.id))).toEqual([true, true]);
      expect(await verdicts(story, id(TEXT_LIMITS.id + 1))).toEqual([false, false]);
      expect(await verdicts(story, { [recipient]: '' })).toEqual([false, false]);
    });

    test.each(LANGUAGES)('the language %j', async (language) => {
      expect(await isTakenByTable(story, make({ language }))).toBe(pageSchema.safeParse({ language }).success);
    });

    test.each(fields)('the length of %s', async (key, { maxLength: most = 0 }) => {
      expect(await verdicts(story, textOf(key, most))).toEqual([true, true]);
      expect(await verdicts(story, textOf(key, most + 1))).toEqual([false, false]);
    });

    test.each(fields.filter(([key]) => /email$|phone$/.test(key)))('what is a right %s', async (key) => {
      for (const text of /email$/.test(key) ? EMAILS : PHONES) {
        const [isRight, isTaken] = await verdicts(story, { [key]: text });
        expect([text, isTaken]).toEqual([text, isRight]);
      }
    });

    test.each(fields)('a %s that holds nothing', async (key) => {
      for (const blank of BLANKS) {
        const [isRight, isTaken] = await verdicts(story, { [key]: blank });
        expect([blank, isTaken]).toEqual([blank, isRight]);
      }
    });
  });
});

const BY_FUNCTION = EACH_STORY.filter(([, { path }]) => path !== undefined);

describe.each(BY_FUNCTION)('the function of the form %s', (_name, story) => {
  const { make, other } = story;

  test('answers that it has stored it, also when it comes again', async () => {
    const [record, key] = [make(), randomUUID()];
    const together = await Promise.all([1, 2, 3].map(() => send(story, record, key)));
    expect(together.map(({ json }) => json)).toEqual([1, 2, 3].map(() => ({ success: true })));
    const again = await send(story, record, key.toUpperCase());
    expect([again.status, again.json]).toEqual([200, { success: true }]);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
    const refused = await send(story, { ...record, ...other }, key);
    expectRefusal(refused, 422, 'This Idempotency-Key belongs to another submission.');
  });

  test('refuses a language that is none', async () => {
    expectRefusal(await send(story, make({ language: '<script>' })), 400, 'language is not valid.');
  });
});

describe.each(BY_FUNCTION.filter(([, story]) => story !== CAREERS))('the function of the form %s', (_name, story) => {
  const { path = '', make } = story;

  test('thanks a robot that fills every field, and stores nothing', async () => {
    const record = make();
    for (const _leave_empty of ['https://spam.example', 7, 0, true, false, {}, [], ['']]) {
      const answer = await send(story, { ...record, _leave_empty });
      expect([answer.status, answer.json]).toEqual([201, { success: true }]);
    }
    expect(await sentBy(story, record)).toEqual([]);
    expect((await send(story, { ...record, _leave_empty: ' ' })).status).toBe(201);
    expect(await sentBy(story, record)).toHaveLength(1);
  });

  test('refuses a flood after 20 a minute, and stores those', async () => {
    const record = make();
    const headers = { 'X-Forwarded-For': `192.0.2.1, ${newAddress()}` };
    const statuses = [];
    for (let count = 0; count < 45; count++) statuses.push((await call(path, { body: record, headers })).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201));
    const taken = statuses.filter((status) => status === 201).length;
    expect(statuses.filter((status) => status === 429)).toHaveLength(45 - taken);
    expect(taken).toBeLessThan(45);
    expect(await sentBy(story, record)).toHaveLength(taken);
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
  ])('refuses a %s of such a content', async (method, body, type, status, error) => {
    const answer = await call(path, { method, body, headers: { 'Content-Type': type } });
    expect([answer.status, answer.json]).toEqual([status, expect.objectContaining({ error })]);
    if (status === 405) expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test('may be asked for first by a page of any origin', async () => {
    const headers = { Origin: 'https://kumo.example', 'Access-Control-Request-Method': 'POST' };
    const answer = await call(path, { method: 'OPTIONS', headers });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    const allowed = answer.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(['apikey', 'authorization', 'content-type', 'idempotency-key', 'x-client-info']);
  });
});

test.each([
  ['website feedback', WEBSITE, 'contact_name'],
  ['catering', CATERING, 'full_name'],
  ['media', MEDIA, 'contact_name'],
] as const)('a name of %s is stored in one line, without what turns the text around it', async (_, story, field) => {
  const record = story.make({ [field]: 'Ann\u202e\0\r\nLee\u2066' });
  expect((await send(story, record)).status).toBe(201);
  expect(await sentBy(story, record)).toMatchObject([{ [field]: 'Ann Lee' }]);
});

describe('feedback', () => {
  test('sent again from another page, and a window of another size, is the same', async () => {
    const [record, key] = [WEBSITE.make({ meta: { viewport: '390x844' } }), randomUUID()];
    await send(WEBSITE, record, key);
    const elsewhere = { page_url: 'https://elsewhere.example/', meta: { viewport: '844x390' }, user_agent: 'Other' };
    expect((await send(WEBSITE, { ...record, ...elsewhere }, key)).json).toEqual({ success: true });
    expect(await sentBy(WEBSITE, record)).toMatchObject([{ meta: record['meta'] }]);
  });

  test('from a page of before, whose hidden field a password manager may have filled in, is stored', async () => {
    const record = WEBSITE.make();
    expect((await send(WEBSITE, { ...record, _gotcha: 'https://me.example' })).json).toEqual({ success: true });
    expect(await sentBy(WEBSITE, record)).toHaveLength(1);
  });
});

describe('a visitor’s row', () => {
  const insertAs = (row: unknown, headers?: Record<string, string>, key = project.publishableKey) =>
    insert('restaurant_feedback', row, key, headers);

  test('is answered with nothing, and has the time at which it came', async () => {
    const row = { ...VISIT.make(), id: randomUUID() };
    const answer = await insertAs(row);
    expect([answer.status, answer.text]).toEqual([201, '']);
    const [stored] = await rowsOf(VISIT, `id=eq.${row.id}`);
    expect(Math.abs(Date.now() - Date.parse(String(stored?.['created_at'])))).toBeLessThan(60_000);
    expect((await insertAs(row)).status).toBe(409);
  });

  test('holds what is not clean as the text it is', async () => {
    const meta = { viewport: '390x844', location_name: HOSTILE_TEXT.slice(0, 300) };
    const row = VISIT.make({ message: HOSTILE_TEXT, contact_name: HOSTILE_TEXT.slice(0, 200), meta });
    expect((await insertAs(row)).status).toBe(201);
    expect(await sentBy(VISIT, row)).toMatchObject([row]);
  });

  test.each([
    ['website feedback, which the function takes', { type: 'website', sub_type: null }],
    ['an id that is no UUID', { id: 'mine' }],
    ['an id that is taken by a wrong type', { id: 7 }],
    ['a date of the visitor’s own', { created_at: '2020-01-01T00:00:00Z' }],
    ['a null character', { message: 'a\u0000b' }],
    ['a null character in an id', { restaurant_id: 'a\u0000b' }],
  ])('is refused with %s', async (_what, changes) => {
    const contact_name = randomUUID();
    const { status } = await insertAs({ ...VISIT.make({ contact_name }), ...changes });
    expect([status >= 400, status < 500]).toEqual([true, true]);
    expect(await rowsOf(VISIT, `contact_name=eq.${contact_name}`)).toEqual([]);
  });

  test.each(['', '{', 'null', '"text"', '7', '[[]]'])('is not the body %j', async (body) => {
    const { status } = await insertAs(body);
    expect([status >= 400, status < 500]).toEqual([true, true]);
  });

  test('is neither handed back, nor taken with a key that is not the project’s', async () => {
    const row = VISIT.make();
    expect([401, 403]).toContain((await insertAs(row, { Prefer: 'return=representation' })).status);
    expect((await insertAs(row, {}, 'sb_publishable_x')).status).toBe(401);
    expect(await sentBy(VISIT, row)).toEqual([]);
  });
});

describe('the day of a catering request', () => {
  /** Today and the day before where it is earliest on earth, unless midnight there comes meanwhile. */
  const dayAt = (now: number): string => new Date(now - 12 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const on = (event_date: string) => send(CATERING, cateringRequest({ event_date }));

  test('is refused once it is past everywhere', async () => {
    expect((await on(dayAt(Date.now() + 60_000))).status).toBe(201);
    const past = await on(dayAt(Date.now() - 24 * 60 * 60 * 1000));
    expectRefusal(past, 400, 'event_date is not valid. Please choose today or a later day.');
  });

  test('may pass before a request that is stored is sent again', async () => {
    const record = cateringRequest({ event_date: '2026-01-31' });
    const id = randomUUID();
    await insert('catering_requests', { ...record, id }, project.secretKey);
    const again = async (changes: Fields) => (await send(CATERING, { ...record, ...changes }, id)).status;
    expect(await again({})).toBe(200);
    expect(await again({ number_of_guests: 41 })).toBe(422);
    expect(await again({ number_of_guests: 0 })).toBe(400);
    expect(await sentBy(CATERING, record)).toHaveLength(1);
  });
});

test.each<[FormStory, Fields, string]>([
  [WEBSITE, { id: randomUUID() }, 'id is not a known field.'],
  [WEBSITE, { meta: { viewport: '1x1', a: 1 } }, 'a is not a known field.'],
  [MEDIA, { created_at: '2020-01-01' }, 'created_at is not a known field.'],
  [FRANCHISE, { enquiry_data: [{ question: 'q', response: 'r', id: 1 }] }, 'id is not a known field.'],
  [CAREERS, { state: 'complete' }, 'state is not a known field.'],
  [WEBSITE, { message: 'a\0b' }, 'The content cannot be stored.'],
  [CATERING, { requirements: 'a\0b' }, 'The content cannot be stored.'],
  [CAREERS, { experience: 'a\0b' }, 'The content cannot be stored.'],
  [FRANCHISE, { enquiry_data: [{ question: 'q', response: '\0' }] }, 'The content cannot be stored.'],
])('no function takes what it has no place for: %$ %j', async (story, changes, sentence) => {
  const key = randomUUID();
  expectRefusal(await send(story, story.make(changes), key), 400, sentence);
  expect(await rowsOf(story, `id=eq.${key}`)).toEqual([]);
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
  const answer = await insert('career_applications', row, project.secretKey);
  expect([answer.status, answer.text.includes('"23514"')]).toEqual([400, true]);
});

test.each(['', '/', '/feedback/more', '/Feedback', '/nowhere', '/..%2ffeedback', '/__proto__'])(
  'there is no form at %j',
  async (path) => {
    const answer = await call(`website-submissions${path}`, { body: WEBSITE.make() });
    expectRefusal(answer, 404, 'There is no such form.');
  },
);

test.each(['not-a-uuid', ' ', '1', `${randomUUID()}x`, '../../x'])('the Idempotency-Key %j is none', async (key) => {
  for (const story of [WEBSITE, CAREERS])
    expectRefusal(await send(story, story.make(), key), 400, 'The Idempotency-Key must be a UUID.');
});

test('there is no function that nobody has written', async () => {
  expect((await call('nothing', { body: {} })).status).toBe(404);
});
