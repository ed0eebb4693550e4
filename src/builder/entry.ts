import { createApp } from 'astro/app/entrypoint';
import { z } from 'zod';
import { type BuildOptions, build as buildWith } from './command/build.ts';
import { type Command, runBuildCommand } from './command/build-command.ts';
import type { Report } from './report/report.ts';

// zod would write and compile a function for each kind of object it reads, which pays from the thousandth on.
z.config({ jitless: true });

/**
 * What the compiled renderer exports. The whole way from a command line, or a configuration, to the files is compiled with the
 * pages, so that rebuilding a brand starts Node, reads one file and prints.
 */
export function build(options: BuildOptions): Promise<Report> {
  return buildWith(createApp({ streaming: false }), options);
}

export const run = (command: Command): Promise<number> => runBuildCommand(build, command);
