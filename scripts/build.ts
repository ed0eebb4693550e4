import { resolve } from 'node:path';
import type * as Entry from '../src/build/entry.ts';
import { buildDateOf, parseBuildArguments } from '../src/build/arguments.ts';
import { compile } from '../src/build/compile.ts';
import { makeProgress, type Progress } from '../src/build/progress.ts';
import { exitCodeOf, reportToJson, reportToText } from '../src/build/report.ts';
import { UsageError } from '../src/build/usage-error.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = resolve(ROOT, '.cache');
const UNLISTED = 'no brand of that name is listed any more; its output stays as it is.';

/** `npm run build`: exit code 0 when every brand is built, 1 when one failed, 2 when the command line is wrong. */
async function main(): Promise<number> {
  const { brandsDir, outDir, slugs, changed, json } = parseBuildArguments(process.argv.slice(2));
  const buildDate = buildDateOf(process.env);
  const compiled = await compile(ROOT, CACHE, () => process.stderr.write('Compiling the pages, once…\n'));
  const { build }: typeof Entry = await import(compiled.entry);
  let progress: Progress | undefined;
  const notes: string[] = [];
  const report = await build({
    brandsDir,
    outDir,
    slugs,
    changedOnly: changed,
    buildDate,
    environment: process.env,
    cacheDir: CACHE,
    packagesDir: resolve(ROOT, 'node_modules'),
    compiled,
    onCount: (count) => (progress = makeProgress(process.stderr, count)),
    onStart: (slug) => progress?.start(slug),
    onBrand: (brand) => progress?.finish(brand),
    onUnlisted: (unlisted) => notes.push(...unlisted.map((slug) => `${slug}: ${UNLISTED}`)),
  });
  progress?.end();
  for (const note of notes) process.stderr.write(`${note}\n`);
  const text = json ? reportToJson(report) : `${reportToText(report, brandsDir, performance.now())}\n`;
  // A pipe may take the text in parts; leaving before the last would cut it.
  await new Promise((resolve) => process.stdout.write(text, resolve));
  return exitCodeOf(report);
}

main().then(
  // Astro leaves timers behind that would keep the process for another second.
  (code) => process.exit(code),
  (error: unknown) => {
    const isUsage = error instanceof UsageError || (error instanceof Error && error.name === 'UsageError');
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(isUsage ? 2 : 1);
  },
);
