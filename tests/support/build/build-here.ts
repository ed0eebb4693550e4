import { join } from 'node:path';
import pLimit from 'p-limit';
import { runBuildCommand } from '#builder/build-command.ts';
import { compile } from '#builder/compile/compile.ts';
import type * as Entry from '#builder/build/entry.ts';
import { ROOT } from '../project.ts';
import { type Run, TEST_BUILD } from './build.ts';

const CACHE = join(ROOT, '.cache');

/**
 * `npm run build -- --json …` in the process of the test, which saves the start of others. It throws where the command line is wrong.
 */
export async function runBuildHere(environment: Record<string, string>, ...options: string[]): Promise<Run> {
  const compiled = await compile(ROOT, CACHE);
  const { buildBrand } = (await import(compiled.entry)) as typeof Entry;
  const oneByOne = pLimit(1);
  const [stdout, stderr] = [collector(), collector()];
  const status = await runBuildCommand({
    root: ROOT,
    cacheDir: CACHE,
    args: ['--json', ...options],
    environment: { ...TEST_BUILD, ...environment },
    compiled,
    stdout,
    stderr,
    open: () => ({
      build: ({ brand, context, loaded }, onStart) =>
        oneByOne(() => {
          onStart?.();
          return buildBrand(brand, context, loaded);
        }),
      close: () => Promise.resolve(),
    }),
  });
  return { status, stdout: stdout.text, stderr: stderr.text, report: JSON.parse(stdout.text) };
}

function collector() {
  return {
    text: '',
    write(text: string, done?: () => void): boolean {
      this.text += text;
      done?.();
      return true;
    },
  };
}
