/** Ends a command with the message of an error. The exit code is the `exitCode` of the error, else 1. */
export function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  const code = error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : 1;
  process.exit(code);
}
