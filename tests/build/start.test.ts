import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/parts.ts';
import { stampOf } from '../../src/builder/load/file-stamp.ts';
import type { StartNote } from '../../src/builder/start/start-note.ts';
import { readSite } from '../support/build/generations.ts';
import { temporaryFolder, writeInto } from '../support/build/folders.ts';
import { projectFiles, textOf } from '../support/project.ts';
import { runBuild, runBuildWith } from '../support/build/build.ts';

const readNote = (root: string): StartNote => JSON.parse(readFileSync(join(root, '.cache/start.json'), 'utf8'));

/** The names of the files that are not the same, which a test can print. */
const differences = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((path) => one[path] !== other[path]);

/** A plain start, the one that needs no snapshot. */
const PLAIN = { NODE_OPTIONS: '--no-warnings' };

test('a build that starts from a snapshot writes what a plain one does, pictures it has never seen included', async () => {
  const folder = temporaryFolder();
  const brand = join(folder, 'brands/kitchen-sink');
  cpSync(join(ROOT, 'tests/brands/kitchen-sink'), brand, { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#333', noise } });
  writeInto(brand, 'images/new.png', await picture.png().toBuffer());
  const file = join(brand, 'website.json');
  const written = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...written, heroSection: { ...written.heroSection, backgroundImage: 'images/new.png' } }),
  );

  const options = ['--brands-dir', join(folder, 'brands'), '--brand', 'kitchen-sink', '--out-dir'];
  const note = readNote(ROOT);
  const args = ['--snapshot-blob', join(ROOT, '.cache', note.blob), join(ROOT, 'scripts/build.ts')];
  const env = { PATH: process.env['PATH'], SOURCE_DATE_EPOCH: '1795132800', FRONT_OF_HOUSE_PICTURES: 'quick' };
  const started = spawnSync(process.execPath, [...args, ...options, join(folder, 'one')], { env, encoding: 'utf8' });
  expect(started.stderr).not.toContain('could not');
  expect(started.status).toBe(0);
  expect(runBuildWith(PLAIN, ...options, join(folder, 'other')).status).toBe(0);
  const site = readSite(join(folder, 'one/kitchen-sink'));
  expect(differences(site, readSite(join(folder, 'other/kitchen-sink')))).toEqual([]);
  expect(Object.keys(site).filter((path) => path.includes('new'))).not.toEqual([]);
});

test('a start from a snapshot looks for brands where it was started', () => {
  const folder = temporaryFolder();
  cpSync(join(ROOT, 'tests/brands/minimal'), join(folder, 'brands/minimal'), { recursive: true });
  const args = [join(ROOT, 'scripts/run.mjs'), 'build', '--brand', 'minimal'];
  const { status } = spawnSync(process.execPath, args, { cwd: folder, env: { PATH: process.env['PATH'] } });
  expect(status).toBe(0);
  expect(statSync(join(folder, 'dist/minimal/index.html')).isFile()).toBe(true);
});

test('a wrong argument ends a start from a snapshot as it ends a plain one', () => {
  const [one, other] = [runBuild('--brand', 'minimal', '--nope'), runBuildWith(PLAIN, '--brand', 'minimal', '--nope')];
  expect(one).toEqual(other);
  expect(one.status).toBe(2);
});

/** What was made once: it takes a third of a second. */
const blobs = new Map<string, Buffer>();

