import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataDirOf } from '#brand/network/embedded.ts';
import { type Backend, startBackend } from '#preview/backend/backend.ts';
import { readRows } from '#inbox/submissions/read-rows.ts';
import {
  callProject,
  type EmbeddedProject,
  emptyDataDir,
  feedback,
  startEmbedded,
} from '../support/backend/backend.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { ask } from '../support/backend/http.ts';
import { listen } from '../support/listen.ts';
import { ROOT } from '../support/project.ts';

let dataDir: string;
let backend: Backend;
let port: number;
let closeServer: () => Promise<void>;
const problems: string[] = [];

beforeAll(async () => {
  dataDir = emptyDataDir();
  backend = startBackend({ root: ROOT, dataDir, onProblem: (sentence) => problems.push(sentence) });
  ({ port, close: closeServer } = await listen(backend.listener));
});

afterAll(async () => {
  await closeServer();
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const insert = (
  record: Record<string, unknown>,
  headers: Record<string, string> = {},
  path = '/rest/v1/restaurant_feedback',
) =>
  ask(port, path, {
    method: 'POST',
    body: JSON.stringify(record),
    headers: { 'content-type': 'application/json', prefer: 'return=minimal', ...headers },
  });

test('answers those who ask before it is ready, and needs no key of theirs', async () => {
  const answers = await Promise.all([insert(feedback()), insert(feedback())]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(problems).toEqual([]);
});

test.each([
  '/_system/info',
  '/rest/v1/../../_system/info',
  '/rest/v1/%2e%2e/%2e%2e/_system/info',
  '/',
  '/rest/v2/restaurant_feedback',
  '//_system/info',
])('has no path %s', async (path) => {
  const answer = await ask(port, path, { headers: { apikey: backend.secretKey } });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([404, expect.objectContaining({ success: false })]);
});

test('gives nobody without a key more than a visitor has', async () => {
  const answer = await ask(port, '/rest/v1/brand_websites', { headers: { origin: `http://localhost:${port}` } });
  expect(answer.status).toBe(401);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

test('keeps its secrets to the owner of the folder', () => {
  expect(statSync(join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(backend.secretKey).toMatch(/^sb_secret_[\w-]{43}$/);
  expect(JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'))).toMatchObject({ secretKey: backend.secretKey });
});

test('closes a folder to others that was open', async () => {
  const folder = temporaryFolder({ 'keys.json': '{' });
  chmodSync(folder, 0o755);
  await startBackend({ root: ROOT, dataDir: folder }).close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a second one on the same folder says so to whoever started it and to every call', async () => {
  const told: string[] = [];
  const second = startBackend({ root: ROOT, dataDir, onProblem: (sentence) => told.push(sentence) });
  const sentence = `Another preview has the backend's data in ${dataDir}, so there is no backend here. Stop it and start this again, or set FRONT_OF_HOUSE_DATA to another folder.`;
  expect(told).toEqual([sentence]);
  const server = await listen(second.listener);
  const { status, text } = await ask(server.port, '/rest/v1/x', { method: 'POST', body: 'x'.repeat(100_000) });
  expect([status, JSON.parse(text).error]).toEqual([503, sentence]);
  await expect(second.call('/rest/v1/x')).rejects.toThrow(sentence);
  await server.close();
  await second.close();
  expect((await insert(feedback())).status).toBe(201);
});

test('secrets that cannot be read are named, and the preview runs on', async () => {
  const told: string[] = [];
  const folder = temporaryFolder({ 'keys.json': '{' });
  const broken = startBackend({ root: ROOT, dataDir: folder, onProblem: (sentence) => told.push(sentence) });
  expect(told).toEqual([expect.stringMatching(/^The embedded backend could not start: /)]);
  await expect(broken.call('/rest/v1/a')).rejects.toThrow('The embedded backend could not start');
  await broken.close();
  expect(readdirSync(folder)).toEqual(['keys.json', 'lock.db']);
});

const MIGRATIONS = 'supabase/migrations';

/** Starts a backend that can't start, on the tables of this project. Returns what is in its folder afterwards, too. */
async function startInVain(root: string): Promise<{ folder: string; told: string[]; left: string[] }> {
  const [folder, told] = [emptyDataDir(), [] as string[]];
  const broken = startBackend({ root, dataDir: folder, onProblem: (sentence) => told.push(sentence) });
  await expect(broken.call('/rest/v1/a')).rejects.toThrow('The embedded backend could not start: ');
  expect(broken.isOpen()).toBe(false);
  await broken.close();
  const left = readdirSync(folder);
  rmSync(folder, { recursive: true, force: true });
  return { folder, told, left };
}

test('a migration that fails is named to whoever started it and to every call', async () => {
  const root = temporaryFolder({ [`${MIGRATIONS}/20990101000000_bad.sql`]: 'create table public.a (b nonsense);' });
  cpSync(join(ROOT, MIGRATIONS), join(root, MIGRATIONS), { recursive: true });
  const { told } = await startInVain(root);
  const reason = '20990101000000_bad.sql could not be applied: type "nonsense" does not exist';
  expect(told).toEqual([`The embedded backend could not start: ${reason}`]);
});

test('a database that other migrations made is named with its folder, and stays', async () => {
  const root = temporaryFolder({ [`${MIGRATIONS}/20990101000000_only.sql`]: 'create table public.a (b text);' });
  const { folder, told, left } = await startInVain(root);
  expect(told).toEqual([
    expect.stringMatching(
      new RegExp(`^The embedded backend could not start: The database in ${folder} .+ Delete this folder`),
    ),
  ]);
  expect(left).toContain('database');
});

test('the submissions to some restaurants come in the order in which they were sent, whatever their ids', async () => {
  const ids = ['a', 'b,c', 'd"e'];
  for (const id of [...ids, 'other']) await insert(feedback({ restaurant_id: id }));
  const rows = await readRows(backend.call, 'restaurant_feedback', { restaurant_id: ids }, ['id', 'restaurant_id']);
  expect(rows.map((row) => row['restaurant_id'])).toEqual(ids);
});

test('its process ends by itself once it is closed, and leaves no lock', async () => {
  const folder = emptyDataDir();
  const module = pathToFileURL(join(ROOT, 'src/preview/backend/backend.ts')).href;
  const script = `
    import { startBackend } from ${JSON.stringify(module)};
    const backend = startBackend({ root: ${JSON.stringify(ROOT)}, dataDir: ${JSON.stringify(folder)}, secretKey: 'mine' });
    const { status } = await backend.call('/rest/v1/restaurant_feedback');
    await backend.close();
    console.log(status, backend.isOpen(), backend.secretKey);
  `;
  const program = join(temporaryFolder({ 'program.mjs': script }), 'program.mjs');
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect([code, text]).toEqual([0, '200 false mine\n']);
  expect(readdirSync(folder)).not.toContain('lock');
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test.each([
  [{}, '/project/.data/backend'],
  [{ FRONT_OF_HOUSE_DATA: '/elsewhere' }, '/elsewhere'],
])('with %j its folder is %s', (environment, folder) => {
  expect(dataDirOf('/project', environment)).toBe(folder);
});

describe('in one minute', () => {
  const OFTEN = '203.0.113.9';
  let folder: string;
  let project: EmbeddedProject;

  beforeAll(async () => {
    folder = emptyDataDir();
    const database = await PGlite.create(join(folder, 'database'));
    await database.query("update private.visitor_address set header = 'cf-connecting-ip'");
    await database.query("select private.count_hit('get-brand-website', $1, interval '1 minute', 2000)", [OFTEN]);
    await database.query('update private.rate_hits set hits = 1999');
    await database.close();
    project = await startEmbedded(folder);
  });

  afterAll(async () => {
    await project.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a build may ask for 500 brands, each four times, and is told when to come again', async () => {
    const askFrom = (address: string) =>
      callProject(`${project.url}/functions/v1/get-brand-website`, project.publishableKey, {
        body: { brandId: 'nobody' },
        headers: { 'X-Forwarded-For': address },
      });
    expect((await askFrom(OFTEN)).status).toBe(404);
    const refused = await askFrom(OFTEN);
    expect([refused.status, refused.json]).toEqual([
      429,
      { success: false, error: 'That was a lot in a short time. Please try again later.' },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await askFrom('203.0.113.10')).status).toBe(404);
  });

  test('a visitor is counted by another header where the owner says so', async () => {
    const send = (address: string) =>
      callProject(`${project.url}/rest/v1/restaurant_feedback`, project.publishableKey, {
        body: feedback(),
        headers: { Prefer: 'return=minimal', 'CF-Connecting-IP': `${address}, 192.0.2.1` },
      });
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 100) statuses.push((await send(OFTEN)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await send('203.0.113.10')).status).toBe(201);
  });
});
