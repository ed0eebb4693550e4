import type { Location } from '#schema/location.ts';
import type { ReadSite } from '#schema/warning.ts';

/** A link of Place Actions v1, to be created: `POST v1/locations/{id}/placeActionLinks`. */
export interface PlaceActionLink {
  uri: string;
  placeActionType: 'FOOD_ORDERING' | 'DINING_RESERVATION';
  isPreferred: true;
}

type Linked = Partial<Pick<Location, 'orderingLink' | 'onlineOrdering' | 'reservationLink'>>;

/** The restaurant's own links to order and to reserve, which Google shall show before those of others. */
export function placeActionLinksOf(site: ReadSite, location: Linked): PlaceActionLink[] {
  const ofBrand = location.onlineOrdering === false ? undefined : site.orderingLink;
  const links = [
    ['FOOD_ORDERING', location.orderingLink ?? ofBrand],
    ['DINING_RESERVATION', location.reservationLink ?? site.reservationLink],
  ] as const;
  return links.flatMap(([placeActionType, href]) => {
    const uri = href === undefined ? undefined : URL.parse(href, site.origin);
    return uri && /^https?:$/.test(uri.protocol)
      ? [{ uri: uri.href, placeActionType, isPreferred: true as const }]
      : [];
  });
}
