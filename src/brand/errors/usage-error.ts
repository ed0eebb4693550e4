/** The command line, or something that it names, is wrong. The message is for the person who typed it; the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly exitCode = 2;
}
