import type { Location } from '../../model/location.ts';
import type { IslandTexts } from '../texts/texts.ts';

/** What guests gave a location. */
export interface RatingView {
  stars: number;
  /** "4.6" */
  text: string;
  /** "1,204 reviews" */
  reviews?: string;
}

export function ratingOf(
  { rating, reviewCount }: Pick<Location, 'rating' | 'reviewCount'>,
  texts: IslandTexts,
): RatingView | undefined {
  if (rating === undefined) return undefined;
  const reviews = reviewCount === undefined ? undefined : texts.reviews(reviewCount);
  return { stars: rating, text: texts.formats.decimal(rating), reviews };
}
