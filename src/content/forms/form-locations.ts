import type { DeliveryMethod } from '#schema/forms/catering.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { locationLabel } from '#core/locations/location-name.ts';
import { LOCATIONS_LISTED } from '#core/locations/listed-locations.ts';
import { deliveryMethodsOf } from './delivery.ts';

/** A location to choose in a form. */
export interface FormLocation {
  /** What the backend knows it by (`restaurant_id`). */
  id: string;
  /** Unique among the locations. */
  name: string;
  /** Street and city. */
  address: string;
  /** Its time zone; missing where it is not known. */
  timezone?: string;
  /** Without them those of the site apply. */
  deliveryMethods?: DeliveryMethod[];
  /** It does not cater. */
  catering?: false;
}

/** The locations to choose from: with the page where they are few, else at the address of a list that the build wrote. */
export type LocationSource = { listed: FormLocation[] } | { url: string };

/** In the configuration's order, which is the one visitors know from every other list. */
export function formLocationsOf(site: Site): FormLocation[] {
  return site.locations.map((location) => ({
    id: submissionIdOf(location),
    name: locationLabel(site, location),
    address: [location.address.street, location.address.locality].filter(Boolean).join(', '),
    timezone: location.timezone,
    deliveryMethods: location.flags && deliveryMethodsOf(location.flags),
    catering: location.catering,
  }));
}

/** Whether a catering request may be sent to it. */
export const caters = ({ catering }: Pick<FormLocation, 'catering'>): boolean => catering !== false;

/** Missing where there is nothing to choose. */
export function locationSourceOf(site: Site): LocationSource | undefined {
  if (site.locations.length < 2) return undefined;
  if (site.locations.length <= LOCATIONS_LISTED) return { listed: formLocationsOf(site) };
  return site.formLocationsFile === undefined ? undefined : { url: site.formLocationsFile };
}

/** The recipient id of a submission about the whole site or its only location. */
export function submissionTargetId(site: Site): string {
  const [only, ...others] = site.locations;
  const isOne = only !== undefined && others.length === 0;
  return (isOne ? only.restaurantId : undefined) ?? site.restaurantId ?? site.brandId ?? '';
}

/** The ids that submissions of this site may carry: those of its locations, of the restaurant and of the brand. */
export function recipientsOf(site: Site): string[] {
  const ids = [...site.locations.map(submissionIdOf), site.restaurantId, site.brandId];
  return [...new Set(ids.filter((id) => id !== undefined))];
}

function submissionIdOf({ restaurantId, id }: Location): string {
  return restaurantId ?? id;
}
