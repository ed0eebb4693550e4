import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeNoOptions } from '#brand/cli/cli.ts';
import { ROOT, runFetched } from './parts.ts';

takeNoOptions(
  'nu',
  'Asks the Nu HTML checker about the pages of the brands in brands/. It needs Java, 11 or newer, which is why npm test does without.',
);
const CHECKER = 'vnu-jar@26.9.27';

const out = mkdtempSync(join(tmpdir(), 'front-of-house-nu-'));
try {
  process.exitCode = build() ?? (await check());
} finally {
  rmSync(out, { recursive: true, force: true });
}

function build(): number | undefined {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'build', '--out-dir', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0 ? undefined : 1;
}

async function check(): Promise<number> {
  const sites = readdirSync(join(ROOT, 'brands')).map((slug) => join(out, slug));
  const { isGreen } = await runFetched(CHECKER, ['--skip-non-html', ...sites], { stdio: 'inherit' });
  return isGreen ? 0 : 1;
}
