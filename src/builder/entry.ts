import { createApp } from 'astro/app/entrypoint';
import { z } from 'zod';
import { rememberPages } from '../astro/page-modules.ts';
import { type BuildCommand, runBuildCommand } from './command/build-command.ts';
import { type BuildOptions, build as buildWith } from './pipeline/build.ts';
import { buildOneByOne } from './pipeline/one-by-one.ts';
import { work as workWith } from './pipeline/worker.ts';
import { makeParallelBuild } from './pipeline/workers.ts';
import type { Renderer } from './print/render.ts';
import type { Report } from './report/report.ts';
import { takeSnapshot as takeSnapshotOf, type WarmUp, warmUp as warmUpWith } from './start/started.ts';

// zod would write and compile a function for each kind of object it reads, which pays from the thousandth on.
z.config({ jitless: true });

/**
 * What the compiled renderer exports. The whole way from a command line, or a configuration, to the files is compiled with the
 * pages, so that rebuilding a brand starts Node, reads one file and prints.
 */
export function build(options: BuildOptions): Promise<Report> {
  const here = buildOneByOne(makeRenderer);
  const inParallel = makeParallelBuild(options.compiled.entry, options.compileCacheDir);
  return buildWith((brands, ...rest) => (brands.length > 1 ? inParallel : here)(brands, ...rest), options);
}

export const run = (command: BuildCommand): Promise<number> => runBuildCommand(build, command);

/** Deletes what was replaced, when whoever asked for a build knows its result. */
export { deleteReplaced } from './publish/staging.ts';

/** What a snapshot for the start of a build is made with (see `start/`). */
export const warmUp = (options: WarmUp): Promise<void> => warmUpWith(run, options);
export const takeSnapshot = (): void => takeSnapshotOf(run, work);

/** What a worker of a build runs. */
export const work = (): void => workWith(makeRenderer());

const makeRenderer = (): Renderer => rememberPages(createApp({ streaming: false }));
