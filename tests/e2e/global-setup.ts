import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../scripts/parts.ts';
import { startBackend } from '../../src/preview/backend/backend.ts';
import { BUILT_BRANDS } from '../support/built.ts';
import { RUNNING_BACKEND } from '../support/running-backend.ts';

const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
const TEST_BRANDS = fileURLToPath(new URL('../brands', import.meta.url));
const NAMED = ['hostile', 'kitchen-sink', 'minimal', 'empty', 'other-scripts'];

/** For the sample brands only, so that there are finders with a map and without one. `fakeMaps` answers for Google. */
const MAPS_KEY = { GOOGLE_MAPS_API_KEY: 'key-of-the-tests' };

/** Builds the sample and test brands once for all browser tests, and starts the backend. Playwright calls what this returns when they are over. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'front-of-house-e2e-'));
  build(['--out-dir', folder], MAPS_KEY);
  build(['--out-dir', folder, '--brands-dir', TEST_BRANDS, ...NAMED.flatMap((slug) => ['--brand', slug])]);
  process.env[BUILT_BRANDS] = folder;
  const backend = startBackend({ root: ROOT, dataDir: join(folder, '.backend') });
  const server = createServer(backend.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env[RUNNING_BACKEND] = JSON.stringify({ origin: `http://127.0.0.1:${port}`, secretKey: backend.secretKey });
  return async () => {
    server.close();
    server.closeAllConnections();
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Quiet while all goes well: the warnings about the test brands are meant to be there. */
function build(options: string[], environment: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, 'build', ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (status === 0) return;
  throw new Error(`Brands could not be built, so there is nothing to test in a browser.\n${stdout}${stderr}`);
}
