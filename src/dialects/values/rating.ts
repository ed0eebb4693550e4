import { isFields } from '#schema/values/fields.ts';
import type { Shape } from '../form/shape.ts';
import type { Facts } from '../form/facts.ts';
import { isText } from './texts.ts';

/** schema.org's rating of many guests: `{ "ratingValue": 4.6, "bestRating": 5, "reviewCount": 321 }`. */
export function gatherRating(facts: Facts): void {
  const whole = facts.get('aggregateRating');
  if (!isFields(whole?.value)) return;
  facts.take('aggregateRating');
  const { ratingValue, bestRating, reviewCount, ratingCount } = whole.value;
  const count = reviewCount === undefined ? 'ratingCount' : 'reviewCount';
  if (ratingValue !== undefined)
    facts.add('rating', outOfFive(ratingValue, bestRating), [...whole.path, 'ratingValue']);
  if ((reviewCount ?? ratingCount) !== undefined)
    facts.add('reviewCount', reviewCount ?? ratingCount, [...whole.path, count]);
}

/** schema.org's rating of one guest: `{ "ratingValue": 5, "bestRating": 5 }`. */
export const ratingInObject: Shape = (value) =>
  isFields(value) && isText(value['ratingValue'])
    ? { value: outOfFive(value['ratingValue'], value['bestRating']) }
    : undefined;

function outOfFive(value: unknown, best: unknown): unknown {
  const [rating, scale] = [Number(value), Number(best ?? 5)];
  return scale > 0 && scale !== 5 && rating <= scale ? Math.round((rating / scale) * 50) / 10 : value;
}
