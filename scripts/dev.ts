import { resolve } from 'node:path';
import { buildDateOf } from '../src/builder/cli/build-date.ts';
import { parseDevArguments } from '../src/preview/preview-arguments.ts';
import { startDev } from '../src/preview/dev/dev.ts';
import { stopOnSignal } from '../src/builder/run/stop.ts';
import { fail } from '../src/builder/cli/fail.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** `npm run dev`: Astro's dev server on one brand. */
async function main(): Promise<void> {
  const { close } = await startDev({
    ...parseDevArguments(process.argv.slice(2)),
    root: ROOT,
    cacheDir: resolve(ROOT, '.cache'),
    environment: process.env,
    buildDate: buildDateOf(process.env),
    print: console.log,
  });
  stopOnSignal(close);
}

main().catch(fail);
