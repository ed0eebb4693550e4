import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { hasOverlap, isFar, type MapPoint, pixelsBetween, zoomLimitsFor } from '#core/locations/map-bounds.ts';
import { effortOf } from '../../../support/effort.ts';

const TORONTO = { lat: 43.6487, lng: -79.3962 };
const VANCOUVER = { lat: 49.2827, lng: -123.1207 };
const FIJI = { lat: -17.7, lng: 178.0 };
const SAMOA = { lat: -13.8, lng: -171.8 };

const north = ({ lat, lng }: MapPoint, kilometers: number) => ({ lat: lat + kilometers / 111.195, lng });

test.each([
  ['one city on a large screen', 10, true, { min: 10, max: 15, padding: 40 }],
  ['one city on a phone', 10, false, { min: 11, max: 14, padding: 20 }],
  ['far apart on a large screen', 51, true, { min: 6, max: 15, padding: 80 }],
  ['far apart on a phone', 51, false, { min: 8, max: 14, padding: 40 }],
])('places of %s', (_, kilometers, isLarge, limits) => {
  expect(zoomLimitsFor([TORONTO, north(TORONTO, kilometers)], isLarge)).toEqual(limits);
});

describe('far apart', () => {
  test.each([
    [49.9, false],
    [50.1, true],
  ])('is not yet what is %d kilometers away: %s', (kilometers, far) => {
    expect(isFar([TORONTO, north(TORONTO, kilometers)])).toBe(far);
  });

  test('means pairs, not the corners of their box', () => {
    const corner = { lat: TORONTO.lat + 40 / 111.195, lng: TORONTO.lng + 40 / 80.46 };
    const [top, right] = [
      { lat: corner.lat, lng: TORONTO.lng + 20 / 80.46 },
      { lat: TORONTO.lat + 20 / 111.195, lng: corner.lng },
    ];
    const left = { lat: TORONTO.lat + 20 / 111.195, lng: TORONTO.lng };
    const bottom = { lat: TORONTO.lat, lng: TORONTO.lng + 20 / 80.46 };
    expect(isFar([top, right, bottom, left])).toBe(false);
    expect(isFar([TORONTO, corner])).toBe(true);
  });

  test('is the same in every order', () => {
    const point = fc.record({
      lat: fc.double({ min: 43, max: 43.6, noNaN: true }),
      lng: fc.double({ min: -80, max: -79.4, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 8 }), (points) => {
        expect(isFar(points.toReversed())).toBe(isFar(points));
      }),
    );
  });

  test('is known of five thousand places at once', () => {
    // A ring of 48 kilometers: no shortcut, and no pair that ends the search.
    const ring = Array.from({ length: 5000 }, (_, index) => {
      const angle = (index / 5000) * 2 * Math.PI;
      return { lat: 43.6 + (24 / 111.195) * Math.sin(angle), lng: -79.4 + (24 / 80.5) * Math.cos(angle) };
    });
    expect(effortOf(() => expect(isFar(ring)).toBe(false))).toBeLessThan(1);
  });
});

describe('pins', () => {
  const PIN = { width: 32, height: 40 };

  test('are as far apart as the zoom says, the shorter way around the world', () => {
    const from = { lat: 0, lng: 0 };
    expect(pixelsBetween(from, { lat: 0, lng: 90 }, 0)).toEqual({ x: 64, y: 0 });
    expect(pixelsBetween(from, { lat: 0, lng: 90 }, 2).x).toBe(256);
    expect(pixelsBetween(from, TORONTO, 3).y).toBeLessThan(0);
    expect(pixelsBetween(FIJI, SAMOA, 3).x).toBeCloseTo((10.2 / 360) * 2048, 6);
    expect(pixelsBetween(SAMOA, FIJI, 3).x).toBeCloseTo((-10.2 / 360) * 2048, 6);
  });

  test('lie on each other from far away, and at one address from everywhere', () => {
    const near = north(TORONTO, 3);
    expect(hasOverlap([TORONTO, VANCOUVER, near], 6, PIN)).toBe(true);
    expect(hasOverlap([TORONTO, VANCOUVER, near], 12, PIN)).toBe(false);
    expect(hasOverlap([TORONTO, { ...TORONTO }], 21, PIN)).toBe(true);
    expect(hasOverlap([TORONTO], 0, PIN)).toBe(false);
  });
});
