// Who reads the output may stop: `npm run build | head`. The command goes on without a word, because a site must not be left half published.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** Ends a command with the message of an error, or with the help that was asked for. The exit code is the `exitCode` of the error, else 1. */
export function fail(error: unknown): never {
  const code = error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : 1;
  const stream = code === 0 ? process.stdout : process.stderr;
  stream.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(code);
}
