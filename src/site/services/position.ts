import type { Coordinates } from '#schema/location.ts';

export type PositionFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout';

/** To sort by distance, a position may be five minutes old and a few hundred metres off. */
const OPTIONS: PositionOptions = { maximumAge: 5 * 60_000, timeout: 15_000, enableHighAccuracy: false };
const FAILURES: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Asks the browser where the visitor is. The browser asks the visitor. The answer never leaves the device. */
export function askPosition(): Promise<Coordinates | PositionFailure> {
  return new Promise((resolve) => {
    // Browsers have no `geolocation` without https.
    if (!('geolocation' in navigator)) return resolve('unsupported');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve(FAILURES[code] ?? 'unavailable'),
      OPTIONS,
    );
  });
}
