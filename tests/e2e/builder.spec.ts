import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRollbackCommand } from '../../src/deploy/command/deploy-command.ts';
import { type LiveBuilder, startBuilder } from '../../src/live/live-command.ts';
import { callProject, type EmbeddedProject, startEmbedded } from '../support/backend/backend.ts';
import { DESKTOP, expect, test } from '../support/browser/stories.ts';
import { TEST_BUILD } from '../support/build/build.ts';
import { KEYS, makeFakeS3 } from '../support/deploy/fake-s3.ts';
import { startFetchServer } from '../support/deploy/fetch-server.ts';
import { configuration } from '../support/live/configuration.ts';
import { ROOT } from '../support/project.ts';

test.use(DESKTOP);

const SECRET = `whsec_${Buffer.from('a secret of the webhook, 32 byte').toString('base64')}`;
const TO = 's3://sites/live';
const quiet = { write: (_text: string, onWritten?: () => void) => onWritten?.() };

test('a price that changes in the backend is on the site a moment later, until somebody rolls back', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'builder-'));
  const s3 = makeFakeS3('sites');
  let builder: LiveBuilder | undefined;
  let told = '';
  let project: EmbeddedProject | undefined;
  const bucket = await startFetchServer(s3.fetch);
  // What hands webhooks on, and what stands before the bucket.
  const door = await startFetchServer((async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address);
    if (pathname === '/changes') return fetch(`http://127.0.0.1:${builder?.port}/changes`, init);
    const object = s3.objects.get(`live/rye${pathname.replace(/\/$/, '/index.html')}`);
    return object ? new Response(new Uint8Array(object.bytes), object) : new Response(null, { status: 404 });
  }) as typeof fetch);
  try {
    const environment = {
      ...TEST_BUILD,
      ...KEYS,
      AWS_ENDPOINT_URL: bucket.origin,
      CHANGES_WEBHOOK_URL: `${door.origin}/changes`,
      CHANGES_WEBHOOK_SECRET: SECRET,
    };
    const backend = (project = await startEmbedded(undefined, environment));
    const store = async (price: number): Promise<void> => {
      const body = { brand_id: 'rye', data: configuration(price) };
      const headers = { Prefer: 'resolution=merge-duplicates' };
      await callProject(`${backend.url}/rest/v1/brand_websites`, backend.secretKey, { body, headers });
    };
    await store(12);
    const services = { supabaseUrl: backend.url, supabaseAnonKey: backend.publishableKey };
    mkdirSync(join(folder, 'brands/rye'), { recursive: true });
    writeFileSync(
      join(folder, 'brands/rye/brand.json'),
      JSON.stringify({ brandId: 'rye', siteUrl: door.origin, ...services }),
    );
    const folders = ['--brands-dir', join(folder, 'brands'), '--out-dir', join(folder, 'dist')];
    builder = await startBuilder({
      root: ROOT,
      cacheDir: join(ROOT, '.cache'),
      args: [...folders, '--to', TO, '--port', '0', '--jobs', '1'],
      environment,
      stdout: { write: (text) => (told += text) },
    });

    const shows = (price: string) =>
      expect(async () => {
        await page.goto(`${door.origin}/menu/`);
        await expect(page.getByRole('listitem').filter({ hasText: 'Loaf' })).toContainText(price, { timeout: 500 });
      }).toPass();
    await expect.poll(() => s3.objects.has('live/rye/index.html')).toBe(true);
    await shows('$12.00');
    await store(13.5);
    await shows('$13.50');
    // The page is there before the publish has ended. Until then it has the last word.
    await expect.poll(() => told).toMatch(/(published after.*){2}/s);
    const code = await runRollbackCommand({
      args: ['--brand', 'rye', '--to', TO],
      environment,
      stdout: quiet,
      stderr: quiet,
    });
    expect(code).toBe(0);
    await shows('$12.00');
  } finally {
    await builder?.close();
    await project?.close();
    bucket.close();
    door.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
