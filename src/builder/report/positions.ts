import { skip, SPACE, TOKEN } from '../load/json.ts';
import { describeKey } from '../read/notes.ts';

export interface TextPosition {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units, as editors count. */
  column: number;
}

/** An object or a list that is open where the scanner is. */
interface Frame {
  path: string;
  /** Those of the paths that lead into it. */
  wanted: readonly string[];
  isList: boolean;
  index: number;
  /** Undefined before the key of an entry. */
  key: string | undefined;
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
  const open: Frame[] = [];
  let at = skip(SPACE, text, 0);
  for (let end = skip(TOKEN, text, at); end > at; end = skip(TOKEN, text, at)) {
    const first = text.charAt(at);
    const frame = open.at(-1);
    if (first === '}' || first === ']') open.pop();
    else if (first === ',') nextEntry(frame);
    else if (frame && !frame.isList && frame.key === undefined) {
      // Nobody asks for what is below, so the key does not matter.
      frame.key = frame.wanted.length === 0 ? '' : (JSON.parse(text.slice(at, end)) as string);
    } else if (first !== ':') {
      const path = frame ? pathOf(frame) : '';
      const wanted = frame ? (ways.has(path) ? frame.wanted.filter((one) => isWithin(one, path)) : []) : paths;
      for (const one of frame ? wanted : []) {
        // Of a key that is there twice, the last one counts.
        if ((depths.get(one) ?? 0) > open.length) continue;
        depths.set(one, open.length);
        found.set(one, at);
      }
      if (first === '{' || first === '[') open.push({ path, wanted, isList: first === '[', index: 0, key: undefined });
    }
    at = skip(SPACE, text, end);
  }
  return found;
}

function nextEntry(frame: Frame | undefined): void {
  if (frame === undefined) return;
  frame.index += 1;
  frame.key = undefined;
}

function pathOf({ path, wanted, isList, index, key = '' }: Frame): string {
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

function toPositions(text: string, offsets: Map<string, number>): Map<string, TextPosition> {
  const positions = new Map<string, TextPosition>();
  const lineEnd = /\r\n|\n|\r/g;
  let line = 1;
  let start = 0;
  let next = lineEnd.exec(text);
  for (const [path, offset] of [...offsets].sort(([, one], [, other]) => one - other)) {
    while (next !== null && lineEnd.lastIndex <= offset) {
      line += 1;
      start = lineEnd.lastIndex;
      next = lineEnd.exec(text);
    }
    positions.set(path, { line, column: offset - start + 1 });
  }
  return positions;
}
