/**
 * Other programs write the same facts in another form: hours by weekday, a price in cents, categories inside of categories. A shape turns one such
 * form into the form that our schema reads, so that nothing behind the reader has to know it. Schemas list their shapes in `meta({ shapes })`.
 */
export type Shape = (value: unknown) => Reshaped | undefined;

export interface Reshaped {
  value: unknown;
  /** Keys of the written object that the shape has no use for, or paths in it. They are reported like other unused keys. */
  unused?: (string | Path)[];
  /** What can't be shown and has a sentence of its own. */
  diagnostics?: LocatedDiagnostic[];
}

export interface LocatedDiagnostic {
  path: Path;
  /** Complete the sentence "<value> <problem>. <outcome>". */
  problem: string;
  outcome: string;
}

/** Keys and positions that lead from a value to one inside of it. */
export type Path = readonly (string | number)[];

const sources = new WeakMap<object, { path: Path; isMade: boolean }>();
const keySources = new WeakMap<object, ReadonlyMap<string, Path>>();

/**
 * Notes from which part of the written value an object was made: warnings about it name that place.
 * `madeFrom({ open: '11:00' }, 'periods', 3)` stands at `periods[3]`.
 */
export function madeFrom<Made extends object>(made: Made, ...keys: (string | number)[]): Made {
  sources.set(made, { path: keys, isMade: true });
  return made;
}

/** The same for an object that was written as it is, but at another place. Warnings about what is in it go on to its own keys. */
export function movedFrom<Moved extends object>(moved: Moved, path: Path): Moved {
  sources.set(moved, { path, isMade: false });
  return moved;
}

/** Where an object was made from or written, from the value that was reshaped. */
export function sourceOf(value: unknown): { path: Path; isMade: boolean } | undefined {
  return typeof value === 'object' && value !== null ? sources.get(value) : undefined;
}

/**
 * Notes where values of an object were written that have another key there, or stand deeper: `phone` at `contact.phone`. Paths begin where
 * the object itself was written.
 */
export function withKeySources<Made extends object>(made: Made, paths: ReadonlyMap<string, Path>): Made {
  keySources.set(made, paths);
  return made;
}

export function keySourceOf(object: object, key: string): Path | undefined {
  return keySources.get(object)?.get(key);
}
