import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addUp, ROOT, runProgram, type Tally, tallyOfProgram } from './parts.ts';

const FUNCTIONS = join(ROOT, 'supabase/functions');

/** Has Deno, where the functions run, check their types; each with its own `deno.json`, against the packages of this project. */
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
  const tallies = await Promise.all(functionNames().map((name) => check(deno, name)));
  const findings = tallies.map((tally) => tally.findings).filter(Boolean);
  return { ...addUp(tallies), findings: findings.join('\n') };
}

function functionNames(): string[] {
  return readdirSync(FUNCTIONS).filter((name) => existsSync(join(FUNCTIONS, name, 'deno.json')));
}

/** The package `deno` would look for it when it is installed, but npm runs no scripts here. */
export function findDeno(): string | undefined {
  const { platform, arch } = process;
  const program = platform === 'win32' ? 'deno.exe' : 'deno';
  return [`${platform}-${arch}`, `${platform}-${arch}-glibc`]
    .map((name) => join(ROOT, 'node_modules/@deno', name, program))
    .find((path) => existsSync(path));
}

async function check(deno: string, name: string): Promise<Tally> {
  const folder = join(FUNCTIONS, name);
  // What is in node_modules, and nothing from anywhere else.
  const options = ['--quiet', '--no-lock', '--node-modules-dir=manual', '--cached-only'];
  const args = ['check', ...options, '--config', join(folder, 'deno.json'), join(folder, 'index.ts')];
  const env = { DENO_DIR: join(ROOT, '.cache/deno'), DENO_NO_UPDATE_CHECK: '1', DENO_NO_PROMPT: '1' };
  return tallyOfProgram(await runProgram(deno, args, { env }));
}
