import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/parts.ts';
import { temporaryFolder, writeInto } from '../support/build/folders.ts';

const PACKAGES = {
  '': {},
  'node_modules/for-sites': { version: '1.0.0' },
  'node_modules/for-tests': { version: '1.0.0', dev: true },
  'node_modules/for-others': { version: '1.0.0', optional: true },
};
const { 'node_modules/for-tests': _, ...OF_SITES } = PACKAGES;
const lockOf = (packages: object): string => JSON.stringify({ packages });

let root: string;

/** A project with two commands, and an npm that notes what it is asked for and "installs" that. */
beforeEach(() => {
  root = temporaryFolder({
    'package-lock.json': lockOf(PACKAGES),
    'scripts/run.mjs': readFileSync(join(ROOT, 'scripts/run.mjs')),
    'scripts/build.ts': 'process.stdout.write("built");',
    'scripts/check.ts': 'process.stdout.write("checked");',
    'sites.json': lockOf(OF_SITES),
    'bin/npm': `#!/bin/sh
echo "$*" >> "$(dirname "$0")/asked"
mkdir -p node_modules
case "$*" in *--omit=dev*) cp sites.json node_modules/.package-lock.json;; *) cp package-lock.json node_modules/.package-lock.json;; esac
`,
  });
  chmodSync(join(root, 'bin/npm'), 0o755);
});

function run(command: string): { output: string; npm: string } {
  const env = { PATH: `${join(root, 'bin')}:${process.env['PATH']}` };
  const { stdout } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), command], { env, encoding: 'utf8' });
  const asked = join(root, 'bin/asked');
  return { output: stdout, npm: existsSync(asked) ? readFileSync(asked, 'utf8') : '' };
}

describe('the first command of a fresh clone', () => {
  test('that makes sites installs what sites need, once', () => {
    expect(run('build')).toEqual({ output: 'built', npm: 'ci --omit=dev --ignore-scripts --no-audit --no-fund\n' });
    expect(run('build').npm).toBe('ci --omit=dev --ignore-scripts --no-audit --no-fund\n');
  });

  test('that tests or measures installs all, and no other command anything after it', () => {
    expect(run('check')).toEqual({ output: 'checked', npm: 'ci --ignore-scripts --no-audit --no-fund\n' });
    expect(run('build')).toEqual({ output: 'built', npm: 'ci --ignore-scripts --no-audit --no-fund\n' });
  });
});

test('a command that needs more than is there installs all', () => {
  run('build');
  expect(run('check').npm).toBe(
    'ci --omit=dev --ignore-scripts --no-audit --no-fund\nci --ignore-scripts --no-audit --no-fund\n',
  );
});

test('a package of another version is installed', () => {
  writeInto(
    root,
    'node_modules/.package-lock.json',
    lockOf({ ...PACKAGES, 'node_modules/for-sites': { version: '0.9.0' } }),
  );
  expect(run('build').npm).toBe('ci --omit=dev --ignore-scripts --no-audit --no-fund\n');
});

test('a newer package-lock.json takes no package away from who tests', () => {
  run('check');
  writeInto(root, 'package-lock.json', lockOf({ ...PACKAGES, 'node_modules/for-sites': { version: '1.0.1' } }));
  const all = 'ci --ignore-scripts --no-audit --no-fund\n';
  expect(run('build').npm).toBe(`${all}${all}`);
});
