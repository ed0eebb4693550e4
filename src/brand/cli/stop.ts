/** How often a server looks whether npm, which started it, still runs. */
const LOOK_MS = 500;

/** Ends the process cleanly when it is asked to; asked again, it ends at once. */
export function stopOnSignal(close: () => Promise<void>): void {
  const stop = (code: number): void => void close().finally(() => process.exit(code));
  for (const [signal, code] of EXIT_CODES) process.once(signal, () => stop(code));
  stopWithNpm(() => stop(0));
  stopWithLauncher(() => stop(0));
}

/** Ctrl+C counts as interrupted (128 + 2); a stop that a supervisor orders is a success. */
const EXIT_CODES = [
  ['SIGINT', 130],
  ['SIGTERM', 0],
] as const;

/** A supervisor that stops `npm start` ends npm and its shell, and neither passes the signal on. A server that was started in another way may outlive its parent. */
function stopWithNpm(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_MS).unref();
}

/** An old Node that started this one (scripts/run.mjs) may be killed, and can't say so. It may have ended already. */
function stopWithLauncher(stop: () => void): void {
  if (process.connected === false) stop();
  else process.once('disconnect', stop);
  process.channel?.unref();
}
