import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '#brand/network/embedded.ts';
import { type Lite, openLite } from '#preview/backend/lite.ts';
import { emptyDataDir } from '../../../support/backend/backend.ts';
import { ROOT } from '../../../support/project.ts';

const secretKey = 'sb_secret_test';
let dataDir: string;
let lite: Lite;

beforeAll(async () => {
  dataDir = emptyDataDir();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  lite = await openLite({ dataDir, supabaseDir: join(ROOT, 'supabase'), secretKey, jwtSecret: 'x'.repeat(32) });
});

afterAll(async () => {
  await lite.close();
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

test('calls in the same turn of the thread do not take each other’s role', async () => {
  const keys = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? PUBLISHABLE_KEY : secretKey));
  const answers = await Promise.all(
    keys.map((apikey) =>
      lite.fetch(new Request('http://localhost/rest/v1/restaurant_feedback', { headers: { apikey } })),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(keys.map((key) => (key === secretKey ? 200 : 401)));
});

test('what is too old goes by the clock, though nobody asks anything', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  const session_id = '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11';
  const turns = Array.from({ length: 9 }, (_, index) => ({ session_id, restaurant_id: 'a', query: `${index}` }));
  await ask('POST', 'assistant_turns', turns);
  await ask('PATCH', 'assistant_turns?query=neq.8', { created_at: daysAgo(31) });
  await ask('PATCH', 'assistant_turns?query=eq.8', { created_at: daysAgo(29) });
  const counted = [800, 700].map((days) => ({
    brand_id: 'a',
    day: daysAgo(days).slice(0, 10),
    page: '/',
    action: 'call',
  }));
  await ask('POST', 'visit_counts', counted);
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(await ask('GET', 'assistant_turns?select=query')).toEqual([{ query: '8' }]);
  expect(await ask('GET', 'visit_counts?select=day')).toEqual([{ day: daysAgo(700).slice(0, 10) }]);
});

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const headers = { apikey: secretKey, 'Content-Type': 'application/json', Prefer: 'return=representation' };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await lite.fetch(new Request(`http://localhost/rest/v1/${path}`, init));
  return answer.json();
}
