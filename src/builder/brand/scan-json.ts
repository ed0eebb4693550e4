import { skip, SPACE, TOKEN } from './json.ts';

/** An object or a list that is open where the scanner is, and what the visitor keeps with it. */
export interface Frame<Kept> {
  kept: Kept;
  isList: boolean;
  index: number;
  /** Undefined before the key of an entry. */
  key: string | undefined;
}

export interface Visitor<Kept> {
  /** A key as it is written, in its quotes. What it answers is the frame's key until the next one. */
  key: (frame: Frame<Kept>, token: string, at: number) => string;
  /** A value in a frame; the document itself is in none. What it answers is kept with the object or list that the value is. */
  value: (frame: Frame<Kept> | undefined, at: number, depth: number) => Kept;
}

/** Goes through a JSON document in its own order, with the offsets that `JSON.parse` does not tell. It stops where the document is no JSON. */
export function scanJson<Kept>(text: string, visitor: Visitor<Kept>): void {
  const open: Frame<Kept>[] = [];
  let at = skip(SPACE, text, 0);
  for (let end = skip(TOKEN, text, at); end > at; end = skip(TOKEN, text, at)) {
    const first = text.charAt(at);
    const frame = open.at(-1);
    if (first === '}' || first === ']') open.pop();
    else if (first === ',') nextEntry(frame);
    else if (frame && !frame.isList && frame.key === undefined) frame.key = visitor.key(frame, text.slice(at, end), at);
    else if (first !== ':') {
      const kept = visitor.value(frame, at, open.length);
      if (first === '{' || first === '[') open.push({ kept, isList: first === '[', index: 0, key: undefined });
    }
    at = skip(SPACE, text, end);
  }
}

function nextEntry(frame: Frame<unknown> | undefined): void {
  if (frame === undefined) return;
  frame.index += 1;
  frame.key = undefined;
}
