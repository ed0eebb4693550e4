const QUARTER_MS = 15 * 60_000;

/**
 * Calls `show` with the time (`Date.now()`) now, at each time that it returns, and whenever the page becomes visible again or comes back from the history,
 * until the signal ends.
 */
export function showOnTime(show: (now: number) => number, gone: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    const now = Date.now();
    // Checked at least every quarter of an hour: midnight is at a full quarter in every time zone, and a computer that slept has
    // missed its timer.
    const quarter = (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS;
    timer = setTimeout(run, Math.min(quarter, show(now)) - now);
  };
  run();
  document.addEventListener('visibilitychange', run, { signal: gone });
  addEventListener('pageshow', ({ persisted }) => persisted && run(), { signal: gone });
  gone.addEventListener('abort', () => clearTimeout(timer));
}
