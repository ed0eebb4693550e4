import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { locationLabel } from '../locations/location-name.ts';

/** What the feedback forms need to start, in the dialog and on the page. */
export interface FeedbackStart {
  /** The backend and its anonymous key. An empty address is the site's own origin; an empty key is none. */
  backend: { url: string; key: string };
  /** What feedback on the website, or on the only location, is about. */
  restaurantId: string;
  name: string;
  /** The address of the list of locations to choose from; missing where there are not several. */
  placesUrl?: string;
}

/** A location to choose from the list. */
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
    // The only location goes by its own name: there is no other to tell it apart from.
    name: isOne ? only.name : site.name,
    ...(site.placesFile !== undefined && { placesUrl: site.placesFile }),
  };
}

/** In the configuration's order, which is the one visitors know from every other list. */
export function feedbackLocationsOf(site: Site): FeedbackLocation[] {
  return site.locations.map((location) => ({
    id: submissionIdOf(location),
    name: locationLabel(site, location),
    address: [location.address.street, location.address.locality].filter(Boolean).join(', '),
  }));
}

/** The ids that submissions of this site may carry: those of its locations, of the restaurant and of the brand. */
export function recipientsOf(site: Site): string[] {
  const ids = [...site.locations.map(submissionIdOf), site.restaurantId, site.brandId];
  return [...new Set(ids.filter((id) => id !== undefined))];
}

function submissionIdOf({ restaurantId, id }: Location): string {
  return restaurantId ?? id;
}
