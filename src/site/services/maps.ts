import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

export interface Maps {
  maps: google.maps.MapsLibrary;
  marker: google.maps.MarkerLibrary;
}

/** `refused`: there is no key or Google does not accept it, so trying again is useless. */
export type MapsFailure = 'refused' | 'unreachable';

/** The same time limit as for the site's other calls. */
const LOAD_TIMEOUT_MS = 20_000;

/** Loads Google's script, only once a page. After a failure the next call tries again. */
export async function loadMaps(apiKey: string, timeoutMs = LOAD_TIMEOUT_MS): Promise<Maps | MapsFailure> {
  if (apiKey === '' || isRefused) return 'refused';
  if (!isSetUp) setUp(apiKey);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<MapsFailure>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'unreachable');
  });
  try {
    return await Promise.race([importMaps(), timeout]);
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

/** Google checks the key only after the map is there. Returns a function that stops listening. */
export function watchRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function importMaps(): Promise<Maps> {
  const [maps, marker] = await Promise.all([importLibrary('maps'), importLibrary('marker')]);
  return { maps, marker };
}

function setUp(apiKey: string): void {
  isSetUp = true;
  setOptions({ key: apiKey });
  // Google prescribes this name.
  Object.assign(window, {
    gm_authFailure: () => {
      isRefused = true;
      for (const listener of listeners) listener();
    },
  });
}

let isSetUp = false;
let isRefused = false;
const listeners = new Set<() => void>();
