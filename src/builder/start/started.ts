import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BuildCommand } from '../command/build-command.ts';
import { fail } from '../command/fail.ts';
import { WORK } from '../pipeline/workers.ts';
import { isCompiledIntact } from '../compile/compiled-files.ts';
import { type Compiled, compiledFolder, compiledIn, sourceKey } from '../compile/source-key.ts';
import { forgetAll } from '../../domain/lazy.ts';

type Run = (command: BuildCommand) => Promise<number>;

export interface WarmUp {
  root: string;
  cacheDir: string;
  /** Has the brand in `brands/`, and is thrown away. */
  folder: string;
  compiled: Compiled;
}

/** Tells `scripts/run.mjs` that the sources are not those of the snapshot, or that what was compiled of them is damaged. */
const OUTDATED = 75;

/** Builds the brand, again with another name on an item, and finds it unchanged: what ran while a snapshot was taken is compiled in it. */
export async function warmUp(run: Run, { root, cacheDir, folder, compiled }: WarmUp): Promise<void> {
  const output: string[] = [];
  const write = (text: string, onWritten?: () => void): void => {
    output.push(text);
    onWritten?.();
  };
  const args = ['--brands-dir', join(folder, 'brands'), '--out-dir', join(folder, 'out'), '--changed'];
  const build = async (): Promise<void> => {
    const code = await run({ root, cacheDir, args, environment: {}, compiled, stdout: { write }, stderr: { write } });
    if (code !== 0) throw new Error(output.join(''));
  };
  const file = join(folder, 'brands/warm-up/website.json');
  isCompiledIntact(dirname(compiled.clientDir), IS_PUBLISHED);
  await build();
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Shoyu"', '"Shoyu Ramen"'));
  await build();
  await build();
}

/** What the process does of which the snapshot is taken: Node writes it when there is nothing left to do. */
export function takeSnapshot(run: Run, work: () => void): void {
  const options = JSON.parse(process.argv[2] ?? '') as WarmUp;
  const { key } = options.compiled;
  process.getBuiltinModule('node:v8').startupSnapshot.setDeserializeMainFunction(() => {
    if (process.argv[2] === WORK) work();
    else start(run, key).then(process.exit, fail);
  });
  warmUp(run, options).then(forgetAll, (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}

/** The rest is in the snapshot. */
const IS_PUBLISHED = (path: string): boolean => path.startsWith('client');

/** What a process begins with that starts from the snapshot: `scripts/build.ts`, if that had nothing to compile. */
async function start(run: Run, key: string): Promise<number> {
  const root = resolve(dirname(process.argv[1] ?? ''), '..');
  const cacheDir = join(root, '.cache');
  const folder = join(compiledFolder(cacheDir), key);
  if (sourceKey(root, cacheDir) !== key || !isCompiledIntact(folder, IS_PUBLISHED)) return OUTDATED;
  const compiled = compiledIn(folder);
  return run({ root, cacheDir, args: process.argv.slice(2), environment: process.env, compiled });
}
