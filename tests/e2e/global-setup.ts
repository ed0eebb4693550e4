import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_BRANDS } from '../support/built.ts';

/** Builds the sample brands once for all browser tests. Playwright calls what this returns when they are over. */
export default function buildSampleBrands(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'front-of-house-e2e-'));
  const run = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [run, 'build', '--out-dir', folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The sample brands could not be built, so there is nothing to test in a browser.');
  process.env[BUILT_BRANDS] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
