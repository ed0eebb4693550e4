import { learnZoneOffsets } from '../domain/hours/zone-offsets.ts';

/** Learns what the page says of the zones of its site. Does nothing on the machine that builds the page, where there is no document. */
export function learnZonesOfPage(): void {
  const written = globalThis.document?.documentElement.dataset['zones'];
  if (written !== undefined) learnZoneOffsets(written);
}
