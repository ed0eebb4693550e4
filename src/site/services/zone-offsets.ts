import { setTimeZoneData } from '#core/hours/zone-offsets.ts';

/** Learns the offsets of the site's zones that the page has. Does nothing on the machine that builds the page, where there is no document. */
export function learnZonesOfPage(): void {
  const written = globalThis.document?.documentElement.dataset['zones'];
  if (written !== undefined) setTimeZoneData(written);
}
