import { relative } from 'node:path';
import { RefusedFileError } from '../load/ordinary-file.ts';

/**
 * What is wrong with one file, all of it, as its author reads it:
 *
 *     brands/saffron-lane/brand.json
 *       siteURL: is not a known key. Did you mean "siteUrl"?
 */
export function describeProblems(file: string, problems: string[]): string {
  return [shortenPath(file), ...problems.map((problem) => `  ${problem}`)].join('\n');
}

/** Relative to where the command runs when the file lies below it, as its author would write it; else absolute. */
export function shortenPath(path: string): string {
  const below = relative(process.cwd(), path);
  return below === '' || below.startsWith('..') ? path : below;
}

/** The sentence of the operating system's error without its code and path: "permission denied". */
export function describeFileError(error: unknown): string {
  if (error instanceof RefusedFileError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'is missing';
  return `can't be read: ${/^\w+: (.*?)(?:, \w+ '|$)/.exec(message)?.[1] ?? message}`;
}
