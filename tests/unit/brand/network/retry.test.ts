import { expect, test } from 'vitest';
import { backoffMs, readRetryAfter, retry } from '#brand/network/retry.ts';

test('tries until a result is final, or there are no more tries, and waits longer each time', async () => {
  const waits: number[] = [];
  const wait = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  const answers = [503, 503, 200, 503, 503, 503];
  const attempt = async (): Promise<number | undefined> => answers.shift();
  const waitAfter = (status: number | undefined, attempts: number) =>
    status === 200 ? undefined : backoffMs(attempts);
  expect(await retry(attempt, { attempts: 3, waitAfter, wait })).toBe(200);
  expect(await retry(attempt, { attempts: 3, waitAfter, wait })).toBe(503);
  expect(waits).toEqual([1000, 2000, 1000, 2000]);
  expect(answers).toEqual([]);
});

test.each([
  ['120', 120_000],
  ['Fri, 20 Nov 2026 12:00:05 GMT', 5000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['-1', undefined],
  ['', undefined],
])('Retry-After %s', (text, milliseconds) => {
  expect(readRetryAfter(text, Date.UTC(2026, 10, 20, 12))).toBe(milliseconds);
});
