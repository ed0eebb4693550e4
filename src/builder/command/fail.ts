/** Ends a command with one sentence; an error says its own exit code, or it is 1. */
export function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  const code = error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : 1;
  process.exit(code);
}
