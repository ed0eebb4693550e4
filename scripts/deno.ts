import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Tally } from './parts.ts';

const FUNCTIONS = join(ROOT, 'supabase/functions');

/** Has Deno, where the functions run, check their types; each with its own `deno.json`, against the packages of this project. */
export async function checkFunctions(): Promise<Tally> {
  const deno = findDeno();
  if (deno === undefined) {
    console.log(
      `Deno brings no program for ${process.platform}-${process.arch}: the functions' types were not checked.`,
    );
    return { passed: 0, failed: 0 };
  }
  const results = await Promise.all(functionNames().map((name) => check(deno, name)));
  return { passed: results.filter(Boolean).length, failed: results.filter((isGreen) => !isGreen).length };
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

function check(deno: string, name: string): Promise<boolean> {
  const folder = join(FUNCTIONS, name);
  // What is in node_modules, and nothing from anywhere else.
  const options = ['--quiet', '--no-lock', '--node-modules-dir=manual', '--cached-only'];
  const words = ['check', ...options, '--config', join(folder, 'deno.json'), join(folder, 'index.ts')];
  const env = { ...process.env, DENO_DIR: join(ROOT, '.cache/deno'), DENO_NO_UPDATE_CHECK: '1', DENO_NO_PROMPT: '1' };
  return new Promise((resolve, reject) => {
    const child = spawn(deno, words, { cwd: ROOT, stdio: 'inherit', env });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}
