import { createApp } from 'astro/app/entrypoint';
import { z } from 'zod';
import { lazy } from '../domain/lazy.ts';
import { type BuildCommand, runBuildCommand } from './cli/build-command.ts';
import { type BuildOptions, build as buildWith } from './pipeline/build.ts';
import { buildOneByOne } from './pipeline/one-by-one.ts';
import { work as workWith } from './pipeline/worker.ts';
import { makeParallelBuild } from './pipeline/workers.ts';
import type { Renderer } from './print/render.ts';
import type { Report } from './report/report.ts';

// zod would generate and compile a function for each kind of object, which only pays off from a thousand objects on.
z.config({ jitless: true });

/**
 * What the compiled renderer exports. All code from a command line, or a configuration, to the written files is compiled with the
 * pages, so that a rebuild of a brand starts Node, reads one file of code and renders.
 */
export function build(options: BuildOptions): Promise<Report> {
  const here = buildOneByOne(renderer);
  const inParallel = makeParallelBuild(options.compiled.entry, options.compileCacheDir);
  return buildWith((brands, ...rest) => (brands.length > 1 ? inParallel : here)(brands, ...rest), options);
}

export const run = (command: BuildCommand): Promise<number> => runBuildCommand(build, command);

/** Deletes the replaced sites; to call when the result of a build has been reported. */
export { deleteReplaced, deleteReplacedBeside } from './output/staging.ts';

/** What a worker of a build runs. */
export const work = (): void => workWith(renderer());

/** One for all builds of a process: what it remembers lies in a manifest that all applications share. */
const renderer = lazy((): Renderer => createApp({ streaming: false }));
