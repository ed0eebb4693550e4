import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '#preview/backend/backend.ts';
import { adaptDatabase } from '../backend/adapt-database.ts';
import { startBuildWith } from './build.ts';
import { FIXTURES, PREPARED } from './built.ts';
import { ROOT } from '../project.ts';

/** For the sample brands only, so that there are finders with a map and without one. `fakeMaps` answers for Google. */
export const MAPS_KEY = { GOOGLE_MAPS_API_KEY: 'key-of-the-tests' };

/**
 * Builds the sample and test brands, and makes an empty database, once for all tests: `npm test` calls this before it starts anything,
 * vitest and Playwright where nobody did. What it returns removes all of it.
 */
export async function setup(): Promise<() => void> {
  if (process.env[PREPARED] !== undefined) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 'front-of-house-prepared-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const database = makeDatabase(join(folder, 'backend'));
  // When it fails, that is told once the builds are there.
  database.catch(() => {});
  try {
    const out = ['--out-dir', join(folder, 'sites')];
    const fixtures = ['--brands-dir', join(ROOT, 'tests/brands'), ...FIXTURES.flatMap((slug) => ['--brand', slug])];
    writeFileSync(join(folder, 'samples.json'), await build(MAPS_KEY, out));
    writeFileSync(join(folder, 'fixtures.json'), await build({}, [...out, ...fixtures]));
    await database;
  } catch (error) {
    // Still being made it would fail without its folder, and that would be all that is seen.
    await database.catch(() => {});
    remove();
    throw error;
  }
  process.env[PREPARED] = folder;
  return remove;
}

/** Quiet while all goes well: the warnings about the test brands are meant to be there. */
async function build(environment: Record<string, string>, options: string[]): Promise<string> {
  try {
    return await startBuildWith(environment, ...options);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`Brands could not be built, so there is nothing to test.\n${stdout}${stderr}`, { cause: error });
  }
}

async function makeDatabase(dataDir: string): Promise<void> {
  const backend = startBackend({ root: ROOT, dataDir });
  await backend.call('/rest/v1/'); // It answers as soon as it is ready.
  await backend.close();
  await adaptDatabase(dataDir);
}
