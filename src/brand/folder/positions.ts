import type { JSONPath } from 'jsonc-parser';
import { visitJson } from '../files/json.ts';
import { describeKey } from '#reader/diagnostics/notes.ts';

export interface TextPosition {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units, as editors count. */
  column: number;
}

/**
 * Where values stand in a JSON document, by their paths as in warnings (`menu.categories[4].items[1].price`). A value that is missing has the position
 * of what is around it. Paths of which nothing is there are left out.
 */
export function findPositions(document: string, paths: readonly string[]): Map<string, TextPosition> {
  const ways = new Set(paths.flatMap(prefixesOf));
  const deepest = paths.reduce((depth, path) => Math.max(depth, prefixesOf(path).length), 0);
  const found = new Map<string, TextPosition>();
  const note = (line: number, character: number, path: JSONPath): void => {
    const written = path.length > deepest ? '' : pathOf(path);
    // Of a key that is there twice, the last one counts.
    if (written !== '' && ways.has(written)) found.set(written, { line: line + 1, column: character + 1 });
  };
  visitJson(document, {
    onObjectBegin: (_offset, _length, line, character, path) => note(line, character, path()),
    onArrayBegin: (_offset, _length, line, character, path) => note(line, character, path()),
    onLiteralValue: (_value, _offset, _length, line, character, path) => note(line, character, path()),
  });
  return new Map(
    paths.flatMap((path) => {
      const position = found.get(prefixesOf(path).findLast((prefix) => found.has(prefix)) ?? path);
      return position === undefined ? [] : [[path, position] as const];
    }),
  );
}

/** `['menu', 'items', 0]` is `menu.items[0]`. */
export const pathOf = (path: readonly JSONPath[number][]): string => path.map(describeKey).join('').replace(/^\./, '');

/** `a.b[0]` leads through `a` and `a.b`, to itself. */
function prefixesOf(path: string): string[] {
  return [...path.matchAll(/(?=[.[])|$/g)].map(({ index }) => path.slice(0, index));
}
