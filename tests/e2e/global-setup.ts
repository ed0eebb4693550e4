import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/parts.ts';
import { startBackend } from '#preview/backend/backend.ts';
import { preparedDataDir } from '../support/build/built.ts';
import { setup as prepare } from '../support/build/prepare.ts';
import { listen } from '../support/listen.ts';
import { RUNNING_BACKEND } from '../support/backend/running-backend.ts';

/** Starts the backend of all browser tests. Playwright calls what this returns when they are over. */
export default async function setUp(): Promise<() => Promise<void>> {
  const remove = await prepare();
  const dataDir = mkdtempSync(join(tmpdir(), 'front-of-house-e2e-'));
  cpSync(preparedDataDir() ?? '', dataDir, { recursive: true });
  const backend = startBackend({ root: ROOT, dataDir });
  await storeBrands(backend);
  const { origin, close } = await listen(backend.listener);
  process.env[RUNNING_BACKEND] = JSON.stringify({ origin, secretKey: backend.secretKey });
  return async () => {
    await close();
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
    remove();
  };
}

/** What the assistant answers from; and the ids in whose name pages count, which only `brand.json` has. */
async function storeBrands({ call }: Pick<ReturnType<typeof startBackend>, 'call'>): Promise<void> {
  const read = (slug: string, file: string): unknown =>
    JSON.parse(readFileSync(join(ROOT, 'brands', slug, file), 'utf8'));
  const rows = readdirSync(join(ROOT, 'brands')).flatMap((slug) => [
    { brand_id: slug, data: read(slug, 'website.json') },
    { brand_id: (read(slug, 'brand.json') as { brandId: string }).brandId, data: {} },
  ]);
  const response = await call('/rest/v1/brand_websites', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify(rows),
  });
  if (!response.ok) throw new Error(await response.text());
}
