import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runProgram, type Tally, tallyOfProgram } from './parts.ts';

const FUNCTIONS = join(ROOT, 'supabase/functions');

/** Has Deno, where the functions run, check their types. tests/house/functions.test.ts looks at the packages in their `deno.json`. */
export async function checkFunctions(): Promise<Tally> {
  const deno = findDeno();
  if (deno === undefined) {
    const where = `${process.platform}-${process.arch}`;
    return {
      passed: 0,
      failed: 0,
      findings: `Deno brings no program for ${where}: the functions' types were not checked.`,
    };
  }
  // All at once, for they share most of their code. With what is in node_modules, and nothing from anywhere else.
  const options = ['--quiet', '--no-lock', '--no-config', '--node-modules-dir=manual', '--cached-only'];
  const env = { DENO_DIR: join(ROOT, '.cache/deno'), DENO_NO_UPDATE_CHECK: '1', DENO_NO_PROMPT: '1' };
  return tallyOfProgram(await runProgram(deno, ['check', ...options, ...functionFiles()], { env }));
}

function functionFiles(): string[] {
  return readdirSync(FUNCTIONS)
    .map((name) => join(FUNCTIONS, name, 'index.ts'))
    .filter((file) => existsSync(file));
}

/** The package `deno` would look for it when it is installed, but npm runs no scripts here. */
export function findDeno(): string | undefined {
  const { platform, arch } = process;
  const program = platform === 'win32' ? 'deno.exe' : 'deno';
  return [`${platform}-${arch}`, `${platform}-${arch}-glibc`]
    .map((name) => join(ROOT, 'node_modules/@deno', name, program))
    .find((path) => existsSync(path));
}
