import { sourceOf } from '../../model/shape.ts';
import type { Position } from './notes.ts';

/** The position of a value in the object or list at `up`. What a shape made stands where its source was written. */
export function positionIn(up: Position, key: string | number, value: unknown, order: number): Position {
  const source = sourceOf(value);
  if (source === undefined)
    return { up, key, value, order, ...((up.made ?? up.isPartOfMade) && { isPartOfMade: true }) };
  const into = (outer: Position, name: string | number): Position => ({
    up: outer,
    key: name,
    value: (Object(outer.value) as Record<string | number, unknown>)[name],
    order,
  });
  return { ...source.reduce(into, reshapedAround(up)), made: value as object };
}

/** The value that a shape rewrote: sources are counted from there. */
function reshapedAround(position: Position): Position {
  return position.isReshaped || position.up === undefined ? position : reshapedAround(position.up);
}
