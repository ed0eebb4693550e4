import type { Review } from '../../model/content.ts';
import { formatDate } from '../hours/date.ts';
import { listedReviews } from './section-thresholds.ts';
import { countOf } from '../text/sentences.ts';

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

/** Empty where the reviews are too short for a section. */
export function reviewsOf(reviews: Review[], score: { average: number; count: number } | undefined): ReviewsContent {
  const listed = listedReviews(reviews);
  if (listed.length === 0) return { shown: [] };
  return {
    score: score && {
      text: score.average.toFixed(1),
      stars: Math.round(score.average * 10) / 10,
      count: countOf(score.count, 'review'),
    },
    shown: listed.map(({ content, rating, author, date }) => ({
      content,
      rating,
      author,
      date: date === undefined ? undefined : formatDate(date),
    })),
  };
}
