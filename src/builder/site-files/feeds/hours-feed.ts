import { textsOf } from '#i18n/texts.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { hasHoursFeed } from '#content/seo/feeds.ts';
import { isKnown } from '#core/hours/hours-lines.ts';
import { locationLabel } from '#core/locations/location-name.ts';
import { locationPath, pathsOf } from '#core/routes/routes.ts';
import { feedHoursOf } from './feed-hours.ts';
import type { FeedPlace, HoursFeed } from './feed-schema.ts';
import { feedHeadOf } from './menu-feed.ts';

type Place = Pick<
  Location,
  | 'address'
  | 'phone'
  | 'timezone'
  | 'closure'
  | 'opensOn'
  | 'hours'
  | 'pickupHours'
  | 'serviceHours'
  | 'lastSeating'
  | 'hoursNote'
>;

/** `/hours.json`: when each location is open. Undefined where nothing is known of any. */
export function hoursFeedOf(site: Site): HoursFeed | undefined {
  if (!hasHoursFeed(site)) return undefined;
  const { locations } = site;
  const places: FeedPlace[] =
    locations.length === 0
      ? [placeOf(site, { id: '', name: site.name, path: pathsOf(site).home }, { ...site, phone: site.telephone })]
      : locations.map((location) =>
          placeOf(
            site,
            { id: location.slug, name: locationLabel(site, location), path: locationPath(site, location) },
            { ...location, timezone: location.timezone ?? site.timezone },
          ),
        );
  return { ...feedHeadOf(site), locations: places };
}

function placeOf(site: Site, { id, name, path }: { id: string; name: string; path: string }, place: Place): FeedPlace {
  const { address, phone, timezone, closure, opensOn, hours, pickupHours, serviceHours = [], lastSeating } = place;
  const { countryName: _, ...written } = address;
  const feedHours = (times: Location['hours']) => times && feedHoursOf(times, site.buildDate);
  const services = serviceHours.map(
    ({ service, hours: times }) => [service, feedHoursOf(times, site.buildDate)] as const,
  );
  return omitUndefined({
    id,
    name,
    url: `${site.origin}${path}`,
    address: Object.keys(written).length > 0 ? omitUndefined(written) : undefined,
    telephone: phone?.text,
    timezone,
    closure: closure && omitUndefined({ kind: closure, opensOn }),
    hours: hours && isKnown(hours) ? feedHours(hours) : undefined,
    pickup: feedHours(pickupHours),
    services: services.length > 0 ? Object.fromEntries(services) : undefined,
    lastSeating: typeof lastSeating === 'number' ? textsOf(site).hours.time(lastSeating) : lastSeating,
    note: place.hoursNote,
  });
}
