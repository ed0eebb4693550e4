import { resolve } from 'node:path';
import { availableParallelism } from 'node:os';
import { buildDateOf } from '../src/builder/cli/build-date.ts';
import { parsePreviewArguments } from '../src/preview/preview-arguments.ts';
import { timeLimitOf } from '../src/builder/pipeline/time-limit.ts';
import { runPreview } from '../src/preview/run.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** `npm run preview` and `npm start`: build what has changed and serve it until stopped. */
export async function previewBrands({ isPatient }: { isPatient: boolean }): Promise<void> {
  await runPreview({
    given: parsePreviewArguments(process.argv.slice(2)),
    root: ROOT,
    cacheDir: resolve(ROOT, '.cache'),
    environment: { ...process.env },
    buildDate: buildDateOf(process.env),
    changedOnly: true,
    jobs: availableParallelism(),
    timeLimitMs: timeLimitOf(process.env),
    compileCacheDir: resolve(ROOT, '.cache/v8'),
    print: console.log,
    isPatient,
  });
}
