import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every file of the repository, as paths from its root with forward slashes; what git ignores is not one. */
export function projectFiles(...patterns: RegExp[]): string[] {
  return allFiles().filter((path) => patterns.every((pattern) => pattern.test(path)));
}

/** The files git has, or nothing outside a clone. */
export function committedFiles(): string[] {
  return git(['ls-files', '-z']) ?? [];
}

export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The line of a position in a text, counted from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

let known: string[] | undefined;

function allFiles(): string[] {
  known ??= (git(['ls-files', '-z', '--cached', '--others', '--exclude-standard']) ?? filesBelow(ROOT))
    .filter((path) => existsSync(join(ROOT, path)))
    .sort();
  return known;
}

function git(options: string[]): string[] | undefined {
  if (!existsSync(join(ROOT, '.git'))) return undefined;
  const answer = execFileSync('git', options, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return answer.split('\0').filter((path) => path !== '');
}

/** For a copy without git, such as an unpacked archive. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [relative(ROOT, path).replaceAll(sep, '/')];
  });
}

const NOT_OURS = new Set([
  '.git',
  '.astro',
  '.cache',
  '.data',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);
