import { resolve } from 'node:path';
import { runBuildCommand } from '#builder/build-command.ts';
import { compile } from '#builder/compile/compile.ts';
import { fail } from '#brand/errors/fail.ts';
import type { Output } from '#brand/report/progress.ts';
import { runExportCommand } from '#preview/export/export-command.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = resolve(ROOT, '.cache');

/** Builds as `npm run build` does. */
async function build(args: string[], output: Output): Promise<number> {
  const onStart = (): void => void process.stderr.write('Compiling the pages, once…\n');
  const compiled = await compile(ROOT, CACHE, { onStart });
  return runBuildCommand({
    root: ROOT,
    cacheDir: CACHE,
    args,
    environment: process.env,
    compiled,
    stdout: output,
    stderr: output,
  });
}

/** `npm run export`: exit code 0 when the zip is written, 1 when the brand or its submissions could not be had, 2 when the command line is wrong. */
runExportCommand({ root: ROOT, args: process.argv.slice(2), environment: process.env, build }).then(
  // Astro leaves timers behind.
  (code) => process.exit(code),
  fail,
);
