import { isFields } from '#schema/values/fields.ts';
import type { Shape } from '../form/shape.ts';

/** A `name` that is an id of an interface: `locations/123`, `places/ChIJ1/reviews/2`. */
export const isResourceName = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:accounts|locations|places)\/[\w-]+(?:\/\w+\/[\w-]+)*$/.test(value);

/** `{ "name": "places/ChIJ1/reviews/2", "text": { "text": "Worth the trip." } }` */
export const withoutResourceName: Shape = (value) => {
  if (!isFields(value) || !isResourceName(value['name'])) return undefined;
  const { name: _id, ...others } = value;
  return { value: others };
};
