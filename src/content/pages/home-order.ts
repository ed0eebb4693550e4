import type { Look } from '#schema/site.ts';

/** The sections of home between its hero and its end, which is the same everywhere: 'Ready to Order?', then the locations of a chain. */
export type HomeSection =
  | 'popular'
  | 'highlights'
  | 'reviews'
  | 'features'
  | 'specialties'
  | 'offers'
  | 'about'
  | 'faqs';

/** What a brand tells first belongs to its type style. Every type style tells all; a section that has nothing to say is left out. */
export const HOME_ORDER: Record<Look['typeStyle'], readonly HomeSection[]> = {
  /** A house and its people: the story before the dishes, guests in their own words before the pictures. */
  serif: ['about', 'popular', 'reviews', 'highlights', 'offers', 'specialties', 'features', 'faqs'],
  /** The kitchen: dishes and all their kinds, pictures, then the people and why. */
  geometric: ['popular', 'specialties', 'highlights', 'reviews', 'about', 'features', 'offers', 'faqs'],
  /** The street: dishes, then what they cost today. */
  grotesk: ['popular', 'offers', 'reviews', 'highlights', 'specialties', 'features', 'about', 'faqs'],
};
