import { useSyncExternalStore } from 'react';
import { type AllowedName, isAllowedForVisit, watchAllowed } from './allowed-for-visit.ts';

/** Whether the guest has allowed it for this visit; false in the HTML of the page. */
export function useAllowed(name: AllowedName): boolean {
  return useSyncExternalStore(
    watchAllowed,
    () => isAllowedForVisit(name),
    () => false,
  );
}
