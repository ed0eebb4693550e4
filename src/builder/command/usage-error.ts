/** The command line, or what it names, is wrong: one sentence for whoever typed it, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly exitCode = 2;
}
