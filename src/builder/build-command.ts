import { buildInstantOf } from '#brand/cli/build-date.ts';
import { parseBuildArguments } from './build-arguments.ts';
import { checkPlaces } from '#brand/cli/folders.ts';
import { listBrandFolders } from '#brand/folder/brands.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { build } from './run/build.ts';
import type { Compiled } from './compile/source-key.ts';
import type { BuildProcess } from './run/build-process.ts';
import { openPool, processesFor } from './run/pool.ts';
import { timeLimitOf } from '#brand/cli/time-limit.ts';
import { makeProgress, type Output, type Progress } from '#brand/report/progress.ts';
import { isInShard } from '#brand/cli/shard.ts';
import { exitCodeOf, reportToJson, reportToText, strictNote } from '#brand/report/report.ts';

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
  /** A process that has begun to load the renderer. */
  first?: BuildProcess;
  /** Opens what builds the brands. */
  open?: typeof openPool;
}

/**
 * `npm run build` from its arguments to its exit code: 0 when every brand is built, 1 when one failed, or with `--strict` has a warning.
 * Throws a UsageError where the arguments are wrong.
 */
export async function runBuildCommand(command: BuildCommand): Promise<number> {
  const { root, cacheDir, args, environment, compiled, first, open = openPool } = command;
  const { stdout = process.stdout, stderr = process.stderr } = command;
  const { brandsDir, outDir, slugs, shard, changed, at, jobs, json, strict, host, staging, allowPrivatePictures } =
    parseBuildArguments(args);
  const isWanted = (slug: string): boolean => shard === undefined || isInShard(slug, shard);
  const wanted = slugs.length > 0 ? slugs : listBrandFolders(brandsDir);
  checkPlaces({ brandsDir, outDir }, wanted);
  const processes = jobs ?? processesFor(wanted.filter(isWanted).length);
  const pool = open({ processes, cacheDir, timeLimitMs: timeLimitOf(environment), first });
  let progress: Progress | undefined;
  const notes: string[] = [];
  const report = await build(pool, {
    brandsDir,
    outDir,
    slugs,
    isWanted,
    changedOnly: changed,
    allowPrivatePictures,
    builtAt: buildInstantOf(environment),
    ...(at !== undefined && { at }),
    environment,
    host,
    staging,
    cacheDir,
    root,
    compiled,
    onCount: (count) => (progress = makeProgress(stderr, count)),
    onStart: (slug) => progress?.start(slug),
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
  await pool.close();
  return note === undefined ? exitCodeOf(report) : 1;
}

const UNLISTED = 'no brand of that name is listed any more; its output stays as it is.';
