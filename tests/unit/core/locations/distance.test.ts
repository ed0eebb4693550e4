import { describe, expect, test } from 'vitest';
import { distanceBetween, formatDistance } from '#core/locations/distance.ts';

test.each([
  [0, '0 m'],
  [0.4, '400 m'],
  [0.9994, '999 m'],
  [1, '1.0 km'],
  [1.26, '1.3 km'],
])('%s kilometres read %s', (kilometres, text) => {
  expect(formatDistance(kilometres)).toBe(text);
});

describe('as the crow flies', () => {
  const TORONTO = { latitude: 43.6532, longitude: -79.3832 };
  const VANCOUVER = { latitude: 49.2827, longitude: -123.1207 };

  test.each([
    [TORONTO, TORONTO, 0],
    [TORONTO, VANCOUVER, 3359],
    // Over the date line, not around the world.
    [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
    // To the other end of the world.
    [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20015],
  ])('%j and %j are %d km apart', (one, other, kilometres) => {
    expect(Math.round(distanceBetween(one, other))).toBe(kilometres);
  });
});
