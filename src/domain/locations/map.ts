import type { Address, Coordinates } from '../../model/location.ts';
import { addressLine } from './address.ts';
import { anchor, type Anchor } from '../links/anchor.ts';

/** Streets around the place can be read (docs/behaviour.md#map). */
const ZOOM = 15;

/** A place on an embedded map, and a way to it for who does not get the map. */
export interface MapView {
  title: string;
  /** What the frame loads, once it is seen. */
  embed: string;
  link: Anchor;
}

/** None where nobody knows the place. An address without its street is a whole town, so coordinates are better then. */
export function mapOf(
  name: string,
  { address, coordinates }: { address: Address; coordinates?: Coordinates },
): MapView | undefined {
  const point = coordinates && `${coordinates.latitude},${coordinates.longitude}`;
  const line = addressLine(address) || undefined;
  const place = address.street === undefined ? (point ?? line) : line;
  if (place === undefined) return undefined;
  const query = encodeURIComponent(place);
  return {
    title: `Map of ${name}`,
    embed: `https://www.google.com/maps?q=${query}&z=${ZOOM}&output=embed`,
    link: anchor('Open in Google Maps', `https://www.google.com/maps/search/?api=1&query=${query}`),
  };
}
