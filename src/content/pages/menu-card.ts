import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { menuPath, pathsOf } from '#core/routes/routes.ts';
import { type CardContent, cardOf } from './feedback-qr.ts';
import { typedAddress } from './menu-colophon.ts';

/** What `/menu/qr/` shows: the card that stands on a table, whose QR code opens the menu. */
export function menuCardOf(site: Site, location?: Location): CardContent {
  const href = location ? menuPath(site, location) : pathsOf(site).menu;
  return { ...cardOf(site, location), url: `${site.origin}${href}`, href, typed: typedAddress(site.origin, href) };
}
