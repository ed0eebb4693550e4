import { findZoneOffsets } from '#reader/places/zone-offsets.ts';
import { ConfigurationError, read } from '#reader/read.ts';
import { UNPUBLISHED } from '#reader/site.ts';
import type { ReadSite } from '#schema/warning.ts';
import { type Clocks, clocksOf } from './clocks.ts';

/** From then on this process knows by the newest zone data when the clocks of a configuration are changed: its own may be older. */
export async function learnZones(configuration: unknown, builtAt: string): Promise<void> {
  const site = readPlaces(configuration, builtAt);
  if (site !== undefined) await findZoneOffsets(site);
}

/** The clocks of a configuration; undefined for what is none: who reads it says so. */
export function findClocks(configuration: unknown, builtAt: string): Clocks | undefined {
  const site = readPlaces(configuration, builtAt);
  return site && clocksOf(site);
}

type Places = Pick<ReadSite, 'timezone' | 'locations' | 'buildDate'>;

/** Of configurations that were read for their clocks: a chain of thousands of locations takes seconds. */
const known = new WeakMap<object, Places>();

function readPlaces(configuration: unknown, builtAt: string): Places | undefined {
  const key = Object(configuration) as object;
  const found = known.get(key);
  if (found?.buildDate === builtAt.slice(0, 'YYYY-MM-DD'.length)) return found;
  try {
    const { timezone, locations, buildDate } = read(configuration, UNPUBLISHED, builtAt).site;
    const places = { timezone, locations, buildDate };
    known.set(key, places);
    return places;
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}
