import type { Location } from '../../model/location.ts';
import { countOf } from '../text/sentences.ts';

/** What guests gave a location. */
export interface RatingView {
  stars: number;
  /** "4.6" */
  text: string;
  /** "1,204 reviews" */
  reviews?: string;
}

export function ratingOf({ rating, reviewCount }: Pick<Location, 'rating' | 'reviewCount'>): RatingView | undefined {
  if (rating === undefined) return undefined;
  const reviews = reviewCount === undefined ? undefined : countOf(reviewCount, 'review');
  return { stars: rating, text: rating.toFixed(1), reviews };
}
