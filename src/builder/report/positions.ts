import { type Frame, scanJson } from '../brand/scan-json.ts';
import { describeKey } from '../read/notes.ts';

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
  const text = document.replace(/^\uFEFF/, '');
  return toPositions(text, findOffsets(text, paths));
}

function findOffsets(text: string, paths: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const depths = new Map<string, number>();
  const ways = new Set(paths.flatMap(prefixesOf));
  scanJson<Way>(text, {
    // Nobody asks for what is below, so the key does not matter.
    key: ({ kept }, token) => (kept.wanted.length === 0 ? '' : (JSON.parse(token) as string)),
    value: (frame, at, depth) => {
      if (frame === undefined) return { path: '', wanted: paths };
      const path = pathOf(frame);
      const wanted = ways.has(path) ? frame.kept.wanted.filter((one) => isWithin(one, path)) : [];
      for (const one of wanted) {
        // Of a key that is there twice, the last one counts.
        if ((depths.get(one) ?? 0) > depth) continue;
        depths.set(one, depth);
        found.set(one, at);
      }
      return { path, wanted };
    },
  });
  return found;
}

interface Way {
  path: string;
  /** Those of the paths that lead into it. */
  wanted: readonly string[];
}

function pathOf({ kept: { path, wanted }, isList, index, key = '' }: Frame<Way>): string {
  if (wanted.length === 0) return '';
  return (path + describeKey(isList ? index : key)).replace(/^\./, '');
}

/** `a.b[0]` leads through `a` and `a.b`. A long list has many values that no path leads through, and is not compared with each path. */
function prefixesOf(path: string): string[] {
  return [...path.matchAll(/(?=[.[])|$/g)].map(({ index }) => path.slice(0, index));
}

/** `isWithin('menu.items[1].price', 'menu.items') // true` */
function isWithin(path: string, outer: string): boolean {
  if (!path.startsWith(outer)) return false;
  const next = path.charAt(outer.length);
  return next === '' || next === '.' || next === '[';
}

export function toPositions<Key>(text: string, offsets: Map<Key, number>): Map<Key, TextPosition> {
  const positions = new Map<Key, TextPosition>();
  const lineEnd = /\r\n|\n|\r/g;
  let line = 1;
  let start = 0;
  let next = lineEnd.exec(text);
  for (const [key, offset] of [...offsets].sort(([, one], [, other]) => one - other)) {
    while (next !== null && lineEnd.lastIndex <= offset) {
      line += 1;
      start = lineEnd.lastIndex;
      next = lineEnd.exec(text);
    }
    positions.set(key, { line, column: offset - start + 1 });
  }
  return positions;
}
