import { EARTH_RADIUS_KM } from './distance.ts';

/** How a map shows all of its locations. */

/** Where a map stands before it has anything to show. */
export const DEFAULT_ZOOM = 12;
export const SINGLE_ZOOM = 15;
/** Kilometres between the farthest two locations from which a brand is spread over cities. */
const FAR_KM = 50;

const LIMITS = {
  near: { large: { min: 10, max: 15, padding: 40 }, small: { min: 11, max: 14, padding: 20 } },
  far: { large: { min: 6, max: 15, padding: 80 }, small: { min: 8, max: 14, padding: 40 } },
};

export interface MapPoint {
  lat: number;
  lng: number;
}

/** How far a map may zoom out and in to fit its locations, and the pixels it leaves free around them. */
export interface ZoomLimits {
  min: number;
  max: number;
  padding: number;
}

export function zoomLimitsFor(points: MapPoint[], isLarge: boolean): ZoomLimits {
  return LIMITS[isFar(points) ? 'far' : 'near'][isLarge ? 'large' : 'small'];
}

/** How far one point is from another on a map, in pixels to the right and down. */
export function pixelsBetween(from: MapPoint, to: MapPoint, zoom: number): { x: number; y: number } {
  const world = WORLD_PX * 2 ** zoom;
  // The shorter way around the world.
  const wide = ((to.lng - from.lng + 540) % 360) - 180;
  return { x: (wide / 360) * world, y: (mercatorY(to.lat) - mercatorY(from.lat)) * world };
}

/** Whether the pins of any two points would overlap. It compares all pairs, so it is for few points: many are shown as clusters. */
export function hasOverlap(points: MapPoint[], zoom: number, pin: { width: number; height: number }): boolean {
  return points.some((from, index) =>
    points.slice(index + 1).some((to) => {
      const { x, y } = pixelsBetween(from, to, zoom);
      return Math.abs(x) < pin.width && Math.abs(y) < pin.height;
    }),
  );
}

/** Every pair counts. Straight lines through the earth, which cost no sine: five thousand points take a fiftieth of a second. */
export function isFar(points: MapPoint[]): boolean {
  const chord = 2 * Math.sin(FAR_KM / EARTH_RADIUS_KM / 2);
  const vectors = points.map(({ lat, lng }) => {
    const [phi, lambda] = [toRadians(lat), toRadians(lng)];
    return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
  });
  return vectors.some((a, index) => {
    for (let other = index + 1; other < vectors.length; other++) {
      const b = vectors[other] ?? a;
      if ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2 >= chord ** 2) return true;
    }
    return false;
  });
}

/** Web Mercator: at zoom 0 the world is a square of 256 pixels, and every step doubles it. */
const WORLD_PX = 256;

/** 0 at the northern edge of the map, 1 at the southern. */
function mercatorY(lat: number): number {
  const sine = Math.sin(toRadians(Math.max(-MERCATOR_END, Math.min(MERCATOR_END, lat))));
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
/** Where the square map of the world ends. */
const MERCATOR_END = 85.05;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
