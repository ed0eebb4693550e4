import { atom, type ReadableAtom } from 'nanostores';
import type { Campaign } from '../domain/forms/campaigns.ts';

const $found = atom<Campaign[] | undefined>(undefined);

/** Undefined while they are on their way. */
export const $campaigns: ReadableAtom<Campaign[] | undefined> = $found;

/** Those of a page before are not shown meanwhile: some may be over by now. */
export async function loadCampaigns(fetchThem: () => Promise<Campaign[]>): Promise<void> {
  $found.set(undefined);
  $found.set(await fetchThem());
}
