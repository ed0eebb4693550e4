import type { Coordinates } from '#schema/location.ts';

/** `formatDistance(0.4) // "400 m"`, `formatDistance(1.25) // "1.3 km"` */
export function formatDistance(kilometres: number): string {
  return kilometres < 1 ? `${Math.round(kilometres * 1000)} m` : `${kilometres.toFixed(1)} km`;
}

export const EARTH_RADIUS_KM = 6371;

/** Kilometres as the crow flies, by the haversine formula: within half a percent of the truth. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const latitude = radians(other.latitude - one.latitude);
  const longitude = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude / 2) ** 2;
  // Of two ends of the world it may come out a hair above 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
