import type { Site } from '#schema/site.ts';
import { submissionTargetId } from '../forms/form-locations.ts';

/** What the feedback forms need to start, in the dialog and on the page. */
export interface FeedbackStart {
  /** The backend and its anonymous key. An empty address means the site's own origin; an empty key means that none is sent. */
  backend: { url: string; key: string };
  /** What feedback on the website, or on the only location, is about. */
  restaurantId: string;
  name: string;
  /** The address of the list of locations to choose from; missing where there is at most one. */
  locationsUrl?: string;
  /** Where the page with the form is. Missing: at `/feedback/`. */
  page?: string;
}

export function feedbackStartOf(site: Site): FeedbackStart {
  const [only, ...others] = site.locations;
  const isOne = only !== undefined && others.length === 0;
  return {
    backend: { url: site.services.supabaseUrl, key: site.services.supabaseAnonKey },
    restaurantId: submissionTargetId(site),
    // The only location has its own name here; a label that tells it apart from others is not needed.
    name: isOne ? only.name : site.name,
    locationsUrl: site.formLocationsFile,
    ...(site.paths && { page: site.paths.feedback }),
  };
}
