import { resolve } from 'node:path';
import { buildInstantOf } from '#brand/cli/build-date.ts';
import { parseDevArguments } from '#preview/preview-arguments.ts';
import { startDev } from '#preview/dev/dev.ts';
import { stopOnSignal } from '#brand/cli/stop.ts';
import { fail } from '#brand/errors/fail.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** `npm run dev`: Astro's dev server on one brand. */
async function main(): Promise<void> {
  const { close } = await startDev({
    ...parseDevArguments(process.argv.slice(2)),
    root: ROOT,
    cacheDir: resolve(ROOT, '.cache'),
    environment: process.env,
    builtAt: buildInstantOf(process.env),
    print: console.log,
  });
  stopOnSignal(close);
}

main().catch(fail);
