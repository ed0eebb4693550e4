import { resolve } from 'node:path';
import { compile } from '#builder/compile/compile.ts';
import { fail } from '#brand/errors/fail.ts';
import { startBuildProcess } from '#builder/run/build-process.ts';
import { timeLimitOf } from '#brand/cli/time-limit.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = resolve(ROOT, '.cache');

/** `npm run build`: exit code 0 when every brand is built, 1 when one failed or, with --strict, has a warning, 2 when the command line is wrong. */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.some((arg) => /^--queue\b/.test(arg))) {
    const { runFleetCommand } = await import('#live/fleet-command.ts');
    return runFleetCommand({ args, environment: process.env });
  }
  const compiled = await compile(ROOT, CACHE, { onStart: () => announce(args) });
  // It loads the renderer while this process loads the rest.
  const first = startBuildProcess(compiled.entry, { cacheDir: CACHE, timeLimitMs: timeLimitOf(process.env) });
  const { runBuildCommand } = await import('#builder/build-command.ts');
  return runBuildCommand({ root: ROOT, cacheDir: CACHE, args, environment: process.env, compiled, first });
}

/** Checks the command line before the seconds that compiling takes. */
async function announce(args: string[]): Promise<void> {
  const { parseBuildArguments } = await import('#builder/build-arguments.ts');
  parseBuildArguments(args);
  process.stderr.write('Compiling the pages, once…\n');
}

// A build that is stopped ends the processes that build.
for (const [signal, number] of [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
] as const)
  process.once(signal, () => process.exit(128 + number));

main().then((code) => process.exit(code), fail);
