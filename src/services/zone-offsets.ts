import { learnZoneOffsets } from '../domain/hours/zone-offsets.ts';

/** Learns what the page says of the zones of its site. Nothing happens where there is no page: on the machine that prints it. */
export function learnZonesOfPage(): void {
  const written = globalThis.document?.documentElement.dataset['zones'];
  if (written !== undefined) learnZoneOffsets(written);
}
