import { beforeEach, expect, test, vi } from 'vitest';
import type * as LocationPoints from '#site/services/location-points.ts';

const AT = { lat: 43.6, lng: -79.4 };
const answers = async () => AT;
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => `place-${first + index}`);

/** What was asked is kept for the life of a page, so every test has a page of its own. */
let points: typeof LocationPoints;
beforeEach(async () => {
  vi.resetModules();
  points = await import('#site/services/location-points.ts');
});

test('a location that Google knows has a point, another none', async () => {
  const found = await points.fetchLocationPoints(['known', 'unknown', 'gone'], async (placeId) => {
    if (placeId === 'gone') throw new Error('NOT_FOUND');
    return placeId === 'known' ? AT : undefined;
  });
  expect([...found]).toEqual([['known', AT]]);
});

test('nothing is asked twice, whatever the answer was', async () => {
  const asked: string[] = [];
  const locate = async (placeId: string) => {
    asked.push(placeId);
    if (placeId === 'gone') throw new Error('NOT_FOUND');
    return AT;
  };
  await Promise.all([
    points.fetchLocationPoints(['a', 'a', 'gone'], locate),
    points.fetchLocationPoints(['a', 'b'], locate),
  ]);
  expect(await points.fetchLocationPoints(['b', 'gone'], locate)).toEqual(new Map([['b', AT]]));
  expect(asked.toSorted()).toEqual(['a', 'b', 'gone']);
});

test('four are asked at once', async () => {
  let running = 0;
  let most = 0;
  await points.fetchLocationPoints(idsFrom(0, 20), async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running--;
    return AT;
  });
  expect(most).toBe(4);
});

test('a page asks for fifty locations at most', async () => {
  expect((await points.fetchLocationPoints(idsFrom(0, 30), answers)).size).toBe(30);
  expect((await points.fetchLocationPoints(idsFrom(20, 100), answers)).size).toBe(30);
  expect((await points.fetchLocationPoints(idsFrom(0, 200), answers)).size).toBe(50);
});
