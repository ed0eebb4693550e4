import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import type { IslandTexts } from '#i18n/texts.ts';
import { onlyLocation } from './only-location.ts';

/** What guests gave a location. */
export interface RatingView {
  stars: number;
  /** "4.6" */
  text: string;
  /** "1,204 reviews" */
  reviews?: string;
}

export type Rated = Pick<Location, 'rating' | 'reviewCount'>;

/** What the brand states, else its only location. */
export function statedRating(site: Pick<Site, 'rating' | 'reviewCount' | 'locations'>): Rated {
  const { rating, reviewCount } = site.rating === undefined ? (onlyLocation(site) ?? site) : site;
  return { rating, reviewCount };
}

export function ratingOf({ rating, reviewCount }: Rated, texts: IslandTexts): RatingView | undefined {
  if (rating === undefined) return undefined;
  const reviews = reviewCount === undefined ? undefined : texts.reviews(reviewCount);
  return { stars: rating, text: texts.formats.decimal(rating), reviews };
}
