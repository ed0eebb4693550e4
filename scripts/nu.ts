import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeNoOptions } from '#brand/cli/cli.ts';
import { ROOT } from './parts.ts';

takeNoOptions(
  'nu',
  'Asks the Nu HTML checker about the pages of the brands in brands/. It needs Java, 11 or newer, which is why npm test does without.',
);
const out = mkdtempSync(join(tmpdir(), 'front-of-house-nu-'));
try {
  process.exitCode = build() ?? check();
} finally {
  rmSync(out, { recursive: true, force: true });
}

function build(): number | undefined {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'build', '--out-dir', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0 ? undefined : 1;
}

function check(): number {
  const jar = join(ROOT, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const sites = readdirSync(join(ROOT, 'brands')).map((slug) => join(out, slug));
  const { status, error } = spawnSync('java', ['-jar', jar, '--skip-non-html', ...sites], { stdio: 'inherit' });
  if (error === undefined) return status ?? 1;
  console.error(
    `Java could not be started (${error.message}). Install a Java runtime, 11 or newer, and run the command again.`,
  );
  return 1;
}
