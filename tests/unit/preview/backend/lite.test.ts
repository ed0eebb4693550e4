import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../../src/preview/backend/keys.ts';
import { type Lite, openLite } from '../../../../src/preview/backend/lite.ts';
import { ROOT } from '../../../support/project.ts';

const secretKey = 'sb_secret_test';
let dataDir: string;
let lite: Lite;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lite-'));
  lite = await openLite({ dataDir, supabaseDir: join(ROOT, 'supabase'), secretKey, jwtSecret: 'x'.repeat(32) });
});

afterAll(async () => {
  await lite.close();
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
