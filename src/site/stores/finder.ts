import { atom } from 'nanostores';
import { type Finder, makeFinder } from '#content/finder/finder.ts';
import type { FinderData } from '#content/finder/finder-data.ts';
import { EMPTY_QUERY, type FinderQuery, isFiltering, knownQuery, toggleChoice } from '#content/finder/finder-query.ts';
import type { Coordinates } from '#schema/location.ts';
import type { PositionFailure } from '../services/position.ts';

export type Locations = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; finder: Finder };
export type VisitorPosition =
  | { state: 'unknown' | 'asking' }
  | { state: PositionFailure }
  | { state: 'known'; at: Coordinates };

export const $locations = atom<Locations>({ state: 'idle' });
export const $query = atom<FinderQuery>(EMPTY_QUERY);
export const $position = atom<VisitorPosition>({ state: 'unknown' });
/** The id of the location chosen last. The filters may leave it out. */
export const $selected = atom<string | undefined>(undefined);

/** Loads the locations once. They are kept when the visitor leaves the page and comes back. */
export async function loadLocations(fetchLocations: () => Promise<FinderData>): Promise<void> {
  const { state } = $locations.get();
  if (state === 'loading' || state === 'ready') return;
  $locations.set({ state: 'loading' });
  try {
    const finder = makeFinder(await fetchLocations());
    $locations.set({ state: 'ready', finder });
  } catch (error) {
    console.warn('The locations could not be loaded.', error);
    $locations.set({ state: 'failed' });
  }
}

/** Takes the query from the address of the page, unchanged. */
export function ask(query: FinderQuery): void {
  $query.set(query);
}

export function change(part: Partial<FinderQuery>): void {
  $query.set({ ...current(), ...part });
}

export function toggle(kind: 'services' | 'features', name: string): void {
  change({ [kind]: toggleChoice(current()[kind], name) });
}

/** The order is not a filter, so it stays. */
export function clearFilters(): void {
  if (isFiltering($query.get())) $query.set({ ...EMPTY_QUERY, sort: $query.get().sort });
}

/** The query without choices from an old link that no location has any more. */
function current(): FinderQuery {
  const locations = $locations.get();
  return locations.state === 'ready' ? knownQuery($query.get(), locations.finder) : $query.get();
}

export function select(id: string): void {
  $selected.set(id);
}

/** Asks where the visitor is, then sorts by distance. */
export async function locate(askPosition: () => Promise<Coordinates | PositionFailure>): Promise<void> {
  if ($position.get().state === 'asking') return;
  $position.set({ state: 'asking' });
  const answer = await askPosition();
  if (typeof answer === 'string') return $position.set({ state: answer });
  $position.set({ state: 'known', at: answer });
  change({ sort: 'nearest' });
}
