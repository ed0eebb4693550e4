import type { Location } from '../model/location.ts';
import type { Site } from '../model/site.ts';

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
export const locationPath = (location: Pick<Location, 'slug'>) => `/location/${location.slug}/`;

export type Route =
  | { page: 'home'; path: string }
  | { page: 'menu'; path: string }
  | { page: 'location-menu'; path: string; location: Location }
  | { page: 'not-found'; path: string };

export type PageName = Route['page'];

/** Every page of a brand, in the order a visitor would meet them. Rendering, sitemap, link check and tests all read this list. */
export function routesOf(site: Site): Route[] {
  return [
    { page: 'home', path: PATHS.home },
    { page: 'menu', path: PATHS.menu },
    ...site.locations.map((location) => ({ page: 'location-menu' as const, path: menuPath(location), location })),
    { page: 'not-found', path: '/404/' },
  ];
}
