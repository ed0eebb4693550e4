import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../supabase/functions/_shared/answers.ts';
import type { Database, Row } from '../../../supabase/functions/_shared/database.ts';
import type { Bucket } from '../../../supabase/functions/_shared/storage.ts';
import { takeApplication } from '../../../supabase/functions/website-submissions/careers.ts';
import { pdf, png } from '../../support/backend/application-files.ts';
import { careerApplication } from '../../support/backend/inquiries.ts';

const id = randomUUID();
const record = careerApplication({ cover_letter: 'Hello.' });

function request(): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(record)) form.append(name, String(value));
  form.append('resume', new File([pdf()], 'cv.pdf'));
  form.append('photo', new File([png()], 'me.png'));
  return new Request('http://localhost/', { method: 'POST', body: form, headers: { 'Idempotency-Key': id } });
}

/** A table and a bucket in memory; `onUpload` happens before each file is stored. */
function makeStore(onUpload: (path: string) => void = () => {}) {
  const rows = new Map<string, Row>();
  const files = new Set<string>();
  const ids = (query: Record<string, string>): string[] => {
    const wanted = query['id']?.replace('eq.', '');
    const state = query['state']?.replace('eq.', '');
    return [...rows.keys()].filter(
      (key) => key === wanted && (state ?? rows.get(key)?.['state']) === rows.get(key)?.['state'],
    );
  };
  const rowsOf = (query: Record<string, string>) => ids(query).map((key) => rows.get(key) ?? {});
  const database: Database = {
    insert: async (_table, row) => {
      if (rows.has(String(row['id']))) return 'conflict';
      rows.set(String(row['id']), row);
      return 'inserted';
    },
    limit: async () => {},
    find: async (_table, _column, value) => rows.get(value),
    call: async () => [],
    callFor: async () => [],
    list: async () => [],
    update: async (_table, query, changes) => rowsOf(query).map((row) => Object.assign(row, changes)),
    remove: async (_table, query) => {
      const removed = rowsOf(query);
      for (const key of ids(query)) rows.delete(key);
      return removed;
    },
  };
  const bucket: Bucket = {
    upload: async ({ path }) => {
      onUpload(path);
      files.add(path);
    },
    remove: async (paths) => paths.forEach((path) => files.delete(path)),
  };
  return { rows, files, store: { database, bucket } };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a visitor is counted before anything of the form is read', async () => {
  const { rows, store } = makeStore();
  const counted: string[] = [];
  store.database.limit = (called) => {
    counted.push(called);
    return Promise.reject(new Refusal(429, 'A lot.'));
  };
  const asked = request();
  await expect(takeApplication(asked, store)).rejects.toThrow('A lot.');
  expect([counted, asked.bodyUsed, rows.size]).toEqual([['reading career_applications'], false, 0]);
});

test('files are stored only once their row is there, which is complete only once they are', async () => {
  const states: unknown[] = [];
  const { rows, files, store } = makeStore(() => states.push(rows.get(id)?.['state']));
  expect((await takeApplication(request(), store)).status).toBe(201);
  expect(states).toEqual(['reserved', 'reserved']);
  expect(rows.get(id)?.['state']).toBe('complete');
  expect([...files]).toEqual([`${id}/resume.pdf`, `${id}/photo.png`]);
});

test.each(['resume.pdf', 'photo.png'])(
  'when %s cannot be stored nothing is left, and the next try starts anew',
  async (name) => {
    let isBroken = true;
    const { rows, files, store } = makeStore((path) => {
      if (isBroken && path.endsWith(name)) throw new Error('The disk is full.');
    });
    await expect(takeApplication(request(), store)).rejects.toThrow('The disk is full.');
    expect([rows.size, files.size]).toEqual([0, 0]);
    isBroken = false;
    expect((await takeApplication(request(), store)).status).toBe(201);
    expect([rows.size, files.size]).toEqual([1, 2]);
  },
);

test('when a try fails after another of the same was complete, that one stays', async () => {
  const { rows, files, store } = makeStore((path) => {
    if (!path.endsWith('photo.png') || files.has(`${id}/photo.png`)) return;
    files.add(`${id}/photo.png`);
    Object.assign(rows.get(id) ?? {}, { state: 'complete' });
    throw new Error('The connection was lost.');
  });
  await expect(takeApplication(request(), store)).rejects.toThrow('The connection was lost.');
  expect(rows.get(id)?.['state']).toBe('complete');
  expect(files.size).toBe(2);
  expect((await takeApplication(request(), store)).status).toBe(200);
});

test('a try whose row another one has withdrawn fails, and leaves no files', async () => {
  const { rows, files, store } = makeStore(() => rows.clear());
  await expect(takeApplication(request(), store)).rejects.toThrow(`The application ${id} was withdrawn`);
  expect([rows.size, files.size]).toEqual([0, 0]);
});

test('what is limited never reaches the bucket', async () => {
  const { files, store } = makeStore();
  const insert = () => Promise.reject(new Refusal(429, 'Later.'));
  await expect(takeApplication(request(), { ...store, database: { ...store.database, insert } })).rejects.toThrow(
    'Later.',
  );
  expect(files.size).toBe(0);
});

test('an application is taken even if what others left cannot be taken away', async () => {
  const { rows, store } = makeStore();
  const list = () => Promise.reject(new Error('The list is lost.'));
  const answer = await takeApplication(request(), { ...store, database: { ...store.database, list } });
  expect([answer.status, rows.size]).toEqual([201, 1]);
});
