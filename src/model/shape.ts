/**
 * Other programs write the same facts in another form: hours by weekday, a price in cents, categories inside of categories. A shape turns one such
 * form into the form that our schema reads, so that nothing behind the reader has to know it. Schemas list their shapes in `meta({ shapes })`.
 */
export type Shape = (value: unknown) => Reshaped | undefined;

export interface Reshaped {
  value: unknown;
  /** Keys of the written object that the shape has no use for. They are reported like other unused keys. */
  unused?: string[];
}

const sources = new WeakMap<object, readonly (string | number)[]>();

/**
 * Notes from which part of the written value an object was made: warnings about it name that place.
 * `madeFrom({ open: '11:00' }, 'periods', 3)` stands at `periods[3]`.
 */
export function madeFrom<Made extends object>(made: Made, ...keys: (string | number)[]): Made {
  sources.set(made, keys);
  return made;
}

/** The keys that lead to the source of a made object, from the value that was reshaped. */
export function sourceOf(made: unknown): readonly (string | number)[] | undefined {
  return typeof made === 'object' && made !== null ? sources.get(made) : undefined;
}

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
