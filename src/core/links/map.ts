import type { Address, Coordinates } from '#schema/location.ts';
import { addressLine } from '../locations/address.ts';
import type { IslandTexts } from '#i18n/texts.ts';
import { linkTo, type Link } from './link.ts';

/** Streets around the location can be read. */
const ZOOM = 15;

/** A location on an embedded map, and a link to it for visitors without the map. */
export interface MapView {
  title: string;
  /** What the frame loads, once it is seen. */
  embed: string;
  link: Link;
}

/** Undefined where the position is not known. Coordinates are better than an address without a street, which is a whole town. */
export function mapOf(
  name: string,
  { address, coordinates }: { address: Address; coordinates?: Coordinates },
  texts: IslandTexts,
): MapView | undefined {
  const point = coordinates && `${coordinates.latitude},${coordinates.longitude}`;
  const line = addressLine(address) || undefined;
  const spot = address.street === undefined ? (point ?? line) : line;
  if (spot === undefined) return undefined;
  const query = encodeURIComponent(spot);
  return {
    title: texts.mapOf(name),
    embed: `https://www.google.com/maps?q=${query}&z=${ZOOM}&output=embed`,
    link: linkTo(texts.links.googleMaps, `https://www.google.com/maps/search/?api=1&query=${query}`),
  };
}
