import type { Counting } from '#content/pages/document.ts';
import type { Tap } from '#schema/forms/tap.ts';

/** A preview on this machine, whose own origin counts. Its taps are none of a guest. */
const LOCAL = /(?:^|\.)localhost$|^127\.|^\[::1\]$/;

/**
 * Tells the backend of a tap, without cookies, address of the page or waiting for an answer: the visitor may be gone by then. Plain text, because for that a browser
 * asks nobody first; not `sendBeacon`, which sends cookies.
 */
export function sendTap({ url, brandId, zone }: Counting, { page, action }: Pick<Tap, 'page' | 'action'>): void {
  if (url !== '' && LOCAL.test(location.hostname)) return;
  fetch(`${url}/functions/v1/count`, {
    method: 'POST',
    body: JSON.stringify({ brand_id: brandId, page, action, zone } satisfies Tap),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {}); // A tap that nobody counts is no matter of the visitor's.
}
