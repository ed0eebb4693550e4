import type { Configuration } from '#schema/configuration.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';

type Offered = Pick<Configuration, 'orderingLink' | 'onlineOrdering' | 'catering'>;
export type Offering = Pick<Site, 'orderingLink' | 'onlineOrdering' | 'catering'>;

/** Where orders are taken, and what a restaurant does not do. What a location says of itself counts more than what the brand says of all. */
export function readOffering(own: Offered, brand: Omit<Offered, 'orderingLink'> = {}): Offering {
  const online = own.onlineOrdering ?? brand.onlineOrdering;
  const isRefused = online === false;
  const link = own.orderingLink ?? (typeof own.onlineOrdering === 'object' ? own.onlineOrdering.link : undefined);
  const caters = (own.catering ?? brand.catering) !== false;
  return {
    orderingLink: isRefused ? undefined : link,
    onlineOrdering: isRefused ? false : undefined,
    catering: caters ? undefined : false,
  };
}

/** What no location does, the brand does not do. */
export function readBrandOffering(own: Offered, locations: readonly Location[]): Offering {
  const isRefusedByAll = (key: 'onlineOrdering' | 'catering') =>
    locations.length > 0 && locations.every((location) => location[key] === false);
  return readOffering({
    ...own,
    ...(isRefusedByAll('onlineOrdering') && { onlineOrdering: false }),
    ...(isRefusedByAll('catering') && { catering: false }),
  });
}
