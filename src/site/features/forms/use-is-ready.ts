import { useSyncExternalStore } from 'react';

/** Whether the island is hydrated. False in the build and during hydration. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
