import { isFields } from '#schema/values/fields.ts';
import type { Shape } from '../form/shape.ts';
import type { Facts } from '../form/facts.ts';

/** A picture inside of an object: `{ "image": { "url": "https://cdn.example/logo.png", "width": 512 } }`. */
export const imageInObject: Shape = (value) =>
  isFields(value) && isFields(value['image']) && value['src'] === undefined && value['url'] === undefined
    ? { value: value['image'] }
    : undefined;

/** Pictures that are only ids of an interface: `{ "name": "places/1/photos/2", "widthPx": 4032 }`. */
export function leavePictureIds(facts: Facts): void {
  const pictures = facts.get('photos');
  if (!Array.isArray(pictures?.value) || !pictures.value.every(isPictureId)) return;
  facts.take('photos');
  facts.leave(pictures.path);
}

const isPictureId = (value: unknown): boolean =>
  isFields(value) && /^\w+\/[\w-]+\/photos\//.test(String(value['name']));
