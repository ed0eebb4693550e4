import { atom, type ReadableAtom } from 'nanostores';
import type { Campaign } from '#content/forms/campaigns.ts';

const $found = atom<Campaign[] | undefined>(undefined);

/** Undefined while they are loading. */
export const $campaigns: ReadableAtom<Campaign[] | undefined> = $found;

/** The campaigns of an earlier page are not shown while these load: some may be over by now. */
export async function loadCampaigns(fetchThem: () => Promise<Campaign[]>): Promise<void> {
  $found.set(undefined);
  $found.set(await fetchThem());
}