/** A project whose build only says how it was started. */
function projectWith(snapshot: string): { root: string; build: (...options: string[]) => string } {
  const root = temporaryFolder({
    'package-lock.json': '{ "packages": {} }',
    'node_modules/.package-lock.json': '{ "packages": {} }',
    'scripts/run.mjs': readFileSync(join(ROOT, 'scripts/run.mjs')),
    'scripts/build.ts': "process.stdout.write(`plain ${process.argv.slice(2).join(' ')}`);",
    'snapshot.cjs': `require('node:v8').startupSnapshot.setDeserializeMainFunction(() => { ${snapshot} });`,
  });
  mkdirSync(join(root, '.cache'));
  const blob = join(root, '.cache/start.blob');
  const known = blobs.get(snapshot);
  if (known === undefined) {
    spawnSync(process.execPath, ['--snapshot-blob', blob, '--build-snapshot', join(root, 'snapshot.cjs')]);
    blobs.set(snapshot, readFileSync(blob));
  } else writeFileSync(blob, known);
  const node = `${process.version} ${process.platform} ${process.arch}`;
  const note: StartNote = { node, blob: 'start.blob', stamp: stampOf(statSync(blob)) };
  writeFileSync(join(root, '.cache/start.json'), JSON.stringify(note));
  const build = (...options: string[]): string => {
    const run = [join(root, 'scripts/run.mjs'), 'build', ...options];
    return spawnSync(process.execPath, run, { encoding: 'utf8', env: { PATH: process.env['PATH'] } }).stdout;
  };
  return { root, build };
}

const SAYS_SO = "process.stdout.write('snapshot ' + process.argv.slice(2).join(' '));";

test('a build starts from the snapshot, whatever it builds', () => {
  const { build } = projectWith(SAYS_SO);
  expect(build('--brand', 'a', '--changed')).toBe('snapshot --brand a --changed');
  expect(build('--brand=a')).toBe('snapshot --brand=a');
  expect(build('--brand', 'a', '--brand', 'b')).toBe('snapshot --brand a --brand b');
  expect(build()).toBe('snapshot ');
});

test('a snapshot of other sources hands over to the plain start', () => {
  expect(projectWith('process.exit(75);').build('--brand', 'a')).toBe('plain --brand a');
});

test('a snapshot that crashes hands over to the plain start', () => {
  expect(projectWith("process.kill(process.pid, 'SIGABRT');").build('--brand', 'a')).toBe('plain --brand a');
});

test('a file that Node takes for no snapshot of its own hands over to the plain start', () => {
  const { root, build } = projectWith(SAYS_SO);
  const blob = join(root, '.cache/start.blob');
  writeFileSync(blob, Buffer.alloc(statSync(blob).size, 'x'));
  writeFileSync(join(root, '.cache/start.json'), JSON.stringify({ ...readNote(root), stamp: stampOf(statSync(blob)) }));
  expect(build('--brand', 'a')).toBe('plain --brand a');
});

test.each(['', 'null', '{"node":', '[]'])('a note of a snapshot that reads %j is none', (text) => {
  const { root, build } = projectWith(SAYS_SO);
  writeFileSync(join(root, '.cache/start.json'), text);
  expect(build('--brand', 'a')).toBe('plain --brand a');
});

test.each([
  ['was cut off or changed', (note: StartNote) => ({ ...note, stamp: `1${note.stamp}` })],
  ['is of another Node', (note: StartNote) => ({ ...note, node: 'v22.12.0 linux x64' })],
  ['is gone', (note: StartNote) => ({ ...note, blob: 'gone.blob' })],
])('a snapshot that %s is not asked', (_, change) => {
  const { root, build } = projectWith(SAYS_SO);
  writeFileSync(join(root, '.cache/start.json'), JSON.stringify(change(readNote(root))));
  expect(build('--brand', 'a')).toBe('plain --brand a');
});

test('what is in a snapshot asks its process, and not the one that took it', () => {
  const files = projectFiles(/^src\/(builder|domain|model|astro)\/.*\.ts$/).filter(
    (file) => !file.endsWith('snapshot.ts'),
  );
  // A constant of a module, but no function; and randomUUID has the next hundred ready.
  const remembered = /^(?:export )?const \w[^=]*=(?!.*=>).*\bprocess\.|randomUUID\(/m;
  expect(files.filter((file) => remembered.test(textOf(file)))).toEqual([]);
});
