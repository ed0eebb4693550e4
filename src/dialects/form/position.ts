import { type Path, sourceOf, type LocatedDiagnostic } from './shape.ts';

/** Where a value stands in the configuration. `order` numbers the positions in the order in which the author wrote them. */
export interface ValuePosition {
  up?: ValuePosition;
  key: string | number;
  /** What was written there. */
  value: unknown;
  order: number;
  /** The order of each key. Only the configuration itself has it, because a whole menu may stand between two of its keys. */
  keyOrders?: Map<string, number>;
  /** Where a key was written that has another name there, or stands deeper: `isVegan` at `vegan`, `phone` at `contact.phone`. */
  written?: Map<string, ValuePosition>;
  /** A shape rewrote the value. */
  isReshaped?: boolean;
  /** What a shape made of the value: it has keys that nobody wrote, so paths end here. */
  made?: object;
  /** Stands inside of such a made object. */
  isPartOfMade?: boolean;
  /** Remarks to report if the value is read. */
  remarks?: Remark[];
  /** The key of the object that says that it is not shown, or that does not say it clearly. */
  hiding?: { at: ValuePosition; says: 'hidden' | 'unclear' };
}

/** What a shape found in a value: a text in it, which is read with the value; a part that it has no use for; a part that can't be shown. */
export type Remark =
  | { kind: 'text'; text: string }
  | { kind: 'unused'; at: ValuePosition }
  | ({ kind: 'diagnostic'; at: ValuePosition } & Omit<LocatedDiagnostic, 'path'>);

export interface Steps {
  /** The number of positions so far. */
  count: number;
}

/** `path` leads to where the value was written, if a shape has moved it. */
export function step(
  up: ValuePosition,
  key: string | number,
  value: unknown,
  steps: Steps,
  path?: Path,
): ValuePosition {
  const source = sourceOf(value);
  if (source !== undefined) {
    const at = stepAlong(reshapedAround(up), source.path, steps);
    return source.isMade ? { ...at, made: value as object } : { ...at, isReshaped: true };
  }
  if (path !== undefined) return stepAlong(up, path, steps);
  steps.count += 1;
  return { up, key, value, order: steps.count, isPartOfMade: (up.made ?? up.isPartOfMade) ? true : undefined };
}

/** A new position at a path of the written value. */
export function stepAlong(from: ValuePosition, path: Path, steps: Steps): ValuePosition {
  steps.count += 1;
  const order = steps.count;
  const into = (up: ValuePosition, key: string | number): ValuePosition => ({
    up,
    key,
    value: (Object(up.value) as Record<string | number, unknown>)[key],
    order,
  });
  const { up, key, value } = from;
  return path.length === 0 ? { up, key, value, order } : path.reduce(into, from);
}

/** The value that a shape rewrote: sources are counted from there. */
function reshapedAround(position: ValuePosition): ValuePosition {
  return position.isReshaped || position.up === undefined ? position : reshapedAround(position.up);
}
