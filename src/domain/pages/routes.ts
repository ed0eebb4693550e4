import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { slugify } from '../text/slug.ts';

/** The fixed paths of a site, as links write them. */
export const PATHS = {
  home: '/',
  menu: '/menu/',
  locations: '/locations/',
  catering: '/catering/',
  offers: '/offers/',
  careers: '/careers/',
  contact: '/contact/',
  mediaInquiries: '/media-inquiries/',
  franchise: '/franchise/',
  terms: '/terms-and-conditions/',
  privacy: '/privacy-policy/',
  accessibility: '/accessibility-statement/',
  feedback: '/feedback/',
} as const;

export const menuPath = (location: Pick<Location, 'menuSlug'>) => `${PATHS.menu}${location.menuSlug}/`;
export const locationPath = (location: Pick<Location, 'slug'>) => `${LOCATION}${location.slug}/`;
const LOCATION = '/location/';

/** Which page of a single location a path leads to, whether or not there is such a location. Deeper paths lead nowhere. */
export function locationPageAt(path: string): 'menu' | 'location' | undefined {
  const [, page] = /^\/(menu|location)\/[^/]+\/?$/.exec(path) ?? [];
  return page as 'menu' | 'location' | undefined;
}

/** Pages that a site has once. */
type SinglePage = Exclude<keyof typeof PATHS, 'mediaInquiries'> | 'media-inquiries' | 'not-found';

export type Route =
  | { [Name in SinglePage]: { page: Name; path: string } }[SinglePage]
  | { page: 'location-menu'; path: string; location: Location }
  | { page: 'location'; path: string; location: Location }
  /** A brand without locations counts as its own location. */
  | { page: 'feedback-qr'; path: string; location?: Location };

export type PageName = Route['page'];

/** Every page of a brand, in the order a visitor would meet them. Rendering, sitemap, link check and tests all read this list. */
export function routesOf(site: Site): Route[] {
  const { locations, closedLocations } = site;
  return [
    { page: 'home', path: PATHS.home },
    { page: 'menu', path: PATHS.menu },
    ...locations.map((location) => ({ page: 'location-menu' as const, path: menuPath(location), location })),
    { page: 'locations', path: PATHS.locations },
    ...[...locations, ...closedLocations].map((location) => ({
      page: 'location' as const,
      path: locationPath(location),
      location,
    })),
    ...(hasCatering(site) ? [{ page: 'catering' as const, path: PATHS.catering }] : []),
    { page: 'offers', path: PATHS.offers },
    { page: 'careers', path: PATHS.careers },
    { page: 'contact', path: PATHS.contact },
    { page: 'media-inquiries', path: PATHS.mediaInquiries },
    ...(hasFranchise(site) ? [{ page: 'franchise' as const, path: PATHS.franchise }] : []),
    { page: 'terms', path: PATHS.terms },
    { page: 'privacy', path: PATHS.privacy },
    { page: 'accessibility', path: PATHS.accessibility },
    { page: 'feedback', path: PATHS.feedback },
    ...feedbackQrRoutes(site),
    { page: 'not-found', path: '/404/' },
  ];
}

/** Where the brand does not cater, there is neither the page nor a link to it. */
export function hasCatering({ catering }: Pick<Site, 'catering'>): boolean {
  return catering !== false;
}

/** Without questions there is neither the page nor a link to it. */
export function hasFranchise({ franchiseQuestions }: Pick<Site, 'franchiseQuestions'>): boolean {
  return franchiseQuestions.length > 0;
}

/** A card for the counter of every location. */
function feedbackQrRoutes({ name, restaurantId = '', locations }: Site): Route[] {
  const ownSlug = slugify(name) || slugify(restaurantId) || 'location-1';
  if (locations.length === 0) return [{ page: 'feedback-qr', path: feedbackQrPath(ownSlug) }];
  return locations.map((location) => ({ page: 'feedback-qr', path: feedbackQrPath(location.slug), location }));
}

const feedbackQrPath = (slug: string) => `${PATHS.feedback}qr/${slug}/`;
