import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, type Call, callProject, feedback, openProject, signIn } from '../support/backend/backend.ts';
import { OWN } from '../support/backend/own-ids.ts';
import { projectFiles, textOf } from '../support/project.ts';

const migrations = projectFiles(/^supabase\/migrations\/.*\.sql$/)
  .map(textOf)
  .join('\n');
const tables = [...migrations.matchAll(/^create table public\.(\w+)/gm)].map(([, name = '']) => name);
const hidden = [...migrations.matchAll(/^create table private\.(\w+)/gm)].map(([, name = '']) => name);
const procedures = [...migrations.matchAll(/^create (?:or replace )?function \w+\.(\w+)/gm)].map(
  ([, name = '']) => name,
);
const buckets = [...migrations.matchAll(/^values \('(\w+)', '\w+', false/gm)].map(([, name = '']) => name);

/** Whether the brand is the key of a table, or its beginning. */
const isByBrand = (table: string) => migrations.includes(`create table public.${table} (\n  brand_id text `);

/** The embedded storage says 500 to a signature that is none. */
const REFUSALS = [400, 401, 403, 404, 500];

const project = openProject();
let visitors: Record<string, Record<string, string>>;
const kept = feedback({ id: randomUUID() });

beforeAll(async () => {
  await call('/rest/v1/restaurant_feedback', { body: kept });
  const { jwtSecret } = project;
  visitors = {
    'a visitor': {},
    ...(jwtSecret !== undefined && {
      'a visitor who signed in': { Authorization: `Bearer ${await signIn(jwtSecret)}` },
    }),
  };
});

afterAll(async () => {
  await call(`/rest/v1/restaurant_feedback?restaurant_id=like.${OWN}-*`, { method: 'DELETE' }, project.secretKey);
});

function call(path: string, options: Call, key = project.publishableKey): Promise<Answered> {
  return callProject(project.url + path, key, options);
}

/** Tries one call as every kind of visitor, and names those who were not refused. */
async function admitted(path: string, options: Call, statuses = [401, 403]): Promise<string[]> {
  const admittedOnes: string[] = [];
  for (const [name, headers] of Object.entries(visitors)) {
    const { status, text } = await call(path, { ...options, headers: { ...options.headers, ...headers } });
    if (!statuses.includes(status)) admittedOnes.push(`${name}: ${status} ${text}`);
  }
  return admittedOnes;
}

test('the migrations make the tables, procedures and buckets these tests are about', () => {
  expect(tables).toContain('restaurant_feedback');
  expect(tables).toContain('brand_websites');
  expect(hidden).toContain('rate_hits');
  expect(procedures).toContain('limit_rate');
  expect(buckets).toEqual(['applications']);
});

describe.each(tables)('the table %s', (table) => {
  const path = `/rest/v1/${table}`;
  const filter = isByBrand(table) ? '?brand_id=neq.x' : '?created_at=gt.2000-01-01';

  test('shows visitors nothing', async () => {
    expect(await admitted(path, {})).toEqual([]);
    expect(await admitted(`${path}?select=count`, {}, [400, 401, 403])).toEqual([]);
    expect(await admitted(path, { method: 'HEAD', headers: { Prefer: 'count=exact' } })).toEqual([]);
  });

  test('lets them change and delete nothing', async () => {
    expect(
      await admitted(path + filter, { method: 'PATCH', body: { brand_id: 'x', restaurant_id: 'x' } }, [400, 401, 403]),
    ).toEqual([]);
    expect(await admitted(path + filter, { method: 'DELETE' })).toEqual([]);
  });

  test('lets them put no row over another', async () => {
    for (const resolution of ['merge-duplicates', 'ignore-duplicates']) {
      const headers = { Prefer: `resolution=${resolution},return=minimal` };
      const body = table === 'restaurant_feedback' ? kept : { brand_id: 'x' };
      expect(await admitted(path, { body, headers }, [400, 401, 403])).toEqual([]);
    }
  });
});

test.each(tables.filter((table) => table !== 'restaurant_feedback'))('visitors add nothing to %s', async (table) => {
  const headers = { Prefer: 'return=minimal' };
  const body = isByBrand(table) ? { brand_id: 'contract' } : { id: randomUUID() };
  expect(await admitted(`/rest/v1/${table}`, { body, headers })).toEqual([]);
});

test.each(hidden)('the private table %s is not there for anybody', async (table) => {
  for (const path of [`/rest/v1/${table}`, `/rest/v1/private.${table}`]) {
    expect(await admitted(path, {}, [401, 403, 404])).toEqual([]);
    expect(await admitted(path, { headers: { 'Accept-Profile': 'private' } }, [406])).toEqual([]);
  }
});

test.each(procedures)('the procedure %s cannot be called', async (procedure) => {
  const path = `/rest/v1/rpc/${procedure}`;
  for (const body of [{}, { called: 'feedback' }]) expect(await admitted(path, { body }, [401, 403, 404])).toEqual([]);
  expect(await admitted(path, { body: {}, headers: { 'Content-Profile': 'private' } }, [406])).toEqual([]);
});

test.each(['auth', 'storage', 'supabase_migrations', 'pg_catalog'])('the schema %s is closed', async (schema) => {
  expect(await admitted('/rest/v1/users', { headers: { 'Accept-Profile': schema } }, [401, 403, 404, 406])).toEqual([]);
});

describe.each(buckets)('the bucket %s', (bucket) => {
  const file = `contract-${randomUUID()}/resume.pdf`;
  const content = '%PDF-1.4 secret';
  const pdf = { 'Content-Type': 'application/pdf' };

  beforeAll(async () => {
    const answer = await call(
      `/storage/v1/object/${bucket}/${file}`,
      { method: 'POST', body: content, headers: pdf },
      project.secretKey,
    );
    expect(answer.status, answer.text).toBe(200);
  });

  afterAll(() => call(`/storage/v1/object/${bucket}/${file}`, { method: 'DELETE' }, project.secretKey));

  test.each([
    ['read it', 'GET', `/object/${bucket}/${file}`],
    ['read it as if it were public', 'GET', `/object/public/${bucket}/${file}`],
    ['read it as somebody who signed in', 'GET', `/object/authenticated/${bucket}/${file}`],
    ['read it with a signature of their own', 'GET', `/object/sign/${bucket}/${file}?token=x`],
    ['learn of it', 'GET', `/object/info/${bucket}/${file}`],
    ['have it signed', 'POST', `/object/sign/${bucket}/${file}`, { expiresIn: 60 }],
    ['put one beside it', 'POST', `/object/${bucket}/${file}.pdf`, content],
    ['put one over it', 'PUT', `/object/${bucket}/${file}`, content],
    ['delete it', 'DELETE', `/object/${bucket}/${file}`],
    ['move it', 'POST', '/object/move', { bucketId: bucket, sourceKey: file, destinationKey: 'mine.pdf' }],
    ['make a bucket', 'POST', '/bucket', { name: 'mine', public: true }],
    ['open the bucket', 'PUT', `/bucket/${bucket}`, { public: true }],
    ['empty the bucket', 'POST', `/bucket/${bucket}/empty`],
  ])('lets no visitor %s', async (_what, method, path, body?: unknown) => {
    const headers = typeof body === 'string' ? pdf : {};
    const options = { method, headers, ...(body !== undefined && { body }) };
    expect(await admitted(`/storage/v1${path}`, options, REFUSALS)).toEqual([]);
    const still = await call(`/storage/v1/object/${bucket}/${file}`, {}, project.secretKey);
    expect([still.status, still.text]).toEqual([200, content]);
  });

  test('lists nothing for visitors', async () => {
    for (const headers of Object.values(visitors)) {
      const inside = await call(`/storage/v1/object/list/${bucket}`, { body: { prefix: '' }, headers });
      expect(inside.text).not.toContain('contract-');
      expect((await call('/storage/v1/bucket', { headers })).text).not.toContain(bucket);
    }
  });

  test('takes only what an application is made of', async () => {
    const path = `/storage/v1/object/${bucket}/${file}.exe`;
    const program = { method: 'POST', body: 'MZ', headers: { 'Content-Type': 'application/x-msdownload' } };
    expect((await call(path, program, project.secretKey)).status).toBeGreaterThanOrEqual(400);
  });
});

test('calls at the same moment have each the rights of their own key', async () => {
  const path = '/rest/v1/restaurant_feedback';
  const acts: [status: number, act: () => Promise<Answered>][] = [
    [401, () => call(path, {})],
    [200, () => call(path, {}, project.secretKey)],
    [201, () => call(path, { body: feedback({ id: randomUUID() }), headers: { Prefer: 'return=minimal' } })],
    [409, () => call(path, { body: kept, headers: { Prefer: 'return=minimal' } })],
  ];
  const many = Array.from({ length: 80 }, (_, index) => acts[index % acts.length]).filter((act) => act !== undefined);
  const answers = await Promise.all(many.map(([, act]) => act()));
  expect(answers.map(({ status }) => status)).toEqual(many.map(([status]) => status));
});

test('after all of this the row is as it was', async () => {
  const { json } = await call(`/rest/v1/restaurant_feedback?id=eq.${String(kept['id'])}`, {}, project.secretKey);
  expect(json).toMatchObject([kept]);
});

test('nobody becomes a user', async () => {
  const answer = await call('/auth/v1/signup', {
    body: { email: 'ada@example.com', password: 'correct horse battery' },
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
});
