import { writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildDateOf } from './build-date.ts';
import { parseBuildArguments } from './build-arguments.ts';
import { checkPlaces } from './folders.ts';
import { listBrandFolders } from '../brand/brands.ts';
import type { Environment } from '../brand/brand-file.ts';
import type { BuildOptions } from '../pipeline/build.ts';
import type { Compiled } from '../compile/source-key.ts';
import { timeLimitOf } from '../pipeline/time-limit.ts';
import { makeProgress, type Output, type Progress } from '../report/progress.ts';
import { isInShard } from './shard.ts';
import { deleteReplaced } from '../output/staging.ts';
import { exitCodeOf, type Report, reportToJson, reportToText, strictNote } from '../report/report.ts';

export interface BuildCommand {
  /** The repository's folder. */
  root: string;
  cacheDir: string;
  /** The arguments that were typed after the command. */
  args: string[];
  environment: Environment;
  compiled: Compiled;
  /** `stdout` gets the report, `stderr` the progress and the notes. */
  stdout?: Output;
  stderr?: Output;
}

/**
 * `npm run build` from its arguments to its exit code: 0 when every brand is built, 1 when one failed, or with `--strict` has a warning.
 * Throws a UsageError where the arguments are wrong. It is compiled together with the build, so that Node loads one module instead of thirty.
 */
export async function runBuildCommand(
  build: (options: BuildOptions) => Promise<Report>,
  { root, cacheDir, args, environment, compiled, stdout = process.stdout, stderr = process.stderr }: BuildCommand,
): Promise<number> {
  const { brandsDir, outDir, slugs, shard, changed, jobs, json, strict, host, staging, allowPrivatePictures } =
    parseBuildArguments(args);
  checkPlaces({ brandsDir, outDir }, slugs.length > 0 ? slugs : listBrandFolders(brandsDir));
  const timeLimitMs = timeLimitOf(environment);
  let progress: Progress | undefined;
  const notes: string[] = [];
  const report = await build({
    brandsDir,
    outDir,
    slugs,
    ...(shard && { isWanted: (slug: string) => isInShard(slug, shard) }),
    changedOnly: changed,
    allowPrivatePictures,
    buildDate: buildDateOf(environment),
    environment,
    host,
    staging,
    cacheDir,
    root,
    compiled,
    jobs,
    timeLimitMs,
    ended: environment['FRONT_OF_HOUSE_ENDED'],
    compileCacheDir: resolve(cacheDir, 'v8'),
    onCount: (count) => (progress = makeProgress(stderr, count)),
    onStart: (slug) => progress?.start(slug),
    onHere: (slug) => environment['FRONT_OF_HOUSE_WATCHED'] && tellWatcher({ slug, limitMs: timeLimitMs }),
    onBrand: (brand) => progress?.finish(brand),
    onUnlisted: (unlisted) => unlisted.forEach((slug) => notes.push(`${slug}: ${UNLISTED}\n`)),
  });
  progress?.end();
  for (const note of notes) stderr.write(note);
  if (report.unwritten !== undefined) stderr.write(`${report.unwritten}\n`);
  const text = json ? reportToJson(report) : `${reportToText(report, brandsDir, performance.now())}\n`;
  // A pipe may take the text in parts. Ending the process before the last part would cut the text off.
  await new Promise<void>((resolve) => stdout.write(text, () => resolve()));
  const note = strict ? strictNote(report) : undefined;
  if (note !== undefined) stderr.write(`${note}\n`);
  deleteReplaced();
  return note === undefined ? exitCodeOf(report) : 1;
}

/** File descriptor of the pipe to `scripts/run.mjs`, which kills this process when a brand takes too long and starts it again to report that. */
const WATCHER = 3;

/** Does not use `process.send`, which makes the end of a process twenty milliseconds slower. */
function tellWatcher(message: { slug: string | undefined; limitMs: number }): void {
  try {
    writeSync(WATCHER, `${JSON.stringify(message)}\n`);
  } catch {
    // The watcher was killed.
  }
}

const UNLISTED = 'no brand of that name is listed any more; its output stays as it is.';
