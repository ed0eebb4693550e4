import { resolve } from 'node:path';
import { compile } from '../src/builder/compile/compile.ts';
import type * as Entry from '../src/builder/entry.ts';
import { fail } from '../src/builder/cli/fail.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = resolve(ROOT, '.cache');

/** `npm run build`: exit code 0 when every brand is built, 1 when one failed or, with --strict, has a warning, 2 when the command line is wrong. */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const compiled = await compile(ROOT, CACHE, { onStart: () => announce(args) });
  const { run }: typeof Entry = await import(compiled.entry);
  return run({ root: ROOT, cacheDir: CACHE, args, environment: process.env, compiled });
}

/** Checks the command line before the seconds that compiling takes. */
async function announce(args: string[]): Promise<void> {
  const { parseBuildArguments } = await import('../src/builder/cli/build-arguments.ts');
  parseBuildArguments(args);
  process.stderr.write('Compiling the pages, once…\n');
}

// Astro leaves timers behind that would keep the process for another second.
main().then((code) => process.exit(code), fail);
