import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { placeLabel } from '../locations/location-name.ts';

/** What the forms for feedback begin with, wherever they stand. */
export interface FeedbackStart {
  /** The backend and its anonymous key; empty are the site's own origin, and none. */
  backend: { url: string; key: string };
  /** Whom feedback on the website, or of the only location, is about. */
  restaurantId: string;
  name: string;
  /** The list of locations to choose from; none where there is one location or none. */
  placesUrl?: string;
}

/** A location to choose. */
export interface FeedbackLocation {
  /** What the backend knows it by (`restaurant_id`). */
  id: string;
  name: string;
  /** Street and city. */
  address: string;
}

export function feedbackStartOf(site: Site): FeedbackStart {
  const [only, ...others] = site.locations;
  const isOne = only !== undefined && others.length === 0;
  return {
    backend: { url: site.services.supabaseUrl, key: site.services.supabaseAnonKey },
    restaurantId: (isOne ? only.restaurantId : undefined) ?? site.restaurantId ?? site.brandId ?? '',
    // There is nothing to tell it apart from.
    name: isOne ? only.name : site.name,
    ...(site.placesFile !== undefined && { placesUrl: site.placesFile }),
  };
}

/** In the configuration's order, which is the one visitors know from every other list. */
export function feedbackLocationsOf(site: Site): FeedbackLocation[] {
  return site.locations.map((location) => ({
    id: submissionIdOf(location),
    name: placeLabel(site, location),
    address: [location.address.street, location.address.locality].filter(Boolean).join(', '),
  }));
}

/** Whom submissions of this site are addressed to: its restaurants, and the brand itself. */
export function recipientsOf(site: Site): string[] {
  const ids = [...site.locations.map(submissionIdOf), site.restaurantId, site.brandId];
  return [...new Set(ids.filter((id) => id !== undefined))];
}

function submissionIdOf({ restaurantId, id }: Location): string {
  return restaurantId ?? id;
}
