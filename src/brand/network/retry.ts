export interface RetryOptions<Result> {
  /** How often at most, the first time included. */
  attempts: number;
  /** How many milliseconds to wait before the next try, after so many. Undefined: the result is final. */
  waitAfter: (result: Result, attempts: number) => number | undefined;
  wait: (milliseconds: number) => Promise<unknown>;
}

/** Tries until a result is final, or there are no more tries. Returns the last result. */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  { attempts, waitAfter, wait }: RetryOptions<Result>,
): Promise<Result> {
  for (let count = 1; ; count++) {
    const result = await attempt();
    const milliseconds = count < attempts ? waitAfter(result, count) : undefined;
    if (milliseconds === undefined) return result;
    await wait(milliseconds);
  }
}

/** `backoffMs(1) // 1000`, then twice as long after each try. */
export const backoffMs = (attempts: number): number => 1000 * 2 ** (attempts - 1);

/** What a host asks for with `Retry-After`, in milliseconds: seconds, or a date. `now` is in milliseconds since 1970. */
export function readRetryAfter(text: string, now: number): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
