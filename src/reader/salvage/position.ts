import { type Path, sourceOf } from '#dialects/shape.ts';
import type { Position } from '../diagnostics/notes.ts';

interface Steps {
  /** The number of positions so far. */
  count: number;
}

/** `path` leads to where the value was written, if a shape has moved it. */
export function step(up: Position, key: string | number, value: unknown, steps: Steps, path?: Path): Position {
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
export function stepAlong(from: Position, path: Path, steps: Steps): Position {
  steps.count += 1;
  const order = steps.count;
  const into = (up: Position, key: string | number): Position => ({
    up,
    key,
    value: (Object(up.value) as Record<string | number, unknown>)[key],
    order,
  });
  const { up, key, value } = from;
  return path.length === 0 ? { up, key, value, order } : path.reduce(into, from);
}

/** The value that a shape rewrote: sources are counted from there. */
function reshapedAround(position: Position): Position {
  return position.isReshaped || position.up === undefined ? position : reshapedAround(position.up);
}
