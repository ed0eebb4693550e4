import { textsOf } from '#i18n/texts.ts';
import { formatDate } from '#core/hours/date.ts';
import { hoursLines, isKnown } from '#core/hours/hours-lines.ts';
import { weekOn } from '#core/hours/seasons.ts';
import { contactOf } from '#core/links/contact.ts';
import { addressLines } from '#core/locations/address.ts';
import { locationLabel } from '#core/locations/location-name.ts';
import { onlyHours } from '#core/locations/only-location.ts';
import { menuPath, pathsOf } from '#core/routes/routes.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';

/** What stands at the end of a printed menu: whose menu it is, and where the newest one is. */
export interface MenuColophon {
  name: string;
  address: string[];
  phone?: string;
  /** Of several locations each has its own; then the menu of the brand has none. */
  hours: { day: string; text: string }[];
  /** What the QR code says: the address of the menu page. */
  url: string;
  /** The same, to be typed: `noodles.example/menu`. */
  typed: string;
  /** The day of the build; the page shows the visitor's day once it is open. */
  updated: { date: string; text: string };
}

export function menuColophonOf(site: Site, location?: Location): MenuColophon {
  const texts = textsOf(site);
  const { buildDate, origin, name, telephone } = site;
  const hours = location ? location.hours : onlyHours(site);
  const path = location ? menuPath(site, location) : pathsOf(site).menu;
  // Of several locations none is the brand's own.
  const own = location ? addressLines(location.address) : contactOf(site).address;
  return {
    name: location === undefined ? name : locationLabel(site, location),
    address: own,
    phone: (location ? location.phone : (telephone ?? site.locations[0]?.phone))?.text,
    hours:
      hours && isKnown(hours)
        ? hoursLines({ week: weekOn(hours, buildDate) }, texts.hours, texts.hours.shortDays).map(({ day, text }) => ({
            day,
            text,
          }))
        : [],
    url: `${origin}${path}`,
    typed: typedAddress(origin, path),
    updated: { date: buildDate, text: formatDate(buildDate, texts.formats) },
  };
}

/** `typedAddress('https://noodles.example', '/menu/') // "noodles.example/menu"` */
export const typedAddress = (origin: string, path: string): string =>
  `${origin.replace(/^https?:\/\//, '')}${path.slice(0, -1)}`;
