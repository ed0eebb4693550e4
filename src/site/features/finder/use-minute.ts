import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The current minute. Renders again when it changes. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, minute, () => 0);
}

const minute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const tick = () => {
    onChange();
    wait();
  };
  wait();
  // A computer that slept has missed its timer.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
