import { createScanner } from 'jsonc-parser';

/** A few lines of a file, around a value. */
export interface Excerpt {
  lines: ExcerptLine[];
}

export interface ExcerptLine {
  /** From 1. */
  number: number;
  before: string;
  /** The value, or the bracket that opens it; empty on the lines around. */
  marked: string;
  after: string;
}

/** Of a longer line the part around the value is shown: a file may be one line of a megabyte. */
const MAX_LINE = 160;
const AROUND = 1;

/** `lines` are those of the whole file. Undefined where it has no such line (any more). */
export function excerptAt(lines: readonly string[], line: number, column: number): Excerpt | undefined {
  const own = lines[line - 1];
  if (own === undefined || column > own.length) return undefined;
  const first = Math.max(1, line - AROUND);
  const shown = lines.slice(first - 1, line + AROUND);
  const indents = shown.filter((text) => text.trim() !== '').map((text) => text.search(/\S/));
  const indent = indents.sort((one, other) => one - other)[0] ?? 0;
  return {
    lines: shown.map((text, index) => {
      const number = first + index;
      return number === line ? markedLine(text, number, column - 1, indent) : plainLine(text, number, indent);
    }),
  };
}

function plainLine(text: string, number: number, indent: number): ExcerptLine {
  const rest = text.slice(indent);
  const before = rest.length <= MAX_LINE ? rest : `${rest.slice(0, MAX_LINE).toWellFormed()}…`;
  return { number, before, marked: '', after: '' };
}

function markedLine(text: string, number: number, at: number, indent: number): ExcerptLine {
  const end = endOfToken(text, at);
  const isShort = text.length - indent <= MAX_LINE;
  const start = isShort ? indent : Math.max(indent, at - MAX_LINE / 2);
  const before = text.slice(start, at).toWellFormed();
  // The value itself is whole: it is what somebody looks for.
  const after = isShort ? text.slice(end) : text.slice(end, end + MAX_LINE / 2).toWellFormed();
  return {
    number,
    before: start > indent ? `…${before}` : before,
    marked: text.slice(at, end),
    after: end + after.length < text.length ? `${after}…` : after,
  };
}

function endOfToken(text: string, at: number): number {
  const scanner = createScanner(text);
  scanner.setPosition(at);
  scanner.scan();
  return Math.max(scanner.getPosition(), at + 1);
}
