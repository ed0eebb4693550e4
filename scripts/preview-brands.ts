import { resolve } from 'node:path';
import { buildInstantOf } from '#brand/cli/build-date.ts';
import { parsePreviewArguments } from '#preview/preview-arguments.ts';
import { timeLimitOf } from '#brand/cli/time-limit.ts';
import { runPreview } from '#preview/run.ts';
import { findBrowser } from './find-browser.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** `npm run preview` and `npm start`: build what has changed and serve it until stopped. */
export async function previewBrands({ isPatient }: { isPatient: boolean }): Promise<void> {
  buildInstantOf(process.env); // Throws where the environment is wrong.
  await runPreview({
    given: parsePreviewArguments(process.argv.slice(2), process.env),
    root: ROOT,
    cacheDir: resolve(ROOT, '.cache'),
    environment: { ...process.env },
    builtAt: () => buildInstantOf(process.env),
    changedOnly: true,
    timeLimitMs: timeLimitOf(process.env),
    findBrowser,
    print: console.log,
    isPatient,
  });
}
