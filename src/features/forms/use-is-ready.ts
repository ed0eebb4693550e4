import { useSyncExternalStore } from 'react';

/** Whether the code of the page has come. Not so in the build, nor while the page becomes alive. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
