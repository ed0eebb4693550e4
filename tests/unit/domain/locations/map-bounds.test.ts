import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import {
  type Camera,
  cameraFor,
  hasOverlap,
  isFar,
  type MapPoint,
  pixelsBetween,
} from '../../../../src/domain/locations/map-bounds.ts';
import { effortOf } from '../../../support/effort.ts';

const LARGE = { width: 900, height: 700 };
const PHONE = { width: 390, height: 295 };
const TORONTO = { lat: 43.6487, lng: -79.3962 };
const VANCOUVER = { lat: 49.2827, lng: -123.1207 };
const HAMILTON = { lat: 43.2557, lng: -79.8711 };
const FIJI = { lat: -17.7, lng: 178.0 };
const SAMOA = { lat: -13.8, lng: -171.8 };

const north = ({ lat, lng }: MapPoint, kilometers: number) => ({ lat: lat + kilometers / 111.195, lng });
const zoomOf = (camera: Camera | undefined) => (camera && 'zoom' in camera ? camera.zoom : undefined);
const paddingOf = (camera: Camera | undefined) => (camera && 'padding' in camera ? camera.padding : undefined);

test('nowhere to look without places', () => {
  expect(cameraFor([], LARGE, true)).toBeUndefined();
});

test('a single place is seen from nearby, on every screen', () => {
  expect(cameraFor([TORONTO], LARGE, true)).toEqual({ center: TORONTO, zoom: 15 });
  expect(cameraFor([TORONTO], PHONE, false)).toEqual({ center: TORONTO, zoom: 15 });
});

describe('places of one city', () => {
  const places = [TORONTO, north(TORONTO, 10)];

  test('are fitted with a narrow edge', () => {
    const bounds = { south: TORONTO.lat, north: TORONTO.lat + 10 / 111.195, west: TORONTO.lng, east: TORONTO.lng };
    expect(cameraFor(places, LARGE, true)).toEqual({ bounds, padding: 40 });
    expect(cameraFor([TORONTO, north(TORONTO, 3)], PHONE, false)).toMatchObject({ padding: 20 });
  });

  test.each([
    ['a large screen', LARGE, true, 15],
    ['a phone', PHONE, false, 14],
  ])('are not seen from nearer than it makes sense on %s', (_, size, isLarge, zoom) => {
    const camera = cameraFor([TORONTO, north(TORONTO, 0.2)], size, isLarge);
    expect(camera).toEqual({ center: { lat: expect.closeTo(TORONTO.lat + 0.0009, 4), lng: TORONTO.lng }, zoom });
  });

  test('at the same spot are seen like a very small city', () => {
    expect(zoomOf(cameraFor([TORONTO, TORONTO], LARGE, true))).toBe(15);
  });

  test.each([
    ['a large screen', { width: 900, height: 100 }, true, 10],
    ['a phone', PHONE, false, 11],
  ])('that do not all fit are seen from as far as it makes sense on %s', (_, size, isLarge, zoom) => {
    expect(cameraFor([TORONTO, north(TORONTO, 49)], size, isLarge, TORONTO)).toEqual({ center: TORONTO, zoom });
  });
});

describe('places far apart', () => {
  test('are fitted with a wide edge', () => {
    expect(paddingOf(cameraFor([TORONTO, HAMILTON], LARGE, true))).toBe(80);
    expect(paddingOf(cameraFor([TORONTO, north(TORONTO, 51)], { width: 390, height: 800 }, false))).toBe(40);
  });

  test.each([
    ['a large screen', LARGE, true, 6],
    ['a phone', PHONE, false, 8],
  ])('across a continent show the one that matters on %s', (_, size, isLarge, zoom) => {
    expect(cameraFor([TORONTO, VANCOUVER], size, isLarge, VANCOUVER)).toEqual({ center: VANCOUVER, zoom });
    expect(cameraFor([TORONTO, VANCOUVER], size, isLarge)).toEqual({ center: TORONTO, zoom });
  });

  test('across the date line are near one another', () => {
    const camera = cameraFor([FIJI, SAMOA], { width: 900, height: 900 }, true);
    expect(camera).toMatchObject({ bounds: { west: 178, east: -171.8 } });
  });

  test('on a map without any size are still looked at', () => {
    expect(cameraFor([TORONTO, HAMILTON], { width: 0, height: 0 }, true)).toEqual({ center: TORONTO, zoom: 6 });
  });
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
