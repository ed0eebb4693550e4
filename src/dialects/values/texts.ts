import { isFields } from '#schema/values/fields.ts';
import type { Shape } from '../form/shape.ts';

/**
 * A text in an object, with its language or its form beside it: `{ "text": "Saffron Lane", "languageCode": "en" }`, `{ "rendered": "Saffron Lane" }`,
 * `{ "@value": "Saffron Lane", "@language": "en" }`. Of a list of them the first counts.
 */
export const textInObject: Shape = (value) => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (!isFields(first)) return undefined;
  const key = TEXT_KEYS.find((name) => isText(first[name]));
  return key === undefined ? undefined : { value: first[key], unused: Array.isArray(value) ? restOf(value) : [] };
};

const TEXT_KEYS = ['text', 'rendered', '@value', 'plain', 'raw'];

/** The first of a list, where one value is expected: `"emails": ["hello@saffronlane.example"]`. */
export const firstOfList: Shape = (value) =>
  Array.isArray(value) && value.length > 0 ? { value: value[0], unused: restOf(value) } : undefined;

const restOf = (list: unknown[]): [number][] => list.slice(1).map((_, index) => [index + 1]);

export const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** `{ "id": "America/Toronto" }` */
export const idInObject: Shape = (value) =>
  isFields(value) && typeof value['id'] === 'string' ? { value: value['id'] } : undefined;

/** Values of a tag, which are separated by semicolons and have no capitals: `"mediterranean;wine_bar"`. */
export const namesInTag: Shape = (value) =>
  typeof value === 'string' && /^[a-z_ ]+(?:;[a-z_ ]+)+$|^[a-z]+_[a-z_]+$/.test(value)
    ? { value: value.split(';').map((name) => capitalise(name.replaceAll('_', ' ').trim())) }
    : undefined;

const capitalise = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** `{ "display": "(905) 555-0142", "number": "+19055550142" }` */
export const phoneInObject: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const key = PHONE_KEYS.find((name) => isText(value[name]));
  return key === undefined ? undefined : { value: value[key] };
};

const PHONE_KEYS = ['number', 'phoneNumber', 'telephone', 'primaryPhone', 'international', 'display', 'value'];

/** An empty text is an answer here: elsewhere it says nothing. */
export const noneWhenEmpty: Shape = (value) => (value === '' ? { value: false } : undefined);

/** `"about": "We opened the door in 1987 …"` */
export const storyAlone: Shape = (value) => (typeof value === 'string' ? { value: { bio: value } } : undefined);
