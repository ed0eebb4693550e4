/** Ends the process cleanly when it is asked to; asked again, it ends at once. */
export function stopOnSignal(close: () => Promise<void>): void {
  for (const [signal, code] of EXIT_CODES) {
    process.once(signal, () => {
      void close().finally(() => process.exit(code));
    });
  }
}

/** Ctrl+C counts as interrupted (128 + 2); a stop that a supervisor orders is a success. */
const EXIT_CODES = [
  ['SIGINT', 130],
  ['SIGTERM', 0],
] as const;
