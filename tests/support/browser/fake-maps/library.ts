import type { Events } from './events.ts';
import type { Geometry } from './geometry.ts';
import type { Log, MapClasses } from './map.ts';
import type { makeOverlays } from './overlays.ts';

/** What Google knows of places, by id. */
export type FakePlaces = Record<string, google.maps.LatLngLiteral>;

/** Runs in the page: takes over `google.maps` as the script does when it arrives, and says so. */
export function installLibraries(
  { LatLng, LatLngBounds }: Geometry,
  { event, MVCObject }: Events,
  { FakeMap, OverlayView }: MapClasses,
  { AdvancedMarkerElement, InfoWindow }: ReturnType<typeof makeOverlays>,
  { callback, places }: { callback: string; places: FakePlaces },
  log: Log,
): void {
  class Place {
    readonly id: string;
    location: InstanceType<Geometry['LatLng']> | undefined;
    constructor({ id }: { id: string }) {
      this.id = id;
    }
    async fetchFields({ fields }: { fields: string[] }) {
      log('fetchFields', this.id, fields);
      await new Promise((resolve) => setTimeout(resolve, 20));
      const position = places[this.id];
      if (!position) throw new Error(`NOT_FOUND: the place id ${this.id} is no longer valid.`);
      if (fields.includes('location')) this.location = new LatLng(position);
      return { place: this };
    }
  }
  const libraries: Record<string, Record<string, unknown>> = {
    core: { LatLng, LatLngBounds, MVCObject, event, ColorScheme: { DARK: 'DARK', FOLLOW_SYSTEM: 'FOLLOW_SYSTEM' } },
    maps: { Map: FakeMap, InfoWindow, OverlayView },
    marker: { AdvancedMarkerElement },
    places: { Place },
  };
  const { google } = window as unknown as { google: { maps: Record<string, unknown> } };
  Object.assign(google.maps, libraries['core'], {
    importLibrary: async (name: string) => {
      log('importLibrary', name);
      const library = libraries[name];
      if (!library) throw new Error(`The library ${name} is unknown.`);
      // The classes of maps stand in google.maps itself, those of the others under their name.
      Object.assign(google.maps, name === 'maps' ? library : { [name]: library });
      return library;
    },
  });
  const ready = callback.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], window);
  (ready as () => void)();
}
