import type { Address, Coordinates } from '#schema/location.ts';
import { addressLine } from './address.ts';

/** Google Maps' directions link (its documented "Maps URLs"): by address, else by coordinates. */
export function directionsHref(address: Address, coordinates?: Coordinates): string | undefined {
  const line = addressLine(address);
  const destination = line !== '' ? line : coordinates && `${coordinates.latitude},${coordinates.longitude}`;
  if (destination === undefined) return undefined;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
