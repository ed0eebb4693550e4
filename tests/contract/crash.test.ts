import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callProject, emptyDataDir } from '../support/backend/backend.ts';
import { writeInto } from '../support/build/folders.ts';
import { ROOT } from '../support/project.ts';
import { addressNumber, makeSubmissions, type Sent, sendAll, storedIds } from '../support/backend/submissions.ts';

/** This is about the embedded backend alone: nobody kills a hosted one. */
const HOST = join(ROOT, 'tests/support/backend/backend-host.ts');
const MANY = 80;
let dataDir: string;
const running = new Set<ChildProcess>();

beforeAll(() => {
  dataDir = emptyDataDir();
});

afterEach(() => Promise.all([...running].map(kill)));

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Host {
  child: ChildProcess;
  url: string;
  secretKey: string;
}

async function startHost(): Promise<Host> {
  const child = spawn(process.execPath, [HOST, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, ...(JSON.parse(line.toString()) as { url: string; secretKey: string }) };
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const wasTaken = ({ status }: Sent): boolean => status === 200 || status === 201 || status === 409;
const idsOf = (sent: Sent[]): string[] => sent.map(({ id }) => id);

test('killed in the middle of many submissions it has every acknowledged one, none twice, and limits each address', async () => {
  const submissions = makeSubmissions(MANY);
  const first = await startHost();
  let acknowledged = 0;
  const sent = await sendAll(first.url, submissions, addressNumber, (one) => {
    if (wasTaken(one) && ++acknowledged === MANY / 4) first.child.kill('SIGKILL');
  });
  const taken = idsOf(sent.filter(wasTaken));
  const lost = idsOf(sent.filter(({ status }) => status === undefined));
  expect(taken.length).toBeGreaterThanOrEqual(MANY / 4);
  expect(lost.length).toBeGreaterThan(0);
  expect(taken.length + lost.length).toBe(MANY);

  const second = await startHost();
  expect(await storedIds(second.url, second.secretKey, submissions)).toEqual(expect.arrayContaining(taken));
  const again = await sendAll(
    second.url,
    submissions.filter(({ id }) => lost.includes(id)),
    addressNumber,
  );
  expect(again.every(wasTaken)).toBe(true);
  const stored = await storedIds(second.url, second.secretKey, submissions);
  expect(stored.sort()).toEqual(submissions.map(({ id }) => id).sort());

  // Many at once from one address: it takes 20 in each minute.
  const flood = makeSubmissions(MANY);
  const start = Date.now();
  const answers = await sendAll(second.url, flood, () => '192.0.2.7');
  const kept = answers.filter(wasTaken);
  expect(kept.length).toBeGreaterThanOrEqual(20);
  const minutes = 1 + Math.ceil((Date.now() - start) / 60_000);
  expect(kept.length).toBeLessThanOrEqual(20 * minutes);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(MANY - kept.length);
  expect((await storedIds(second.url, second.secretKey, flood)).sort()).toEqual(idsOf(kept).sort());
});

test('what was killed while it made its database makes it anew, and counts a caller by its own address, whatever it says', async () => {
  rmSync(dataDir, { recursive: true, force: true });
  writeInto(dataDir, 'database/PG_VERSION', '17');
  const { url, secretKey } = await startHost();
  const submissions = makeSubmissions(1);
  expect((await sendAll(url, submissions, addressNumber)).map(({ status }) => status)).toEqual([201]);
  expect(await storedIds(url, secretKey, submissions)).toHaveLength(1);

  const lies: Record<string, string>[] = [
    {},
    { 'X-Forwarded-For': '' },
    { 'X-Forwarded-For': ', 203.0.113.9' },
    { 'X-Forwarded-For': '203.0.113.1, 203.0.113.2' },
    { 'X-Forwarded-For': '203.0.113.7', 'X-Visitor-Address': '203.0.113.8', 'X-Real-IP': '203.0.113.6' },
  ];
  const flood = makeSubmissions(MANY).map(async ({ record, path }, index) => {
    const headers = { Prefer: 'return=minimal', ...lies[index % lies.length] };
    return (await callProject(url + path, 'sb_publishable_front_of_house', { body: record, headers })).status;
  });
  const statuses = await Promise.all(flood);
  expect(statuses).toContain(429);
});
