import { onTestFinished } from 'vitest';
import { startFetchServer } from './fetch-server.ts';

/** Serves what a function in the place of `fetch` answers as long as the test runs. Returns the origin. */
export async function serveFetch(answer: typeof fetch): Promise<string> {
  const { origin, close } = await startFetchServer(answer);
  onTestFinished(close);
  return origin;
}
