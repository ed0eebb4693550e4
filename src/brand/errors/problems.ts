import { relative } from 'node:path';
import { RefusedFileError } from '../files/ordinary-file.ts';

/**
 * All problems of one file, as its author reads them:
 *
 *     brands/saffron-lane/brand.json
 *       siteURL: is not a known key. Did you mean "siteUrl"?
 */
export function describeProblems(file: string, problems: string[]): string {
  return [shortenPath(file), ...problems.map((problem) => `  ${problem}`)].join('\n');
}

/** Relative to the command's working directory for a path below it, as its author would write it; else unchanged. */
export function shortenPath(path: string): string {
  const below = relative(process.cwd(), path);
  return below === '' || below.startsWith('..') ? path : below;
}

/** The message of a file error for the author, without error code and path: "can't be read: permission denied". */
export function describeFileError(error: unknown, verb: 'read' | 'written' = 'read'): string {
  if (error instanceof RefusedFileError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'is missing';
  return `can't be ${verb}: ${/^\w+: (.*?)(?:, \w+(?: '|$)|$)/.exec(message)?.[1] ?? message}`;
}
