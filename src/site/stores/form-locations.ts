import { atom, type ReadableAtom } from 'nanostores';
import type { FormLocation, LocationSource } from '#content/forms/form-locations.ts';

export type Locations = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; locations: FormLocation[] };

export interface LocationsStore {
  $locations: ReadableAtom<Locations>;
  /** After a failure it tries again; otherwise only the first call does anything. */
  loadLocations: () => Promise<void>;
  /** Undefined too while they are loading. */
  findLocation: (id: string) => FormLocation | undefined;
}

/** The locations to choose from: those that came with the page, or a list that is fetched when it is needed. */
export function makeLocations(
  source: LocationSource | undefined,
  fetchLocations: (url: string) => Promise<FormLocation[]>,
): LocationsStore {
  const listed = source && 'listed' in source ? source.listed : undefined;
  const $locations = atom<Locations>(listed ? { state: 'ready', locations: listed } : { state: 'idle' });

  async function loadLocations(): Promise<void> {
    const { state } = $locations.get();
    if (!source || !('url' in source) || state === 'loading' || state === 'ready') return;
    $locations.set({ state: 'loading' });
    try {
      $locations.set({ state: 'ready', locations: await fetchLocations(source.url) });
    } catch (error) {
      console.warn('The locations to choose from could not be loaded.', error);
      $locations.set({ state: 'failed' });
    }
  }

  function findLocation(id: string): FormLocation | undefined {
    const loaded = $locations.get();
    return loaded.state === 'ready' ? loaded.locations.find((location) => location.id === id) : undefined;
  }

  return { $locations, loadLocations, findLocation };
}
