import { isFields } from '#schema/values/fields.ts';
import { madeFrom, type Shape, withKeySources } from '../form/shape.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import type { Facts } from '../form/facts.ts';

const WHOLE = `coordinates geo ${SYNONYMS.Location.coordinates}`;
const LATITUDE = `latitude ${SYNONYMS.Coordinates.latitude}`;
const LONGITUDE = `longitude ${SYNONYMS.Coordinates.longitude}`;

/** A point whose numbers stand beside the other facts: `{ "name": "Queen West", "lat": 43.6487, "lng": -79.3962 }`. */
export function gatherPoint(facts: Facts): void {
  if (facts.has(WHOLE)) return;
  const [latitude, longitude] = [facts.get(LATITUDE), facts.get(LONGITUDE)];
  if (latitude === undefined || longitude === undefined) return;
  facts.take(LATITUDE);
  facts.take(LONGITUDE);
  const point = { latitude: latitude.value, longitude: longitude.value };
  const paths = new Map([
    ['latitude', latitude.path],
    ['longitude', longitude.path],
  ] as const);
  facts.add('coordinates', withKeySources(madeFrom(point), paths), []);
}

/**
 * A point as GeoJSON, `{ "type": "Point", "coordinates": [-79.3962, 43.6487] }`, or as a text, `"43.6487, -79.3962"`. A list alone is read only where
 * one of its numbers can't be a latitude: some write the longitude first.
 */
export const pointInList: Shape = (value) => {
  if (typeof value === 'string') {
    const [, latitude, longitude] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(value) ?? [];
    return latitude === undefined ? undefined : { value: { latitude, longitude } };
  }
  const isGeoJson = isFields(value) && value['type'] === 'Point';
  const list: unknown = isGeoJson ? value['coordinates'] : value;
  if (!Array.isArray(list) || list.length < 2) return undefined;
  const [first, second] = [Number(list[0]), Number(list[1])];
  if (isGeoJson || Math.abs(first) > 90) return { value: { latitude: second, longitude: first } };
  return Math.abs(second) > 90 ? { value: { latitude: first, longitude: second } } : undefined;
};
