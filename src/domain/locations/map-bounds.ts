import { EARTH_RADIUS_KM } from './distance.ts';

/** How a map shows all of its locations. */

/** Where a map stands before it has anything to show. */
export const DEFAULT_ZOOM = 12;
const SINGLE_ZOOM = 15;
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

/** `west` is greater than `east` where the bounds cross the date line, as Google has it. */
export interface MapBounds {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** What to tell the map: bounds to fit, or a center and a zoom where fitting them would zoom too far in or out. */
export type Camera = { bounds: MapBounds; padding: number } | { center: MapPoint; zoom: number };

/**
 * `focus` is the location that has to be seen if not all can be: at the least zoom, the middle between Toronto and Vancouver is
 * a prairie without a single pin.
 */
export function cameraFor(
  points: MapPoint[],
  size: { width: number; height: number },
  isLarge: boolean,
  focus = points[0],
): Camera | undefined {
  const [first] = points;
  if (first === undefined || focus === undefined) return undefined;
  if (points.length === 1) return { center: first, zoom: SINGLE_ZOOM };
  const { min, max, padding } = LIMITS[isFar(points) ? 'far' : 'near'][isLarge ? 'large' : 'small'];
  const bounds = boundsOf(points);
  const zoom = zoomToFit(bounds, size.width - 2 * padding, size.height - 2 * padding);
  // A raster map rounds down.
  if (Math.floor(zoom) < min) return { center: focus, zoom: min };
  if (zoom > max) return { center: centerOf(bounds), zoom: max };
  return { bounds, padding };
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

export function isFar(points: MapPoint[]): boolean {
  // The box is wider than any pair in it, so most cities need no look at the pairs.
  const { north, south, east, west } = boundsOf(points);
  const corners = [
    { lat: north, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: south, lng: west },
  ];
  return hasFarPair(corners) && hasFarPair(points);
}

/** Every pair counts. Straight lines through the earth, which cost no sine: five thousand points take a fiftieth of a second. */
function hasFarPair(points: MapPoint[]): boolean {
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

/** The smallest box around the points: what is left of the globe when its widest empty stripe is cut out. */
function boundsOf(points: MapPoint[]): MapBounds {
  const latitudes = points.map(({ lat }) => lat);
  const longitudes = points.map(({ lng }) => lng).sort((a, b) => a - b);
  let [west = 0] = longitudes;
  let east = longitudes.at(-1) ?? 0;
  let widest = 360 - (east - west);
  longitudes.forEach((lng, index) => {
    const next = longitudes[index + 1];
    if (next === undefined || next - lng <= widest) return;
    [widest, west, east] = [next - lng, next, lng];
  });
  return {
    north: latitudes.reduce((a, b) => Math.max(a, b)),
    south: latitudes.reduce((a, b) => Math.min(a, b)),
    east,
    west,
  };
}

/** Web Mercator: at zoom 0 the world is a square of 256 pixels, and every step doubles it. */
function zoomToFit(bounds: MapBounds, width: number, height: number): number {
  const wide = widthOf(bounds) / 360;
  const high = mercatorY(bounds.south) - mercatorY(bounds.north);
  return Math.log2(Math.min(Math.max(width, 1) / wide, Math.max(height, 1) / high) / WORLD_PX);
}
const WORLD_PX = 256;

/** Half way on the map, which is not half way in degrees. */
function centerOf(bounds: MapBounds): MapPoint {
  const y = (mercatorY(bounds.north) + mercatorY(bounds.south)) / 2;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  const lng = bounds.west + widthOf(bounds) / 2;
  return { lat, lng: lng > 180 ? lng - 360 : lng };
}

const widthOf = ({ east, west }: MapBounds) => (east - west + 360) % 360;

/** 0 at the northern edge of the map, 1 at the southern. */
function mercatorY(lat: number): number {
  const sine = Math.sin(toRadians(Math.max(-MERCATOR_END, Math.min(MERCATOR_END, lat))));
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
/** Where the square map of the world ends. */
const MERCATOR_END = 85.05;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
