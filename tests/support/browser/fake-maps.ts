import type { BrowserContext, Page } from '@playwright/test';
import { makeEvents } from './fake-maps/events.ts';
import { makeGeometry } from './fake-maps/geometry.ts';
import { type FakePlaces, installLibraries } from './fake-maps/library.ts';
import { makeMap } from './fake-maps/map.ts';
import { makeOverlays } from './fake-maps/overlays.ts';

interface Conditions {
  /**
   * `works`; `blocked`: the script does not arrive (a firewall, an ad blocker); `silent`: it is never answered; `broken`: the map's
   * constructor throws; `refused`: the key is not accepted, which Google finds out after the map is there.
   */
  mode?: 'works' | 'blocked' | 'silent' | 'broken' | 'refused';
  places?: FakePlaces;
}
interface MapsCall {
  name: string;
  arguments: unknown[];
}

/**
 * Answers for Google's Maps JavaScript API with as much of it as the finder uses, and with the behavior that code has to live
 * with. Returns the addresses the script was asked for. What is modeled:
 *
 * - The script takes over `google.maps.importLibrary` from the loader's stub, then calls the `callback` of its address.
 * - A map has a real projection (Web Mercator, 256 px at zoom 0). `fitBounds` takes whole zooms, as a raster map does, and keeps
 *   to `minZoom` and `maxZoom`; bounds may cross the date line. `getBounds` is undefined until the first `idle`. Camera calls take effect at once, their events
 *   (`center_changed`, `zoom_changed`, `bounds_changed`, `idle`) come later, and none comes when nothing changed.
 * - An advanced marker is an element that stands with its foot on its position. It needs a map with an id. With `gmpClickable`
 *   it is a button; Tab reaches the first marker only, arrow keys lead to the others; a click, Enter or Space is `gmp-click`.
 * - An info window is a dialog inside the map, with Google's class names. A string is read as HTML, as there. It takes the
 *   focus if it is told to and has a close button (`closeclick`); Escape does nothing by itself. It pans into view, and keeps
 *   clicks to itself.
 * - A place that Google does not know, or no longer, is a rejected `fetchFields`.
 * - A refused key shows after the map is there: an error on the console, words in the map, `gm_authFailure`.
 *
 * Not modeled: tiles, gestures, controls, animation, billing.
 */
export async function fakeMaps(
  target: BrowserContext | Page,
  { mode = 'works', places = {} }: Conditions = {},
): Promise<URL[]> {
  const asked: URL[] = [];
  await target.route(/^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    if (mode === 'silent') return;
    if (mode === 'blocked') await route.abort('blockedbyclient');
    else {
      const body = mapsScript({ callback: url.searchParams.get('callback') ?? '', places }, mode);
      await route.fulfill({ contentType: 'text/javascript', body });
    }
  });
  return asked;
}

/** What the page asked the maps to do, in order; only the calls of one name where it is given. */
export async function mapsCalls(page: Page, name?: string): Promise<MapsCall[]> {
  const calls = await page.evaluate(() => (window as unknown as { mapsCalls?: MapsCall[] }).mapsCalls ?? []);
  return calls.filter((call) => name === undefined || call.name === name);
}

/** What Google's script does once it has arrived. */
export function mapsScript(options: { callback: string; places?: FakePlaces }, mode = 'works'): string {
  return `{
    const calls = (window.mapsCalls ??= []);
    const log = (name, ...values) => calls.push({ name, arguments: JSON.parse(JSON.stringify(values)) });
    const geometry = (${makeGeometry.toString()})();
    const events = (${makeEvents.toString()})();
    const map = (${makeMap.toString()})(geometry, events, ${JSON.stringify(mode)}, log);
    const overlays = (${makeOverlays.toString()})(geometry, events, log);
    (${installLibraries.toString()})(geometry, events, map, overlays, ${JSON.stringify({ places: {}, ...options })}, log);
  }`;
}
