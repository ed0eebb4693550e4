import type { LetterMetrics } from '#schema/site.ts';
import { lineWidth } from '../theme/letter-widths.ts';
import type { TypeTokens } from './type-tokens.ts';

/** A line of a title whose lines all have one width: its size is that width divided by `width`. */
export interface FittedLine {
  text: string;
  /** In ems. */
  width: number;
  /** Of a font with an axis of width, in percent. */
  stretch?: number;
}

/**
 * Breaks a title into lines that have nearly one height when all are printed in one width. `height` is how high the title is meant to be, by its width.
 * Undefined: no break gives such lines, or the title has letters whose widths are not known.
 */
export function fittedLines(
  title: string,
  letters: LetterMetrics,
  type: Pick<TypeTokens, 'displayCase' | 'displayStretch' | 'displayTracking'>,
  height: number,
  /** How much wider the letters are than measured, since they are heavier. */
  wider = 1,
): FittedLine[] | undefined {
  const words = title.split(/\s+/).filter((word) => word !== '');
  const stretches = Object.keys(letters.widths).map(Number);
  if (words.length === 0 || words.length > MAX_WORDS || stretches.length === 0 || !MEASURED.test(title))
    return undefined;
  const hasAxis = stretches.length > 1;
  const least = hasAxis ? leastOf(stretches) : type.displayStretch;
  const most = hasAxis ? mostOf(stretches) : type.displayStretch;
  const leading = letters.capHeight + GAP;
  const widthOf = (text: string, stretch: number) =>
    wider *
    lineWidth(text, letters, {
      case: type.displayCase === 'uppercase' ? 'upper' : 'none',
      stretch,
      tracking: type.displayTracking / wider,
    });

  const settings = breaksOf(words).map((texts) => {
    const lines = texts.map((text) => ({ text, least: widthOf(text, least), most: widthOf(text, most) }));
    const widths = evenWidths(lines, (lines.length * leading) / height);
    const total = widths.reduce((sum, width) => sum + leading / width, 0);
    const unevenness = mostOf(widths) / leastOf(widths);
    return {
      texts,
      widths,
      total,
      unevenness,
      cost: Math.abs(Math.log(total / height)) + UNEVEN * Math.log(unevenness),
    };
  });
  const possible = settings.filter(
    ({ total, unevenness }) =>
      unevenness <= MAX_UNEVENNESS && total <= height * MAX_HEIGHT && total >= height * MIN_HEIGHT,
  );
  const [first, ...others] = possible;
  if (first === undefined) return undefined;
  const best = others.reduce((one, other) => (other.cost < one.cost ? other : one), first);
  return best.texts.map((text, index) => {
    if (!hasAxis) return { text, width: round(widthOf(text, least)) };
    const stretch = stretchFor((at) => widthOf(text, at), best.widths[index] ?? 0, least, most);
    return { text, width: round(widthOf(text, stretch)), stretch };
  });
}

/** Between the capitals of two lines, in ems. */
const GAP = 0.08;
const MAX_WORDS = 12;
const MAX_LINES = 5;
/** The largest line by the smallest. */
const MAX_UNEVENNESS = 2.4;
/** How much higher than meant the title may get. */
const MAX_HEIGHT = 1.7;
/** How much lower. */
const MIN_HEIGHT = 0.33;
/** What uneven lines cost, where a wrong height costs 1. */
const UNEVEN = 0.9;
/** Other scripts are not measured. */
const MEASURED = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}\p{M}]+$/u;

const leastOf = (numbers: number[]) => numbers.reduce((one, other) => Math.min(one, other));
const mostOf = (numbers: number[]) => numbers.reduce((one, other) => Math.max(one, other));
const round = (ems: number) => Math.round(ems * 1000) / 1000;

/** All ways to break a title into at most five lines. */
function breaksOf(words: string[], most = MAX_LINES): string[][] {
  if (most === 1) return [[words.join(' ')]];
  return words.flatMap((_, index) => {
    const line = words.slice(0, index + 1).join(' ');
    const rest = words.slice(index + 1);
    return rest.length === 0 ? [[line]] : breaksOf(rest, most - 1).map((lines) => [line, ...lines]);
  });
}

/** Of each line a width that its letters can have, as near as possible to that of the others and to the wanted one. */
function evenWidths(lines: { least: number; most: number }[], wanted: number): number[] {
  const from = mostOf(lines.map(({ least }) => least));
  const to = leastOf(lines.map(({ most }) => most));
  const common = from <= to ? Math.min(Math.max(wanted, from), to) : Math.sqrt(from * to);
  return lines.map(({ least, most }) => Math.min(Math.max(common, least), most));
}

/** The place on the axis of width at which a line is as wide as wanted. A line grows along the axis, though not evenly. */
function stretchFor(widthAt: (stretch: number) => number, wanted: number, least: number, most: number): number {
  let [low, high] = [least, most];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (widthAt(middle) < wanted) low = middle;
    else high = middle;
  }
  return Math.round(high);
}
