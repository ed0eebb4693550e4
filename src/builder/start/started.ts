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
  /** A temporary folder with the brand in `brands/`. */
  folder: string;
  compiled: Compiled;
}

/** The exit code that tells `scripts/run.mjs`: the sources are not those of the snapshot, or the compiled files are damaged. */
const OUTDATED = 75;

/** Builds the brand, builds it with a new item name, and builds it unchanged: a snapshot contains in compiled form the code that ran before. */
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

/** Runs in the process from which the snapshot is taken. Node writes the snapshot when that process has nothing left to do. */
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

/** The compiled files that are published. All others are part of the snapshot. */
const IS_PUBLISHED = (path: string): boolean => path.startsWith('client');

/** Runs first in a process that starts from the snapshot. Does what `scripts/build.ts` does when there is nothing to compile. */
async function start(run: Run, key: string): Promise<number> {
  const root = resolve(dirname(process.argv[1] ?? ''), '..');
  const cacheDir = join(root, '.cache');
  const folder = join(compiledFolder(cacheDir), key);
  if (sourceKey(root, cacheDir) !== key || !isCompiledIntact(folder, IS_PUBLISHED)) return OUTDATED;
  const compiled = compiledIn(folder);
  return run({ root, cacheDir, args: process.argv.slice(2), environment: process.env, compiled });
}
