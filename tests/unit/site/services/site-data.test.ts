import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchSiteData } from '#site/services/site-data.ts';

const URL = '/_data/form-locations.json';
const found = () => Response.json(['Annex']);
const broken = () => new Response('[', { status: 200 });
const status = (code: number) => () => new Response('', { status: code });
const offline = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** When each try was made, in seconds, and what came of it. */
async function fetchWith(...answers: (() => Response)[]) {
  const start = Date.now();
  const tries: number[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe(URL);
    tries.push((Date.now() - start) / 1000);
    return answers[Math.min(tries.length, answers.length) - 1]?.();
  });
  const outcome = fetchSiteData(URL).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { tries, outcome: await outcome };
}

test('a list that is there is fetched once', async () => {
  expect(await fetchWith(found)).toEqual({ tries: [0], outcome: ['Annex'] });
});

test.each([
  ['no answer', offline],
  ["a server's error", status(503)],
  ['half an answer', broken],
])('after %s it is asked for again', async (_, answer) => {
  expect(await fetchWith(answer, found)).toEqual({ tries: [0, 1], outcome: ['Annex'] });
});

test('it is given up after three more tries, 1 s, 2 s and 4 s apart', async () => {
  const { tries, outcome } = await fetchWith(offline);
  expect(tries).toEqual([0, 1, 3, 7]);
  expect(outcome).toEqual(new Error(`${URL} could not be fetched.`));
  expect(outcome).toHaveProperty('cause.message', 'Failed to fetch');
});

test.each([404, 403, 410])('a list that is gone (%i) is not asked for again', async (code) => {
  const { tries, outcome } = await fetchWith(status(code), found);
  expect(tries).toEqual([0]);
  expect(outcome).toBeInstanceOf(Error);
});
