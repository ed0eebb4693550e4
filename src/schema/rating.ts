import { key } from './values/leaf.ts';
import { countSchema, numberSchema } from './values/text.ts';

/** What guests gave a restaurant or one of its locations, wherever they said it. It is never computed from the reviews that a page quotes. */
export const ratingKeys = {
  rating: key(numberSchema('a rating from 0 to 5', 0, 5), 'The mean of its ratings.', 4.6),
  reviewCount: key(countSchema, 'How many rated it.', 1204),
};
