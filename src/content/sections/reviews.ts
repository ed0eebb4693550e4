import type { Review } from '#schema/content.ts';
import type { Rated } from '#core/locations/rating.ts';
import { formatDate } from '#core/hours/date.ts';
import { listedReviews } from './section-thresholds.ts';
import type { Texts } from '#i18n/texts.ts';

/** What guests say. */
export interface ReviewsContent {
  score?: {
    /** "4.5" */
    text: string;
    stars: number;
    /** "12 reviews" */
    count: string;
  };
  shown: { content: string; rating?: number; author?: string; date?: string }[];
}

/** The configured rating stands beside the reviews; a few quoted ones make no mean. */
export function configuredScore({ rating, reviewCount }: Rated): { average: number; count: number } | undefined {
  return rating && reviewCount ? { average: rating, count: reviewCount } : undefined;
}

/** Empty where the reviews are too short for a section. */
export function reviewsOf(
  reviews: Review[],
  score: { average: number; count: number } | undefined,
  texts: Texts,
): ReviewsContent {
  const listed = listedReviews(reviews);
  if (listed.length === 0) return { shown: [] };
  return {
    score: score && {
      text: texts.formats.decimal(score.average),
      stars: Math.round(score.average * 10) / 10,
      count: texts.reviews(score.count),
    },
    shown: listed.map(({ content, rating, author, date }) => ({
      content,
      rating,
      author,
      date: date === undefined ? undefined : formatDate(date, texts.formats),
    })),
  };
}
