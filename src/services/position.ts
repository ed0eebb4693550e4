import type { Coordinates } from '../model/location.ts';

export type PositionFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout';

/** A location found in the last five minutes is good enough to sort by, and so is one to a few hundred metres. */
const OPTIONS: PositionOptions = { maximumAge: 5 * 60_000, timeout: 15_000, enableHighAccuracy: false };
const FAILURES: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Asks the browser where the visitor is, which asks the visitor. It stays on the device. */
export function askPosition(): Promise<Coordinates | PositionFailure> {
  return new Promise((resolve) => {
    // Without https the browser has none.
    if (!('geolocation' in navigator)) return resolve('unsupported');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve(FAILURES[code] ?? 'unavailable'),
      OPTIONS,
    );
  });
}
