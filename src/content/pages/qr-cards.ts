import type { Address, Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { shorten } from '#core/text/sentences.ts';
import { logoOf, type LogoView } from '#core/theme/logo.ts';
import { BELOW_ALLERGENS, menuPath, pathsOf } from '#core/routes/routes.ts';
import { typedAddress } from './menu-colophon.ts';

/** A card to print, with a QR code: that for feedback at `/feedback/qr/<location>/`, and that for the menu. */
export interface CardContent {
  brand: string;
  logo?: LogoView;
  /** What the code says. */
  url: string;
  /** A link to the same page, for visitors who see the card on a screen. */
  href: string;
  /** The address to type without a camera: `kumoramen.example/feedback`, where the page asks for the location itself. */
  typed: string;
  /** Missing where it is the brand's own, which stands on the card already. */
  location?: string;
  address: string;
}

/** What a card has room for; a text longer than this is a mistake. */
const NAME_LENGTH = 60;
const ADDRESS_LENGTH = 90;
/** A code of more characters has modules too fine for an old phone. */
const URL_LENGTH = 300;

/** What `/feedback/qr/<location>/` shows: the card that stands on a restaurant's counter. */
export function feedbackQrPageOf(site: Site, location?: Location): CardContent {
  const href = feedbackHref(site, (location ?? site).restaurantId);
  return {
    ...cardOf(site, location),
    url: `${site.origin}${href}`,
    href,
    typed: typedAddress(site.origin, pathsOf(site).feedback),
  };
}

/** What `/menu/qr/` shows: the card that stands on a table, whose QR code opens the menu. */
export function menuCardOf(site: Site, location?: Location): CardContent {
  const href = location ? menuPath(site, location) : pathsOf(site).menu;
  return { ...cardOf(site, location), url: `${site.origin}${href}`, href, typed: typedAddress(site.origin, href) };
}

/** What `/allergens/qr/` shows: the same, with a code that opens the table of allergens. */
export function allergenCardOf(site: Site, { path, location }: { path: string; location?: Location }): CardContent {
  const href = path.replace(`/${BELOW_ALLERGENS.qr}/`, '/');
  return { ...cardOf(site, location), url: `${site.origin}${href}`, href, typed: typedAddress(site.origin, href) };
}

/** Whose card it is. */
function cardOf(site: Site, location?: Location): Omit<CardContent, 'url' | 'href' | 'typed'> {
  const { name, address } = location ?? site;
  return {
    brand: shorten(site.name, NAME_LENGTH),
    logo: logoOf(site),
    location: name === site.name ? undefined : shorten(name, NAME_LENGTH),
    address: shorten(shortAddress(address), ADDRESS_LENGTH),
  };
}

/** Without an id the page asks where the guest was. */
function feedbackHref(site: Site, restaurantId?: string): string {
  const { feedback } = pathsOf(site);
  if (restaurantId === undefined) return feedback;
  const href = `${feedback}?id=${encodeURIComponent(restaurantId)}`;
  return site.origin.length + href.length > URL_LENGTH ? feedback : href;
}

/** Without country and postal code: guests at the counter know where they are. */
function shortAddress({ street, locality }: Address): string {
  return [street, locality].filter(Boolean).join(', ');
}
